import { expect, test } from 'vitest';
import { firstLine, lineAfter } from './line.ts';

// spec: 4.23
test('it connects, hears who is there and who types, and forgets both when the line is lost', () => {
  const joined = lineAfter(firstLine, { kind: 'joined', online: true });
  expect(joined).toEqual({ state: 'connected', online: true, sellerTypes: false });
  const typing = lineAfter(joined, { kind: 'typing', typing: true });
  expect(typing.sellerTypes).toBe(true);
  expect(lineAfter(typing, { kind: 'typing', typing: false }).sellerTypes).toBe(false);
  expect(lineAfter(typing, { kind: 'presence', online: false })).toMatchObject({
    online: false,
    sellerTypes: false,
  });
  expect(lineAfter(typing, { kind: 'lost' })).toEqual({ state: 'lost', online: false, sellerTypes: false });
});
