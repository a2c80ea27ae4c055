import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import {
  deleteMe,
  getMe,
  getMyData,
  setPicture,
  signIn,
  signUp,
  updateMe,
} from '@haat/contract/account/calls';
import { tokenHeader } from '@haat/contract/core/session';
import { pushSubscriptions } from '../../core/push/tables.ts';
import { openHaat } from '../../testing/harness.ts';
import type { MadePerson } from '../../testing/makers.ts';
import { lastEmailTo } from '../../testing/samples/emails.ts';
import { addresses } from '../addresses/tables.ts';
import { offers, questions, replies } from '../inquiry/tables.ts';
import { contactMessages } from '../content/tables.ts';
import { subscribers } from '../newsletter/tables.ts';
import { idempotencyKeys } from '../../core/idempotency/tables.ts';
import { checkouts, orderLines, orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { stockWaits } from '../stock/tables.ts';
import { wishlistItems } from '../wishlist/tables.ts';
import { accounts, helpers, oauthIdentities, sessions } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send, make } = haat;
const { orm } = haat.dependencies.database;

/** Everything a shopper can leave behind: an address, an order, a review, a wish, a wait, a question with a reply and an offer. */
async function busyShopper(status = 'delivered') {
  const person = await make.aShopper({ firstName: 'Unforgettable' });
  const { vendor, ...product } = await make.aProduct({ stock: 0 });
  const shopId = person.shop.id;
  const own = { shopId, accountId: person.id };
  const about = { ...own, productId: product.id };
  await make.anAddress(person);
  const { email } = person;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${person.id}`;
  const browser = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), language: 'en-US' as const };
  await orm.insert(pushSubscriptions).values({ ...own, ...browser });
  await orm.insert(subscribers).values({ shopId, email, language: 'en-US', leaveToken: person.token });
  await orm.insert(helpers).values({
    ...{ shopId, email, vendorId: vendor.id, seesMoney: false },
    ...{ tokenHash: `hash of ${person.id}`, expiresAt: new Date() },
  });
  const written = { name: 'Unforgettable Rai', email, message: 'Unforgettable words' };
  await orm.insert(contactMessages).values({ ...written, shopId, language: 'en-US' });
  const money = { subtotal: 1_000, deliveryFee: 0, total: 1_000 };
  const [checkout] = await orm
    .insert(checkouts)
    .values({
      ...own,
      ...money,
      fullName: 'Unforgettable Rai',
      email: person.email,
      phone: '9841234567',
      fulladdress: 'Lakeside',
      message: 'Ring',
    })
    .returning();
  const [order] = await orm
    .insert(orders)
    .values({ ...own, ...money, checkoutId: checkout!.id, vendorId: vendor.id, status })
    .returning();
  await orm.insert(orderLines).values({
    shopId,
    orderId: order!.id,
    position: 0,
    productId: product.id,
    title: 'Tea',
    slug: 'tea',
    price: 1_000,
    quantity: 1,
  });
  await orm
    .insert(idempotencyKeys)
    .values({ shopId, scope: person.id, key: 'once-only', bodyHash: 'x', answer: {} });
  await orm.insert(reviews).values({
    ...about,
    vendorId: vendor.id,
    rating: 5,
    description: '<p>Good</p>',
    images: [{ fileName: 'a-800.webp' }],
  });
  await orm.insert(wishlistItems).values(about);
  await orm.insert(stockWaits).values({ ...about, language: 'en-US', origin: 'http://haat.test' });
  const [question] = await orm
    .insert(questions)
    .values({ ...about, vendorId: vendor.id, content: 'How much?', seq: 1, changed: 2 })
    .returning();
  await orm.insert(replies).values({ shopId, questionId: question!.id, content: 'As it says', seq: 2 });
  await orm
    .insert(offers)
    .values({ ...about, questionId: question!.id, amount: 900, listedPrice: 1_000, until: new Date() });
  return { person, order: order!, product };
}

const left = async ({ id }: MadePerson) => {
  const tables = [
    addresses,
    reviews,
    wishlistItems,
    stockWaits,
    questions,
    offers,
    sessions,
    oauthIdentities,
    orders,
    checkouts,
  ] as const;
  const counted = await Promise.all(
    tables.map((table) => orm.select().from(table).where(eq(table.accountId, id))),
  );
  return counted.map((rows) => rows.length);
};

// spec: accounts.18
test('a shopper changes name and language, and only what was said', async () => {
  const person = await make.aShopper({ firstName: 'Maya', lastName: 'Gurung' });
  const { status, body } = await ask(updateMe, { firstName: 'माया', language: 'ne-NP' }, person);
  expect([status, body.data]).toEqual([
    200,
    {
      _id: person.id,
      firstName: 'माया',
      lastName: 'Gurung',
      email: person.email,
      picture: null,
      role: 'shopper',
      language: 'ne-NP',
      hasPassword: true,
      helper: null,
    },
  ]);
  expect((await ask(getMe, {}, person)).body).toEqual(body.data);
});

test('nobody makes oneself an admin, takes another email, or a picture of another site', async () => {
  const person = await make.aShopper();
  for (const body of [
    {},
    { role: 'admin' },
    { email: 'other@example.np' },
    { _id: 'x', firstName: 'Maya' },
    { picture: 'https://evil.example/p.png' },
    { firstName: '' },
    { language: 'hi-IN' },
  ])
    expect((await send('POST', updateMe.path, body, person)).status, JSON.stringify(body)).toBe(400);
  expect((await send('POST', updateMe.path, { firstName: 'Maya' })).status).toBe(401);
});

async function sendPicture(token: string | undefined, bytes: Uint8Array, type = 'image/png') {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(bytes)], { type }), 'me.png');
  const request = new Request('http://haat', { method: 'POST', body: form });
  const answer = await haat.app.inject({
    method: 'POST',
    url: setPicture.path,
    headers: {
      cookie: 'subdom=haat',
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { [tokenHeader]: token }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const photo = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

// spec: accounts.18
test('a picture is drawn anew, shown, replaced and taken away, with nothing left behind', async () => {
  const person = await make.aShopper();
  const paths: string[] = [];
  for (const colour of ['red', 'blue']) {
    const { status, body } = await sendPicture(person.token, await photo(colour));
    expect(status, JSON.stringify(body)).toBe(200);
    paths.push(body.data.picture);
  }
  const [first, second] = paths.map((path) => path.replace('/uploads/', ''));
  expect(await haat.dependencies.uploads.get(first!)).toBeNull();
  expect(await haat.dependencies.uploads.get(second!)).not.toBeNull();
  expect((await haat.app.inject({ url: paths[1]! })).headers['content-type']).toBe('image/webp');
  expect((await ask(getMe, {}, person)).body.picture).toBe(paths[1]);
  expect((await ask(updateMe, { picture: null }, person)).body.data?.picture).toBeNull();
  expect(await haat.dependencies.uploads.get(second!)).toBeNull();
});

test('of two pictures that are sent at once one is left, in the account and among the files', async () => {
  const person = await make.aShopper();
  const photos = await Promise.all(['red', 'blue'].map(photo));
  const answers = await Promise.all(photos.map((bytes) => sendPicture(person.token, bytes)));
  const kept: string[] = [];
  for (const { body } of answers) {
    const { picture } = body.data;
    if (await haat.dependencies.uploads.get(picture.replace('/uploads/', ''))) kept.push(picture);
  }
  expect(kept).toEqual([(await ask(getMe, {}, person)).body.picture]);
});

// spec: accounts.18
test('what is no photo becomes no picture, and a guest sets none', async () => {
  const person = await make.aShopper();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const refused = await sendPicture(person.token, svg);
  expect([refused.status, refused.body.code]).toEqual([400, 'photo-type']);
  expect((await sendPicture(undefined, svg)).status).toBe(401);
  expect((await ask(getMe, {}, person)).body.picture).toBeNull();
});

// spec: accounts.23
test('a shopper downloads everything the shop keeps about the person, and nothing of another one', async () => {
  const { person, order } = await busyShopper();
  await busyShopper();
  const { status, body } = await ask(getMyData, {}, person);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email: person.email, firstName: 'Unforgettable', signsInWith: [] });
  expect(body.sessions).toHaveLength(1);
  expect(Object.keys(body.about).sort()).toEqual([
    ...[
      'addresses',
      'helpers',
      'messages',
      'newsletter',
      'orders',
      'pushes',
      'questions',
      'reviews',
      'stockNotices',
      'wishlist',
    ],
  ]);
  for (const [name, kept] of Object.entries(body.about)) expect(kept, name).toHaveLength(1);
  expect(body.about['orders']).toEqual([expect.objectContaining({ _id: order.id, total: 1_000 })]);
  expect(body.about['questions']).toEqual([
    expect.objectContaining({
      content: 'How much?',
      offer: 900,
      replies: [expect.objectContaining({ content: 'As it says' })],
    }),
  ]);
  for (const secret of ['argon2', person.token, 'tokenHash', 'passwordHash'])
    expect(JSON.stringify(body)).not.toContain(secret);
  expect((await send('GET', getMyData.path)).status).toBe(401);
});

// spec: accounts.22
test('a deleted account takes the person along; orders stay, without them', async () => {
  const { person, order, product } = await busyShopper();
  const { status } = await ask(deleteMe, { password: person.password }, person);
  expect(status).toBe(200);
  expect(await left(person)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await orm.select().from(helpers).where(eq(helpers.email, person.email))).toEqual([]);
  const [kept] = await orm.select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ accountId: null, total: 1_000, status: 'delivered' });
  const [checkout] = await orm.select().from(checkouts).where(eq(checkouts.id, order.checkoutId));
  expect(checkout).toMatchObject({
    fullName: '',
    email: '',
    phone: '',
    fulladdress: '',
    message: '',
    total: 1_000,
  });
  expect(await orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, person.id))).toEqual([]);
  expect((await ask(getMe, {}, person)).status).toBe(401);
  expect((await ask(signIn, { email: person.email, password: person.password })).status).toBe(401);
  expect((await lastEmailTo(haat, person.email)).subject).toBe('Your account at Haat was deleted');
  expect(haat.announced).toContain(`reviews:${person.shop.id}:${product.id}`);
});

// spec: accounts.22
test('a picture that the disk will not give up keeps nobody from leaving; it is logged', async () => {
  const person = await make.aShopper();
  expect((await sendPicture(person.token, await photo('red'))).status).toBe(200);
  const stuck = vi
    .spyOn(haat.dependencies.uploads, 'delete')
    .mockRejectedValue(new Error('read-only file system'));
  const { status } = await ask(deleteMe, { password: person.password }, person);
  stuck.mockRestore();
  expect(status).toBe(200);
  expect((await ask(getMe, {}, person)).status).toBe(401);
  expect(haat.log.map(({ message }) => message)).toContain('the picture of an account stayed behind');
});

test('the email of a deleted account is free again, and its past is not the new one’s', async () => {
  const { person } = await busyShopper();
  await ask(deleteMe, { password: person.password }, person);
  const again = { firstName: 'New', lastName: 'Rai', email: person.email, password: 'a new password' };
  expect((await ask(signUp, again)).status).toBe(200);
  const [account] = await orm.select().from(accounts).where(eq(accounts.email, person.email));
  expect(account!.id).not.toBe(person.id);
});

// spec: accounts.22
test('while an order is on its way an account stays, whole', async () => {
  for (const status of ['pending', 'confirmed', 'dispatched', 'arrived']) {
    const { person } = await busyShopper(status);
    const refused = await ask(deleteMe, { password: person.password }, person);
    expect([refused.status, refused.body.code], status).toEqual([409, 'orders-on-the-way']);
    expect(await left(person)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 1, 1]);
  }
});

// spec: accounts.22
test('only who knows the password deletes an account, and only a shopper the own one', async () => {
  const person = await make.aShopper();
  const guess = await ask(deleteMe, { password: 'a guess' }, person);
  expect([guess.status, guess.body.code]).toEqual([403, 'wrong-password']);
  expect((await ask(deleteMe, {}, person)).status).toBe(400);
  expect((await send('POST', deleteMe.path, {})).status).toBe(401);
  for (const one of [await make.anAdmin(), await make.aSeller(await make.aVendor())])
    expect((await ask(deleteMe, { password: one.password }, one)).body.code).toBe('not-allowed');
  const google = await make.aShopper({ passwordHash: null });
  expect((await ask(deleteMe, {}, google)).status).toBe(200);
  expect((await ask(getMe, {}, person)).status).toBe(200);
});
