import { fill } from './text/fill.ts';
import * as z from 'zod/mini';
import { rupeesText } from './money.ts';
import { problems } from './problems.ts';
import type { ProblemCode } from './problems.ts';

/** What a call refuses, for its schemas. */
export const refuses = (...codes: ProblemCode[]): readonly ProblemCode[] => codes;

/** What stopped a line of an order. More than one thing may: a line that is short tells `left` whatever its code. */
const lineProblem = z.object({
  productId: z.string(),
  /** The line's choice as far as it was made; without it every line of the product is meant. */
  variant: z.optional(z.object({ size: z.nullable(z.string()), color: z.nullable(z.string()) })),
  code: z.enum([
    'not-found',
    'variant-gone',
    'choice-open',
    'offer-gone',
    'price-changed',
    'too-few-left',
    'out-of-stock',
  ]),
  /** What is still to be chosen. */
  open: z.optional(z.array(z.enum(['size', 'color']))),
  /** Pieces left, where more were wanted. */
  left: z.optional(z.number()),
  /** The price that counts now, in whole rupees, where another one was shown. */
  price: z.optional(z.number()),
});
/** One line that stopped an order, in `lines` of the refusal. */
export type LineProblem = z.output<typeof lineProblem>;

export type ProblemDetails = {
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Pieces left of the product that stopped an order. */
  left?: number;
  /** The price that counts now, in whole rupees. */
  price?: number;
  /** What the whole order costs now, with its delivery, in whole rupees. */
  total?: number;
  /** The least that may be offered, in whole rupees. */
  minimum?: number;
  /** The most that can be settled now, in whole rupees. */
  amount?: number;
  /** How many things stand in the way. */
  count?: number;
  /** The product that stopped an order. */
  productId?: string;
  /** Every line that stopped an order, in their order; the fields above tell of the first one. */
  lines?: LineProblem[];
  /** Where an order is now, for who wanted to take it elsewhere. */
  orderStatus?: string;
  /** Seconds to wait before another try. */
  retryAfter?: number;
};

/** The body of every 4xx and 5xx answer (design D8). */
export const problem = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  left: z.optional(z.number()),
  price: z.optional(z.number()),
  total: z.optional(z.number()),
  minimum: z.optional(z.number()),
  amount: z.optional(z.number()),
  count: z.optional(z.number()),
  productId: z.optional(z.string()),
  lines: z.optional(z.array(lineProblem)),
  orderStatus: z.optional(z.string()),
  retryAfter: z.optional(z.number()),
});
/** A refusal as it travels: `error` is for people, `code` for screens; sums in whole rupees, `retryAfter` in seconds. */
export type Problem = z.output<typeof problem>;

/** A refusal by code; one handler on the server makes the HTTP answer, screens choose the words. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(wordsOf(code, details));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return problems[this.code].status;
  }
  /** The wire form. */
  get body(): Problem {
    return { error: this.message, code: this.code, ...this.details };
  }
}

/** Makes a refusal to throw: `throw refusal('too-few-left', { left: 2 })`. */
export const refusal = (code: ProblemCode, details?: ProblemDetails) => new Refusal(code, details);

const inRupees: readonly string[] = ['price', 'total', 'minimum', 'amount'];

function wordsOf(code: ProblemCode, details: ProblemDetails): string {
  return fill(problems[code].text, (name) => {
    const value = details[name as keyof ProblemDetails];
    if (inRupees.includes(name) && typeof value === 'number') return rupeesText(value, 'en-US');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
