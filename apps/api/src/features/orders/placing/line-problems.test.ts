import { afterAll, expect, test } from 'vitest';
import { buyNow, placeOrder } from '@haat/contract/orders/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { MadeProduct } from '../../../testing/makers.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { quickForm } from '../../../testing/quick-orders.ts';
import { checkouts } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const shopper = await make.aShopper();
const { id: addressId } = await make.anAddress(shopper, { deliveryArea: await make.anArea() });
const place = (items: { product: MadeProduct; quantity: number; price?: number }[]) =>
  ask(
    placeOrder,
    { items: items.map(({ product, ...rest }) => ({ productId: product.id, ...rest })), addressId },
    shopper,
  );
const leftOf = stockLeftIn(haat);

// spec: accounts.28
test('everything that stops a cart is told at once, line by line, and nothing is ordered', async () => {
  const fine = await make.aProduct();
  const moved = await make.aProduct({ price: 500 });
  const few = await make.aProduct({ stock: 2 });
  const none = await make.aProduct({ stock: 0 });
  const retired = await make.aProduct({ active: false });
  const both = await make.aProduct({ price: 700, stock: 1 });
  const { status, body } = await place([
    { product: fine, quantity: 1, price: 1_000 },
    { product: few, quantity: 2, price: 1_000 },
    { product: moved, quantity: 1, price: 450 },
    { product: few, quantity: 1, price: 1_000 },
    { product: none, quantity: 1 },
    { product: retired, quantity: 1 },
    { product: both, quantity: 2, price: 600 },
  ]);
  expect(status).toBe(409);
  // The fields of one line speak of the first one that stops the order, as they always did.
  expect(body).toMatchObject({ code: 'too-few-left', productId: few.id, left: 2, error: 'Only 2 left' });
  expect(body.lines).toEqual([
    { productId: few.id, code: 'too-few-left', left: 2 },
    { productId: moved.id, code: 'price-changed', price: 500 },
    { productId: none.id, code: 'out-of-stock', left: 0 },
    { productId: retired.id, code: 'not-found' },
    { productId: both.id, code: 'price-changed', price: 700, left: 1 },
  ]);
  expect(await orm.select().from(checkouts)).toEqual([]);
  expect(await leftOf(fine)).toBe(10);
});

test('two lines of one product are one line of trouble, with what is left for both', async () => {
  const product = await make.aProduct({ stock: 5, price: 300 });
  const { body } = await place([
    { product, quantity: 3, price: 300 },
    { product: { ...product, id: product.id.toUpperCase() }, quantity: 3, price: 250 },
  ]);
  expect(body.lines).toEqual([{ productId: product.id, code: 'price-changed', left: 5, price: 300 }]);
});

// spec: accounts.33
test('a quick order names its one line in the same form', async () => {
  const product = await make.aProduct({ stock: 1, price: 300 });
  const { body: moved } = await ask(buyNow, { ...quickForm(product), totalAmount: 250 });
  expect(moved.lines).toEqual([{ productId: product.id, code: 'price-changed', price: 300 }]);
  const { body: short } = await ask(buyNow, quickForm(product, 2));
  expect(short.lines).toEqual([{ productId: product.id, code: 'too-few-left', left: 1 }]);
});
