import * as z from 'zod/mini';
import { text } from '../core/fields.ts';
import { vendorMark } from '../vendors/schemas.ts';

/** A picture of a product; `color` names the variant colour it shows. */
export const productImage = z.strictObject({
  url: z.string(),
  isPrimary: z.boolean(),
  altText: z.string(),
  color: z.optional(z.nullable(z.string())),
});
/** A picture by its address at its largest width; smaller ones by `pictureAt` and `pictureSet`. */
export type ProductImage = z.output<typeof productImage>;

/** What a seller also says in Nepali; the other text stands where they did not. */
const inNepali = z.optional(z.nullable(z.string()));

export const property = z.strictObject({
  _id: z.optional(z.string()),
  name: z.string(),
  nameNe: inNepali,
  value: z.string(),
  valueNe: inNepali,
});
/** A name and its value, such as a row of the specification. */
export type Property = z.output<typeof property>;

/**
 * One choice of size and colour; null for what a product has no choice of. `colorPicker` is the dot's colour, `#rgb`
 * or `#rrggbb`.
 */
export const offeredVariant = z.strictObject({
  size: z.nullable(z.string()),
  sizeNe: inNepali,
  color: z.nullable(z.string()),
  colorNe: inNepali,
  colorPicker: z.nullable(z.string()),
  extraProperties: z.array(property),
});
/** A choice without its stock, so that it may be kept. */
export type OfferedVariant = z.output<typeof offeredVariant>;

/** The same, and whether a piece of it is left: a page is made anew when that changes, not at every sale (design D4). */
export const variant = z.strictObject({ ...offeredVariant.shape, inStock: z.boolean() });
export type Variant = z.output<typeof variant>;

export const option = z.strictObject({
  name: z.string(),
  nameNe: inNepali,
  values: z.array(z.string()),
  /** In the order of `values`. */
  valuesNe: z.optional(z.nullable(z.array(z.string()))),
});
/** A choice's name with all its values, for the product's page. */
export type Option = z.output<typeof option>;

const categoryMark = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
});

/** A product as a card shows it. Prices in whole rupees; `discount` is a percent as text, "0" for none (spec §3). */
export const productCard = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  price: z.number(),
  sellingPrice: z.number(),
  markPrice: z.number(),
  discount: z.string(),
  image: z.nullable(z.string()),
  images: z.array(productImage),
  adminId: vendorMark,
  innerCatId: z.strictObject({ slug: z.string() }),
  inStock: z.boolean(),
});
/** A product on a card: `adminId` is its seller, `innerCatId` its own category, the words of the spec. */
export type ProductCard = z.output<typeof productCard>;

/** What a product's page and its seller's form both read as it is stored. Descriptions are sanitised HTML. */
export const storedFields = z.strictObject({
  description: z.string(),
  descriptionNe: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  specifications: z.array(property),
  options: z.array(option),
  attributes: z.array(property),
});

/** A product, whole (spec §3). */
export const product = z.strictObject({
  ...productCard.shape,
  ...storedFields.shape,
  variants: z.array(variant),
  /** From the root down to the product's own category. */
  categories: z.array(categoryMark),
  rating: z.strictObject({ average: z.number(), count: z.number() }),
  createdAt: z.string(),
});
/** A product as its page gets it: of its stock it says only whether a piece is left. */
export type Product = z.output<typeof product>;

/** Which of a product's variants a line means. */
export const chosenVariant = z.strictObject({
  size: z.optional(z.nullable(text(80))),
  color: z.optional(z.nullable(text(80))),
});
/** A choice as carts and orders send it; what is absent and what is null mean the same. */
export type ChosenVariant = z.output<typeof chosenVariant>;

/** A choice as an order keeps it: named in Nepali too, as its seller named it then. */
export const orderedVariant = z.strictObject({ ...chosenVariant.shape, sizeNe: inNepali, colorNe: inNepali });
/** A choice of a placed order, which no later change of the product alters. */
export type OrderedVariant = z.output<typeof orderedVariant>;
