import { expect, test } from 'vitest';
import { dropSettlementKey, settlementKey } from './settlement-key.ts';

const hour = 60 * 60_000;
const owed = { withCourier: 0, owedToSeller: 12_000, owedToShop: 0 };

test('what is noted of a seller keeps its key until it is answered, or for an hour', () => {
  const key = settlementKey('owner', 'patan', owed, 1_000);
  expect(settlementKey('owner', 'patan', owed, 1_000 + hour - 1)).toBe(key);
  expect(settlementKey('owner', 'mustang', owed, 1_000)).not.toBe(key);
  expect(settlementKey('another', 'patan', owed, 1_000)).not.toBe(key);
  const later = settlementKey('owner', 'patan', owed, 1_000 + hour);
  expect(later).not.toBe(key);
  dropSettlementKey('owner', 'patan');
  expect(settlementKey('owner', 'patan', owed, 1_000 + hour)).not.toBe(later);
});

test('whoever sees that less is owed by now, and notes the same sum, notes another one', () => {
  const key = settlementKey('owner', 'dolpa', owed, 1_000);
  expect(settlementKey('owner', 'dolpa', { ...owed, owedToSeller: 7_000 }, 2_000)).not.toBe(key);
});
