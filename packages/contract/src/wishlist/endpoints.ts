import * as z from 'zod/mini';
import { productCard } from '../catalog/product.ts';
import { endpoint } from '../core/endpoint.ts';
import { done, id } from '../core/fields.ts';

export const checkWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist/check/:productId',
  access: 'account',
  summary: 'Whether a product is in the own wishlist (spec §7).',
  params: z.object({ productId: id }),
  answer: z.strictObject({ exist: z.boolean() }),
});

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/add',
  access: 'account',
  summary: 'Puts a product into the own wishlist (spec §7).',
  input: z.strictObject({ productId: id }),
  answer: done,
});

export const removeFromWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/remove',
  access: 'account',
  summary: 'Takes a product out of the own wishlist (spec §7).',
  input: z.strictObject({ productId: id }),
  answer: done,
});

export const getWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist/get_all',
  access: 'account',
  summary: 'The products of the own wishlist, newest first, at most 200.',
  answer: z.array(productCard),
});
