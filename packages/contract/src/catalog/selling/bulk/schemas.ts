import * as z from 'zod/mini';
import { id, rupees } from '../../../core/fields.ts';
import { refuses } from '../../../core/problem.ts';
import { maxBulk } from '../../rules.ts';

// What costs nothing is given away by mistake.
const price = rupees.check(z.gte(1));
const notZero = { error: 'Nothing would change.' };

/** What is done to each of several products. Where a price rises above the one that is struck through, that one rises with it. */
const change = z.discriminatedUnion('kind', [
  /** Prices by so many percent, to whole rupees. */
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.int().check(
      z.gte(-95),
      z.lte(500),
      z.refine((by) => by !== 0, notZero),
    ),
  }),
  z.strictObject({
    kind: z.literal('rupees'),
    rupees: z.int().check(
      z.gte(-1_000_000),
      z.lte(1_000_000),
      z.refine((by) => by !== 0, notZero),
    ),
  }),
  z.strictObject({ kind: z.literal('price'), price, markPrice: price }).check(
    z.refine(({ price: now, markPrice }) => now <= markPrice, {
      path: ['price'],
      error: 'The price is above the one that is struck through.',
    }),
  ),
  z.strictObject({ kind: z.literal('active'), active: z.boolean() }),
  z.strictObject({ kind: z.literal('category'), categoryId: id }),
]);
export type BulkChange = z.output<typeof change>;

/** What of a product can be changed together with others. Prices in whole rupees. */
const state = z.strictObject({
  price: z.number(),
  markPrice: z.number(),
  active: z.boolean(),
  categoryId: z.string(),
});
export type BulkState = z.output<typeof state>;

const changed = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  /** The product's version before, or where it was applied after. */
  version: z.number(),
  before: state,
  after: state,
});
export type BulkChanged = z.output<typeof changed>;

const left = z.strictObject({
  _id: z.string(),
  /** None where no such product is there any more. */
  title: z.nullable(z.string()),
  titleNe: z.nullable(z.string()),
  problem: z.enum(['changed-meanwhile', 'not-found', 'price-out-of-range']),
});

export const bulkChange = {
  summary:
    "Changes several of the vendor's own products alike. Without `apply` it only tells what would become of each. Those that cannot be changed, or were changed since the version that is named, are left as they are and told.",
  input: z.strictObject({
    products: z.array(z.strictObject({ _id: id, version: z.int() })).check(
      z.minLength(1),
      z.maxLength(maxBulk),
      z.refine((all) => new Set(all.map(({ _id }) => _id.toLowerCase())).size === all.length, {
        error: 'One is named twice.',
      }),
    ),
    change,
    apply: z.boolean(),
  }),
  answer: z.strictObject({
    applied: z.boolean(),
    changed: z.array(changed),
    /** How many are that way already. */
    unchanged: z.number(),
    left: z.array(left),
  }),
  refuses: refuses('category-open', 'seller-suspended'),
};
export type BulkResult = z.output<typeof bulkChange.answer>;
