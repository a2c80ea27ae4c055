import { expect, test } from 'vitest';
import { dropSettlementKey, settlementKey } from './settlement-key.ts';

test('what is noted of a seller keeps its key until it is answered', () => {
  const key = settlementKey('owner', 'patan');
  expect(settlementKey('owner', 'patan')).toBe(key);
  expect(settlementKey('owner', 'mustang')).not.toBe(key);
  expect(settlementKey('another', 'patan')).not.toBe(key);
  dropSettlementKey('owner', 'patan');
  expect(settlementKey('owner', 'patan')).not.toBe(key);
});
