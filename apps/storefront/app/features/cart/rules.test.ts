import { describe, expect, test } from 'vitest';
import type { CartFact } from '@haat/contract/stock/schemas';
import {
  added,
  cardLine,
  chosenAs,
  countOf,
  cutTo,
  decreased,
  judgeAdd,
  maxLines,
  minusAt,
  offersPlus,
  piecesOf,
  raised,
  without,
} from './rules.ts';
import type { CartLine, CartPlace } from './rules.ts';
import { acceptedLines, rowsOf, resolveLines, totalOf } from './rows.ts';

const line = (productId: string, quantity = 1, price = 100): CartLine => ({
  productId,
  title: `Product ${productId}`,
  price,
  quantity,
  image: null,
  slug: productId,
  adminId: 'vendor',
});
const fact = (productId: string, price: number, remainingQty: number): CartFact => ({
  productId,
  title: `Product ${productId} today`,
  titleNe: null,
  slug: productId,
  image: null,
  price,
  remainingQty,
  variants: [],
  adminId: { _id: 'vendor', shopName: 'Vendor', slug: 'vendor' },
});
const known = (asked: string[], ...facts: CartFact[]) => ({
  asked: new Set(asked),
  facts: new Map(facts.map((each) => [each.productId, each])),
});
const quantities = (lines: CartLine[]) => lines.map(({ productId, quantity }) => [productId, quantity]);

describe('adding', () => {
  // spec: 4.1
  test('a product that is not in the cart becomes a line with quantity 1', () => {
    const { quantity: _, ...item } = line('a');
    expect(added([], item)).toEqual([line('a', 1)]);
  });
  // spec: 4.3
  test('adding a product that is in the cart raises its quantity by 1 and keeps the price it was added at', () => {
    expect(added([line('a', 2, 100)], { ...line('a'), price: 120 })).toEqual([line('a', 3, 100)]);
  });
  test('a line at quantity 0 is raised, not doubled', () => {
    expect(quantities(added([line('a', 0)], line('a')))).toEqual([['a', 1]]);
  });
  // spec: 4.2
  test('nothing is added beyond the pieces left', () => {
    expect(judgeAdd([line('a', 3)], line('a'), 3)).toBe('limit');
    expect(judgeAdd([], line('a'), 0)).toBe('limit');
    expect(judgeAdd([line('a', 2)], line('a'), 3)).toBe('more');
    expect(judgeAdd([], line('a'), null)).toBe('new');
  });
  test('a cart takes as many lines as an order does, and says when it is full', () => {
    const full = Array.from({ length: maxLines }, (_, at) => line(String(at)));
    expect(judgeAdd(full, line('another'), null)).toBe('cart-full');
    expect(judgeAdd(full, line('7'), null)).toBe('more');
    expect(added(full, line('another'))).toHaveLength(maxLines);
  });
});

describe('plus', () => {
  const places: CartPlace[] = ['card', 'panel', 'sheet'];
  // spec: 4.4
  test.each(places)('is offered in the %s while below the remaining stock', (place) => {
    expect(offersPlus(place, 6, 7)).toBe(true);
    expect(offersPlus(place, 7, 7)).toBe(false);
    expect(offersPlus(place, 9, 7)).toBe(false);
  });
  // spec: 4.5, 9.6
  test.each(places)('goes up to 999 in the %s when the stock is unknown', (place) => {
    expect(offersPlus(place, 998, null)).toBe(true);
    expect(offersPlus(place, 999, null)).toBe(false);
  });
  // spec: 4.7, 9.6
  test('is offered in the quantity control of product and compare pages only while quantity is 4 or less', () => {
    expect(offersPlus('control', 4, null)).toBe(true);
    expect(offersPlus('control', 5, null)).toBe(false);
    expect(offersPlus('control', 2, 2)).toBe(false);
  });
  // spec: 4.5
  test('never raises a line above 999', () => {
    expect(quantities(raised([line('a', 999)], line('a')))).toEqual([['a', 999]]);
  });
});

describe('minus', () => {
  // spec: 4.8
  test('at quantity 1 removes the line on the product card', () => {
    expect(minusAt('card', 1)).toBe('removes');
    expect(minusAt('card', 2)).toBe('lowers');
  });
  // spec: 4.9
  test('works only above 1 in the desktop cart panel and is disabled at 1 on mobile', () => {
    for (const place of ['panel', 'sheet'] as const) {
      expect(minusAt(place, 2)).toBe('lowers');
      expect(minusAt(place, 1)).toBe('disabled');
      expect(minusAt(place, 0)).toBe('disabled');
    }
  });
  // spec: 4.11
  test('appears in the product cart control only above 1', () => {
    expect(minusAt('control', 1)).toBe('hidden');
    expect(minusAt('control', 2)).toBe('lowers');
  });
  // spec: 4.12
  test('in the stored cart at 1 or less sets quantity 0 and keeps the line', () => {
    expect(quantities(decreased([line('a', 1), line('b', 4)], line('a')))).toEqual([
      ['a', 0],
      ['b', 4],
    ]);
    expect(quantities(decreased([line('a', 0)], line('a')))).toEqual([['a', 0]]);
  });
  // spec: 4.13
  test('in the stored cart appends an absent item as given', () => {
    expect(decreased([line('a')], line('b', 3))).toEqual([line('a'), line('b', 3)]);
  });
});

// spec: 4.14
test('the delete button removes the line and no other', () => {
  expect(quantities(without([line('a'), line('b', 2)], line('a')))).toEqual([['b', 2]]);
});

// spec: 4.15
test('count and total follow the lines; a line at quantity 0 counts nothing', () => {
  const lines = [line('a', 2, 150), line('b', 1, 1_000), line('c', 0, 9_999)];
  expect(countOf(lines)).toBe(3);
  expect(totalOf(lines)).toBe(1_300);
});

describe('what the shop says of the cart', () => {
  // spec: 3.2, 8.5
  test('while the stock is unknown the lines stand as they were stored', () => {
    const [row] = rowsOf([line('a', 2, 100)], null);
    expect(row).toMatchObject({ price: 100, left: null, gone: false, priceBefore: null });
  });
  // spec: 3.2
  test('a line shows the price of today and the one it was added at', () => {
    const [row] = rowsOf([line('a', 2, 100)], known(['a'], fact('a', 120, 9)));
    expect(row).toMatchObject({ title: 'Product a today', price: 120, priceBefore: 100, left: 9 });
  });
  test('a product that is gone is said to be gone and counts nothing', () => {
    const rows = rowsOf([line('a', 2, 100), line('b', 1, 50)], known(['a', 'b'], fact('b', 50, 4)));
    expect(rows[0]).toMatchObject({ gone: true, left: 0 });
    expect(countOf(rows)).toBe(1);
    expect(totalOf(rows)).toBe(50);
  });
  test('a product added after the last answer is unknown, not gone', () => {
    expect(rowsOf([line('new')], known(['old']))[0]).toMatchObject({ gone: false, left: null });
  });
  // spec: accounts.28
  test('accepting what changed leaves nothing to tell of: prices of today, what is left, and nothing that is gone', () => {
    const stock = known(['a', 'b', 'c'], fact('a', 120, 1), fact('b', 100, 0));
    const lines = [line('a', 2, 100), line('b'), line('c'), line('new')];
    const accepted = acceptedLines(lines, rowsOf(lines, stock));
    expect(accepted).toEqual([line('a', 1, 120), line('new')]);
    expect(rowsOf(accepted, stock)[0]).toMatchObject({ priceBefore: null, left: 1, quantity: 1 });
  });
});

test('a line that asks for more than is left can be cut down to what is left, and only that one', () => {
  const lines = [line('a', 7), line('b', 7)];
  expect(cutTo(lines, line('a'), 3).map(({ quantity }) => quantity)).toEqual([3, 7]);
  expect(cutTo(lines, line('a'), 9).map(({ quantity }) => quantity)).toEqual([7, 7]);
});

describe('a product in sizes and colours', () => {
  const shoe = (size: string | null, color: string | null, quantity = 1): CartLine => ({
    ...line('shoe', quantity),
    variant: { size, color },
  });
  const way = (size: string | null, color: string | null, remainingQty: number) => ({
    size,
    sizeNe: null,
    color,
    colorNe: null,
    colorPicker: null,
    remainingQty,
    image: color && `/${color}.webp`,
  });
  const inWays = (...variants: ReturnType<typeof way>[]) =>
    known(['shoe'], {
      ...fact(
        'shoe',
        100,
        variants.reduce((sum, { remainingQty }) => sum + remainingQty, 0),
      ),
      image: '/first.webp',
      variants,
    });
  const sold = inWays(way('41', 'Flame', 3), way('42', 'Flame', 0), way('42', 'Pine', 2));
  const chosen = (lines: readonly CartLine[]) =>
    lines.map(({ variant, quantity }) => [variant?.color ?? null, variant?.size ?? null, quantity]);

  // spec: goods.16
  test('a second variant is a line of its own, and the same one again raises its own line', () => {
    const two = added(added([], shoe('41', 'Flame')), shoe('42', 'Pine'));
    expect(chosen(two)).toEqual([
      ['Flame', '41', 1],
      ['Pine', '42', 1],
    ]);
    expect(chosen(added(two, shoe('41', 'Flame')))).toEqual([
      ['Flame', '41', 2],
      ['Pine', '42', 1],
    ]);
    expect(chosen(without(two, shoe('41', 'Flame')))).toEqual([['Pine', '42', 1]]);
    expect(chosen(decreased(two, shoe('42', 'Pine')))[1]).toEqual(['Pine', '42', 0]);
  });
  // spec: goods.16
  test('five of a product counts all its lines', () => {
    const lines = [shoe('41', 'Flame', 3), shoe('42', 'Pine', 2)];
    expect(piecesOf(lines, 'shoe')).toBe(5);
    expect(offersPlus('control', 2, null, piecesOf(lines, 'shoe'))).toBe(false);
    expect(offersPlus('panel', 2, null, piecesOf(lines, 'shoe'))).toBe(true);
  });
  // spec: goods.17
  test('a card speaks of the open line, else of the only one; of several chosen ones it takes the last away and adds an open one', () => {
    const [flame, pine, open] = [shoe('41', 'Flame'), shoe('42', 'Pine'), line('shoe')];
    expect(cardLine([flame], 'shoe', 'plus')).toBe(flame);
    expect(cardLine([flame, open], 'shoe', 'plus')).toBe(open);
    expect(cardLine([flame, open, pine], 'shoe', 'minus')).toBe(open);
    expect(cardLine([flame, pine], 'shoe', 'plus')).toBe(undefined);
    expect(cardLine([flame, pine, line('other')], 'shoe', 'minus')).toBe(pine);
  });
  // spec: goods.16
  test('a line that is chosen as another one is becomes one with it', () => {
    const lines = [shoe('41', 'Flame', 2), line('other'), shoe(null, null, 3)];
    expect(chosen(chosenAs(lines, line('shoe'), { size: '41', color: 'Flame' }))).toEqual([
      ['Flame', '41', 5],
      [null, null, 1],
    ]);
  });
  // spec: goods.23
  test('a line shows the picture of its colour and what is left of its variant', () => {
    const rows = rowsOf([shoe('42', 'Pine'), shoe('41', 'Flame')], sold);
    expect(rows).toMatchObject([
      { image: '/Pine.webp', left: 2, open: [], unoffered: false },
      { image: '/Flame.webp', left: 3, open: [] },
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });
  test('an open choice says what is open, and has what the other lines leave', () => {
    const rows = rowsOf([line('shoe'), shoe('41', 'Flame', 3)], sold);
    expect(rows[0]).toMatchObject({ open: ['size', 'color'], left: 2, image: '/first.webp' });
  });
  test('a choice that is no longer offered is said to be so, and not thrown away', () => {
    const lines = [shoe('45', 'Flame')];
    const rows = rowsOf(lines, sold);
    expect(rows[0]).toMatchObject({ unoffered: true, gone: false });
    expect(acceptedLines(lines, rows)).toHaveLength(1);
  });
  // spec: goods.18
  test('a stored cart without choices is read as one whose choices are open; what comes in one way is chosen by itself', () => {
    expect(chosen(resolveLines([line('shoe')], sold))).toEqual([[null, null, 1]]);
    const one = inWays(way('41', 'Flame', 3));
    expect(chosen(resolveLines([line('shoe'), shoe('41', 'Flame', 2)], one))).toEqual([['Flame', '41', 3]]);
    const resolved = [shoe('41', 'Flame')];
    expect(resolveLines(resolved, sold)).toBe(resolved);
    expect(resolveLines([line('shoe')], inWays())[0]).not.toHaveProperty('variant');
  });
});
