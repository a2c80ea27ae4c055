import { describe, expect, it } from 'vitest';
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

// spec: 1.11, 4.21, 5.13
it('appends a product once, and says which it was', () => {
  const first = compareWith([], product('a'));
  const second = compareWith(first.list, product('b'));
  const again = compareWith(second.list, product('a'));
  expect([first.adding, second.adding, again.adding]).toEqual(['first', 'added', 'already']);
  expect(again.list.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

it('keeps 40 products, the newest', () => {
  let list: Compared[] = [];
  for (let id = 0; id <= 40; id += 1) ({ list } = compareWith(list, product(String(id))));
  expect([list.length, list[0]?._id, list.at(-1)?._id]).toEqual([40, '1', '40']);
});

describe('of a storage that is not ours', () => {
  it.each([
    [{ a: 1 }],
    ['text'],
    [undefined],
    [null],
    [[null, 7, { _id: 'x' }, [], { ...product('y'), price: '9' }]],
  ])('nothing is kept that is no product: %j', (value) => expect(parseCompared(value)).toEqual([]));

  // spec: 3.3
  it('what is a product is kept, once, without the parts that are not', () => {
    const { adminId, images: _images, ...others } = product('c');
    const older = { ...others, images: [null, { url: 7 }], adminId: { shopName: adminId.shopName }, more: 1 };
    expect(parseCompared([product('d'), older, product('d')])).toEqual([
      product('d'),
      { ...others, images: [], adminId: { _id: '', shopName: 'Palpa Dhaka', slug: '' } },
    ]);
  });

  it('forty products are kept, the ones added last', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => product(`p${at}`));
    const kept = parseCompared(many).map(({ _id }) => _id);
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([40, 'p4960', 'p4999']);
  });
});
