import { knownStatus } from '@haat/contract/orders/rules';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';

/** What the sum of an order is to its seller: nobody collects what was handed over, came back or will not be sent. */
export function totalLabel({
  status,
  returned,
}: Pick<SellerOrder, 'status' | 'returned'>): 'order.total' | 'order.collected' | 'order.sum' {
  const known = knownStatus(status);
  if (returned || known === 'cancelled') return 'order.sum';
  return known === 'delivered' ? 'order.collected' : 'order.total';
}
