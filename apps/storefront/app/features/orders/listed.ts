import type { Order, OrderPage } from '@haat/contract/orders/schemas';

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
 * A list with its newest orders asked for again: they stand as they are now, and one that has left them, as its status
 * is another, is gone. What was loaded beyond stays, and so does the place where the next ones begin, which is an order
 * and no number.
 */
export function withFresh(known: Listed, page: OrderPage): Listed {
  const last = page.orders.at(-1);
  if (!last || page.next === null) return page;
  const beyond = known.orders.filter((order) => isOlder(order, last));
  return beyond.length > 0 ? { orders: [...page.orders, ...beyond], next: known.next } : page;
}

// Whether an order stands below another one; those of one checkout were placed at one instant.
const isOlder = (order: Order, than: Order): boolean =>
  order.createdAt === than.createdAt ? order._id < than._id : order.createdAt < than.createdAt;

function strangers(some: Order[], others: Order[]): Order[] {
  const ids = new Set(others.map(({ _id }) => _id));
  return some.filter(({ _id }) => !ids.has(_id));
}
