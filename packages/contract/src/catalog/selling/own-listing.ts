import * as z from 'zod/mini';
import { id, integerInQuery } from '../../core/fields.ts';
import { ownSorts } from '../rules.ts';

/** Where a product stood when it was listed, whatever becomes of it: shown or not, its price, when it was added, and its id. */
export const placeShape = /^([01])~(\d{1,10})~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f-]{36})$/;

/** What a list of a vendor's own products is narrowed to, and from where on it goes. */
export const ownListing = {
  /** A part of the title, in either language. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Only those that lie in it: one that has no others below it. */
  category: z.optional(id),
  sort: z.optional(z.enum(ownSorts)),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(placeShape))),
  size: z.optional(integerInQuery(1, 60)),
};
