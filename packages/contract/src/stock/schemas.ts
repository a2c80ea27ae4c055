import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { chosenVariant } from '../catalog/product.ts';
import { done, id } from '../core/fields.ts';
import { languages } from '../core/language.ts';
import { vendorMark } from '../vendors/schemas.ts';
import { stockStatuses } from './rules.ts';

export const getStock = {
  summary:
    'How many pieces are left, as the first of a list; an empty list for a product nobody knows (spec §7).',
  params: z.object({ productId: id }),
  answer: z.array(z.strictObject({ productId: z.string(), remainingQty: z.number() })),
};

export const inventory = z.strictObject({
  stockQuantity: z.number(),
  status: z.enum(stockStatuses),
  /** From where it is sent, in the seller's words. */
  location: z.nullable(z.string()),
  locationNe: z.nullable(z.string()),
  lowStockThreshold: z.number(),
  isLowStock: z.boolean(),
});

export type Inventory = z.output<typeof inventory>;

export const getInventory = {
  summary: 'The inventory of a product, as the first of a list (spec §3, §7).',
  params: z.object({ productId: id }),
  answer: z.array(inventory),
};

/** What a cart needs to know of a product to be shown truthfully. Price in whole rupees. */
export const cartFact = z.strictObject({
  productId: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  price: z.number(),
  /** Of all variants together (design D20). */
  remainingQty: z.number(),
  /** Every variant there is, in the seller's order; none where the product is sold in one way only. */
  variants: z.array(
    z.strictObject({
      size: z.nullable(z.string()),
      sizeNe: z.nullable(z.string()),
      color: z.nullable(z.string()),
      colorNe: z.nullable(z.string()),
      colorPicker: z.nullable(z.string()),
      remainingQty: z.number(),
      /** The picture of its colour; null where there is none. */
      image: z.nullable(z.string()),
    }),
  ),
  adminId: vendorMark,
});

export type CartFact = z.output<typeof cartFact>;

export const checkCart = {
  summary: 'Price and stock of up to 100 products in one call; one that is gone is missing from the answer.',
  input: z.strictObject({ productIds: z.array(id).check(z.maxLength(100)) }),
  answer: z.array(cartFact),
};

/** What somebody waits for: a variant, or where none is named any piece of the product. */
const awaited = z.strictObject({ productId: id, variant: z.optional(z.nullable(chosenVariant)) });

export const notifyOfStock = {
  summary:
    'One mail when what is sold out is back in stock; asking again changes nothing. At most 50 are awaited.',
  input: z.strictObject({ ...awaited.shape, language: z.optional(z.enum(languages)) }),
  answer: done,
  refuses: refuses('choice-open', 'in-stock', 'not-found', 'too-many-waits', 'variant-gone'),
};

export const forgetStockNotice = {
  summary: 'Sends no mail when it is back in stock, after all.',
  input: awaited,
  answer: done,
};
