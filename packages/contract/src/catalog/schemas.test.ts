import { expect, test } from 'vitest';
import { saveProduct } from './schemas.ts';

const id = '01890000-0000-7000-8000-000000000000';
const property = { name: 'Weave', nameNe: 'बुनाइ', value: 'By hand', valueNe: null };
const variant = {
  ...{ size: 'M', sizeNe: null, color: 'Red', colorNe: 'रातो', colorPicker: '#c00' },
  extraProperties: [property],
};
const shawl = {
  ...{ categoryId: id, title: 'Dhaka shawl', description: '<p>Warm</p>', price: 900, markPrice: 1_000 },
  ...{ variants: [variant], specifications: [property], options: [{ name: 'Sizes', values: ['M', 'L'] }] },
  ...{ attributes: [], active: true, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
};
/** The fields at which a seller's product is refused; none where it is taken. */
const wrongIn = (over: object) =>
  saveProduct.input.safeParse({ ...shawl, ...over }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a product costs no more than the price that is struck through', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ price: 1_000 })).toEqual([]);
  expect(wrongIn({ price: 1_001 })).toEqual(['price']);
});

test('no text of a product is endless, and its video is no script', () => {
  const long = 'x'.repeat(501);
  expect(wrongIn({ variants: [{ ...variant, size: long, colorPicker: 'url(x)' }] })).toEqual([
    'variants.0.size',
    'variants.0.colorPicker',
  ]);
  expect(wrongIn({ variants: [{ ...variant, extraProperties: [{ ...property, value: long }] }] })).toEqual([
    'variants.0.extraProperties.0.value',
  ]);
  expect(wrongIn({ specifications: [{ ...property, name: '' }] })).toEqual(['specifications.0.name']);
  expect(wrongIn({ options: [{ name: long, values: Array(61).fill('M') }] })).toEqual([
    'options.0.name',
    'options.0.values',
  ]);
  expect(wrongIn({ videoUrl: 'javascript:alert(1)' })).toEqual(['videoUrl']);
});
