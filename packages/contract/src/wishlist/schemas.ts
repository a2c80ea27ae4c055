import { refuses } from '../core/problem.ts';
import * as z from 'zod/mini';
import { productCard } from '../catalog/product.ts';
import { done, id } from '../core/fields.ts';

export const checkWishlist = {
  summary: 'Whether a product is in the own wishlist (spec §7).',
  params: z.object({ productId: id }),
  answer: z.strictObject({ exist: z.boolean() }),
};

export const addToWishlist = {
  summary: 'Puts a product into the own wishlist (spec §7).',
  input: z.strictObject({ productId: id }),
  answer: done,
  refuses: refuses('not-found', 'wishlist-full'),
};

export const removeFromWishlist = {
  summary: 'Takes a product out of the own wishlist (spec §7).',
  input: z.strictObject({ productId: id }),
  answer: done,
};

export const getWishlist = {
  summary: 'The products of the own wishlist, newest first, at most 200.',
  answer: z.array(productCard),
};
