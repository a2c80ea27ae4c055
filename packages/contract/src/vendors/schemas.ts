import * as z from 'zod/mini';
import { slug } from '../core/fields.ts';

/** A vendor as `adminId` on the wire (spec §3, design D13). `slug` is its place under `/shop/`. */
export const vendorMark = z.strictObject({
  _id: z.string(),
  shopName: z.string(),
  /** Left out of answers that were kept from before there was one. */
  shopNameNe: z.optional(z.nullable(z.string())),
  slug: z.string(),
  /** Where it sells from; left out where only its name matters. */
  city: z.optional(z.string()),
  cityNe: z.optional(z.nullable(z.string())),
});

export type VendorMark = z.output<typeof vendorMark>;

export const vendor = z.strictObject({
  _id: z.string(),
  shopName: z.string(),
  shopNameNe: z.nullable(z.string()),
  slug: z.string(),
  intro: z.string(),
  introNe: z.nullable(z.string()),
  city: z.string(),
  cityNe: z.nullable(z.string()),
  district: z.string(),
  districtNe: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  since: z.string(),
  pan: z.nullable(z.string()),
  vatRegistered: z.boolean(),
  products: z.number(),
});

export type Vendor = z.output<typeof vendor>;

/** A vendor as its own page shows it: with what shoppers gave its products, the average in stars. */
export const vendorProfile = z.strictObject({
  ...vendor.shape,
  rating: z.strictObject({ average: z.number(), count: z.number() }),
});

export type VendorProfile = z.output<typeof vendorProfile>;

export const getVendor = {
  summary: 'A vendor, by its name or by its place under /shop/.',
  params: z.object({ shopName: slug }),
  answer: vendorProfile,
};

export const listVendors = {
  summary: 'The vendors of this shop.',
  answer: z.array(vendor),
};
