import * as z from 'zod/mini';
import { id, integerInQuery, pricedPlace, prose } from '../../core/fields.ts';
import { ownSorts } from '../rules.ts';

/** What a list of a vendor's own products is narrowed to, and from where on it goes. */
export const ownListing = {
  /** A part of the title, in either language. */
  q: z.optional(prose(100)),
  /** Only those that lie in it: one that has no others below it. */
  category: z.optional(id),
  sort: z.optional(z.enum(ownSorts)),
  /** The `next` of the page before: where its last product stood, whatever has become of it. */
  after: z.optional(pricedPlace),
  size: z.optional(integerInQuery(1, 60)),
};
