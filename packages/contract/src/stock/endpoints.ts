import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;

export const getStock = endpoint({
  method: 'GET',
  path: '/api/stock/get/:productId',
  access: 'public',
  summary:
    'How many pieces are left, as the first of a list; an empty list for a product nobody knows (spec §7).',
  params: z.object({ productId: id }),
  answer: z.array(z.strictObject({ productId: z.string(), remainingQty: z.number() })),
});

export const inventory = z.strictObject({
  stockQuantity: z.number(),
  status: z.enum(stockStatuses),
  location: z.nullable(z.string()),
  lowStockThreshold: z.number(),
  isLowStock: z.boolean(),
});
export type Inventory = z.output<typeof inventory>;

export const getInventory = endpoint({
  method: 'GET',
  path: '/api/inventory/get/:productId',
  access: 'public',
  summary: 'The inventory of a product, as the first of a list (spec §3, §7).',
  params: z.object({ productId: id }),
  answer: z.array(inventory),
});

/** What a cart needs to know of a product to be shown truthfully. Price in whole rupees. */
export const cartFact = z.strictObject({
  productId: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  slug: z.string(),
  image: z.nullable(z.string()),
  price: z.number(),
  remainingQty: z.number(),
  adminId: z.strictObject({ _id: z.string(), shopName: z.string(), slug: z.string() }),
});
export type CartFact = z.output<typeof cartFact>;

export const checkCart = endpoint({
  method: 'POST',
  path: '/api/stock/check',
  access: 'public',
  summary: 'Price and stock of up to 100 products in one call; one that is gone is missing from the answer.',
  input: z.strictObject({ productIds: z.array(id).check(z.maxLength(100)) }),
  answer: z.array(cartFact),
});
