import { expect, it } from 'vitest';
import { compareWith, parseCompared } from './list.ts';
import type { Compared } from './list.ts';

const product = (id: string): Compared => ({
  _id: id,
  title: 'Dhaka topi',
  slug: 'dhaka-topi',
  price: 900,
  markPrice: 1000,
  discount: '10',
  images: [{ url: '/uploads/product/topi-800.webp', altText: '' }],
  adminId: { _id: 'v', shopName: 'Palpa Dhaka', slug: 'palpa-dhaka' },
  inStock: true,
});

it('appends a product once, and says which it was', () => {
  const first = compareWith([], product('a'));
  const second = compareWith(first.list, product('b'));
  const again = compareWith(second.list, product('a'));
  expect([first.adding, second.adding, again.adding]).toEqual(['first', 'added', 'already']);
  expect(again.list.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

it('keeps of a storage that is not ours only what is a product', () => {
  expect(parseCompared({ a: 1 })).toEqual([]);
  expect(
    parseCompared([null, 7, { _id: 'x' }, { ...product('c'), images: [null] }, product('d')]).map(
      ({ _id }) => _id,
    ),
  ).toEqual(['d']);
});
