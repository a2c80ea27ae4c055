import { describe, expect, test } from 'vitest';
import { readCart } from './reading.ts';
import { maxLines, maxQuantity } from './rules.ts';

const good = {
  productId: '0198c0de-0000-7000-8000-000000000001',
  title: 'Kettle',
  price: 1_500,
  quantity: 2,
  image: '/uploads/product/kettle-800.webp',
  slug: 'kettle',
  adminId: 'vendor-1',
};

// spec: opens.38
describe('a cart in the storage that is not ours', () => {
  // spec: 1.9, 3.1
  test('our own lines come back as they were stored', () => {
    expect(readCart([good])).toEqual({ lines: [good], dropped: 0 });
  });
  // spec: 4.12
  test('a line at quantity 0 is kept', () => {
    expect(readCart([{ ...good, quantity: 0 }]).lines[0]?.quantity).toBe(0);
  });
  test.each([
    ['a text', 'hello'],
    ['a number', 7],
    ['no JSON', undefined],
    ['an object', { items: [good] }],
  ])('%s in its place is an empty cart, and told of', (_, value) => {
    expect(readCart(value)).toEqual({ lines: [], dropped: 1 });
  });
  test('nothing in its place is an empty cart, and nothing to tell of', () => {
    expect(readCart(null)).toEqual({ lines: [], dropped: 0 });
  });
  test.each([
    ['null', null],
    ['a text', 'kettle'],
    ['an empty object', {}],
    ['no product', { ...good, productId: undefined }],
    ['an object for a product', { ...good, productId: { $ne: null } }],
    ['a blank product', { ...good, productId: '  ' }],
    ['no way to the product', { ...good, slug: 9 }],
    ['a negative quantity', { ...good, quantity: -3 }],
    ['a negative price', { ...good, price: -1 }],
    ['an absurd price', { ...good, price: 1e15 }],
    ['no number for a price', { ...good, price: 'free' }],
    ['a quantity that is none', { ...good, quantity: 'many' }],
    ['an endless text', { ...good, productId: 'x'.repeat(100_000) }],
  ])('a line with %s is dropped and counted, the others stay', (_, entry) => {
    expect(readCart([entry, good])).toEqual({ lines: [good], dropped: 1 });
  });
  test('a huge quantity becomes the most there can be', () => {
    expect(readCart([{ ...good, quantity: 1e9 }]).lines[0]?.quantity).toBe(maxQuantity);
    expect(readCart([{ ...good, quantity: Infinity }]).lines[0]?.quantity).toBe(maxQuantity);
  });
  test('parts of pieces and of rupees become whole', () => {
    expect(readCart([{ ...good, quantity: 2.9, price: 99.6 }]).lines[0]).toMatchObject({
      quantity: 2,
      price: 100,
    });
  });
  test('figures stored as text are understood', () => {
    expect(readCart([{ ...good, quantity: '2', price: '1500' }])).toEqual({ lines: [good], dropped: 0 });
  });
  // spec: goods.18
  test('a choice is kept, and what is none leaves it open', () => {
    const chosen = { ...good, variant: { size: '41', color: 'Flame' } };
    expect(readCart([chosen]).lines).toEqual([chosen]);
    expect(readCart([{ ...good, variant: 'red' }]).lines).toEqual([good]);
    expect(readCart([{ ...good, variant: { size: 7, color: 'x'.repeat(81) } }]).lines[0]?.variant).toEqual({
      size: null,
      color: null,
    });
  });
  test('two choices of a product stay two lines', () => {
    const two = [41, 42].map((size) => ({ ...good, variant: { size: String(size), color: null } }));
    expect(readCart(two).lines).toEqual(two);
  });
  test('the same product twice becomes one line with both quantities', () => {
    const { lines, dropped } = readCart([good, { ...good, quantity: 3, price: 9 }]);
    expect(lines).toEqual([{ ...good, quantity: 5 }]);
    expect(dropped).toBe(0);
  });
  // spec: opens.38
  test('a cart with thousands of lines keeps as many as an order takes, and counts the rest', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => ({ ...good, productId: `p${at}` }));
    const { lines, dropped } = readCart(many);
    expect(lines).toHaveLength(maxLines);
    expect(dropped).toBe(5_000 - maxLines);
  });
  test('a whole vendor in the place of its id is understood', () => {
    const { lines } = readCart([{ ...good, adminId: { _id: 'vendor-1', shopName: 'Kitchen' } }]);
    expect(lines[0]?.adminId).toBe('vendor-1');
  });
  test('a line without picture or title still shows', () => {
    expect(readCart([{ ...good, image: 3, title: '' }]).lines[0]).toMatchObject({
      image: null,
      title: 'kettle',
    });
  });
  // spec: 3.1
  test('fields that are not ours are not kept', () => {
    expect(readCart([{ ...good, __proto__: { x: 1 }, stock: 9 }]).lines).toEqual([good]);
  });
});
