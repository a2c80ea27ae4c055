import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';

/** Products in one part: each has an address in both languages, and a part of the sitemap holds 5,000 at most. */
export const maxSitemapPart = 2_500;

export const listSitemapParts = endpoint({
  method: 'GET',
  path: '/api/product/sitemap-parts',
  access: 'public',
  summary:
    'The parts into which the addresses of all products fall: where each begins, and its newest change.',
  answer: z.array(z.strictObject({ from: z.string(), changedAt: instant })),
});

export const listSitemapProducts = endpoint({
  method: 'GET',
  path: '/api/product/sitemap',
  access: 'public',
  summary: 'One part of the addresses of all products, from the product with which it begins.',
  input: z.strictObject({ from: id }),
  answer: z.array(z.strictObject({ slug: z.string(), changedAt: instant })),
});
