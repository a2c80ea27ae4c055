import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addToWishlist, checkWishlist, getWishlist, removeFromWishlist } from '@haat/contract/wishlist/calls';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct, MadeShop } from '../../testing/makers.ts';
import { products } from '../catalog/tables.ts';
import { wishlistItems } from './tables.ts';

let haat: Haat;
let himal: MadeShop;
let sita: MadePerson;
let hari: MadePerson;
let kettle: MadeProduct;
let kite: MadeProduct;

beforeAll(async () => {
  haat = await openHaat();
  [sita, hari] = [await haat.make.aShopper(), await haat.make.aShopper()];
  [kettle, kite] = [await haat.make.aProduct(), await haat.make.aProduct()];
  himal = await haat.make.aShop({ subdomain: 'himal' });
});
afterAll(() => haat.close());

const add = (productId: string, { token }: MadePerson) => haat.ask(addToWishlist, { productId }, { token });
const listOf = async ({ token }: MadePerson) =>
  (await haat.ask(getWishlist, {}, { token })).body.map(({ _id }) => _id);
const isIn = async (productId: string, { token }: MadePerson) =>
  (await haat.ask(checkWishlist, { productId }, { token })).body.exist;

// spec: 5.3, 5.7
test('a guest is asked to log in, whatever they try', async () => {
  const productId = kettle.id;
  for (const token of [undefined, 'not a token']) {
    const answers = await Promise.all([
      haat.ask(addToWishlist, { productId }, { token }),
      haat.ask(removeFromWishlist, { productId }, { token }),
      haat.ask(checkWishlist, { productId }, { token }),
      haat.ask(getWishlist, {}, { token }),
    ]);
    expect(answers.map(({ status, body }) => [status, 'code' in body && body.code])).toEqual(
      answers.map(() => [401, 'login-required']),
    );
  }
});

// spec: 1.10, 3.16, 4.19, 6.3, 7.6, 7.7, opens.10
test('a product goes in once however often it is added, and only into the own list', async () => {
  expect((await add(kettle.id, sita)).body).toEqual({ message: 'Added to your wishlist' });
  await Promise.all([add(kettle.id, sita), add(kettle.id, sita)]);
  expect(await listOf(sita)).toEqual([kettle.id]);
  expect([await isIn(kettle.id, sita), await isIn(kettle.id, hari)]).toEqual([true, false]);
  expect(await listOf(hari)).toEqual([]);
});

// spec: 2.routes.5
test('the newest wish comes first', async () => {
  await add(kite.id, sita);
  expect(await listOf(sita)).toEqual([kite.id, kettle.id]);
});

// spec: 6.11
test('nobody takes a product out of the list of another', async () => {
  const taken = await haat.ask(removeFromWishlist, { productId: kettle.id }, { token: hari.token });
  expect(taken.status).toBe(200);
  expect(await isIn(kettle.id, sita)).toBe(true);
});

// spec: 4.19, 7.8
test('what is taken out is out, and taking it out again is no error', async () => {
  for (let times = 0; times < 2; times += 1) {
    const { status } = await haat.ask(removeFromWishlist, { productId: kettle.id }, { token: sita.token });
    expect(status).toBe(200);
  }
  expect(await isIn(kettle.id, sita)).toBe(false);
});

// spec: 7.7
test("a product that is unknown, withdrawn or another shop's cannot be wished for", async () => {
  const withdrawn = await haat.make.aProduct({ active: false });
  const foreign = await haat.make.aProduct({ shop: himal });
  for (const productId of [v7(), withdrawn.id, foreign.id])
    expect((await add(productId, hari)).status).toBe(404);
  expect(await listOf(hari)).toEqual([]);
});

describe('a full wishlist', () => {
  let many: string[];
  beforeAll(async () => {
    many = [];
    for (let n = 0; n < 202; n += 1) many.push((await haat.make.aProduct()).id);
  });
  /** As if each had been added before. */
  const wishedFor = (all: string[], { id: accountId, shop }: MadePerson) =>
    haat.dependencies.database.orm
      .insert(wishlistItems)
      .values(all.map((productId) => ({ shopId: shop.id, accountId, productId })));

  // spec: 7.7
  test('nobody wishes for more than 200 products: the next one is refused until one goes, also of two at once', async () => {
    const collector = await haat.make.aShopper();
    const [first, second, third, ...rest] = many as [string, string, string, ...string[]];
    await wishedFor(rest, collector);
    const answers = await Promise.all([first, second, third].map((productId) => add(productId, collector)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect([body.code, body.error]).toEqual([
      'wishlist-full',
      'You have 200 products in your wishlist already. Please remove one before you add another.',
    ]);
    expect(await listOf(collector)).toHaveLength(200);
    expect((await add(rest[0]!, collector)).status).toBe(200);

    await haat.ask(removeFromWishlist, { productId: rest[0]! }, { token: collector.token });
    expect((await add(rest[0]!, collector)).status).toBe(200);
  });

  test('a wish that is no longer on sale, and so cannot be taken out on screen, takes up no room', async () => {
    const { orm } = haat.dependencies.database;
    const collector = await haat.make.aShopper();
    await wishedFor(many.slice(0, 200), collector);
    const [newest] = await listOf(collector);
    await orm.update(products).set({ active: false }).where(eq(products.id, newest!));
    expect((await add(kite.id, collector)).status).toBe(200);
    expect(await listOf(collector)).toHaveLength(200);
  });
});

// spec: 7.7
test('a wish of the wrong form is refused', async () => {
  for (const body of [{}, { productId: 7 }, { productId: 'x' }, { productId: kite.id, user: hari.id }, []]) {
    expect((await haat.send('POST', '/api/wishlist/add', body, { token: hari.token })).status).toBe(400);
  }
});

test('a token opens nothing in another shop', async () => {
  expect((await haat.ask(getWishlist, {}, { token: sita.token, shop: himal })).status).toBe(401);
});
