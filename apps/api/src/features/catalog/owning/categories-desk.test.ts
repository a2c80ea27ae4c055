import { afterAll, expect, test } from 'vitest';
import { getCategory, getProduct, listProducts, searchProducts } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/owning/calls';
import { maxCategories } from '@haat/contract/catalog/owning/rules';
import type { OwnedCategory } from '@haat/contract/catalog/owning/schemas';
import { deleteProduct, getSellerProduct, saveProduct } from '@haat/contract/catalog/selling/calls';
import { getShopFrame } from '@haat/contract/content/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { openHaat } from '../../../testing/harness.ts';
import type { MadeCategory } from '../../../testing/makers.ts';
import { phonePhoto } from '../../../testing/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const read = async () => (await ask(calls.readCategories, {}, admin)).body.categories;
  const one = async (id: string) => (await read()).find(({ _id }) => _id === id);
  const save = (over: Partial<CallInput<typeof calls.saveCategory>>) =>
    ask(calls.saveCategory, { title: 'Kettles', slug: 'kettles', ...over }, admin);
  const add = async (slug: string, parentId: string | null = null): Promise<string> =>
    (await save({ title: slug, slug, parentId })).body.data._id;
  const move = async (id: string, parentId: string | null, before: string | null = null) =>
    ask(calls.moveCategory, { _id: id, version: (await one(id))!.version, parentId, before }, admin);
  const remove = async (id: string, over: Partial<CallInput<typeof calls.deleteCategory>> = {}) =>
    ask(calls.deleteCategory, { id, version: (await one(id))!.version, ...over }, admin);
  const inAddress = async (slug: string) => (await ask(getCategory, { slug }, { shop })).body.category?.slug;
  const listed = async (category: string) =>
    (await ask(listProducts, { category }, { shop })).body.products.map(({ title }) => title).sort();
  const frame = async () => (await ask(getShopFrame, { subdomain: shop.subdomain }, { shop })).body;
  const log = async () => (await ask(listAudit, { kind: 'category' }, admin)).body.entries;
  /** One that was added here, as products are put into it. */
  const made = (id: string): MadeCategory => ({ id, slug: '', title: '', shop });
  return { shop, admin, read, one, save, add, move, remove, inAddress, listed, frame, log, made };
}

const slugs = (all: OwnedCategory[], parentId: string | null = null) =>
  all.filter((each) => each.parentId === parentId).map(({ slug }) => slug);

// spec: categories.1
test('a category is added, renamed and seen on every page at once, and each change stands in the log', async () => {
  const { save, one, frame, log } = await anOwner();
  const { _id } = (await save({ title: 'Copper kettles', titleNe: 'तामाका किटली', slug: 'copper' })).body
    .data;
  expect((await frame()).categories.map(({ title }) => title)).toEqual(['Copper kettles']);
  const renamed = await save({ _id, version: 1, title: 'Kettles', titleNe: null, slug: 'copper' });
  expect(renamed.body.data).toEqual({ _id, version: 2 });
  expect((await frame()).categories[0]).toMatchObject({ title: 'Kettles', titleNe: null });
  expect(await one(_id)).toMatchObject({ title: 'Kettles', version: 2, products: 0 });
  const [changed, added] = await log();
  expect(changed).toMatchObject({ action: 'changed', name: 'Kettles', thingId: _id });
  expect(changed?.changes).toEqual([
    { field: 'title', before: 'Copper kettles', after: 'Kettles' },
    { field: 'titleNe', before: 'तामाका किटली', after: null },
  ]);
  expect(added).toMatchObject({ action: 'added', name: 'Copper kettles' });
});

// spec: categories.1
test('an address is guessed in Latin letters, and one that another category has is refused at its field', async () => {
  const { admin, save, add } = await anOwner();
  const guessed = async (title: string) => (await ask(calls.guessSlug, { title }, admin)).body.slug;
  expect(await guessed('चिया & Coffee')).toBe('chiya-coffee');
  await add('chiya-coffee');
  expect(await guessed('चिया & Coffee')).toBe('chiya-coffee-2');
  const taken = await save({ slug: 'chiya-coffee' });
  expect([taken.status, taken.body.code]).toEqual([409, 'already-there']);
  expect(Object.keys(taken.body.fields ?? {})).toEqual(['slug']);
  for (const slug of ['Tea', 'tea coffee', 'चिया', '-tea', 'a/b', ''])
    expect((await save({ slug })).status, slug).toBe(400);
});

// spec: categories.2
test('an address that a category had leads to it, until another one takes it', async () => {
  const { shop, save, add, inAddress, listed, made } = await anOwner();
  const id = await add('topis');
  await make.aProduct({ shop, category: made(id), title: 'Dhaka topi' });
  await save({ _id: id, version: 1, title: 'Caps', slug: 'caps' });
  await save({ _id: id, version: 2, title: 'Hats', slug: 'hats' });
  expect([await inAddress('topis'), await inAddress('caps'), await inAddress('hats')]).toEqual(
    Array(3).fill('hats'),
  );
  expect(await listed('topis')).toEqual(['Dhaka topi']);
  await add('caps');
  expect([await inAddress('caps'), await inAddress('topis')]).toEqual(['caps', 'hats']);
  await save({ _id: id, version: 3, title: 'Topis', slug: 'topis' });
  expect([await inAddress('topis'), await inAddress('hats')]).toEqual(['topis', 'topis']);
});

// spec: categories.3
test('categories are ordered and moved with all below them', async () => {
  const { add, move, read } = await anOwner();
  const [home, food, toys] = [await add('home'), await add('food'), await add('toys')];
  const kitchen = await add('kitchen', home);
  await add('kettles', kitchen);
  const cups = await add('cups', kitchen);
  await move(toys, null, home);
  expect(slugs(await read())).toEqual(['toys', 'home', 'food']);
  await move(cups, kitchen, (await read()).find(({ slug }) => slug === 'kettles')!._id);
  expect(slugs(await read(), kitchen)).toEqual(['cups', 'kettles']);
  await move(kitchen, food);
  expect([slugs(await read(), home), slugs(await read(), food)]).toEqual([[], ['kitchen']]);
  await move(toys, food, kitchen);
  expect(slugs(await read(), food)).toEqual(['toys', 'kitchen']);
  const refused = [await move(food, home), await move(food, kitchen), await move(home, cups)];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'category-too-deep'],
    [409, 'category-in-itself'],
    [409, 'category-too-deep'],
  ]);
});

// spec: categories.3
test('the footer, whose order pages follow, has its roots in their new order', async () => {
  const { shop, add, move, read, frame } = await anOwner();
  const named = (slug: string, footerPosition: number | null, parentId: string | null = null) =>
    make.aCategory({ shop, slug, footerPosition, parentId });
  const [, food, toys] = [await named('home', 0), await named('food', 2), await named('toys', null)];
  await named('tea', 1, food.id);
  const footer = async () => (await frame()).footerItems.map(({ category }) => category.slug);
  expect(await footer()).toEqual(['home', 'tea', 'food']);
  const home = (await read())[0]!._id;
  await move(food.id, null, home);
  expect([await footer(), slugs(await read())]).toEqual([
    ['food', 'tea', 'home'],
    ['food', 'home', 'toys'],
  ]);
  await move(toys.id, null, home);
  await add('books');
  expect([await footer(), slugs(await read())]).toEqual([
    ['food', 'tea', 'toys', 'home'],
    ['food', 'toys', 'home', 'books'],
  ]);
});

// spec: categories.4
test('of two who change one category the later one is told; two who order others both count', async () => {
  const { admin, save, add, move, read } = await anOwner();
  const all = [await add('a'), await add('b'), await add('c'), await add('d')] as const;
  const [a, b, c, d] = all;
  const both = await Promise.all(
    ['First', 'Second'].map((title) => save({ _id: a, version: 1, title, slug: 'a' })),
  );
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile');
  await Promise.all([move(d, null, a), move(c, null, b)]);
  expect(slugs(await read())).toEqual(['d', 'a', 'c', 'b']);
  await Promise.all([add('e'), add('f'), move(b, null, d), add('g')]);
  expect((await read()).map(({ slug }) => slug).slice(0, 4)).toEqual(['b', 'd', 'a', 'c']);
  // What it was to come before lies elsewhere by now.
  await move(d, c);
  const lost = await ask(calls.moveCategory, { _id: a, version: 2, parentId: null, before: d }, admin);
  expect([lost.status, lost.body.code]).toEqual([409, 'changed-meanwhile']);
});

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

// spec: categories.8
test('a picture of a category is drawn anew, replaced and taken away', async () => {
  const { admin, add, one, log } = await anOwner();
  const _id = await add('home');
  const put = async () =>
    (await ask(calls.setCategoryPicture, { _id, image: [await phonePhoto()] }, admin)).body.data.image;
  const [first, second] = [await put(), await put()];
  expect(first).not.toBe(second);
  const { image, adminId, version } = (await one(_id))!;
  expect([image, version]).toEqual([second, 1]);
  const sent = await haat.send('GET', `/uploads/${adminId}/singleCategory/${_id}/${image}`);
  expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/webp']);
  const script = new File(['<svg onload="alert(1)"/>'], 'home.png', { type: 'image/png' });
  expect((await ask(calls.setCategoryPicture, { _id, image: [script] }, admin)).status).toBe(400);
  await ask(calls.removeCategoryPicture, { id: _id }, admin);
  expect((await one(_id))?.image).toBe(null);
  expect((await log())[0]?.changes).toEqual([{ field: 'image', before: second, after: null }]);
});

// spec: categories.9
test('a shop has at most 500 categories', async () => {
  const { shop, save } = await anOwner();
  for (let n = 0; n < maxCategories; n += 1) await make.aCategory({ shop });
  const refused = await save({});
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-categories']);
});
