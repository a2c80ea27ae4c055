import { id } from '@haat/contract/core/fields';
import type { Language } from '@haat/contract/core/language';
import { getBillPdf, getOrder, listOrders, trackOrder } from '@haat/contract/orders/calls';
import type { Order, OrderPage, TrackedOrder } from '@haat/contract/orders/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';

// More vendors than one checkout can have.
const size = 60;

/** How many orders are shown at first, and how many more at a time. */
export const pageSize = 10;

/** The newest of the own orders. @throws CallError */
export const fetchNewest = (signal: AbortSignal): Promise<OrderPage> =>
  call(listOrders, { size: pageSize }, { signal });

/** One of the own orders; null for another's, and for what is no order. @throws CallError */
export const fetchOrder = (orderId: string, signal: AbortSignal): Promise<Order | null> =>
  unlessMissing(call(getOrder, { orderId }, { signal }));

/** The bill of an own order as a PDF. @throws CallError */
export const fetchBillPdf = (orderId: string, language: Language): Promise<Uint8Array<ArrayBuffer>> =>
  call(getBillPdf, { orderId, language });

/** The own orders of one checkout, all of them; none for another's, and for what is no checkout. @throws CallError */
export const fetchCheckout = async (checkoutId: string, signal: AbortSignal): Promise<Order[]> =>
  id.safeParse(checkoutId).success ? (await call(listOrders, { checkoutId, size }, { signal })).orders : [];

/** An order by the link that follows it; null where the link leads to none. @throws CallError */
export const fetchTracked = (token: string, signal: AbortSignal): Promise<TrackedOrder | null> =>
  unlessMissing(call(trackOrder, { token }, { signal }));

/** Another's order and an address that never was one read the same (design §5). */
const unlessMissing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  });
