import type * as z from 'zod/mini';
import type { DeskNews, deskEvents } from '@haat/contract/core/channel';
import type { deskOrderEvents, orderEvents } from '@haat/contract/orders/events';
import type { Sockets } from '../../core/realtime/sockets.ts';

type ShopperOrderMessage = z.output<(typeof orderEvents)['VendorOrderMessage']>;
type DeskOrderMessage = z.output<(typeof deskOrderEvents)['orderMoved']>;

interface Stands {
  shopId: string;
  vendorId: string;
  orderId: string;
}

/** What browsers hear about orders. Call it after the commit: what was rolled back is not told. */
export interface OrderChannel {
  /** Every open desk of the vendor hears that somebody has ordered. */
  placed(order: Stands): void;
  /** Every open page of the shopper hears where the order is now, or that it came back (spec §4), a guest having none, and so does every open desk of its vendor. */
  moved(order: Stands & { accountId: string | null; status: string; returned?: boolean }): void;
}

/** The socket door of orders; who hears is decided by the connection's session (`core/realtime/sockets.ts`). */
export const orderChannel = (sockets: Sockets): OrderChannel => ({
  placed({ orderId, ...vendor }) {
    const news: DeskNews = { kind: 'order', _id: orderId };
    sockets.tellVendor(vendor, 'deskNews' satisfies keyof typeof deskEvents, news);
  },
  moved({ shopId, vendorId, accountId, orderId, status, returned }) {
    const moved: DeskOrderMessage = { orderId, orderStatus: status };
    sockets.tellVendor({ shopId, vendorId }, 'orderMoved' satisfies keyof typeof deskOrderEvents, moved);
    if (accountId === null) return;
    const message: ShopperOrderMessage = { orderStatus: status, orderId, ...(returned && { returned }) };
    sockets.tell({ shopId, accountId }, 'VendorOrderMessage' satisfies keyof typeof orderEvents, message);
  },
});
