import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as book from '@haat/contract/orders/ledger/calls';
import { entryKinds, places, sellerBalanceOf, sumOf } from '@haat/contract/orders/ledger/rules';
import type { Posting } from '@haat/contract/orders/ledger/rules';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { numbersFrom } from '../../../testing/numbers-from.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { postingOf } from './post-entries.ts';
import { ledgerBalances, ledgerEntries } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;
const admin = await make.anAdmin();

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const products = await Promise.all(
    [7, 1_234, 49_999].map((price) => make.aProduct({ vendor, price, stock: 10_000 })),
  );
  return { vendor, seller, products, orders: [] as { id: string; at: number }[] };
}
type Stall = Awaited<ReturnType<typeof aStall>>;
type Next = ReturnType<typeof numbersFrom>;

const steps = ['pending', 'confirmed', 'dispatched', 'arrived', 'delivered', 'cancelled'] as const;

/** What people do with orders and money, whether it is the time for it or not: what cannot be is refused. */
const doings: Record<string, (stall: Stall, next: Next) => Promise<{ status: number }>> = {
  async order({ products, orders }, next) {
    const { _id } = await quickOrder(haat, products[next(products.length)]!, { quantity: 1 + next(3) });
    orders.push({ id: _id, at: 0 });
    return { status: 200 };
  },
  async step(stall, next) {
    const order = oneOf(stall, next);
    const answer = await move(stall, order.id, steps[order.at + 1]!);
    if (answer.status === 200) order.at += 1;
    return answer;
  },
  leap: (stall, next) => move(stall, oneOf(stall, next).id, steps[1 + next(steps.length - 1)]!),
  returned: (stall, next) =>
    ask(
      book.returnOrder,
      { orderId: oneOf(stall, next).id, reason: 'Refused at the door', restock: next(2) === 0 },
      stall.seller,
    ),
  take: (stall, next) => ask(book.takeCash, { orderIds: [oneOf(stall, next).id] }, stall.seller),
  bring: (stall, next) =>
    ask(book.bringCash, { vendorId: stall.vendor.id, orderIds: [oneOf(stall, next).id] }, admin),
  async settle({ vendor, seller }, next) {
    const { owedToSeller, owedToShop } = (await ask(book.sellerLedger, {}, seller)).body.standing;
    const kind = (['payout', 'remittance', 'offset'] as const)[next(3)]!;
    const most = kind === 'payout' ? owedToSeller : kind === 'remittance' ? owedToShop : 7;
    return ask(book.settle, { vendorId: vendor.id, kind, amount: 1 + next(most + 2) }, admin);
  },
  async agree({ vendor }, next) {
    const { termsVersion: version } = (await ask(book.vendorLedger, { vendorId: vendor.id }, admin)).body;
    const terms = { commission: next(5_001), deliversOwn: next(2) === 0 };
    return ask(book.setTerms, { vendorId: vendor.id, version, ...terms }, admin);
  },
};

/** One of the youngest, so that many come to their end. */
const oneOf = ({ orders }: Stall, next: Next) => orders.at(-1 - next(Math.min(4, orders.length)))!;

const move = ({ seller }: Stall, orderId: string, status: (typeof steps)[number]) =>
  ask(setOrderStatus, { orderId, status, ...(status === 'cancelled' && { reason: 'None left' }) }, seller);

const total = (posting: Posting) => places.reduce((sum, place) => sum + posting[place], 0);

/** Reads a seller's book from its tables, and fails where it does not add up. @returns the kinds of its entries */
async function expectToAddUp({ vendor, seller }: Stall, after: string): Promise<string[]> {
  const [shopId, vendorId] = [vendor.shop.id, vendor.id];
  const [entries, [balance]] = await Promise.all([
    orm
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.shopId, shopId), eq(ledgerEntries.vendorId, vendorId))),
    orm
      .select()
      .from(ledgerBalances)
      .where(and(eq(ledgerBalances.shopId, shopId), eq(ledgerBalances.vendorId, vendorId))),
  ]);
  for (const entry of entries) expect(total(postingOf(entry)), after).toBe(0);
  const sum = sumOf(entries.map(postingOf));
  expect(balance ? postingOf(balance) : sumOf([]), after).toEqual(sum);
  const { standing } = (await ask(book.sellerLedger, {}, seller)).body;
  expect(standing, after).toEqual(sellerBalanceOf(sum));
  expect(Math.min(...Object.values(standing)), after).toBeGreaterThanOrEqual(0);
  return entries.map(({ kind }) => kind);
}

// spec: money.3
test('whatever two sellers and their owner do, after each step a book sums to zero and its balance is what its entries come to', async () => {
  // Most of what happens to an order is its next step.
  const names = [...Object.keys(doings), ...Array<string>(7).fill('step'), 'bring', 'settle', 'settle'];
  const [seen, refused] = [new Set<string>(), new Set<number>()];
  for (const seed of [1, 2]) {
    const next = numbersFrom(seed);
    const stalls = [await aStall(), await aStall()] as const;
    for (const stall of stalls) await doings['order']!(stall, next);
    for (let n = 0; n < 250; n += 1) {
      const stall = stalls[next(2)]!;
      const name = names[next(names.length)]!;
      const { status } = await doings[name]!(stall, next);
      expect([200, 409], `${name} at ${n}`).toContain(status);
      if (status !== 200) refused.add(status);
      for (const kind of await expectToAddUp(stall, `${name} at ${n}`)) seen.add(kind);
    }
    for (const stall of stalls) await expectToAddUp(stall, 'the end');
  }
  expect(refused).toContain(409);
  expect([...seen].toSorted(), 'what was booked').toEqual([...entryKinds].toSorted());
});
