import { orderStatuses } from '@haat/contract/orders/rules';
import type { OrderStatus } from '@haat/contract/orders/rules';

/** What the queue shows, as it stands in the address: a step's orders, or what is found, in one step or in all. */
export interface Asked {
  /** None where all are searched. */
  status?: OrderStatus;
  q?: string;
  /** Only what waits too long. */
  late?: true;
  /** The oldest first. */
  sort?: 'waiting';
}

export function askedIn(query: URLSearchParams): Asked {
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const status = orderStatuses.find((each) => each === query.get('status'));
  return {
    ...(q === '' ? { status: status ?? 'pending' } : { q, ...(status && { status }) }),
    ...(query.get('late') === 'true' && { late: true }),
    ...(query.get('sort') === 'waiting' && { sort: 'waiting' }),
  };
}

export function placeOf(asked: Asked): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '/desk/orders' : `/desk/orders?${query}`;
}

/** Where those of a step are that wait too long, the longest first. */
export const lateAt = (status: OrderStatus): string => placeOf({ status, late: true, sort: 'waiting' });
