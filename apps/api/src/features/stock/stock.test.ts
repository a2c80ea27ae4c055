import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { getProduct } from '@haat/contract/catalog/calls';
import { checkCart, getInventory, getStock } from '@haat/contract/stock/calls';
import { openHaat } from '../../testing/harness.ts';
import { returnStock, showChanges, takeStock } from './service.ts';
import { stocks } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;
const nowhere = '01890000-0000-7000-8000-000000000000';

// spec: 3.15, 7.3
test('the pieces left of a product are the first of a list', async () => {
  const { id: productId } = await make.aProduct({ stock: 7 });
  expect((await ask(getStock, { productId })).body).toEqual([{ productId, remainingQty: 7 }]);
});

// spec: 3.14, 7.4, goods.58
test('the inventory says whether a product is there, low or gone', async () => {
  const place = { location: 'Patan', locationNe: 'पाटन', lowStockThreshold: 5 };
  const statusAt = async (stock: number) => {
    const { id: productId } = await make.aProduct({ stock });
    await orm.update(stocks).set(place).where(eq(stocks.productId, productId));
    return (await ask(getInventory, { productId })).body;
  };
  expect(await statusAt(6)).toEqual([{ stockQuantity: 6, status: 'in_stock', isLowStock: false, ...place }]);
  expect(await statusAt(5)).toEqual([{ stockQuantity: 5, status: 'low_stock', isLowStock: true, ...place }]);
  expect(await statusAt(0)).toEqual([
    { stockQuantity: 0, status: 'out_of_stock', isLowStock: false, ...place },
  ]);
});

// spec: 4.22
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

// spec: 7.3
test('an id that is none is not found', async () => {
  for (const productId of ['x', '0', "' or 1=1 --"]) {
    expect((await ask(getStock, { productId })).status).toBe(404);
    expect((await ask(getInventory, { productId })).status).toBe(404);
  }
});

// spec: 4.16
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
    adminId: {
      ...{ _id: vendor.id, shopName: vendor.shopName, slug: vendor.slug, shopNameNe: null },
      ...{ city: expect.any(String), cityNe: null },
    },
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

// spec: opens.10
test('the database itself refuses to sell what is not there', async () => {
  const { id } = await make.aProduct({ stock: 1 });
  const overselling = orm.update(stocks).set({ quantity: -1 }).where(eq(stocks.productId, id));
  await expect(overselling).rejects.toThrow('stocks_never_below_zero');
});

const common = (productId: string) => ({ productId, size: '', color: '' });
const some = (productId: string, quantity: number) => ({ from: common(productId), choice: null, quantity });

test('taking and returning tell which products changed between there and gone, once', async () => {
  const { shop, ...one } = await make.aProduct({ stock: 2 });
  const other = await make.aProduct({ stock: 5 });
  const pieces = [some(one.id, 2), some(other.id, 2)];
  expect(await orm.transaction((tx) => takeStock(tx, shop.id, pieces))).toEqual([one.id]);
  expect(await orm.transaction((tx) => showChanges(tx, shop.id, [one.id, other.id]))).toEqual([]);
  expect(await orm.transaction((tx) => returnStock(tx, shop.id, pieces))).toEqual([one.id]);
});

test('pieces of one product that are taken in two parts count together', async () => {
  const { id: productId, shop } = await make.aProduct({ stock: 3 });
  const part = some(productId, 2);
  const taking = orm.transaction((tx) => takeStock(tx, shop.id, [part, part]));
  await expect(taking).rejects.toMatchObject({ code: 'too-few-left', details: { left: 3, productId } });
});

const way = (size: string | null, color: string | null, colorNe: string | null = null) => ({
  ...{ size, color, colorNe, colorPicker: null, extraProperties: [] },
});
const picture = (color: string | null) => ({
  url: `/uploads/${color ?? 'front'}-800.webp`,
  isPrimary: color === null,
  altText: '',
  color,
});

// spec: goods.5
test('the pieces of a product are those of its variants together, and each variant tells its own', async () => {
  const shoe = await make.aProduct({
    images: [picture(null), picture('Pine')],
    variants: [way('41', 'Flame'), way('42', 'Pine', 'गाढा हरियो'), way('42', 'Flame')],
    stockOf: [
      { size: '41', color: 'Flame', quantity: 3 },
      { size: '42', color: 'Pine', quantity: 2 },
      { size: '42', color: 'Flame', quantity: 0 },
    ],
  });
  expect((await ask(getStock, { productId: shoe.id })).body[0]?.remainingQty).toBe(5);
  const inventory = (await ask(getInventory, { productId: shoe.id })).body[0];
  expect(inventory).toMatchObject({ stockQuantity: 5, status: 'low_stock', isLowStock: true });
  const [fact] = (await ask(checkCart, { productIds: [shoe.id] })).body;
  expect(fact?.remainingQty).toBe(5);
  const none = { sizeNe: null, colorNe: null, colorPicker: null, image: null };
  expect(fact?.variants).toEqual([
    { ...none, size: '41', color: 'Flame', remainingQty: 3 },
    {
      ...{ ...none, size: '42', color: 'Pine', remainingQty: 2 },
      ...{ colorNe: 'गाढा हरियो', image: '/uploads/Pine-800.webp' },
    },
    { ...none, size: '42', color: 'Flame', remainingQty: 0 },
  ]);
  const { variants, inStock } = (await ask(getProduct, { slug: shoe.slug })).body;
  expect([inStock, variants.map((each) => each.inStock)]).toEqual([true, [true, true, false]]);
});

// spec: goods.9
test('a product whose variants were never counted apart has one stock for all of them', async () => {
  const cap = await make.aProduct({ stock: 4, variants: [way('S', null), way('L', null)] });
  const [fact] = (await ask(checkCart, { productIds: [cap.id] })).body;
  expect([fact?.remainingQty, fact?.variants.map((each) => each.remainingQty)]).toEqual([4, [4, 4]]);
  await orm.transaction((tx) => takeStock(tx, cap.shop.id, [some(cap.id, 4)]));
  const { variants } = (await ask(getProduct, { slug: cap.slug })).body;
  expect(variants.map((each) => each.inStock)).toEqual([false, false]);
});
