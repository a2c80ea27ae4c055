import { expect, test } from 'vitest';
import { connectionAfter, firstConnection } from './connection.ts';

// spec: 4.23
test('it connects, hears who is there and who types, and forgets both when the line is lost', () => {
  const joined = connectionAfter(firstConnection, { kind: 'joined', online: true });
  expect(joined).toEqual({ state: 'connected', online: true, sellerTypes: false });
  const typing = connectionAfter(joined, { kind: 'typing', typing: true });
  expect(typing.sellerTypes).toBe(true);
  expect(connectionAfter(typing, { kind: 'typing', typing: false }).sellerTypes).toBe(false);
  expect(connectionAfter(typing, { kind: 'presence', online: false })).toMatchObject({
    online: false,
    sellerTypes: false,
  });
  expect(connectionAfter(typing, { kind: 'lost' })).toEqual({
    state: 'lost',
    online: false,
    sellerTypes: false,
  });
});
