import { expect, test } from 'vitest';
import { saveProduct } from './schemas.ts';

const id = '01890000-0000-7000-8000-000000000000';
const property = { name: 'Weave', nameNe: 'बुनाइ', value: 'By hand', valueNe: null };
const shawl = {
  ...{ categoryId: id, title: 'Dhaka shawl', description: '<p>Warm</p>', price: 900, markPrice: 1_000 },
  ...{ specifications: [property], options: [{ name: 'Sizes', values: ['M', 'L'] }] },
  ...{ attributes: [], videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
};
/** The fields at which a seller's product is refused; none where it is taken. */
const wrongIn = (over: object) =>
  saveProduct.input.safeParse({ ...shawl, ...over }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a product costs no more than the price that is struck through', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ price: 1_000 })).toEqual([]);
  expect(wrongIn({ price: 1_001 })).toEqual(['price']);
  expect(wrongIn({ price: 0 })).toEqual(['price']);
});

test('an edited product says on which version, a new one on none', () => {
  expect(wrongIn({ _id: id })).toEqual(['version']);
  expect(wrongIn({ version: 1 })).toEqual(['version']);
  expect(wrongIn({ _id: id, version: 1 })).toEqual([]);
});

test('no two of its variants are the same, and each has a size or a colour', () => {
  const red = { size: 'M', color: 'Red', colorPicker: '#c00' };
  expect(wrongIn({ variants: [red, { ...red, size: 'L' }] })).toEqual([]);
  expect(wrongIn({ variants: [red, red] })).toEqual(['variants']);
  expect(wrongIn({ variants: [{ ...red, size: null, color: null }] })).toEqual(['variants.0']);
  expect(wrongIn({ variants: [{ ...red, colorPicker: 'red' }] })).toEqual(['variants.0.colorPicker']);
});

test('no text of a product is endless, and its video is no script', () => {
  const long = 'x'.repeat(501);
  expect(wrongIn({ specifications: [{ ...property, value: long }] })).toEqual(['specifications.0.value']);
  expect(wrongIn({ specifications: [{ ...property, name: '' }] })).toEqual(['specifications.0.name']);
  expect(wrongIn({ options: [{ name: long, values: Array(61).fill('M') }] })).toEqual([
    'options.0.name',
    'options.0.values',
  ]);
  expect(wrongIn({ videoUrl: 'javascript:alert(1)' })).toEqual(['videoUrl']);
});
