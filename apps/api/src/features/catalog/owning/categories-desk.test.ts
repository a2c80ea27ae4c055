import { afterAll, expect, test } from 'vitest';
import * as calls from '@haat/contract/catalog/owning/calls';
import { maxCategories } from '@haat/contract/catalog/owning/rules';
import { aCategoryDesk, slugs } from '../../../testing/category-desk.ts';
import { openHaat } from '../../../testing/harness.ts';
import { phonePhoto } from '../../../testing/samples/photos.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const anOwner = () => aCategoryDesk(haat);

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
  const long = 'kettle '.repeat(11);
  await add(await guessed(long));
  expect((await save({ slug: await guessed(long) })).status).toBe(200);
  // Whose answer was lost sends the same again.
  const twice = [await save({ slug: 'cups' }), await save({ slug: 'cups' })].map(({ body }) => body.data._id);
  expect(new Set(twice).size).toBe(1);
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
