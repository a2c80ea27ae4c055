import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { getOrder, placeOrder } from '@haat/contract/orders/calls';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { MadeArea, MadePerson, MadeProduct } from '../../../testing/makers.ts';
import { stockLeftIn } from '../../../testing/stock-left.ts';
import { products } from '../../catalog/tables.ts';
import { deliveryAreas } from '../../addresses/tables.ts';
import { checkouts, orders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

let shopper: MadePerson;
let area: MadeArea;
let addressId: string;
beforeAll(async () => {
  shopper = await make.aShopper();
  area = await make.anArea({ deliveryFee: 100 });
  addressId = (await make.anAddress(shopper, { deliveryArea: area })).id;
});

const place = (items: { product: MadeProduct; quantity: number; price?: number }[], total?: number) =>
  ask(
    placeOrder,
    { items: items.map(({ product, ...rest }) => ({ productId: product.id, ...rest })), addressId, total },
    shopper,
  );
const leftOf = stockLeftIn(haat);
const ordersSoFar = async () =>
  (await orm.select().from(orders)).length + (await orm.select().from(checkouts)).length;

// spec: goods.60
test('what is placed is what the shop sells it for, delivered for the fee of the address', async () => {
  const kettle = await make.aProduct({ titleNe: 'तामाको केतली', price: 1_250, stock: 4 });
  const { status, body } = await place([{ product: kettle, quantity: 2 }]);
  expect(status).toBe(200);
  expect(body.message).toBe('Your order has been placed.');
  expect(body.data).toMatchObject({ subtotal: 2_500, deliveryFee: 100, total: 2_600 });
  expect(await leftOf(kettle)).toBe(2);
  const { body: order } = await ask(getOrder, { orderId: body.data.orders[0]!._id }, shopper);
  expect(order).toMatchObject({
    checkoutId: body.data._id,
    status: 'pending',
    vendor: { _id: kettle.vendor.id, shopName: kettle.vendor.shopName },
    items: [
      {
        productId: kettle.id,
        title: kettle.title,
        titleNe: 'तामाको केतली',
        slug: kettle.slug,
        price: 1_250,
        quantity: 2,
        variant: null,
      },
    ],
    address: {
      fullName: 'Sita Rai',
      fulladdress: 'Lakeside 6, Baidam, Pokhara, Gandaki',
      fulladdressNe: 'Lakeside 6, बैदाम, पोखरा, गण्डकी',
      message: 'Ring twice',
    },
    history: [{ status: 'pending', at: order.createdAt }],
  });
});

// spec: goods.60
test('an address in a chosen municipality is told with its ward and district', async () => {
  const product = await make.aProduct();
  const humla = { localLevelId: 'humla-simkot', ward: 5, city: 'Simkot', province: 'Karnali' };
  const { id } = await make.anAddress(shopper, { deliveryArea: area, ...humla });
  const items = [{ productId: product.id, quantity: 1 }];
  const { body } = await ask(placeOrder, { items, addressId: id }, shopper);
  const { body: order } = await ask(getOrder, { orderId: body.data.orders[0]!._id }, shopper);
  expect(order.address.fulladdress).toBe('Lakeside 6, Baidam, Simkot-5, Humla, Karnali');
  expect(order.address.fulladdressNe).toBe('Lakeside 6, Baidam, सिमकोट-५, हुम्ला, कर्णाली');
});

// spec: goods.61
test('an address whose area is its ward names the ward once', async () => {
  const product = await make.aProduct();
  const humla = { localLevelId: 'humla-simkot', ward: 5, city: 'Simkot', province: 'Karnali' };
  const { id } = await make.anAddress(shopper, { deliveryArea: area, ...humla, area: 'Ward 5' });
  const items = [{ productId: product.id, quantity: 1 }];
  const { body } = await ask(placeOrder, { items, addressId: id }, shopper);
  const { body: order } = await ask(getOrder, { orderId: body.data.orders[0]!._id }, shopper);
  expect(order.address.fulladdress).toBe('Lakeside 6, Simkot-5, Humla, Karnali');
});

// spec: opens.7
test('a cart of two sellers becomes one order for each, and the shopper pays one delivery', async () => {
  const [one, other] = [await make.aVendor(), await make.aVendor()];
  const shawl = await make.aProduct({ vendor: one, price: 300 });
  const cup = await make.aProduct({ vendor: other, price: 700 });
  const scarf = await make.aProduct({ vendor: one, price: 100 });
  const { body } = await place([
    { product: cup, quantity: 1 },
    { product: shawl, quantity: 1 },
    { product: scarf, quantity: 2 },
  ]);
  expect(body.data.orders.map(({ vendor }) => vendor._id)).toEqual([one.id, other.id].sort());
  expect(body.data).toMatchObject({ subtotal: 1_200, deliveryFee: 100, total: 1_300 });
  expect(body.data.orders.reduce((sum, { deliveryFee }) => sum + deliveryFee, 0)).toBe(100);
  expect(body.data.orders.reduce((sum, { total }) => sum + total, 0)).toBe(1_300);
  const ofOne = body.data.orders.find(({ vendor }) => vendor._id === one.id);
  expect(ofOne).toMatchObject({ subtotal: 500, deliveryFee: 50, total: 550 });
});

// spec: 9.4
test('delivery is free from the threshold of the shop on, whatever the area costs', async () => {
  const shop = await make.aShop();
  const buyer = await make.aShopper({ shop });
  const product = await make.aProduct({ shop, price: 1_000 });
  const far = await make.anArea({ shop, deliveryFee: 250 });
  const { id } = await make.anAddress(buyer, { deliveryArea: far });
  await make.deliversBy({ shop, freeDeliveryThreshold: 2_000 });
  const feeFor = async (quantity: number) =>
    (await ask(placeOrder, { items: [{ productId: product.id, quantity }], addressId: id }, buyer)).body.data
      .deliveryFee;
  expect(await feeFor(1)).toBe(250);
  expect(await feeFor(2)).toBe(0);
  await make.deliversBy({
    shop,
    deliveryMode: 'standard',
    flatDeliveryCharge: 90,
    freeDeliveryThreshold: null,
  });
  expect(await feeFor(2)).toBe(90);
});

test('an address in an area that ended is refused, and nothing is ordered', async () => {
  const gone = await make.anArea();
  const { id } = await make.anAddress(shopper, { deliveryArea: gone });
  await orm.delete(deliveryAreas).where(eq(deliveryAreas.id, gone.id));
  const product = await make.aProduct();
  const { status, body } = await ask(
    placeOrder,
    { items: [{ productId: product.id, quantity: 1 }], addressId: id },
    shopper,
  );
  expect([status, body.code]).toEqual([409, 'no-delivery']);
  expect(await leftOf(product)).toBe(10);
});

// spec: opens.5
test('a price that moved is told, and nothing is ordered', async () => {
  const [steady, moved] = [await make.aProduct(), await make.aProduct({ price: 500 })];
  const before = await ordersSoFar();
  const { status, body } = await place([
    { product: steady, quantity: 1, price: 1_000 },
    { product: moved, quantity: 1, price: 450 },
  ]);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'price-changed', price: 500, productId: moved.id });
  expect(await ordersSoFar()).toBe(before);
  expect(await leftOf(steady)).toBe(10);
});

// spec: opens.5
test('a total that is not what it comes to is refused with the one that counts', async () => {
  const product = await make.aProduct({ price: 500 });
  const before = await ordersSoFar();
  const { status, body } = await place([{ product, quantity: 3 }], 1);
  expect([status, body.code, body.total]).toEqual([409, 'total-changed', 1_600]);
  expect(body.error).toBe('The total has changed to Rs. 1,600. Please look again before you order.');
  expect(await ordersSoFar()).toBe(before);
  expect((await place([{ product, quantity: 3 }], 1_600)).status).toBe(200);
});

// spec: opens.6
test('more than is left is refused whole, with how many are left', async () => {
  const [plenty, few] = [await make.aProduct(), await make.aProduct({ stock: 2 })];
  const { status, body } = await place([
    { product: plenty, quantity: 1 },
    { product: few, quantity: 3 },
  ]);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'too-few-left', left: 2, productId: few.id, error: 'Only 2 left' });
  expect([await leftOf(plenty), await leftOf(few)]).toEqual([10, 2]);
});

// spec: opens.6
test('two lines of one product count together against its stock', async () => {
  const product = await make.aProduct({ stock: 5 });
  const line = { product, quantity: 3 };
  expect((await place([line, line])).body).toMatchObject({ code: 'too-few-left', left: 5 });
  expect((await place([line, { product, quantity: 2 }])).status).toBe(200);
  expect(await leftOf(product)).toBe(0);
});

test('an id in capitals is the same product', async () => {
  const product = await make.aProduct({ stock: 3 });
  const shouted = { ...product, id: product.id.toUpperCase() };
  const { body } = await place([
    { product, quantity: 2 },
    { product: shouted, quantity: 2 },
  ]);
  expect(body).toMatchObject({ code: 'too-few-left', left: 3 });
});

// spec: opens.20
test('pages hear of a sale only when it sells a product out', async () => {
  const product = await make.aProduct({ stock: 2 });
  haat.announced.length = 0;
  await place([{ product, quantity: 1 }]);
  expect(haat.announced).toEqual([]);
  await place([{ product, quantity: 1 }]);
  expect(haat.announced).toEqual([tags.lists(product.shop.id), tags.product(product.shop.id, product.id)]);
  const [row] = await orm.select().from(products).where(eq(products.id, product.id));
  expect(row?.inStock).toBe(false);
  expect((await place([{ product, quantity: 1 }])).body).toMatchObject({
    code: 'out-of-stock',
    productId: product.id,
  });
});

test('what is not an order is refused in its fields, and nothing is ordered', async () => {
  const { id: productId } = await make.aProduct({ stock: 5_000 });
  const before = await ordersSoFar();
  const good = { items: [{ productId, quantity: 1 }], addressId };
  for (const [body, field] of [
    [{}, 'items'],
    [{ ...good, items: [] }, 'items'],
    [{ ...good, items: 'all of it' }, 'items'],
    [{ ...good, items: Array.from({ length: 51 }, () => good.items[0]) }, 'items'],
    [{ ...good, items: [{ productId, quantity: 0 }] }, 'items.0.quantity'],
    [{ ...good, items: [{ productId, quantity: -1 }] }, 'items.0.quantity'],
    [{ ...good, items: [{ productId, quantity: 1.5 }] }, 'items.0.quantity'],
    [{ ...good, items: [{ productId, quantity: 1e300 }] }, 'items.0.quantity'],
    [{ ...good, items: [{ productId, quantity: '1' }] }, 'items.0.quantity'],
    [{ ...good, items: [{ productId: "'; drop table orders", quantity: 1 }] }, 'items.0.productId'],
    [{ ...good, items: [{ productId, quantity: 1, price: -5 }] }, 'items.0.price'],
    [{ ...good, items: [{ productId, quantity: 1, variant: { size: 5 } }] }, 'items.0.variant.size'],
    [{ ...good, addressId: 7 }, 'addressId'],
    [{ ...good, total: 0.5 }, 'total'],
    [{ ...good, total: null }, 'total'],
    [{ ...good, message: 'x'.repeat(1_001) }, 'message'],
    [{ ...good, accountId: shopper.id }, 'accountId'],
  ] as const) {
    const answer = await send('POST', placeOrder.path, body, shopper);
    expect([answer.status, answer.body.code], JSON.stringify(body).slice(0, 120)).toEqual([
      400,
      'invalid-input',
    ]);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
  }
  expect((await send('POST', placeOrder.path, '{"items":', shopper)).body.code).toBe('invalid-json');
  expect((await send('POST', placeOrder.path, '[]', shopper)).status).toBe(400);
  expect(await ordersSoFar()).toBe(before);
});

test('an order above what one order may cost is refused, not counted over the edge', async () => {
  const palace = await make.aProduct({ price: 100_000_000, stock: 50_000 });
  const line = { product: palace, quantity: 999 };
  const { status, body } = await place(Array.from({ length: 50 }, () => line));
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(await leftOf(palace)).toBe(50_000);
});

test('a product that is unknown, of another shop or no longer sold cannot be ordered', async () => {
  const elsewhere = await make.aProduct({ shop: await make.aShop() });
  const retired = await make.aProduct({ active: false });
  const unknown = { ...retired, id: '01890000-0000-7000-8000-000000000000' };
  for (const product of [elsewhere, retired, unknown]) {
    const { status, body } = await place([{ product, quantity: 1 }]);
    expect([status, body.code, body.productId]).toEqual([404, 'not-found', product.id]);
  }
});

// spec: 6.11
test("a stranger's address is not there", async () => {
  const stranger = await make.aShopper();
  const { id } = await make.anAddress(stranger, { deliveryArea: area });
  const product = await make.aProduct();
  const { status } = await ask(
    placeOrder,
    { items: [{ productId: product.id, quantity: 1 }], addressId: id },
    shopper,
  );
  expect(status).toBe(404);
  expect(await leftOf(product)).toBe(10);
});

// spec: 6.3
test('nobody places an order without a session of this shop', async () => {
  const other = await make.aShopper({ shop: await make.aShop() });
  const product = await make.aProduct();
  const input = { items: [{ productId: product.id, quantity: 1 }], addressId };
  for (const token of [undefined, 'nonsense', other.token]) {
    const { status, body } = await ask(placeOrder, input, { token });
    expect([status, body.code]).toEqual([401, 'login-required']);
  }
});
