import type { Order } from '@haat/contract/orders/schemas';
import { expect, test } from 'vitest';
import { withFresh, withMore } from './listed.ts';
import type { Listed } from './listed.ts';

const order = (_id: string, status = 'pending') => ({ _id, status, createdAt: _id }) as Order;
const listed = (ids: string, next: string | null): Listed => ({
  orders: [...ids].map((id) => order(id)),
  next,
});
const ids = ({ orders }: Listed) => orders.map(({ _id }) => _id).join('');

// spec: accounts.35
test('what is asked for again is as it is now, new orders stand in front, what was loaded beyond stays', () => {
  const page = { orders: [order('f'), order('e', 'confirmed'), order('d')], next: 'd' };
  const now = withFresh(listed('edcb', 'b'), page);
  expect(ids(now)).toBe('fedcb');
  expect(now.orders[1]?.status).toBe('confirmed');
  expect(now.next).toBe('b');
});

test('of a list by status what has left it meanwhile is gone', () => {
  expect(ids(withFresh(listed('edcba', null), { orders: [order('e'), order('c')], next: null }))).toBe('ec');
  const page = { orders: [order('e'), order('c')], next: 'c' };
  expect(withFresh(listed('edcb', 'b'), page)).toEqual(listed('ecb', 'b'));
});

test('an empty list becomes what is answered', () => {
  expect(withFresh(listed('', null), listed('ba', 'a'))).toEqual(listed('ba', 'a'));
});

test('the next page stands below, no order twice', () => {
  expect(withMore(listed('dc', 'c'), listed('cba', null))).toEqual(listed('dcba', null));
});
