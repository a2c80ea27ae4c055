import * as z from 'zod/mini';

/** The profile by which a shop customises the site (spec §1, §3). */
export const shopProfile = z.strictObject({
  shopName: z.string(),
  /** The name in Devanagari, where the shop gave one. */
  shopNameNe: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  favicon: z.nullable(z.string()),
  intro: z.string(),
  introNe: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  addressNe: z.nullable(z.string()),
  messagingNumber: z.nullable(z.string()),
  whatsappLink: z.nullable(z.string()),
  facebookLink: z.nullable(z.string()),
  instagramLink: z.nullable(z.string()),
  tiktokLink: z.nullable(z.string()),
  registrationNo: z.nullable(z.string()),
  pan: z.nullable(z.string()),
});
export type ShopProfile = z.output<typeof shopProfile>;

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** The shop's colours (spec §3); base and selected fall back to primary (spec §9). */
export const theme = z.strictObject({
  primaryColor: colour,
  textColor: colour,
  baseColor: colour,
  selectedColor: colour,
});
export type Theme = z.output<typeof theme>;

/** The three oddities of the spec that an owner may choose otherwise (design D11). */
export const shopSettings = z.strictObject({
  quickViewRating: z.enum(['fixed', 'real']),
  loginToOpenProduct: z.enum(['on', 'off']),
  newsletter: z.enum(['local', 'stored']),
});
export type ShopSettings = z.output<typeof shopSettings>;
