import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { checkCart, getInventory, getStock } from '@haat/contract/stock/endpoints';
import { openHaat } from '../../testing/harness.ts';
import { returnStock, takeStock } from './service.ts';
import { stocks } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.parts.database;
const nowhere = '01890000-0000-7000-8000-000000000000';

test('the pieces left of a product are the first of a list', async () => {
  const { id: productId } = await make.aProduct({ stock: 7 });
  expect((await ask(getStock, { productId })).body).toEqual([{ productId, remainingQty: 7 }]);
});

test('the inventory says whether a product is there, low or gone', async () => {
  const statusAt = async (stock: number) => {
    const { id: productId } = await make.aProduct({ stock });
    await orm.update(stocks).set({ location: 'Patan' }).where(eq(stocks.productId, productId));
    return (await ask(getInventory, { productId })).body;
  };
  const place = { location: 'Patan', lowStockThreshold: 5 };
  expect(await statusAt(6)).toEqual([{ stockQuantity: 6, status: 'in_stock', isLowStock: false, ...place }]);
  expect(await statusAt(5)).toEqual([{ stockQuantity: 5, status: 'low_stock', isLowStock: true, ...place }]);
  expect(await statusAt(0)).toEqual([
    { stockQuantity: 0, status: 'out_of_stock', isLowStock: false, ...place },
  ]);
});

test('a product that is unknown, no longer sold or of another shop has an empty list', async () => {
  const retired = await make.aProduct({ active: false });
  const elsewhere = await make.aProduct({ shop: await make.aShop() });
  for (const productId of [nowhere, retired.id, elsewhere.id]) {
    for (const endpoint of [getStock, getInventory]) {
      const { status, body } = await ask(endpoint, { productId });
      expect([status, body]).toEqual([200, []]);
    }
  }
});

test('an id that is none is not found', async () => {
  for (const productId of ['x', '0', "' or 1=1 --"]) {
    expect((await ask(getStock, { productId })).status).toBe(404);
    expect((await ask(getInventory, { productId })).status).toBe(404);
  }
});

test('a cart learns price and stock in its own order, and which products are gone', async () => {
  const [one, other] = [await make.aProduct({ stock: 3, price: 450 }), await make.aProduct({ stock: 0 })];
  const retired = await make.aProduct({ active: false });
  const productIds = [other.id, nowhere, retired.id, one.id.toUpperCase(), one.id];
  const { status, body } = await ask(checkCart, { productIds });
  expect(status).toBe(200);
  expect(body.map(({ productId, remainingQty }) => [productId, remainingQty])).toEqual([
    [other.id, 0],
    [one.id, 3],
  ]);
  const { vendor } = one;
  expect(body[1]).toEqual({
    productId: one.id,
    title: one.title,
    titleNe: null,
    slug: one.slug,
    image: null,
    price: 450,
    remainingQty: 3,
    variants: [],
    adminId: { _id: vendor.id, shopName: vendor.shopName, slug: vendor.slug },
  });
  expect((await ask(checkCart, { productIds: [] })).body).toEqual([]);
});

test('a cart that is none is refused in its field', async () => {
  for (const productIds of [undefined, 'all', [1], ['x'], Array.from({ length: 101 }, () => nowhere)]) {
    const { status, body } = await send('POST', checkCart.path, { productIds });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})[0]).toMatch(/^productIds/);
  }
});

test('the database itself refuses to sell what is not there', async () => {
  const { id } = await make.aProduct({ stock: 1 });
  const overselling = orm.update(stocks).set({ quantity: -1 }).where(eq(stocks.productId, id));
  await expect(overselling).rejects.toThrow('stocks_never_below_zero');
});

test('taking and returning tell which products changed between there and gone', async () => {
  const { shop, ...one } = await make.aProduct({ stock: 2 });
  const other = await make.aProduct({ stock: 5 });
  const pieces = [
    { productId: one.id, quantity: 2 },
    { productId: other.id, quantity: 2 },
  ];
  expect(await orm.transaction((tx) => takeStock(tx, shop.id, pieces))).toEqual([one.id]);
  expect(await orm.transaction((tx) => returnStock(tx, shop.id, pieces))).toEqual([one.id]);
});

test('pieces of one product that are taken in two parts count together', async () => {
  const { id: productId, shop } = await make.aProduct({ stock: 3 });
  const part = { productId, quantity: 2 };
  const taking = orm.transaction((tx) => takeStock(tx, shop.id, [part, part]));
  await expect(taking).rejects.toMatchObject({ code: 'too-few-left', details: { left: 3, productId } });
});
