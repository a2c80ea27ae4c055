import { expect, test } from 'vitest';
import type { CartFact } from '@haat/contract/stock/schemas';
import { boughtAgain } from './buying-again.ts';
import type { CartLine } from './rules.ts';

const before = (productId: string, quantity: number) => ({
  productId,
  title: `${productId} of then`,
  quantity,
});
const fact = (productId: string, remainingQty: number): CartFact => ({
  productId,
  title: `${productId} of today`,
  titleNe: null,
  slug: productId,
  image: null,
  price: 250,
  remainingQty,
  variants: [],
  adminId: { _id: 'vendor', shopName: 'Vendor', slug: 'vendor' },
});
const line = (productId: string, quantity: number): CartLine => ({
  productId,
  title: productId,
  price: 100,
  quantity,
  image: null,
  slug: productId,
  adminId: 'vendor',
});

// spec: accounts.38
test('what is still sold comes into the cart as it is today, and what is not is named', () => {
  const again = boughtAgain(
    [],
    [before('topi', 2), before('gone', 1), before('empty', 1), before('few', 5)],
    [fact('topi', 9), fact('empty', 0), fact('few', 3)],
  );
  expect(again.lines).toMatchObject([
    { productId: 'topi', title: 'topi of today', price: 250, quantity: 2, adminId: 'vendor' },
    { productId: 'few', quantity: 3 },
  ]);
  expect(again.gone.map(({ title }) => title)).toEqual(['gone of then']);
  expect(again.soldOut.map(({ productId }) => productId)).toEqual(['empty']);
  expect(again.fewer).toMatchObject([{ bought: { productId: 'few' }, left: 3 }]);
  expect(again.added).toBe(2);
});

// spec: accounts.38
test('buying again twice puts nothing in twice, and takes nothing out', () => {
  const once = boughtAgain([line('topi', 4)], [before('topi', 2)], [fact('topi', 9)]);
  expect(once.lines).toMatchObject([{ productId: 'topi', quantity: 4 }]);
  expect(boughtAgain(once.lines, [before('topi', 2)], [fact('topi', 9)]).lines).toEqual(once.lines);
});

// spec: goods.25
test('each size that was bought is a line of its own, and one that is no longer offered is named', () => {
  const way = (size: string, remainingQty: number) => ({
    size,
    sizeNe: null,
    color: null,
    colorNe: null,
    colorPicker: null,
    remainingQty,
    image: null,
  });
  const shoe = (size: string | null, quantity: number) => ({
    ...before('shoe', quantity),
    title: `size ${size}`,
    variant: { size, color: null },
  });
  const again = boughtAgain(
    [],
    [shoe('41', 2), shoe('42', 1), shoe('41', 1), shoe('43', 1), shoe('99', 1), before('shoe', 1)],
    [{ ...fact('shoe', 9), variants: [way('41', 5), way('42', 4), way('43', 0)] }],
  );
  expect(again.lines).toMatchObject([
    { variant: { size: '41' }, quantity: 3 },
    { variant: { size: '42' }, quantity: 1 },
    { variant: { size: null }, quantity: 1 },
  ]);
  expect(again.soldOut.map(({ title }) => title)).toEqual(['size 43']);
  expect(again.gone.map(({ title }) => title)).toEqual(['size 99']);
});

test('a full cart takes no new line and says so', () => {
  const full = Array.from({ length: 50 }, (_, at) => line(`p${at}`, 1));
  const again = boughtAgain(full, [before('topi', 1), before('p3', 2)], [fact('topi', 9), fact('p3', 9)]);
  expect(again.tooMuch.map(({ productId }) => productId)).toEqual(['topi']);
  expect(again.lines).toHaveLength(50);
  expect(again.lines[3]).toMatchObject({ productId: 'p3', quantity: 2 });
});
