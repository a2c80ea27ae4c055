import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '@haat/api/core/cache/cache';
import { askers, Scene, setStage } from '@haat/api/testing/authority/scene';
import type { Stage } from '@haat/api/testing/authority/scene';
import { watchServed } from '@haat/api/testing/authority/served';
import { table } from '@haat/api/testing/authority/table';
import { cookies, tokenHeader } from '@haat/contract/core/session';
import { openMounted } from './testing/mounted.ts';

// The paths of the API have their table: apps/api/src/authority.test.ts. What the storefront adds shows everybody the same.
const { opened: haat, served } = await watchServed(() => openMounted());
afterAll(() => haat.close());

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(haat);
});

// spec: accounts.50
test('the storefront adds its pages and its files to what the API serves, and nothing else', async () => {
  await haat.app.ready();
  const ofTheApi = new Set(table.map(({ method, path }) => `${method} ${path}`));
  const added = [...served].filter((each) => !ofTheApi.has(each));
  expect(added.sort()).toEqual([
    'GET /*',
    'GET /assets/*',
    // The desk: one empty page, the shop's colours, its files.
    'GET /desk',
    'GET /desk/*',
    'GET /desk/assets/*',
    'GET /desk/theme.css',
    'GET /ne/desk',
    'GET /ne/desk/*',
    'GET /ne/search',
    'GET /ne/search/*',
    'GET /push-worker.js',
    'GET /search',
    'GET /search/*',
    'GET /sw.js',
    // Leads whoever's browser sent a form by itself to a page; nothing of what was sent is read.
    'POST /*',
  ]);
});

const pages = [
  '/',
  '/user-profile',
  '/wishlist',
  '/cart-details',
  '/ne/products',
  '/search/tea',
  '/sitemap.xml',
  '/robots.txt',
];

// spec: accounts.50, accounts.51
test.each(pages)(
  '%s has the same bytes for everybody in a shop, whatever their header or cookies say',
  async (url) => {
    const scene = new Scene(stage);
    await scene.furnish();
    const names = askers.filter((name) => name !== 'abroad');
    const tokens = await Promise.all(names.map(async (name) => (await scene.asker(name)).token ?? ''));
    const bodies = new Set<string>();
    for (const [at, name] of names.entries()) {
      const token = tokens[at] ?? '';
      const user = encodeURIComponent(JSON.stringify({ _id: name, firstName: name, role: 'admin' }));
      // Made anew for each of them, not kept from the one before.
      haat.dependencies.changes.announce([tags.shop(stage.here.id), tags.published(stage.here.id)]);
      const cookie = `${cookies.shop}=haat; ${cookies.token}=${token}; ${cookies.user}=${user}`;
      const { statusCode, body } = await haat.open(url, { cookie, ...(token && { [tokenHeader]: token }) });
      expect(statusCode, name).toBe(200);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
  },
);
