import { expect, test } from 'vitest';
import { v7 } from '../core/ids.ts';
import { idRenewal } from './renewed-ids.ts';

// spec: one-shop.3
test('ids are renewed wherever they stand, each to one other, in the same order', () => {
  const ids = Array.from({ length: 500 }, () => v7());
  const renew = idRenewal();
  const renewed = ids.map(renew);
  expect(new Set([...ids, ...renewed]).size).toBe(1_000);
  expect(renewed.toSorted()).toEqual(renewed);
  const [id = ''] = ids;
  expect(renew(`<img src="/uploads/product/${id}-800.webp">,x${id}\\n${id}`)).toBe(
    `<img src="/uploads/product/${renewed[0]}-800.webp">,x${renewed[0]}\\n${renewed[0]}`,
  );
  const token = `${id}${id}`.replaceAll('-', '');
  expect(renew(token)).toBe(token);
});
