import { describe, expect, test } from 'vitest';
import {
  cashHolders,
  offsetOf,
  partsWith,
  passedOn,
  payoutOf,
  places,
  remittanceOf,
  reversed,
  saleOf,
  sellerBalanceOf,
  sumOf,
} from './rules.ts';
import type { Posting } from './rules.ts';

const total = (posting: Posting) => places.reduce((sum, place) => sum + posting[place], 0);
const terms = { commission: 1_000, deliversOwn: false };
const order = { subtotal: 1_500, deliveryFee: 100 };

// spec: money.1
describe('who holds what of an order of Rs. 1,600 at a commission of a tenth', () => {
  const sale = saleOf(order, terms);

  test('brought by the courier: the fee is for the shop, and nothing is owed before the cash is handed over', () => {
    const collected = passedOn(sale, 'shopper', 'courier');
    expect(sellerBalanceOf(sumOf([sale, collected]))).toEqual({
      withCourier: 1_350,
      owedToSeller: 0,
      owedToShop: 0,
    });
    const handed = passedOn(sumOf([sale, collected]), 'courier', 'shop');
    expect(sellerBalanceOf(sumOf([sale, collected, handed]))).toEqual({
      withCourier: 0,
      owedToSeller: 1_350,
      owedToShop: 0,
    });
  });

  test('brought by the seller, who keeps the fee and owes the commission, not the whole', () => {
    const own = saleOf(order, { ...terms, deliversOwn: true });
    const book = sumOf([own, passedOn(own, 'shopper', 'seller')]);
    expect(sellerBalanceOf(book)).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 150 });
  });
});

// spec: money.2
test('nobody is paid more than is owed to them, nor nothing', () => {
  const sale = saleOf(order, terms);
  const collected = passedOn(sale, 'shopper', 'shop');
  const book = sumOf([sale, collected]);
  expect(payoutOf(book, 1_351)).toBeNull();
  expect(payoutOf(book, 0)).toBeNull();
  expect(payoutOf(book, -5)).toBeNull();
  expect(remittanceOf(book, 1)).toBeNull();
  const paid = payoutOf(book, 1_350)!;
  expect(payoutOf(sumOf([book, paid]), 1)).toBeNull();
  // It came back after it was paid for: now the seller owes it.
  const after = sumOf([book, paid, reversed(collected), reversed(sale)]);
  expect(sellerBalanceOf(after)).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 1_350 });
  expect(total(after)).toBe(0);
  const repaid = sumOf([after, remittanceOf(after, 1_350)!]);
  expect(sellerBalanceOf(repaid)).toEqual({ withCourier: 0, owedToSeller: 0, owedToShop: 0 });
});

/** The same numbers in every run: mulberry32. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

// spec: money.3
test('whatever is done in whichever order, the book sums to zero and nobody owes a negative sum', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = numbersFrom(seed);
    const sold: { entries: Posting[]; back: boolean }[] = [];
    const settlements: Posting[] = [];
    for (let step = 0; step < 60; step += 1) {
      const book = sumOf([...sold.flatMap(({ entries }) => entries), ...settlements]);
      const one = sold[next(sold.length || 1)];
      const standing = sellerBalanceOf(book);
      const doing = next(7);
      if (doing === 0 || !one) {
        const size = { subtotal: 1 + next(50_000), deliveryFee: next(30) * 10 };
        sold.push({
          entries: [saleOf(size, { commission: next(5_001), deliversOwn: next(2) === 0 })],
          back: false,
        });
      } else if (doing === 1 && !one.back) {
        one.entries.push(passedOn(sumOf(one.entries), 'shopper', cashHolders[next(3)]!));
      } else if (doing === 2 && !one.back) {
        one.entries.push(passedOn(sumOf(one.entries), 'courier', next(2) === 0 ? 'shop' : 'seller'));
      } else if (doing === 3 && !one.back) {
        one.entries.push(...one.entries.map(reversed));
        one.back = true;
      } else if (doing === 4) {
        const paid = payoutOf(book, 1 + next(standing.owedToSeller + 2));
        if (paid) settlements.push(paid);
      } else if (doing === 5) {
        const paid = remittanceOf(book, 1 + next(standing.owedToShop + 2));
        if (paid) settlements.push(paid);
      } else {
        const set = offsetOf(book, 1 + next(Math.min(standing.owedToSeller, standing.owedToShop) + 2));
        if (set) settlements.push(set);
      }
    }
    const all = [...sold.flatMap(({ entries }) => entries), ...settlements];
    for (const each of all) expect(total(each)).toBe(0);
    const book = sumOf(all);
    expect(total(book)).toBe(0);
    expect(Object.values(sellerBalanceOf(book)).every((sum) => sum >= 0)).toBe(true);
    // What was bought and not brought back is all that is out of the shoppers' hands.
    const bought = sold.filter(({ back }) => !back).flatMap(({ entries }) => entries);
    expect(book.shopperForShopper).toBe(sumOf(bought).shopperForShopper);
    const left = sumOf(sold.filter(({ back }) => back).flatMap(({ entries }) => entries));
    expect(cashHolders.map((holder) => partsWith(holder, left))).toEqual(
      cashHolders.map(() => ({ forSeller: 0, forShop: 0 })),
    );
  }
});
