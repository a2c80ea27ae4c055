import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSiteProfile } from '@haat/contract/content/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';

let haat: Haat;

beforeAll(async () => {
  haat = await openHaat();
  await haat.make.aShop({ subdomain: 'himal', shopName: 'Himal' });
});
afterAll(() => haat.close());

const shopOf = async (headers: { cookie?: string; host?: string }) =>
  (await haat.shopOf({ headers }))?.subdomain;

// spec: 1.3
test('the cookie decides, then the first label of the host, then the default shop', async () => {
  expect(await shopOf({ cookie: 'subdom=himal', host: 'haat.example.np' })).toBe('himal');
  expect(await shopOf({ cookie: 'a=1;subdom=himal; b=2' })).toBe('himal');
  expect(await shopOf({ host: 'Himal.example.np:3000' })).toBe('himal');
  expect(await shopOf({ host: 'www.example.np' })).toBe('haat');
  expect(await shopOf({ host: '127.0.0.1:3000' })).toBe('haat');
  expect(await shopOf({ host: '[::1]:3000' })).toBe('haat');
  expect(await shopOf({})).toBe('haat');
});

// spec: growth.5
test('what is shown is of the host where the cookie leads elsewhere for nobody', async () => {
  const himal = await haat.shopOf({ headers: { host: 'himal.example.np' } });
  const isOfHost = (headers: { cookie?: string; host: string }) => haat.isOfHost({ headers }, himal!);
  expect(await isOfHost({ host: 'himal.example.np' })).toBe(true);
  expect(await isOfHost({ host: 'himal.example.np', cookie: 'subdom=himal; locale=ne-NP' })).toBe(true);
  expect(await isOfHost({ host: 'haat.example.np', cookie: 'subdom=himal' })).toBe(false);
  expect(await isOfHost({ host: '127.0.0.1:3000', cookie: 'subdom=himal' })).toBe(false);
});

// spec: 1.3, opens.37
test.each([
  'subdom=',
  'subdom=nowhere',
  'subdom=%00',
  'subdom=../../etc',
  "subdom=' or 1=1 --",
  'subdom={"a":1}',
  `subdom=${'x'.repeat(8_000)}`,
  'subdom=हाट',
  'subdom',
  ';;;=;subdom==',
  'xsubdom=himal',
])('a shopper with the cookie %.40s still sees the shop', async (cookie) => {
  expect(await shopOf({ cookie })).toBe('haat');
  expect(await shopOf({ cookie, host: 'himal.example.np' })).toBe('himal');
  const { status } = await haat.send('GET', getSiteProfile.path, undefined, {
    headers: { cookie: encodeURI(cookie) },
  });
  expect(status).toBe(200);
});

test('where no shop exists at all, every call says so', async () => {
  const empty = await openHaat({ empty: true });
  const { status, body } = await empty.ask(getSiteProfile, {});
  expect([status, body.code]).toEqual([404, 'no-such-shop']);
  await empty.close();
});
