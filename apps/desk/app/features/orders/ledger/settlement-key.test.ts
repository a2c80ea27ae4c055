import { expect, test } from 'vitest';
import { dropSettlementKey, settlementKey } from './settlement-key.ts';

const hour = 60 * 60_000;

test('what is noted of a seller keeps its key until it is answered, or for an hour', () => {
  const key = settlementKey('owner', 'patan', 1_000);
  expect(settlementKey('owner', 'patan', 1_000 + hour - 1)).toBe(key);
  expect(settlementKey('owner', 'mustang', 1_000)).not.toBe(key);
  expect(settlementKey('another', 'patan', 1_000)).not.toBe(key);
  const later = settlementKey('owner', 'patan', 1_000 + hour);
  expect(later).not.toBe(key);
  dropSettlementKey('owner', 'patan');
  expect(settlementKey('owner', 'patan', 1_000 + hour)).not.toBe(later);
});
