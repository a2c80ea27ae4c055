import { knownStatus } from '@haat/contract/orders/rules';

/** What the sum of an order is to its seller: nobody collects what was handed over, or will not be. */
export function totalLabel(status: string): 'order.total' | 'order.collected' | 'order.sum' {
  const known = knownStatus(status);
  if (known === 'delivered') return 'order.collected';
  return known === 'cancelled' ? 'order.sum' : 'order.total';
}
