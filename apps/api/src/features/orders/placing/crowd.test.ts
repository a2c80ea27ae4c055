import { afterAll, expect, test } from 'vitest';
import { count, eq, sum } from 'drizzle-orm';
import { buyNow, placeOrder } from '@haat/contract/orders/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { MadeProduct } from '../../../testing/makers.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { quickForm } from '../../../testing/quick-orders.ts';
import { checkouts, orderLines } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const leftOf = stockLeftIn(haat);
const soldOf = async ({ id }: MadeProduct) => {
  const [row] = await orm
    .select({ sold: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.productId, id));
  return row?.sold ?? 0;
};
const checkoutsSoFar = async () => (await orm.select({ all: count() }).from(checkouts))[0]!.all;

// spec: opens.1
test('of 200 buyers at once for the last 10 pieces, 10 get one and 190 hear that it is out of stock', async () => {
  const product = await make.aProduct({ stock: 10 });
  const area = await make.anArea();
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const buyer = await make.aShopper();
      return { buyer, addressId: (await make.anAddress(buyer, { deliveryArea: area })).id };
    }),
  );
  const items = [{ productId: product.id, quantity: 1 }];
  const answers = await Promise.all(
    buyers.map(({ buyer, addressId }, n) =>
      ask(placeOrder, { items, addressId }, { ...buyer, key: `buyer-number-${n}` }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(10);
  expect(refused.length).toBe(190);
  for (const { status, body } of refused)
    expect([status, body.code, body.productId]).toEqual([409, 'out-of-stock', product.id]);
  expect(await leftOf(product)).toBe(0);
  expect(await soldOf(product)).toBe(10);
});

// spec: opens.2
test('carts of the same products in opposite orders never block one another', async () => {
  const [one, other] = [await make.aProduct({ stock: 40 }), await make.aProduct({ stock: 40 })];
  const buyer = await make.aShopper();
  const addressId = (await make.anAddress(buyer, { deliveryArea: await make.anArea() })).id;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => {
      const items = [one, other].map(({ id }) => ({ productId: id, quantity: 1 }));
      return ask(placeOrder, { items: n % 2 ? items : items.toReversed(), addressId }, buyer);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([await leftOf(one), await leftOf(other)]).toEqual([0, 0]);
});

// spec: opens.3
test('50 sends under one idempotency key make one order and get one answer', async () => {
  const product = await make.aProduct({ stock: 100 });
  const before = await checkoutsSoFar();
  const key = 'one-and-the-same';
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(buyNow, quickForm(product, 2), { key })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await checkoutsSoFar()).toBe(before + 1);
  expect(await leftOf(product)).toBe(98);
});

// spec: opens.3
test('the same key for something else is refused', async () => {
  const product = await make.aProduct();
  const key = 'used-already';
  expect((await ask(buyNow, quickForm(product), { key })).status).toBe(200);
  const { status, body } = await ask(buyNow, quickForm(product, 2), { key });
  expect([status, body.code]).toEqual([422, 'key-reused']);
  expect(await leftOf(product)).toBe(9);
});

// spec: opens.3
test("one shopper's key is not another's, nor a guest's", async () => {
  const product = await make.aProduct();
  const [one, other] = [await make.aShopper(), await make.aShopper()];
  const key = 'everyones-key';
  const answers = [
    await ask(buyNow, quickForm(product), { token: one.token, key }),
    await ask(buyNow, quickForm(product), { token: other.token, key }),
    await ask(buyNow, quickForm(product), { key }),
  ];
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(3);
  expect(await leftOf(product)).toBe(7);
});

// spec: opens.3
test('a key whose order was refused can be sent again', async () => {
  const product = await make.aProduct({ stock: 1 });
  const key = 'second-try';
  expect((await ask(buyNow, quickForm(product, 2), { key })).body.code).toBe('too-few-left');
  expect((await ask(buyNow, quickForm(product, 1), { key })).status).toBe(200);
});

test('a key that is no key is refused', async () => {
  const product = await make.aProduct();
  for (const key of ['short', 'with a blank', 'x'.repeat(201)]) {
    const { status, body } = await ask(buyNow, quickForm(product), { key });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['Idempotency-Key']]);
  }
});
