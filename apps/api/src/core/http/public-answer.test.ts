import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '@haat/contract/core/endpoint';
import { listProducts } from '@haat/contract/catalog/calls';
import { getStock } from '@haat/contract/stock/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';

let haat: Haat;
let productId: string;
beforeAll(async () => {
  haat = await openHaat();
  for (let each = 0; each < 8; each++) productId = (await haat.make.aProduct()).id;
});
afterAll(() => haat.close());

const asked = (url: string, headers: Record<string, string> = {}) =>
  haat.app.inject({ url, headers: { cookie: 'subdom=haat', ...headers } });
const list = listProducts.path;

// spec: growth.5
test('what anybody may read travels compressed in the best way its reader takes', async () => {
  const whole = (await asked(list)).json<{ data: unknown[] }>();
  const [br, zipped, as] = await Promise.all([
    asked(list, { 'accept-encoding': 'gzip, deflate, br' }),
    asked(list, { 'accept-encoding': 'gzip, br;q=0' }),
    asked(list, { 'accept-encoding': 'identity' }),
  ]);
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(whole);
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(whole);
  expect(as.json()).toEqual(whole);
  expect([br, zipped, as].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(br.rawPayload.length).toBeLessThan(as.rawPayload.length / 2);
});

// spec: growth.5
test('it says how long caches may keep it and by what it differs; who has it is told so until it changes', async () => {
  const first = await asked(list);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
    vary: 'Accept-Encoding',
  });
  const has = { 'if-none-match': String(first.headers.etag) };
  const again = await asked(list, has);
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  await haat.make.aProduct();
  expect((await asked(list, has)).statusCode).toBe(200);
});

// spec: growth.5
test('where a cookie names another shop than the host the answer is for that browser alone', async () => {
  await haat.make.aShop({ subdomain: 'himal' });
  const { headers } = await asked(list, { cookie: 'subdom=himal' });
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=0, stale-if-error=86400',
    vary: 'Accept-Encoding, Cookie',
  });
});

// spec: growth.5
test('pieces in stock are shown by no cache without asking, and what failed is kept by none', async () => {
  const { url } = addressOf(getStock, { productId });
  expect((await asked(url)).headers['cache-control']).toBe('public, no-cache');
  const { statusCode, headers } = await asked(`${list}?page=-1`);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([400, 'no-store', undefined]);
});
