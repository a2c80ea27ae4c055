import * as z from 'zod/mini';

/** What a shopper's browser hears of its orders (spec §3, §7). */
export const orderEvents = {
  VendorOrderMessage: z.object({
    orderStatus: z.string(),
    orderId: z.string(),
    /** It came back to its seller, and keeps its status. */
    returned: z.optional(z.boolean()),
  }),
} as const;

/** What every open desk of a vendor hears of its orders, besides `deskNews` of a new one. */
export const deskOrderEvents = {
  /** An order stands elsewhere now, whoever moved it. */
  orderMoved: z.object({ orderId: z.string(), orderStatus: z.string() }),
} as const;
