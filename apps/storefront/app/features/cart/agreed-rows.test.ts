import { expect, test } from 'vitest';
import type { AgreedOffer } from '@haat/contract/inquiry/schemas';
import { rowsOf, totalOf, withAgreed } from './rows.ts';
import type { CartLine } from './rules.ts';

const line = (productId: string, quantity: number, size?: string): CartLine => ({
  ...{ productId, quantity, title: productId, price: 1_000, image: null, slug: productId, adminId: 'v' },
  ...(size === undefined ? {} : { variant: { size, color: null } }),
});
const offer = (productId: string, price: number): AgreedOffer => ({
  ...{ _id: `offer of ${productId}`, productId, price, until: '2026-11-24T00:00:00Z' },
});
const agreedIn = (lines: CartLine[], offers: AgreedOffer[]) => withAgreed(rowsOf(lines, null), offers);

// spec: market.53
test('an agreed price counts for one piece of its product, over all its lines', () => {
  const rows = agreedIn(
    [line('hat', 0, 'S'), line('hat', 2, 'M'), line('hat', 1, 'L'), line('pan', 1)],
    [offer('hat', 700)],
  );
  expect(rows.map(({ agreed }) => agreed?.price)).toEqual([undefined, 700, undefined, undefined]);
  expect(totalOf(rows)).toBe(700 + 1_000 + 1_000 + 1_000);
});

// spec: market.53
test('a price that was agreed and is not lower than the shop’s today changes nothing', () => {
  const rows = agreedIn([line('hat', 3)], [offer('hat', 1_000)]);
  expect(rows[0]?.agreed).toBeUndefined();
  expect(totalOf(rows)).toBe(3_000);
});
