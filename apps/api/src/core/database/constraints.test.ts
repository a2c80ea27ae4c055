import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openHaat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct, MadeShop } from '../../testing/makers.ts';
import { products } from '../../features/catalog/tables.ts';
import { offers, questions, replies } from '../../features/inquiry/tables.ts';
import { ledgerEntries } from '../../features/orders/ledger/tables.ts';
import { checkouts, orderEvents, orderLines, orders } from '../../features/orders/tables.ts';
import { reviews } from '../../features/reviews/tables.ts';
import { stocks } from '../../features/stock/tables.ts';
import { wishlistItems } from '../../features/wishlist/tables.ts';
import { v7 } from '../ids.ts';
import { brokenConstraint } from './failures.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make } = haat;
const { orm } = haat.dependencies.database;

let product: MadeProduct;
let foreign: MadeProduct;
let shop: MadeShop;
let shopper: MadePerson;
let stranger: MadePerson;
beforeAll(async () => {
  product = await make.aProduct({ price: 1_000 });
  ({ shop } = product);
  shopper = await make.aShopper();
  const elsewhere = await make.aShop();
  foreign = await make.aProduct({ shop: elsewhere });
  stranger = await make.aShopper({ shop: elsewhere });
});

/** What a statement breaks, by its kind and its name; null where the database lets it through. */
const brokenBy = async (statement: PromiseLike<unknown>) => {
  const broken = await Promise.resolve(statement).then(
    () => null,
    (error: unknown) => brokenConstraint(error),
  );
  return broken && [broken.code, broken.constraint];
};
const check = (name: string) => ['23514', name];
const foreignKey = (name: string) => ['23503', expect.stringMatching(name)];

const aCheckout = () => ({
  shopId: shop.id,
  id: v7(),
  fullName: 'Sita Rai',
  email: 'sita@example.np',
  phone: '9841234567',
  fulladdress: 'Lakeside 6, Pokhara',
  subtotal: 900,
  deliveryFee: 100,
  total: 1_000,
});
const anOrder = (checkoutId: string) => ({
  ...{ shopId: shop.id, id: v7(), checkoutId, vendorId: product.vendor.id },
  ...{ subtotal: 900, deliveryFee: 100, total: 1_000 },
});
const aReview = () => ({
  ...{ shopId: shop.id, productId: product.id, vendorId: product.vendor.id },
  ...{ accountId: shopper.id, rating: 4 },
});
let asked = 0;
const aQuestion = () => ({
  ...{ shopId: shop.id, id: v7(), accountId: shopper.id, vendorId: product.vendor.id },
  ...{ productId: product.id, content: 'Is it new?', seq: (asked += 1), changed: asked },
});

// spec: opens.10
describe('even if a service forgot to look, the database refuses', () => {
  test('a stock below zero', async () => {
    const taking = orm.update(stocks).set({ quantity: -1 }).where(eq(stocks.productId, product.id));
    expect(await brokenBy(taking)).toEqual(check('stocks_never_below_zero'));
  });

  test('a price above the one that is struck through, and one below zero', async () => {
    const set = (row: object) => orm.update(products).set(row).where(eq(products.id, product.id));
    expect(await brokenBy(set({ price: 1_001 }))).toEqual(check('products_price_not_above_mark'));
    expect(await brokenBy(set({ price: -1 }))).toEqual(check('products_price_positive'));
    expect(await brokenBy(set({ price: 999 }))).toBeNull();
  });

  // spec: 9.21
  test('a rating of 0 and of 6, and a second review by one shopper', async () => {
    for (const rating of [0, 6, -1])
      expect(await brokenBy(orm.insert(reviews).values({ ...aReview(), rating }))).toEqual(
        check('reviews_rating_one_to_five'),
      );
    expect(await brokenBy(orm.insert(reviews).values(aReview()))).toBeNull();
    expect(await brokenBy(orm.insert(reviews).values(aReview()))).toEqual([
      '23505',
      'reviews_one_per_shopper',
    ]);
  });

  test('an order that does not add up, a status nobody knows, a line of no pieces', async () => {
    const checkout = aCheckout();
    expect(await brokenBy(orm.insert(checkouts).values({ ...checkout, total: 999 }))).toEqual(
      check('checkouts_add_up'),
    );
    const negative = { subtotal: 1_100, deliveryFee: -100 };
    expect(await brokenBy(orm.insert(checkouts).values({ ...checkout, ...negative }))).toEqual(
      check('checkouts_not_negative'),
    );
    await orm.insert(checkouts).values(checkout);
    const order = anOrder(checkout.id);
    expect(await brokenBy(orm.insert(orders).values({ ...order, total: 1_001 }))).toEqual(
      check('orders_add_up'),
    );
    expect(await brokenBy(orm.insert(orders).values({ ...order, status: 'lost' }))).toEqual(
      check('orders_status_known'),
    );
    await orm.insert(orders).values(order);
    const event = { shopId: shop.id, orderId: order.id, status: 'lost' };
    expect(await brokenBy(orm.insert(orderEvents).values(event))).toEqual(check('order_events_status_known'));
    const confirmed = { ...event, status: 'confirmed', cancelledBy: 'seller' as const };
    expect(await brokenBy(orm.insert(orderEvents).values(confirmed))).toEqual(
      check('order_events_cancelled_by_known'),
    );
    const line = {
      ...{ shopId: shop.id, orderId: order.id, position: 0, productId: product.id },
      ...{ title: 'Cup', slug: 'cup', price: 900, quantity: 0 },
    };
    expect(await brokenBy(orm.insert(orderLines).values(line))).toEqual(
      check('order_lines_quantity_positive'),
    );
  });

  test('an offer of more than 400 below the price, of more than the price, or of nothing', async () => {
    const question = aQuestion();
    await orm.insert(questions).values(question);
    const offer = (amount: number) =>
      orm.insert(offers).values({
        ...{ shopId: shop.id, questionId: question.id, productId: product.id, accountId: shopper.id },
        ...{ amount, listedPrice: 1_000, until: new Date() },
      });
    expect(await brokenBy(offer(599))).toEqual(check('offers_at_most_400_below'));
    expect(await brokenBy(offer(1_001))).toEqual(check('offers_within_the_price'));
    expect(await brokenBy(offer(0))).toEqual(['23514', expect.stringMatching(/^offers_/)]);
    expect(await brokenBy(offer(600))).toBeNull();
  });

  test('deleting a question that has a reply', async () => {
    const question = aQuestion();
    await orm.insert(questions).values(question);
    await orm.insert(replies).values({ shopId: shop.id, questionId: question.id, content: 'Yes', seq: 2 });
    expect(await brokenBy(orm.delete(questions).where(eq(questions.id, question.id)))).toEqual(
      foreignKey('^replies_.*question'),
    );
  });

  test('taking back an entry of the book that is not in it', async () => {
    const entry = {
      shopId: shop.id,
      id: v7(),
      vendorId: product.vendor.id,
      kind: 'payout',
      shopForSeller: -900,
      sellerForSeller: 900,
    } as const;
    const reversal = { ...entry, id: v7(), kind: 'reversal' } as const;
    const takingBack = (reverses: string) => orm.insert(ledgerEntries).values({ ...reversal, reverses });
    await orm.insert(ledgerEntries).values(entry);
    expect(await brokenBy(takingBack(v7()))).toEqual(foreignKey('reverses'));
    expect(await brokenBy(takingBack(entry.id))).toBeNull();
    expect(
      (await brokenBy(orm.insert(ledgerEntries).values({ ...reversal, id: v7(), reverses: entry.id })))?.[0],
    ).toBe('23505');
  });

  // spec: money.4
  test('an entry of the book that is changed, taken out or makes money', async () => {
    const entry = {
      ...{ shopId: shop.id, id: v7(), vendorId: product.vendor.id, kind: 'payout' as const },
      ...{ shopForSeller: -900, sellerForSeller: 900 },
    };
    await orm.insert(ledgerEntries).values(entry);
    const own = eq(ledgerEntries.id, entry.id);
    expect((await brokenBy(orm.update(ledgerEntries).set({ note: 'x' }).where(own)))?.[0]).toBe('23001');
    expect((await brokenBy(orm.delete(ledgerEntries).where(own)))?.[0]).toBe('23001');
    const made = { ...entry, id: v7(), sellerForSeller: 901 };
    expect(await brokenBy(orm.insert(ledgerEntries).values(made))).toEqual([
      '23514',
      'ledger_entries_sum_to_zero',
    ]);
  });

  test('the same wish twice', async () => {
    const wish = { shopId: shop.id, accountId: shopper.id, productId: product.id };
    expect(await brokenBy(orm.insert(wishlistItems).values(wish))).toBeNull();
    expect((await brokenBy(orm.insert(wishlistItems).values(wish)))?.[0]).toBe('23505');
  });
});

// spec: opens.10
describe('nothing ties two shops together', () => {
  test("another shop's product is not wished for or reviewed here", async () => {
    const wish = { shopId: shop.id, accountId: shopper.id, productId: foreign.id };
    expect(await brokenBy(orm.insert(wishlistItems).values(wish))).toEqual(foreignKey('product_id'));
    const review = { ...aReview(), accountId: shopper.id, productId: foreign.id };
    expect(await brokenBy(orm.insert(reviews).values(review))).toEqual(foreignKey('product_id'));
  });

  test("another shop's shopper owns no order, wish or question here", async () => {
    const wish = { shopId: shop.id, accountId: stranger.id, productId: product.id };
    expect(await brokenBy(orm.insert(wishlistItems).values(wish))).toEqual(foreignKey('account_id'));
    const checkout = { ...aCheckout(), accountId: stranger.id };
    expect(await brokenBy(orm.insert(checkouts).values(checkout))).toEqual(foreignKey('account_id'));
    const question = { ...aQuestion(), accountId: stranger.id };
    expect(await brokenBy(orm.insert(questions).values(question))).toEqual(foreignKey('account_id'));
  });

  test("another shop's book has no entry to take back here", async () => {
    const sale = {
      shopId: foreign.shop.id,
      id: v7(),
      vendorId: foreign.vendor.id,
      kind: 'payout',
      shopForSeller: -900,
      sellerForSeller: 900,
    } as const;
    await orm.insert(ledgerEntries).values(sale);
    const reversal = {
      ...sale,
      shopId: shop.id,
      vendorId: product.vendor.id,
      id: v7(),
      kind: 'reversal',
    } as const;
    const takingBack = orm.insert(ledgerEntries).values({ ...reversal, reverses: sale.id });
    expect(await brokenBy(takingBack)).toEqual(foreignKey('reverses'));
  });

  test("another shop's vendor or category holds no product here", async () => {
    const set = (row: object) => orm.update(products).set(row).where(eq(products.id, product.id));
    expect(await brokenBy(set({ vendorId: foreign.vendor.id }))).toEqual(foreignKey('vendor_id'));
    const { id: categoryId } = await make.aCategory({ shop: foreign.shop });
    expect(await brokenBy(set({ categoryId }))).toEqual(foreignKey('category_id'));
    const stock = { shopId: shop.id, productId: foreign.id, quantity: 1 };
    expect(await brokenBy(orm.insert(stocks).values(stock))).toEqual(foreignKey('product_id'));
  });
});
