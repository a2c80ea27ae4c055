import type * as z from 'zod/mini';
import type { orderEvents } from '@haat/contract/orders/events';
import type { Sockets } from '../../core/realtime/sockets.ts';

type Said = z.output<(typeof orderEvents)['VendorOrderMessage']>;

/** What browsers hear about orders. Call it after the commit: what was rolled back is not told. */
export interface OrderChannel {
  /** Every open page of the shopper hears where the order is now (spec §4); a guest has none that could. */
  moved(order: { shopId: string; accountId: string | null; orderId: string; status: string }): void;
}

/** The socket door of orders; who hears is decided by the connection's session (`core/realtime/sockets.ts`). */
export const orderChannel = (sockets: Sockets): OrderChannel => ({
  moved({ shopId, accountId, orderId, status }) {
    if (accountId === null) return;
    const said: Said = { orderStatus: status, orderId };
    sockets.tell({ shopId, accountId }, 'VendorOrderMessage' satisfies keyof typeof orderEvents, said);
  },
});
