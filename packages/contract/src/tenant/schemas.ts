import * as z from 'zod/mini';
import { doneWith, email, line, prose, saved, version } from '../core/fields.ts';
import { webLink } from '../core/text/links.ts';
import { maxPhotoBytes } from '../core/photos.ts';
import { refuses } from '../core/problem.ts';
import { patternNames } from './patterns.ts';

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

const promises = z.strictObject({
  /** Nothing is paid before the goods are in one's hands. */
  pay: z.boolean(),
  /** What delivery costs is shown before anything is ordered. */
  fee: z.boolean(),
  /** Days within which goods may go back; null where none is promised. */
  returnDays: z.nullable(z.int().check(z.gte(1), z.lte(90))),
});

export type ShopPromises = z.output<typeof promises>;

/** What an owner chooses: the three oddities of the spec (design D11), and what the shop looks like and promises. */
export const shopSettings = z.strictObject({
  quickViewRating: z.enum(['fixed', 'real']),
  loginToOpenProduct: z.enum(['on', 'off']),
  newsletter: z.enum(['local', 'stored']),
  /** The dhaka cloth under the header, above the footer and on the bill. */
  pattern: z.enum(patternNames),
  promises,
});

export type ShopSettings = z.output<typeof shopSettings>;

const orEmpty = <T extends z.ZodMiniType>(field: T) => z.union([z.literal(''), field]);

export const readShopDesk = {
  summary: 'Profile, theme and settings of the own shop.',
  answer: z.strictObject({
    profile: shopProfile,
    theme,
    settings: shopSettings,
    /** Sent back with each part that is saved, so that nobody overwrites what they have not seen. */
    versions: z.strictObject({ profile: version, theme: version, settings: version }),
  }),
};

const savedPart = doneWith(z.strictObject({ version }));

export const saveProfile = {
  summary: "Changes the own shop's profile.",
  input: z.strictObject({
    version,
    shopName: line(80),
    shopNameNe: z.optional(z.nullable(line(80))),
    intro: prose(1_000),
    introNe: z.nullable(prose(1_000)),
    email: orEmpty(email),
    phone: orEmpty(line(30)),
    address: orEmpty(line(200)),
    addressNe: z.nullable(line(200)),
    messagingNumber: z.nullable(line(30)),
    whatsappLink: z.nullable(webLink),
    facebookLink: z.nullable(webLink),
    instagramLink: z.nullable(webLink),
    tiktokLink: z.nullable(webLink),
    registrationNo: z.nullable(line(120)),
    pan: z.nullable(line(20)),
  } satisfies Record<Exclude<keyof ShopProfile, ShopPicture> | 'version', z.ZodMiniType>),
  answer: savedPart,
  refuses: refuses('changed-meanwhile', 'not-for-helpers'),
};

const shopPicture = z.enum(['logo', 'favicon']);

export type ShopPicture = z.output<typeof shopPicture>;

const picturePut = doneWith(
  z.strictObject({ logo: z.nullable(z.string()), favicon: z.nullable(z.string()) }),
);

export const setShopPicture = {
  summary: "Changes the own shop's logo or favicon; multipart with a file named image.",
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ which: shopPicture, image: z.array(z.file()).check(z.length(1)) }),
  answer: picturePut,
  refuses: refuses('photo-broken', 'photo-too-large', 'photo-too-small', 'photo-type'),
};

export const removeShopPicture = {
  summary: "Takes the own shop's logo or favicon away.",
  input: z.strictObject({ which: shopPicture }),
  answer: picturePut,
};

export const saveTheme = {
  summary: "Changes the own shop's colours.",
  input: z.strictObject({ ...theme.shape, version }),
  answer: savedPart,
  refuses: refuses('changed-meanwhile'),
};

export const saveSettings = {
  summary: "Changes the own shop's choices.",
  input: z.strictObject({ ...shopSettings.shape, version }),
  answer: savedPart,
  refuses: refuses('changed-meanwhile'),
};

/** Hours in which a guest's order is to be confirmed before its pieces go back. */
const guestOrders = z.strictObject({ confirmHours: z.int().check(z.gte(1), z.lte(168)) });

export const readGuestOrders = {
  summary: 'How the own shop treats orders without an account.',
  answer: guestOrders,
};

export const saveGuestOrders = {
  summary: 'Changes how the own shop treats orders without an account, from the next one on.',
  input: guestOrders,
  answer: saved,
};
