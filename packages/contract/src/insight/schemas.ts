import * as z from 'zod/mini';
import { done, id, integerInQuery } from '../core/fields.ts';
import { refuses } from '../core/problem.ts';
import { vendorMark } from '../vendors/schemas.ts';
import { spans } from './rules.ts';

/** The last so many days in Nepal; 30 unless told. */
const days = z.optional(z.pipe(integerInQuery(1, 90), z.literal(spans)));

/**
 * The goods of what was sold, in whole rupees, without delivery; null for a helper without sight of money, to whom it is told
 * nowhere.
 */
const revenue = z.nullable(z.number());

/** What was ordered in some time. `sold` and `revenue` leave out what is not confirmed, was cancelled or came back. */
const sales = {
  orders: z.number(),
  sold: z.number(),
  revenue,
};

/** A day in Nepal, `2026-11-23`: an order counts on the day it was placed. */
const salesOfDay = z.strictObject({ day: z.string(), ...sales });
export type SalesOfDay = z.output<typeof salesOfDay>;

const productSales = z.strictObject({
  productId: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  pieces: z.number(),
  revenue,
});
export type ProductSales = z.output<typeof productSales>;

const vendorSales = z.strictObject({ vendor: vendorMark, ...sales });
export type VendorSales = z.output<typeof vendorSales>;

const lookedAt = z.strictObject({
  productId: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  views: z.number(),
  sold: z.number(),
});
export type LookedAt = z.output<typeof lookedAt>;

const missed = z.strictObject({
  term: z.string(),
  times: z.number(),
  /** The last day in Nepal on which it was searched for. */
  lastDay: z.string(),
});
export type Missed = z.output<typeof missed>;

const figures = {
  /** Each of the days, the oldest first, also those without an order. */
  days: z.array(salesOfDay),
  /** What brought most, at most 20. */
  products: z.array(productSales),
  /** What was looked at most, at most 20. */
  lookedAt: z.array(lookedAt),
  /**
   * What was searched for in the whole shop and not found, most often first, at most 50: also for one vendor, who may have
   * it. It says nothing of who searched.
   */
  missed: z.array(missed),
};

export const sellerInsight = {
  summary:
    "The vendor's own orders, revenue and best products of the last days, and what the shop's searches did not find.",
  input: z.strictObject({ days }),
  answer: z.strictObject(figures),
};

export const shopInsight = {
  summary: 'Orders, revenue and best products of the last days, of the whole shop or of one vendor.',
  input: z.strictObject({ days, vendorId: z.optional(id) }),
  answer: z.strictObject({
    ...figures,
    vendor: z.nullable(vendorMark),
    /** Of the whole shop: who sold, most first, at most 500. */
    vendors: z.array(vendorSales),
  }),
  refuses: refuses('not-found'),
};

export const countProductView = {
  summary: 'Counts that the page of a product is looked at. Nothing is kept of who does.',
  params: z.object({ productId: id }),
  answer: done,
};

export const countMissedSearch = {
  summary: 'Counts that a search found nothing. Nothing is kept of who searched.',
  input: z.strictObject({ term: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: done,
};
