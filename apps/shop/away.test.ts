import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMounted } from './testing/mounted.ts';

// Before anything is kept: what is about ages reads this clock.
vi.useFakeTimers({ toFake: ['performance'] });
const haat = await openMounted();
const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(async () => {
  quiet.mockRestore();
  vi.useRealTimers();
  await haat.close();
});

beforeAll(async () => {
  await haat.make.aProduct({ title: 'Copper kettle', slug: 'copper-kettle' });
  await haat.make.aProduct({ title: 'Cup', slug: 'cup' });
  await haat.open('/product/copper-kettle');
  await haat.dependencies.database.close();
});

// spec: opens.31
test('while the database is away a kept page is still shown', async () => {
  const { statusCode, body } = await haat.open('/product/copper-kettle');
  expect([statusCode, body.includes('Copper kettle')]).toEqual([200, true]);
});

// spec: security.3
test('it is shown however long the database is away, and a page that is not kept is never of a wrong shop', async () => {
  for (const hours of [0.1, 1, 48]) {
    vi.advanceTimersByTime(hours * 3_600_000);
    const { statusCode, body, headers } = await haat.open('/product/copper-kettle');
    expect([statusCode, body.includes('Copper kettle')]).toEqual([200, true]);
    expect(headers['set-cookie']).toBeUndefined();
    // Another shop may have this name: nobody can tell just now.
    expect((await haat.open('/product/copper-kettle', { cookie: 'subdom=himal' })).statusCode).toBe(503);
  }
});

// spec: opens.31
test.each([
  ['a page of a shop that is known', 'text/html; charset=utf-8', '/product/cup', {}],
  ['its data', 'text/x-script', '/product/cup.data', {}],
  ['a page of a shop that was never asked for', 'text/html; charset=utf-8', '/', { host: 'unknown.example' }],
])('%s says that it is away and when to come again, and nobody keeps that', async (_, type, url, headers) => {
  const answer = await haat.open(url, headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.body).not.toMatch(/DatabaseAway|CONNECTION_|embedded|at .*\.[jt]s/);
});
