import type { Order, OrderPage } from '@haat/contract/orders/endpoints';

/** Some orders, newest first, and where the next ones begin; null where there are no more. */
export interface Listed {
  orders: Order[];
  next: string | null;
}

/** A list with the page that follows it; what has moved onto it meanwhile stands where it was. */
export const withMore = ({ orders }: Listed, page: OrderPage): Listed => ({
  orders: [...orders, ...strangers(page.orders, orders)],
  next: page.next,
});

/**
 * A list with its newest orders asked for again: each as it is now, new ones before them. What was loaded beyond stays,
 * and so does the place where the next ones begin, which is an order and no number.
 */
export function withFresh(known: Listed, page: OrderPage): Listed {
  if (known.orders.length === 0) return page;
  const fresh = new Map(page.orders.map((order) => [order._id, order]));
  const kept = known.orders.map((order) => fresh.get(order._id) ?? order);
  return { orders: [...strangers(page.orders, known.orders), ...kept], next: known.next };
}

/** Those of some orders that are not among others. */
function strangers(some: Order[], others: Order[]): Order[] {
  const ids = new Set(others.map(({ _id }) => _id));
  return some.filter(({ _id }) => !ids.has(_id));
}
