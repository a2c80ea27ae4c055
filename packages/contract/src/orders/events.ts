import * as z from 'zod/mini';

/** What a shopper's browser hears of its orders (spec §3, §7). */
export const orderEvents = {
  VendorOrderMessage: z.object({ orderStatus: z.string(), orderId: z.string() }),
} as const;
