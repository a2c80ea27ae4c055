import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('what is unpacked is what was packed, and the very same objects each time', () => {
  const packed = pack({ title: 'चिया "कप"', prices: [1, 2, null] });
  expect(unpack(packed)).toEqual({ title: 'चिया "कप"', prices: [1, 2, null] });
  expect(unpack(packed)).toBe(unpack(packed));
});

test('only so many are remembered, those used last', () => {
  const first = pack({ number: -1 });
  const kept = unpack(first);
  for (let number = 0; number < 20; number += 1) unpack(pack({ number }));
  expect(unpack(first)).toBe(kept);
  for (let number = 0; number < 100; number += 1) unpack(pack({ number }));
  expect(unpack(first)).not.toBe(kept);
  expect(unpack(first)).toEqual(kept);
});
