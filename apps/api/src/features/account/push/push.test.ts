import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deleteMe, getMyData, signIn, signOut, signOutEverywhere } from '@haat/contract/account/calls';
import * as contract from '@haat/contract/core/push/calls';
import * as inquiry from '@haat/contract/inquiry/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import type { Db } from '../../../core/database/database.ts';
import { isPushService } from '../../../core/push/services.ts';
import { openPusher, pushSettings } from '../../../core/push/pusher.ts';
import { outgoingPushes, pushSubscriptions } from '../../../core/push/tables.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Asker } from '../../../testing/harness.ts';
import { openPushService } from '../../../testing/servers/push-service.ts';
import { quickForm, quickOrder } from '../../../testing/quick-orders.ts';
import { aTalk } from '../../../testing/talks.ts';
import { askQuestion } from '../../inquiry/ask.ts';
import { makeOffer } from '../../inquiry/offers/make-offer.ts';
import { answerOffer } from '../../inquiry/offers/move-offer.ts';
import { replyToQuestion } from '../../inquiry/reply.ts';
import { returnOrder } from '../../orders/ledger/return-order.ts';
import { setStatus } from '../../orders/move-order.ts';
import { buyOne } from '../../orders/placing/place-order.ts';
import { endSessions } from '../sessions/sessions.ts';

const service = await openPushService();
const haat = await openHaat({ env: { PUSH_HOSTS: service.host } });
afterAll(async () => {
  await haat.close();
  await service.close();
});
const { make, ask } = haat;
const { orm } = haat.dependencies.database;
const told = () => haat.dependencies.push.drain();

async function browserOf(person: Asker, language: 'en-US' | 'ne-NP' = 'en-US') {
  const browser = service.browser();
  const { endpoint, keys } = browser;
  const { status } = await ask(contract.subscribeToPush, { endpoint, keys, language }, person);
  expect(status).toBe(200);
  return browser;
}

// spec: push.1
test('a seller is told of an order, a question and an offer, a shopper of answers and moves, in their language and without a name', async () => {
  const talk = await aTalk(haat);
  const { about, seller, shopper, product } = talk;
  const [desk, phone] = [await browserOf(seller, 'ne-NP'), await browserOf(shopper)];
  const stranger = await browserOf(await make.aSeller(await make.aVendor()));
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  const { body } = await ask(inquiry.askQuestion, { ...about, content: 'Is it handmade?' }, shopper);
  await ask(
    inquiry.makeOffer,
    { vendor: about.vendor, product: about.product, amount: product.price - 100 },
    shopper,
  );
  await ask(inquiry.replyToQuestion, { questionId: body.data._id, content: 'Yes, by Maya' }, seller);
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  await told();
  const inbox = `/ne/desk/inbox/${about.product}/${about.user}`;
  expect(desk.told().toSorted((a, b) => (a.tag < b.tag ? -1 : 1))).toEqual([
    { title: 'नयाँ मोलमोलाइ', tag: 'offer', path: inbox },
    { title: 'नयाँ अर्डर', tag: 'order', path: `/ne/desk/orders/${orderId}` },
    { title: 'नयाँ प्रश्न', tag: 'question', path: inbox },
  ]);
  expect(phone.told().toSorted((a, b) => (a.tag < b.tag ? -1 : 1))).toEqual([
    { title: 'Your order has moved on', tag: 'moved', path: '/user-profile' },
    { title: 'The seller has answered you', tag: 'reply', path: `/product/${product.slug}#inquiry` },
  ]);
  expect(stranger.told()).toEqual([]);
  const { key } = (await ask(contract.getPushKey, {}, shopper)).body;
  for (const headers of phone.headers()) {
    expect(service.isSignedBy(String(headers.authorization), key)).toBe(true);
    expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' });
  }
});

// spec: push.1
test('what seller and shopper are told is queued with what they are told of: both are there, or neither', async () => {
  const { product, seller, shopper } = await aTalk(haat);
  const [desk, phone] = [await browserOf(seller), await browserOf(shopper)];
  const { push } = haat.dependencies;
  const context = { ...haat.dependencies, origin: '' };
  const shopId = product.shop.id;
  const conversation = { shopId, accountId: shopper.id, vendorId: product.vendor.id, productId: product.id };
  const atDesk = { shopId, vendorId: product.vendor.id, accountId: seller.id };
  const sell = async (db: Db) => {
    const buyer = { shopId, accountId: shopper.id, key: null, mailsFrom: null };
    const { placed } = await buyOne(db, context, buyer, quickForm(product));
    const orderId = placed.orders[0]!._id;
    await setStatus(db, context, atDesk, { orderId, status: 'confirmed' });
    const cameBack = { orderId, reason: 'Nobody was there', restock: true, accountId: seller.id };
    await returnOrder(db, context, atDesk, cameBack);
  };
  const talk = async (db: Db) => {
    const { question } = await askQuestion(db, push, conversation, { content: 'Is it handmade?' });
    await replyToQuestion(db, push, atDesk, question._id, { content: 'Yes' });
  };
  const haggle = async (db: Db) => {
    const proposal = { amount: product.price - 100 };
    const { question } = await makeOffer(db, push, conversation, proposal, () => '');
    await answerOffer(db, push, atDesk, { offerId: question.offer!._id, move: 'accept' });
  };
  for (const [work, kinds] of [
    [sell, ['order', 'moved', 'moved']],
    [talk, ['question', 'reply']],
    [haggle, ['offer', 'reply']],
  ] as const) {
    const queued: string[] = [];
    const broken = orm.transaction(async (tx) => {
      await work(tx);
      const rows = await tx.select().from(outgoingPushes).orderBy(outgoingPushes.id);
      queued.push(...rows.map(({ kind }) => kind));
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(queued).toEqual(kinds);
    await told();
    expect([...desk.told(), ...phone.told()]).toEqual([]);
  }
  await sell(orm);
  await told();
  expect([desk.told(), phone.told()]).toMatchObject([
    [{ tag: 'order' }],
    [{ tag: 'moved' }, { tag: 'moved' }],
  ]);
});

// spec: push.2
test('a browser that has taken it back is told nothing any more; a service that is away is asked again', async () => {
  const person = await make.aShopper();
  const [gone, busy, fine] = [await browserOf(person), await browserOf(person), await browserOf(person)];
  gone.answers(410);
  busy.answers(503);
  await ask(contract.testPush, {}, person);
  await told();
  expect([gone.told().length, busy.told().length, fine.told().length]).toEqual([0, 0, 1]);
  const left = await orm.select().from(pushSubscriptions);
  expect(left.map(({ endpoint }) => endpoint)).not.toContain(gone.endpoint);
  busy.answers(201);
  await orm.update(outgoingPushes).set({ nextTryAt: sql`now()` });
  // Two processes of one shop: it is told once.
  const other = openPusher(orm, pushSettings(haat.dependencies.env), haat.dependencies.log);
  await Promise.all([told(), other.drain()]);
  await other.close();
  expect([busy.told().length, fine.told().length]).toEqual([1, 1]);
  expect(await orm.select().from(outgoingPushes)).toEqual([]);
});

test('what still waited for whoever used a browser before is not told to who uses it now', async () => {
  const [before, now] = [await make.aShopper(), await make.aShopper()];
  const browser = await browserOf(before);
  browser.answers(503);
  await ask(contract.testPush, {}, before);
  await told();
  browser.answers(201);
  const { endpoint, keys } = browser;
  await ask(contract.subscribeToPush, { endpoint, keys, language: 'en-US' }, now);
  await orm.update(outgoingPushes).set({ nextTryAt: sql`now()` });
  await told();
  expect(browser.told()).toEqual([]);
  await ask(contract.testPush, {}, now);
  await told();
  expect(browser.told()).toHaveLength(1);
});

// spec: push.3
test('the shop calls push services and nothing else', async () => {
  const person = await make.aShopper();
  const { keys } = service.browser();
  for (const endpoint of [
    'https://example.com/push/1',
    'http://127.0.0.1:9/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://me@fcm.googleapis.com/x',
    'file:///etc/passwd',
  ]) {
    const { status, body } = await ask(
      contract.subscribeToPush,
      { endpoint, keys, language: 'en-US' },
      person,
    );
    expect([endpoint, status, body.code]).toEqual([endpoint, 400, 'push-service-unknown']);
  }
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect(isPushService(endpoint, [])).toBe(true);
  const wrong = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: '!', auth: keys.auth } };
  const { status, body } = await ask(contract.subscribeToPush, { ...wrong, language: 'en-US' }, person);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['keys.p256dh']]);
});

// spec: push.4
test('who logs out, here or everywhere, is told nothing more in the browsers of those sessions', async () => {
  const person = await make.aShopper();
  const again = async () =>
    (await ask(signIn, { email: person.email, password: person.password })).body.token;
  const [first, second, third] = [person.token, await again(), await again()];
  const browsers = [];
  for (const token of [first, second, third]) browsers.push(await browserOf({ token }));
  await ask(signOut, {}, { token: second });
  await ask(contract.testPush, {}, { token: first });
  await told();
  expect(browsers.map((browser) => browser.told().length)).toEqual([1, 0, 1]);
  await ask(signOutEverywhere, {}, { token: first });
  const left = (await orm.select().from(pushSubscriptions)).map(({ accountId }) => accountId);
  expect(left).not.toContain(person.id);
});

// spec: push.4
test('ten browsers an account; one that is passed on is its new owner’s; who leaves takes them along', async () => {
  const person = await make.aShopper();
  const browsers = [];
  for (let n = 0; n < 11; n += 1) browsers.push(await browserOf(person));
  const [first, second, third] = browsers;
  const other = await make.aShopper();
  const { endpoint, keys } = second!;
  await ask(contract.subscribeToPush, { endpoint, keys, language: 'en-US' }, other);
  await ask(contract.unsubscribeFromPush, { endpoint: third!.endpoint }, other);
  await ask(contract.testPush, {}, person);
  await told();
  expect([first!.told().length, second!.told().length, third!.told().length]).toEqual([0, 0, 1]);
  await ask(contract.unsubscribeFromPush, { endpoint: third!.endpoint }, person);
  const { body } = await ask(getMyData, {}, person);
  expect(JSON.stringify(body)).not.toContain(third!.keys.auth);
  await ask(deleteMe, { password: person.password }, person);
  const left = (await orm.select().from(pushSubscriptions)).map(({ accountId }) => accountId);
  expect(left).not.toContain(person.id);
});

// spec: push.4
test('a browser that is passed on to somebody who has ten is their newest one', async () => {
  const [before, person] = [await make.aShopper(), await make.aShopper()];
  const passedOn = await browserOf(before);
  const browsers = [];
  for (let n = 0; n < 10; n += 1) browsers.push(await browserOf(person));
  const { endpoint, keys } = passedOn;
  await ask(contract.subscribeToPush, { endpoint, keys, language: 'en-US' }, person);
  await ask(contract.testPush, {}, person);
  await told();
  expect([passedOn.told().length, ...browsers.map((each) => each.told().length)]).toEqual([
    ...[1, 0],
    ...Array.from({ length: 9 }, () => 1),
  ]);
});

test('a helper who is removed while a browser is being allowed hears nothing more of the desk there', async () => {
  const vendor = await make.aVendor();
  const product = await make.aProduct({ vendor });
  const helper = await make.aHelper({ vendor, seesMoney: false });
  const { endpoint, keys, ...browser } = service.browser();
  const [ended, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const removing = orm.transaction(async (tx) => {
    await endSessions(tx, { shopId: vendor.shop.id, accountId: helper.id });
    ended.resolve();
    await asked.promise;
  });
  await ended.promise;
  const allowing = ask(contract.subscribeToPush, { endpoint, keys, language: 'en-US' }, helper);
  await pause(300);
  asked.resolve();
  await removing;
  expect((await allowing).body.code).toBe('login-required');
  await quickOrder(haat, product);
  await told();
  expect(browser.told()).toEqual([]);
});
