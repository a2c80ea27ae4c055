import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMounted } from './testing/mounted.ts';

const haat = await openMounted();
const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(async () => {
  quiet.mockRestore();
  await haat.close();
});

beforeAll(async () => {
  await haat.make.aProduct({ title: 'Copper kettle', slug: 'copper-kettle' });
  await haat.make.aProduct({ title: 'Cup', slug: 'cup' });
  await haat.open('/product/copper-kettle');
  await haat.parts.database.close();
});

test('while the database is away a kept page is still shown', async () => {
  const { statusCode, body } = await haat.open('/product/copper-kettle');
  expect([statusCode, body.includes('Copper kettle')]).toEqual([200, true]);
});

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
