import { afterAll, expect, test } from 'vitest';
import { getProduct, listProducts, searchProducts } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/selling/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { checkCart, sellerStock, setInventory } from '@haat/contract/stock/calls';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';
import { phoneVideo } from '../../../testing/samples/videos.ts';
import { slugOf } from '../../../core/text/slug-of.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory();
  const said = { categoryId: category.id, title: 'Copper kettle', price: 900, markPrice: 1_000 };
  const save = (over: Partial<CallInput<typeof calls.saveProduct>> = {}) =>
    ask(calls.saveProduct, { ...said, ...over }, seller);
  const publish = (productId: string, active = true) =>
    ask(calls.publishProduct, { productId, active }, seller);
  const titles = async (input: CallInput<typeof calls.sellerProducts> = {}) =>
    (await ask(calls.sellerProducts, input, seller)).body.products.map(({ title }) => title);
  return { vendor, seller, category, said, save, publish, titles };
}

// spec: goods-desk.1
test('a new product is not shown before it is published, then it is found, listed and sold', async () => {
  const { seller, save, publish } = await aStall();
  const { body } = await save({
    title: 'Zigzag teapot',
    description: '<p>Warm<script>alert(1)</script></p>',
  });
  const { _id, slug, version, description } = body.data;
  expect([slug, version, description]).toEqual(['zigzag-teapot', 1, '<p>Warm</p>']);
  expect((await ask(getProduct, { slug })).status).toBe(404);
  await ask(setInventory, { productId: _id, quantity: 3 }, seller);
  expect((await publish(_id)).body.data.active).toBe(true);
  const { body: shown } = await ask(getProduct, { slug });
  expect(shown).toMatchObject({ title: 'Zigzag teapot', price: 900, discount: '10', inStock: true });
  expect((await ask(searchProducts, { term: 'zigzag' })).body.map((card) => card._id)).toEqual([_id]);
  expect((await ask(listProducts, { q: 'zigzag' })).body.products).toHaveLength(1);
  await publish(_id, false);
  expect((await ask(getProduct, { slug })).status).toBe(404);
});

// spec: goods-desk.1
test('a new product that is sent twice under one key is added once', async () => {
  const { seller, said, titles } = await aStall();
  const sent = () => ask(calls.saveProduct, said, { ...seller, key: 'first-kettle' });
  const answers = await Promise.all([sent(), sent(), sent()]);
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await titles()).toEqual(['Copper kettle']);
});

// spec: goods-desk.2
test('of two who edit a product the later one is told, and nothing is overwritten', async () => {
  const { save } = await aStall();
  const { _id, version } = (await save()).body.data;
  const both = await Promise.all([
    save({ _id, version, title: 'Copper kettle, large' }),
    save({ _id, version, title: 'Copper kettle, small' }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [first] = both.filter(({ status }) => status === 200);
  const [later] = both.filter(({ status }) => status === 409);
  expect(later?.body.code).toBe('product-changed');
  const again = await save({ _id, version: first!.body.data.version, price: 800 });
  expect(again.body.data).toMatchObject({ price: 800, version: version + 2 });
});

// spec: goods-desk.2
test('what was said in Nepali is taken back by saying nothing', async () => {
  const { save } = await aStall();
  const titled = { titleNe: 'किटली', descriptionNe: '<p>तामाको</p>' };
  const { _id, version } = (await save(titled)).body.data;
  const { body } = await save({ _id, version, titleNe: null, descriptionNe: null });
  expect(body.data).toMatchObject({ titleNe: null, descriptionNe: null });
});

// spec: goods-desk.2
test('what a change leaves out stays as it is, and so does the address', async () => {
  const { save } = await aStall();
  const specifications = [{ name: 'Weight', value: '2 kg' }];
  const { data } = (await save({ description: '<p>Hammered by hand</p>', specifications })).body;
  const changed = (await save({ _id: data._id, version: data.version, title: 'Brass kettle' })).body.data;
  expect(changed).toMatchObject({
    ...{ title: 'Brass kettle', slug: data.slug, specifications, description: '<p>Hammered by hand</p>' },
  });
});

// spec: goods-desk.10
test('sizes and colours are offered as they are named; what is offered no more is counted no more', async () => {
  const { seller, save, publish } = await aStall();
  const variants = ['M', 'L'].map((size) => ({ size, color: 'Red', colorPicker: '#c00' }));
  const made = (await save({ variants })).body.data;
  const { _id, slug } = made;
  await ask(setInventory, { productId: _id, variant: { size: 'M', color: 'Red' }, quantity: 0 }, seller);
  await ask(setInventory, { productId: _id, variant: { size: 'L', color: 'Red' }, quantity: 4 }, seller);
  await publish(_id);
  const shown = (await ask(getProduct, { slug })).body;
  expect(shown.variants.map(({ size, inStock }) => [size, inStock])).toEqual([
    ['M', false],
    ['L', true],
  ]);
  const { version } = (await ask(calls.getSellerProduct, { productId: _id }, seller)).body;
  const less = await save({ _id, version, variants: variants.slice(0, 1) });
  expect(less.body.data.variants).toMatchObject([{ size: 'M', extraProperties: [] }]);
  expect((await ask(getProduct, { slug })).body).toMatchObject({ inStock: false });
  const [stocked] = (await ask(sellerStock, { q: 'Copper' }, seller)).body.products;
  expect(stocked).toMatchObject({ remainingQty: 0, lines: [{ variant: { size: 'M' } }] });
});

// spec: goods-desk.3
test('a product lies in an innermost category of this shop', async () => {
  const { save, category } = await aStall();
  const inner = await make.aCategory({ parentId: category.id });
  const outer = await save();
  expect([outer.status, outer.body.code, Object.keys(outer.body.fields ?? {})]).toEqual([
    ...[400, 'category-open', ['categoryId']],
  ]);
  expect((await save({ categoryId: inner.id })).status).toBe(200);
  const abroad = await make.aCategory({ shop: await make.aShop() });
  expect((await save({ categoryId: abroad.id })).body.code).toBe('category-open');
});

// spec: goods-desk.4
test('pictures are added, ordered and taken out; at most ten, the first is the primary one', async () => {
  const { seller, save } = await aStall();
  const { _id: productId } = (await save()).body.data;
  const add = async () =>
    ask(calls.addProductImage, { productId, image: [await phonePhoto({ width: 300, height: 240 })] }, seller);
  await add();
  const { images, version } = (await add()).body.data;
  expect(images.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  const ordered = images.map(({ url }) => ({ url, altText: 'From above' })).toReversed();
  const stranger = { url: '/uploads/product/another-800.webp', altText: '' };
  const saved = (await save({ _id: productId, version, images: [...ordered, stranger] })).body.data;
  expect(saved.images).toMatchObject([
    { url: images[1]?.url, isPrimary: true, altText: 'From above' },
    { url: images[0]?.url, isPrimary: false },
  ]);
  for (let n = 2; n < 10; n += 1) expect((await add()).status).toBe(200);
  expect((await add()).body.code).toBe('too-many-photos');
});

// spec: goods-desk.14
test('which colour a photo shows and what it is of are kept, and read by sellers and shoppers; what is left out stays', async () => {
  const { seller, save, publish } = await aStall();
  const variants = [{ size: null, color: 'Red', colorPicker: '#c00' }];
  const { _id: productId, slug } = (await save({ variants })).body.data;
  const image = [await phonePhoto({ width: 300, height: 240 })];
  const sent = { productId, image, altText: 'Kettle from above', color: 'Red' };
  const added = (await ask(calls.addProductImage, sent, seller)).body.data;
  const imagesNow = async () => (await ask(calls.getSellerProduct, { productId }, seller)).body.images;
  expect(await imagesNow()).toMatchObject([{ altText: 'Kettle from above', color: 'Red' }]);
  const { url } = added.images[0]!;
  const lid = { url, altText: 'Its lid' };
  const kept = (await save({ _id: productId, version: added.version, images: [lid] })).body.data;
  expect(kept.images).toMatchObject([{ ...lid, color: 'Red' }]);
  await publish(productId);
  expect((await ask(getProduct, { slug })).body.images).toMatchObject([{ ...lid, color: 'Red' }]);
  const { version } = (await ask(calls.getSellerProduct, { productId }, seller)).body;
  await save({ _id: productId, version, images: [{ ...lid, color: null }] });
  expect((await imagesNow())[0]?.color).toBeNull();
});

// spec: goods-desk.23
test('a photo or a video that is sent again under its key is there once, and another one under that key is refused', async () => {
  const { seller, save } = await aStall();
  const { _id: productId } = (await save()).body.data;
  const keyed = { ...seller, key: 'photo-of-a-kettle' };
  const image = [await phonePhoto({ width: 300, height: 240 })];
  const add = () => ask(calls.addProductImage, { productId, image }, keyed);
  const [first, second] = await Promise.all([add(), add()]);
  expect(second.body.data.images).toEqual(first.body.data.images);
  expect((await add()).body.data).toEqual(first.body.data);
  const another = [await phonePhoto({ width: 320, height: 240 })];
  const refused = await ask(calls.addProductImage, { productId, image: another }, keyed);
  expect([refused.status, refused.body.code]).toEqual([422, 'key-reused']);
  const film = () =>
    ask(calls.setProductVideo, { productId, video: [phoneVideo()] }, { ...seller, key: 'film-of-a-kettle' });
  const { data } = (await film()).body;
  expect((await film()).body.data).toEqual(data);
  const now = (await ask(calls.getSellerProduct, { productId }, seller)).body;
  expect([now.images.length, now.version, now.videoUrl]).toEqual([1, data.version, data.videoUrl]);
});

// spec: goods-desk.24
test('an address that another product has is refused for a new one as for one that is there', async () => {
  const { save, titles } = await aStall();
  const { slug } = (await save({ title: 'Sieve' })).body.data;
  const refused = await save({ title: 'Sieve, fine', slug });
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
    ...[409, 'already-there', ['slug']],
  ]);
  expect(await titles()).toEqual(['Sieve']);
});

// spec: goods-desk.5
test('a product that was taken out is in the archive alone; carts are told, another one may have its name, and it comes back hidden', async () => {
  const { seller, save, publish, titles } = await aStall();
  const { _id, slug } = (await save({ title: 'Old pot' })).body.data;
  await publish(_id);
  expect((await ask(checkCart, { productIds: [_id] })).body).toHaveLength(1);
  expect((await ask(calls.deleteProduct, { id: _id }, seller)).status).toBe(200);
  expect([await titles(), (await ask(sellerStock, {}, seller)).body.products]).toEqual([[], []]);
  expect((await ask(checkCart, { productIds: [_id] })).body).toEqual([]);
  expect((await publish(_id)).status).toBe(404);
  const next = (await save({ title: 'Old pot' })).body.data;
  expect(next.slug).toMatch(new RegExp(`^${slug}-[0-9a-f]{6}$`));
  const archive = async () => (await ask(sellerStock, { state: 'archived' }, seller)).body.products;
  expect((await archive()).map((each) => each._id)).toEqual([_id]);
  const back = await ask(calls.restoreProduct, { id: _id }, seller);
  expect(back.body.data).toMatchObject({ _id, slug, active: false });
  expect([await archive(), (await titles()).length]).toEqual([[], 2]);
  expect((await ask(calls.restoreProduct, { id: _id }, seller)).status).toBe(404);
});

// spec: goods-desk.12
test('a copy holds all that was said, under an address of its own, not shown yet and without pieces; a press twice makes one', async () => {
  const { seller, save, publish } = await aStall();
  const specifications = [{ name: 'Weight', value: '1 kg' }];
  const { _id: productId } = (await save({ title: 'Tall jug', specifications })).body.data;
  await ask(calls.addProductImage, { productId, image: [await phonePhoto()] }, seller);
  await ask(setInventory, { productId, quantity: 7 }, seller);
  const original = (await publish(productId)).body.data;
  const copied = () => ask(calls.duplicateProduct, { productId }, { ...seller, key: 'a-second-jug' });
  const [{ body: first }, { body: second }] = await Promise.all([copied(), copied()]);
  expect(second.data._id).toBe(first.data._id);
  const { _id, slug, version, active, ...said } = original;
  expect(first.data).toMatchObject({ ...said, active: false, version: 1 });
  expect([first.data.slug === slug, active, version > 1, first.data._id === _id]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const { products } = (await ask(sellerStock, { q: 'Tall jug' }, seller)).body;
  expect(products.map(({ remainingQty }) => remainingQty)).toEqual([7, 0]);
  expect((await ask(calls.deleteProduct, { id: _id }, seller)).status).toBe(200);
  expect((await ask(calls.getSellerProduct, { productId: first.data._id }, seller)).body.images).toHaveLength(
    1,
  );
});

// spec: goods-desk.20
test('what the shop does not show is looked at by its seller and the owner alone, as its page would show it, and kept by no cache', async () => {
  const { seller, save } = await aStall();
  const { _id: productId, slug } = (await save({ title: 'Secret pot', videoUrl: 'https://vimeo.com/1' })).body
    .data;
  const preview = (asker: Parameters<typeof ask>[2]) => ask(calls.previewProduct, { productId }, asker);
  const { body, headers } = await preview(seller);
  expect(body).toMatchObject({ title: 'Secret pot', slug, price: 900, videoUrl: 'https://vimeo.com/1' });
  expect(headers['cache-control']).toBe('no-store');
  expect((await preview(await make.anAdmin())).status).toBe(200);
  expect((await preview(await make.aSeller(await make.aVendor()))).status).toBe(404);
  expect((await preview({})).status).toBe(401);
  await ask(calls.deleteProduct, { id: productId }, seller);
  expect((await preview(seller)).status).toBe(404);
});

// spec: goods-desk.6
test('the list is narrowed by words and by what the shop shows, page by page', async () => {
  const { save, publish, titles, seller } = await aStall();
  const made: string[] = [];
  for (const title of ['Red cup', 'Blue cup', 'Pot']) made.push((await save({ title })).body.data._id);
  await publish(made[0]!);
  expect(await titles()).toEqual(['Red cup', 'Pot', 'Blue cup']);
  expect(await titles({ q: 'CUP', active: false })).toEqual(['Blue cup']);
  expect(await titles({ active: true })).toEqual(['Red cup']);
  const { body } = await ask(calls.sellerProducts, { size: 2 }, seller);
  expect(await titles({ after: body.next!, size: 2 })).toEqual(['Blue cup']);
});

// spec: goods-desk.25
test('nothing is passed over when the last product of a page is hidden, priced anew or archived before the next one', async () => {
  const { save, publish, titles, seller } = await aStall();
  const made: string[] = [];
  for (const [at, title] of ['E', 'D', 'C', 'B', 'A'].entries()) {
    const { _id } = (await save({ title, price: 500 - at * 100 })).body.data;
    made.unshift(_id);
    await publish(_id);
  }
  const pageOf = async (sort?: 'price-asc') =>
    (await ask(calls.sellerProducts, { size: 2, ...(sort && { sort }) }, seller)).body;
  const first = await pageOf();
  expect(first.products.map(({ title }) => title)).toEqual(['A', 'B']);
  await publish(made[1]!, false);
  expect(await titles({ size: 2, after: first.next! })).toEqual(['C', 'D']);
  await publish(made[1]!);
  const cheapest = await pageOf('price-asc');
  const { version } = (await ask(calls.getSellerProduct, { productId: made[1]! }, seller)).body;
  await save({ _id: made[1]!, version, title: 'B', price: 900 });
  const behind = { size: 2, sort: 'price-asc', after: cheapest.next! } as const;
  expect(await titles(behind)).toEqual(['C', 'D']);
  await ask(calls.deleteProduct, { id: made[1]! }, seller);
  expect(await titles(behind)).toEqual(['C', 'D']);
  for (const after of [
    made[0]!,
    `1~500~2026-02-30T10:00:00.000000Z~${made[0]!}`,
    `1~9999999999~2026-02-20T10:00:00.000000Z~${made[0]!}`,
    `1~500~2026-02-20T10:00:00.000000Z~${'-'.repeat(36)}`,
  ])
    expect((await ask(calls.sellerProducts, { sort: 'price-asc', after }, seller)).status).toBe(400);
});

// spec: goods-desk.28
test('the list is narrowed to a category and put in order by price, also where pieces are counted', async () => {
  const { save, titles, seller, category } = await aStall();
  const other = await make.aCategory();
  await save({ title: 'Dear', price: 900 });
  await save({ title: 'Cheap', price: 100 });
  await save({ title: 'Elsewhere', price: 50, categoryId: other.id });
  const asked = { category: category.id, sort: 'price-asc' } as const;
  expect(await titles(asked)).toEqual(['Cheap', 'Dear']);
  expect(await titles({ sort: 'price-desc' })).toEqual(['Dear', 'Cheap', 'Elsewhere']);
  const counted = (await ask(sellerStock, asked, seller)).body.products;
  expect(counted.map(({ title }) => title)).toEqual(['Cheap', 'Dear']);
});

// spec: goods-desk.7
test('a category is guessed by what products of such words lie in', async () => {
  const { vendor, seller } = await aStall();
  const [kettles, shawls] = [await make.aCategory(), await make.aCategory()];
  await make.aProduct({ vendor, category: kettles, title: 'Samovar of brass' });
  await make.aProduct({ vendor, category: shawls, title: 'Pashmina shawl' });
  const guess = async (title: string) => (await ask(calls.guessCategory, { title }, seller)).body.categoryId;
  expect(await guess('A large samovar')).toBe(kettles.id);
  expect(await guess('Pashmina, grey')).toBe(shawls.id);
  expect(await guess('Xylophone')).toBeNull();
});

// spec: goods-desk.1
test('an address is made of Latin letters', () => {
  expect(slugOf('Dhaka Topi — “Best”, 100% cotton!')).toBe('dhaka-topi-best-100-cotton');
  expect(slugOf('ढाका टोपी')).toMatch(/^dhaka-top/);
  expect(slugOf('★★★')).toBe('product');
  expect(slugOf('x'.repeat(200)).length).toBeLessThanOrEqual(60);
});
