import * as z from 'zod/mini';

/**
 * Every way the server says no: its HTTP status and its default words (design D8). Screens choose the words by
 * code from their own language and fall back to these. `{left}` and the like are filled from the details.
 */
export const problems = {
  'invalid-input': { status: 400, text: 'Please check the marked fields.' },
  'invalid-json': { status: 400, text: 'The request could not be read.' },
  'login-required': { status: 401, text: 'Please login first for better experience' },
  'wrong-credentials': { status: 401, text: 'The email or the password is not right.' },
  'not-activated': {
    status: 403,
    text: 'Your account is not activated yet. We have sent you the activation link again.',
  },
  'not-allowed': { status: 403, text: 'Your account may not do this.' },
  'not-found': { status: 404, text: 'This is not here any more.' },
  'no-such-path': { status: 404, text: 'There is no such address here.' },
  'no-such-shop': { status: 404, text: 'There is no shop at this address.' },
  'out-of-stock': { status: 409, text: 'Sorry, this product is out of stock.' },
  'too-few-left': { status: 409, text: 'Only {left} left' },
  'price-changed': {
    status: 409,
    text: 'The price has changed to {price}. Please look again before you order.',
  },
  'wrong-vendor': { status: 409, text: 'This product is sold by another seller.' },
  'no-delivery': {
    status: 409,
    text: 'We do not deliver to this area. Please choose another delivery area.',
  },
  'not-cancellable': { status: 409, text: 'This order is already on its way and cannot be cancelled.' },
  'already-there': { status: 409, text: 'This is already there.' },
  'too-large': { status: 413, text: 'The request is too large.' },
  'key-reused': { status: 422, text: 'This order was already sent with other contents. Please try again.' },
  'too-many-requests': { status: 429, text: 'Too many requests. Please wait a moment.' },
  broken: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'The shop is busy for a moment. Please try again.' },
} as const;

export type ProblemCode = keyof typeof problems;

export type ProblemDetails = {
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Pieces left of the product that stopped an order. */
  left?: number;
  /** The price that counts now, in whole rupees. */
  price?: number;
  /** The product that stopped an order. */
  productId?: string;
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
  productId: z.optional(z.string()),
  retryAfter: z.optional(z.number()),
});
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

function wordsOf(code: ProblemCode, details: ProblemDetails): string {
  return problems[code].text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name as keyof ProblemDetails];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
