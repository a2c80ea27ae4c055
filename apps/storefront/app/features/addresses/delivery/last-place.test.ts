import { expect, test } from 'vitest';
import { readLastPlace } from './last-place.ts';

const pokhara = { shop: 'haat', name: 'Pokhara', nameNe: 'पोखरा', days: { from: 2, to: 3 }, fee: 150 };

// spec: goods.53
test('a remembered place is read as it was kept', () => {
  expect(readLastPlace(pokhara)).toEqual(pokhara);
  expect(readLastPlace({ ...pokhara, nameNe: undefined })).toEqual({ ...pokhara, nameNe: null });
});

// spec: goods.53
test('a fee that is none is not said', () => {
  for (const fee of [undefined, '150', -1, 1.5]) expect(readLastPlace({ ...pokhara, fee })?.fee).toBeNull();
});

// spec: goods.33
test('what is no place is none', () => {
  for (const value of [
    undefined,
    null,
    'Pokhara',
    [],
    { ...pokhara, shop: 1 },
    { ...pokhara, name: '' },
    { ...pokhara, name: 'x'.repeat(121) },
    { ...pokhara, days: null },
    { ...pokhara, days: { from: 3, to: 2 } },
    { ...pokhara, days: { from: 1, to: 4_000 } },
    { ...pokhara, days: { from: 1.5, to: 2 } },
  ])
    expect(readLastPlace(value)).toBeNull();
});
