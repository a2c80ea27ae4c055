import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getProduct, listProducts, searchProducts } from '@haat/contract/catalog/calls';
import { deleteProduct, getSellerProduct, saveProduct } from '@haat/contract/catalog/selling/calls';
import { v7 } from '../../../core/ids.ts';
import { aCategoryDesk, slugs } from '../../../testing/category-desk.ts';
import { openHaat } from '../../../testing/harness.ts';
import { products } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const anOwner = () => aCategoryDesk(haat);

// spec: categories.5
test('a category with products goes only once it is said where they go, and its address leads there', async () => {
  const { shop, add, remove, inAddress, listed, read, made, log } = await anOwner();
  const [home, toys] = [await add('home'), await add('toys')];
  const kitchen = await add('kitchen', home);
  await make.aProduct({ shop, category: made(kitchen), title: 'Kettle' });
  await make.aProduct({ shop, category: made(kitchen), title: 'Ladle', active: false });
  const products = await remove(home);
  expect([products.status, products.body.code, products.body.count]).toEqual([
    409,
    'category-has-products',
    2,
  ]);
  const below = await remove(home, { moveTo: toys });
  expect([below.status, below.body.code, below.body.count]).toEqual([409, 'category-has-below', 1]);
  const open = await remove(toys, { moveTo: home });
  expect([open.status, open.body.code]).toEqual([400, 'category-open']);
  expect((await remove(home, { moveTo: kitchen, withBelow: true })).status).toBe(400);
  expect(slugs(await read())).toEqual(['home', 'toys']);
  expect((await remove(home, { moveTo: toys, withBelow: true })).status).toBe(200);
  expect(await read()).toMatchObject([{ slug: 'toys', products: 2 }]);
  expect(await listed('toys')).toEqual(['Kettle']);
  expect([await inAddress('home'), await inAddress('kitchen')]).toEqual(['toys', 'toys']);
  const [, gone] = await log();
  expect(gone).toMatchObject({ action: 'removed', name: 'home' });
  expect(gone?.changes).toContainEqual({ field: 'movedTo', before: 'toys', after: null });
});

// spec: categories.5
test('an empty category goes at once, and products may go up to the one above it', async () => {
  const { shop, add, remove, inAddress, made, read } = await anOwner();
  const home = await add('home');
  const kitchen = await add('kitchen', home);
  expect((await remove(await add('toys'))).status).toBe(200);
  expect(await inAddress('toys')).toBe(undefined);
  await make.aProduct({ shop, category: made(kitchen) });
  expect((await remove(kitchen, { moveTo: home })).status).toBe(200);
  expect(await read()).toMatchObject([{ slug: 'home', products: 1 }]);
});

// spec: categories.6
test('products stay in innermost categories: the first below one takes its products, none is moved into it', async () => {
  const { shop, save, add, move, made, listed, read } = await anOwner();
  const [home, toys] = [await add('home'), await add('toys')];
  await make.aProduct({ shop, category: made(home), title: 'Kettle' });
  const refused = [await save({ slug: 'kitchen', parentId: home }), await move(toys, home)];
  expect(refused.map(({ status, body }) => [status, body.code, body.count])).toEqual([
    [409, 'category-has-products', 1],
    [409, 'category-has-products', 1],
  ]);
  expect((await save({ slug: 'kitchen', parentId: home, takeProducts: true })).status).toBe(200);
  expect(await listed('kitchen')).toEqual(['Kettle']);
  expect((await read()).map(({ slug, products }) => [slug, products])).toContainEqual(['kitchen', 1]);
});

// spec: categories.6
test('a seller whose product was moved is told before saving it, and one in the archive is moved too', async () => {
  const { shop, add, remove, made } = await anOwner();
  const [home, toys] = [await add('home'), await add('toys')];
  const product = await make.aProduct({ shop, category: made(home), title: 'Kettle' });
  const seller = await make.aSeller(product.vendor);
  const seen = (await ask(getSellerProduct, { productId: product.id }, seller)).body;
  await remove(home, { moveTo: toys });
  const { _id, version, title, price, markPrice } = seen;
  const edit = { _id, version, title, price, markPrice, categoryId: home };
  expect((await ask(saveProduct, edit, seller)).body.code).toBe('product-changed');
  expect((await ask(saveProduct, { ...edit, version: version + 1 }, seller)).body.code).toBe('category-open');
  await ask(deleteProduct, { id: _id }, seller);
  const archived = await remove(toys);
  expect([archived.body.code, archived.body.count]).toEqual(['category-has-products', 1]);
});

// spec: categories.7
test('searches find products by what their categories are called now', async () => {
  const { shop, save, add, move, made } = await anOwner();
  const found = async (term: string) =>
    (await ask(searchProducts, { term }, { shop })).body.map(({ title }) => title);
  const [home, garden] = [await add('home'), await add('garden')];
  const kitchen = await add('kitchen', home);
  const { slug } = await make.aProduct({ shop, category: made(kitchen), title: 'Kettle' });
  await save({ _id: kitchen, version: 1, title: 'Samovars', titleNe: 'भान्सा', slug: 'kitchen' });
  expect([await found('samovars'), await found('भान्सा')]).toEqual([['Kettle'], ['Kettle']]);
  expect(await found('garden')).toEqual([]);
  await move(kitchen, garden);
  expect([await found('garden'), await found('home')]).toEqual([['Kettle'], []]);
  const { categories } = (await ask(getProduct, { slug }, { shop })).body;
  expect(categories.map(({ title }) => title)).toEqual(['garden', 'Samovars']);
});

// spec: categories.7
test('hundreds of products are found by the new name of their category soon after it', async () => {
  const { shop, save, add, made } = await anOwner();
  const kitchen = await add('kitchen');
  const { id } = await make.aProduct({ shop, category: made(kitchen), title: 'Kettle' });
  const { orm } = haat.dependencies.database;
  const [row] = await orm.select().from(products).where(eq(products.id, id));
  const { discount: _, sizes: __, colours: ___, ...kettle } = row!;
  const many = Array.from({ length: 600 }, (_each, n) => ({ ...kettle, id: v7(), slug: `kettle-${n}` }));
  await orm.insert(products).values(many);
  const found = async (q: string) => (await ask(listProducts, { q }, { shop })).body.total;
  await save({ _id: kitchen, version: 1, title: 'Samovars', slug: 'kitchen' });
  await expect.poll(() => found('samovars'), { timeout: 5_000 }).toBe(601);
  expect(await found('kitchen')).toBe(0);
});

// spec: categories.6
test('a product that is put into a category while that one is divided or deleted lies in an innermost one', async () => {
  const { shop, add, save, remove, made, read } = await anOwner();
  const store = await add('store');
  const product = await make.aProduct({ shop, category: made(store) });
  const seller = await make.aSeller(product.vendor);
  for (let n = 0; n < 6; n += 1) {
    const target = await add(`target-${n}`);
    const { version, title, price, markPrice } = (
      await ask(getSellerProduct, { productId: product.id }, seller)
    ).body;
    const put = { _id: product.id, version, title, price, markPrice, categoryId: target };
    const both = await Promise.all([
      ask(saveProduct, put, seller),
      n % 2 === 0 ? save({ slug: `below-${n}`, parentId: target }) : remove(target, { moveTo: store }),
    ]);
    expect(both.map(({ status }) => status).filter((status) => ![200, 400, 409].includes(status))).toEqual(
      [],
    );
    const all = await read();
    const open = all.filter(({ _id }) => all.some(({ parentId }) => parentId === _id));
    expect(open.filter(({ products: count }) => count > 0)).toEqual([]);
    expect(all.reduce((sum, { products: count }) => sum + count, 0)).toBe(1);
  }
});
