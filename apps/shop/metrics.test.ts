import { afterAll, expect, test } from 'vitest';
import { openMounted } from './testing/mounted.ts';

const token = 'who-looks-after-the-shop';
const shop = await openMounted({ env: { METRICS_TOKEN: token } });
const silent = await openMounted();
afterAll(async () => {
  await shop.close();
  await silent.close();
});

const ask = (authorization?: string) =>
  shop.open('/metrics', authorization === undefined ? {} : { authorization });

// spec: growth.6
test('who has no token is told nothing, and without a setting there is nothing to ask for', async () => {
  for (const given of [undefined, token, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`]) {
    const { statusCode, headers, body } = await ask(given);
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(body).not.toContain('haat_');
  }
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  expect((await silent.open('/metrics', { authorization: `Bearer ${token}` })).statusCode).toBe(404);
});

// spec: growth.6
test('times are told by route, however many addresses are asked for, with pages that were kept and made', async () => {
  const { slug } = await shop.make.aProduct();
  const pages = [`/product/${slug}`, `/product/${slug}`, '/ne/search/दही', '/no/such/place', '/product/gone'];
  for (const page of pages) await shop.open(page);
  await shop.open(`/api/product/get/${slug}`);
  const { body } = await ask(`Bearer ${token}`);
  const times = (route: string, status: string) =>
    Number(
      body
        .split('\n')
        .find(
          (line) =>
            line.startsWith('haat_http_request_duration_seconds_count') &&
            line.includes(`route="${route}",status="${status}"`),
        )
        ?.split(' ')[1],
    );
  expect(times('/product/:slug', '2xx')).toBe(2);
  expect(times('/product/:slug', '4xx')).toBe(1);
  expect(times('/ne/search/:term', '2xx')).toBe(1);
  expect(times('/*', '4xx')).toBe(1);
  expect(body).not.toContain(slug);
  expect(body).not.toContain('such/place');
  expect(body).toContain('haat_pages_sent_total{from="kept"} 1\n');
  expect(body).toContain('haat_pages_rendered_total 4\n');
});
