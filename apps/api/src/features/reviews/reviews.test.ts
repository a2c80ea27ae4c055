import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductReviews, getReviewPercentages, getReviews } from '@haat/contract/reviews/calls';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct, MadeShop } from '../../testing/makers.ts';
import { checkouts, orderLines, orders } from '../orders/tables.ts';
import { reviews } from './tables.ts';

let haat: Haat;
let himal: MadeShop;
let reviewed: MadeProduct;
let silent: MadeProduct;

beforeAll(async () => {
  haat = await openHaat();
  reviewed = await haat.make.aProduct();
  silent = await haat.make.aProduct();
  himal = await haat.make.aShop({ subdomain: 'himal' });
  const stars = [5, 5, 2];
  for (const [day, rating] of stars.entries()) {
    const author = await haat.make.aShopper({ firstName: `Author ${day}` });
    const updatedAt = new Date(Date.UTC(2026, 0, day + 1));
    const { shop, vendor, id: productId } = reviewed;
    await haat.dependencies.database.orm.insert(reviews).values({
      shopId: shop.id,
      productId,
      vendorId: vendor.id,
      accountId: author.id,
      rating,
      description: '<p>Good</p>',
      images: [{ fileName: 'photo.webp' }],
      updatedAt,
    });
    if (day === 0) await bought(author, reviewed, 'delivered');
    if (day === 1) await bought(author, reviewed, 'confirmed');
  }
});
afterAll(() => haat.close());

async function bought(
  person: MadePerson,
  { id, vendor, shop, title, slug, price }: MadeProduct,
  status: string,
) {
  const { orm } = haat.dependencies.database;
  const money = { shopId: shop.id, accountId: person.id, subtotal: price, deliveryFee: 0, total: price };
  const [checkoutId, orderId] = [v7(), v7()];
  const whereTo = { fullName: 'Sita Rai', email: person.email, phone: '9841234567', fulladdress: 'Pokhara' };
  await orm.insert(checkouts).values({ ...money, ...whereTo, id: checkoutId });
  await orm.insert(orders).values({ ...money, id: orderId, checkoutId, vendorId: vendor.id, status });
  const line = { productId: id, title, slug, price, quantity: 1, position: 0 };
  await orm.insert(orderLines).values({ ...line, shopId: shop.id, orderId });
}

// spec: 1.13, 2.product.8, 3.23, 7.22, choosing.17
test('reviews come newest first with their author, and say who bought and received the product here', async () => {
  const { status, body } = await haat.ask(getReviews, { productId: reviewed.id });
  expect(status).toBe(200);
  expect(
    body.map(({ userId, rating, verifiedPurchase }) => [userId.firstName, rating, verifiedPurchase]),
  ).toEqual([
    ['Author 2', 2, false],
    ['Author 1', 5, false],
    ['Author 0', 5, true],
  ]);
  expect(body[0]).toMatchObject({
    images: [{ fileName: 'photo.webp' }],
    updatedAt: '2026-01-03T00:00:00.000Z',
  });
  expect(JSON.stringify(body)).not.toContain('@example.np');
});

// spec: 7.22, choosing.16
test('reviews come a page at a time', async () => {
  const { body } = await haat.ask(getReviews, { productId: reviewed.id, page: 2, size: 2 });
  expect(body.map(({ userId }) => userId.firstName)).toEqual(['Author 0']);
  expect((await haat.ask(getReviews, { productId: reviewed.id, size: 101 })).status).toBe(400);
});

// spec: 2.product.7, 3.24, 7.23, 9.21
test('the shares of the stars are rounded up, and 0 where nobody has reviewed', async () => {
  const none = { rating1: 0, rating2: 0, rating3: 0, rating4: 0, rating5: 0 };
  expect((await haat.ask(getReviewPercentages, { productId: reviewed.id })).body).toEqual({
    ...none,
    rating2: 34,
    rating5: 67,
  });
  expect((await haat.ask(getReviewPercentages, { productId: silent.id })).body).toEqual(none);
  expect((await haat.ask(getReviews, { productId: silent.id })).body).toEqual([]);
});

// spec: 7.22
test('the reviews of a product that is not in this shop are not there', async () => {
  for (const [productId, shop] of [
    [v7(), undefined],
    ['junk', undefined],
    [reviewed.id, himal],
  ] as const) {
    expect((await haat.ask(getReviews, { productId }, { shop })).status).toBe(404);
    expect((await haat.ask(getReviewPercentages, { productId }, { shop })).status).toBe(404);
  }
});

test('what a product page shows of them is asked for by the slug, in one call', async () => {
  const ask = async (slug: string, shop?: MadeShop) =>
    haat.ask(getProductReviews, { slug, size: 2 }, { shop });
  const { status, body } = await ask(reviewed.slug);
  const { body: newest } = await haat.ask(getReviews, { productId: reviewed.id, size: 2 });
  const { body: percentages } = await haat.ask(getReviewPercentages, { productId: reviewed.id });
  expect([status, body]).toEqual([200, { reviews: newest, percentages }]);
  expect(newest).toHaveLength(2);
  const { body: nobody } = await haat.ask(getReviewPercentages, { productId: silent.id });
  expect((await ask(silent.slug)).body).toEqual({ reviews: [], percentages: nobody });
  expect((await ask(reviewed.slug, himal)).status).toBe(404);
  expect((await ask('no-such-product')).status).toBe(404);
  expect((await haat.ask(getProductReviews, { slug: reviewed.slug, size: 101 })).status).toBe(400);
});
