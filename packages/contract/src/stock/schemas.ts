import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { chosenVariant, orderedVariant } from '../catalog/product.ts';
import { done, doneWith, id, quantity } from '../core/fields.ts';
import { ownListing } from '../catalog/selling/own-listing.ts';
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

export const cancelStockNotice = {
  summary: 'Sends no mail when it is back in stock, after all.',
  input: awaited,
  answer: done,
};

/** Where pieces of a product are counted: of one variant, or where it is null of the product as a whole. */
const stockLine = z.strictObject({
  variant: z.nullable(orderedVariant),
  remainingQty: z.number(),
  lowStockThreshold: z.number(),
  /** As few are left as the threshold says, or none. */
  isLow: z.boolean(),
});

/** A product of the vendor with what is left of it. Price in whole rupees. */
export const stockedProduct = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  price: z.number(),
  /** What is struck through; no lower than the price. */
  markPrice: z.number(),
  active: z.boolean(),
  /** Raised by each change; a change says which version it was made on. */
  version: z.number(),
  /** Of all lines together. */
  remainingQty: z.number(),
  lines: z.array(stockLine),
});
export type StockedProduct = z.output<typeof stockedProduct>;

export const sellerStock = {
  summary: "The vendor's own products with what is left of each and of its variants, the newest first.",
  input: z.strictObject({
    /** This one alone. */
    productId: z.optional(id),
    ...ownListing,
    /** `low`: something of it is at its threshold or below; `out`: nothing of it is left. */
    only: z.optional(z.enum(['low', 'out'])),
    /** Only those that the shop shows, only those that it doesn't, or those that were taken out. */
    state: z.optional(z.enum(['active', 'hidden', 'archived'])),
  }),
  answer: z.strictObject({ products: z.array(stockedProduct), next: z.nullable(z.string()) }),
};

/** One of a product's lines; a product without variants has one, which needs no naming. */
const stockOf = { productId: id, variant: z.optional(z.nullable(chosenVariant)) };
const pieces = z.int().check(z.gte(0), z.lte(100_000));

export const setInventory = {
  summary:
    'Sets how many pieces are left or changes it by some, and the threshold of what is low (design §3).',
  idempotent: true,
  input: z
    .strictObject({
      ...stockOf,
      quantity: z.optional(pieces),
      /** The count that `quantity` replaces: where it is another one by now, nothing is replaced. Without it any is. */
      seen: z.optional(pieces),
      /** So many more, or fewer: of two at once both count. */
      change: z.optional(z.int().check(z.gte(-100_000), z.lte(100_000))),
      lowStockThreshold: z.optional(pieces),
    })
    .check(
      z.refine(({ quantity: set, change }) => set === undefined || change === undefined, {
        path: ['change'],
        error: 'Either the number itself or a change of it.',
      }),
      z.refine(({ quantity: set, seen }) => set !== undefined || seen === undefined, {
        path: ['seen'],
        error: 'Only a number replaces another one.',
      }),
      z.refine(
        (said) =>
          said.quantity !== undefined || said.change !== undefined || said.lowStockThreshold !== undefined,
        {
          path: ['quantity'],
          error: 'Nothing to change',
        },
      ),
    ),
  answer: doneWith(stockedProduct),
  refuses: refuses(
    'choice-open',
    'not-found',
    'out-of-stock',
    'stock-changed',
    'too-few-left',
    'variant-gone',
  ),
};

export const soldElsewhere = {
  summary: 'Takes pieces off that were sold outside the shop.',
  idempotent: true,
  input: z.strictObject({ ...stockOf, quantity }),
  answer: z.strictObject({
    message: z.string(),
    data: stockedProduct,
    /** Its key was sent before: the pieces were taken off then, and `data` is how it stood. */
    alreadyTaken: z.boolean(),
  }),
  refuses: refuses('choice-open', 'not-found', 'out-of-stock', 'too-few-left', 'variant-gone'),
};
