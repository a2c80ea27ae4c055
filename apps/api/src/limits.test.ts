import { afterAll, beforeAll, expect, test } from 'vitest';
import * as account from '@haat/contract/account/calls';
import { providerPath } from '@haat/contract/account/rules';
import { saveAddress } from '@haat/contract/addresses/calls';
import { searchProducts, viewProduct } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { problem } from '@haat/contract/core/problem';
import { tokenHeader } from '@haat/contract/core/session';
import { askQuestion, deleteQuestion } from '@haat/contract/inquiry/calls';
import { buyNow, cancelOrder, placeOrder, trackOrder } from '@haat/contract/orders/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { addReview, deleteReview } from '@haat/contract/reviews/calls';
import { sendContact } from '@haat/contract/content/calls';
import { buildApp } from './app.ts';
import { v7 } from './core/ids.ts';
import { openHaat } from './testing/harness.ts';
import type { MadePerson } from './testing/makers.ts';

const atProvider = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const haat = await openHaat({ rateLimit: 'on', env: atProvider });
afterAll(() => haat.close());

let shopper: MadePerson;
beforeAll(async () => {
  shopper = await haat.make.aShopper();
  await haat.make.aProduct();
});

const calls = [
  {
    name: 'signing in',
    method: 'POST',
    url: account.signIn.path,
    body: { email: 'a@example.np', password: 'x' },
    code: 'too-many-passwords',
  },
  { name: 'placing orders', method: 'POST', url: placeOrder.path, body: { items: [] }, known: true },
  { name: 'quick orders', method: 'POST', url: buyNow.path, body: { fullName: 'Hari' } },
  { name: 'writing to the shop', method: 'POST', url: sendContact.path, body: { name: 'Sita' } },
  { name: 'writing reviews', method: 'POST', url: addReview.path, body: { rating: 5 }, known: true },
  { name: 'searching', method: 'GET', url: addressOf(searchProducts, { term: 'tea' }).url },
  // What a mail, a hash or a guess can be bought with: refused or not, it counts.
  { name: 'signing up', method: 'POST', url: account.signUp.path, body: {} },
  { name: 'forgetting passwords', method: 'POST', url: account.forgotPassword.path, body: {} },
  { name: 'guessing links that activate', method: 'POST', url: account.activate.path, body: {} },
  { name: 'asking after links that activate', method: 'POST', url: account.checkActivation.path, body: {} },
  { name: 'asking after links to a new password', method: 'POST', url: account.checkReset.path, body: {} },
  { name: 'guessing links to a new password', method: 'POST', url: account.resetPassword.path, body: {} },
  { name: 'setting out to Google', method: 'GET', url: providerPath('google') },
  {
    name: 'coming back from Google',
    method: 'GET',
    url: `${providerPath('google')}/callback?state=guessed`,
  },
  { name: 'guessing the end of a journey', method: 'POST', url: account.handOver.path, body: {} },
  { name: 'changing passwords', method: 'POST', url: account.changePassword.path, body: {}, known: true },
  { name: 'sending pictures', method: 'POST', url: account.setPicture.path, body: {}, known: true },
  {
    name: 'guessing the last password',
    method: 'POST',
    url: account.deleteMe.path,
    body: { x: 1 },
    known: true,
  },
  { name: 'downloading own data', method: 'GET', url: account.getMyData.path, known: true },
  { name: 'saving addresses', method: 'POST', url: saveAddress.path, body: {}, known: true },
  {
    name: 'deleting reviews',
    method: 'POST',
    url: addressOf(deleteReview, { productId: v7() }).url,
    known: true,
  },
  {
    name: 'cancelling orders',
    method: 'POST',
    url: addressOf(cancelOrder, { orderId: v7() }).url,
    known: true,
  },
  { name: 'guessing links to orders', method: 'GET', url: addressOf(trackOrder, { token: v7() }).url },
  { name: 'asking sellers', method: 'POST', url: askQuestion.path, body: {}, known: true },
  {
    name: 'deleting questions',
    method: 'POST',
    url: addressOf(deleteQuestion, { questionId: v7() }).url,
    known: true,
  },
  { name: 'moving orders on', method: 'POST', url: setOrderStatus.path, body: {}, known: true },
  { name: 'clicking cards', method: 'POST', url: addressOf(viewProduct, { productId: v7() }).url },
] as const;

const ask = (call: (typeof calls)[number], remoteAddress: string, headers: Record<string, string> = {}) =>
  haat.app.inject({
    method: call.method,
    url: call.url,
    remoteAddress,
    headers: { ...('known' in call && call.known ? { [tokenHeader]: shopper.token } : {}), ...headers },
    ...('body' in call ? { payload: call.body } : {}),
  });

/** Far above what any shopper does in a minute. */
const limit = 400;

// spec: opens.36, choosing.35, accounts.46
test.each(calls)(
  '$name too often is refused with the time to wait, and nobody else is slowed down',
  async (call) => {
    let allowed = 0;
    let answer = await ask(call, '198.51.100.1');
    for (; answer.statusCode !== 429 && allowed < limit; allowed += 1)
      answer = await ask(call, '198.51.100.1');
    expect(answer.statusCode).toBe(429);
    expect(allowed).toBeGreaterThanOrEqual(10);
    expect(problem.parse(answer.json())).toMatchObject({
      code: 'code' in call ? call.code : 'too-many-requests',
    });
    expect(answer.headers['content-type']).toContain('application/json');
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.json().retryAfter).toBe(wait);

    expect((await ask(call, '198.51.100.2')).statusCode).not.toBe(429);
    // No proxy is in front, so an address that the caller claims to have is not believed.
    const claimed = { 'x-forwarded-for': '198.51.100.3', 'x-real-ip': '198.51.100.3' };
    expect((await ask(call, '198.51.100.1', claimed)).statusCode).toBe(429);
  },
);

test('each call has its own limit: who searched too often can still sign in', async () => {
  const [signingIn, searching] = [calls[0], calls[5]];
  for (let n = 0; n < limit; n += 1) await ask(searching, '198.51.100.9');
  expect((await ask(searching, '198.51.100.9')).statusCode).toBe(429);
  expect((await ask(signingIn, '198.51.100.9')).statusCode).toBe(401);
});

// spec: market.8
test('one account cannot flood a seller, and another one of the same network still asks', async () => {
  const product = await haat.make.aProduct();
  const about = { vendor: product.vendor.id, product: product.id, content: 'Is it new?' };
  const floods = async (person: MadePerson) => {
    const asked = Array.from({ length: 30 }, () =>
      haat.ask(askQuestion, { ...about, user: person.id }, person),
    );
    return (await Promise.all(asked)).filter(({ status }) => status === 429);
  };
  const refused = await floods(shopper);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(5);
  const other = await haat.make.aShopper();
  expect((await haat.ask(askQuestion, { ...about, user: other.id }, other)).status).toBe(200);
});

// spec: opens.36
test('behind one proxy the caller is whom that proxy names, and what the caller wrote before it is not believed', async () => {
  const env = { ...haat.dependencies.env, TRUST_PROXY: 1 };
  const { app } = await buildApp({ ...haat.dependencies, env });
  const search = (forwarded: string) =>
    app.inject({ method: 'GET', url: calls[5].url, headers: { 'x-forwarded-for': forwarded } });
  for (let n = 0; n < limit; n += 1) await search(`198.51.100.${n % 250}, 203.0.113.1`);
  expect((await search('198.51.100.251, 203.0.113.1')).statusCode).toBe(429);
  expect((await search('203.0.113.2')).statusCode).toBe(200);
  await app.close();
});
