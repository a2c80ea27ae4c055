import { getOrder, listOrders, trackOrder } from '@haat/contract/orders/endpoints';
import type { Order, TrackedOrder } from '@haat/contract/orders/endpoints';
import { call } from '../../core/call.ts';

// Imported when a screen asks: a first load waits for no schema that reads an answer.

/** More vendors than one checkout can have. */
const size = 60;

/** One of the own orders. @throws CallError 404 for another's, 400 for what is no id */
export const fetchOrder = (orderId: string, signal: AbortSignal): Promise<Order> =>
  call(getOrder, { orderId }, { signal });

/** The own orders of one checkout, all of them. */
export const fetchCheckout = async (checkoutId: string, signal: AbortSignal): Promise<Order[]> =>
  (await call(listOrders, { checkoutId, size }, { signal })).orders;

/** An order by the link that follows it. @throws CallError 404 where the link leads to none */
export const fetchTracked = (token: string, signal: AbortSignal): Promise<TrackedOrder> =>
  call(trackOrder, { token }, { signal });
