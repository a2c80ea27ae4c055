import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOptions } from '@haat/contract/core/channel';
import { isAlive } from '@haat/contract/core/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import { sentRaw } from '../../testing/servers/raw.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat({ env: { TRUST_PROXY: '1' } });
  await haat.dependencies.uploads.put('product/pot.webp', Buffer.from('a pot'));
  await haat.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => haat.close());

const kinds: [what: string, path: string, status: number][] = [
  ['a list', '/api/product/list', 200],
  ['a refusal', '/api/user/me', 401],
  ['bad input', '/api/product/list?page=-1', 400],
  ['a path that is not there', '/nothing', 404],
  ['a path that means nothing', '/%E0%A4%A', 302],
  ['a picture', '/uploads/product/pot.webp', 200],
  ['a picture that is not there', '/uploads/product/none.webp', 404],
  ['an icon', '/favicon.ico', 200],
  ['what watches us', isAlive.path, 200],
  ['the description of the API', '/api/openapi.json', 200],
  ['the channel, for who is no websocket', `${channelOptions.path}/?EIO=4&transport=polling`, 400],
];

// spec: security.8
test.each(kinds)('%s is never taken for a page, framed or run', async (_, path, status) => {
  const heard = await sentRaw(haat.app, path);
  expect(heard.slice(9, 12)).toBe(String(status));
  expect(heard).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(heard).toMatch(/\r\ncontent-security-policy: default-src 'none';/i);
  expect(heard).toMatch(/\r\nreferrer-policy: [a-z-]+\r\n/i);
  expect(heard).not.toMatch(/strict-transport-security/i);
});

test('a picture that is kept already says it too', async () => {
  const url = '/uploads/product/pot.webp';
  const { headers } = await haat.send('GET', url);
  const again = await haat.send('GET', url, undefined, {
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([again.status, again.headers['x-content-type-options']]).toEqual([304, 'nosniff']);
});

// spec: security.8
test('a browser that came by https is told to do so for a year; the word of who is no proxy of ours does not count', async () => {
  const secured = async (by: Haat) => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.1' };
    return (await by.send('GET', isAlive.path, undefined, { headers })).headers['strict-transport-security'];
  };
  expect(await secured(haat)).toBe('max-age=31536000');
  const direct = await openHaat({ database: haat.dependencies.database, empty: true });
  expect(await secured(direct)).toBeUndefined();
  const told = await openHaat({
    database: haat.dependencies.database,
    empty: true,
    env: { PUBLIC_URL: 'https://haat.example' },
  });
  expect(await secured(told)).toBe('max-age=31536000');
  await Promise.all([direct.app.close(), told.app.close()]);
});
