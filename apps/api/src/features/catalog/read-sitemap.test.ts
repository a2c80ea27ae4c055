import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSitemapParts, listSitemapProducts } from '@haat/contract/catalog/calls';
import { tags } from '../../core/cache/cache.ts';
import { v7 } from '../../core/ids.ts';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadeProduct, MadeShop } from '../../testing/makers.ts';
import { keepSitemapParts, sitemapParts, sitemapProducts } from './read-sitemap.ts';

let haat: Haat;
let himal: MadeShop;
let shopId: string;
const made: MadeProduct[] = [];

beforeAll(async () => {
  haat = await openHaat();
  for (let n = 0; n < 7; n += 1)
    made.push(await haat.make.aProduct({ slug: `p${n}`, updatedAt: new Date(Date.UTC(2026, 0, n + 1)) }));
  await haat.make.aProduct({ slug: 'withdrawn', active: false });
  himal = await haat.make.aShop({ subdomain: 'himal' });
  await haat.make.aProduct({ shop: himal, slug: 'yak' });
  shopId = made[0]!.shop.id;
});
afterAll(() => haat.close());

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

describe('the addresses of all products', () => {
  // spec: choosing.43
  test('fall into parts that together name each product on sale once, with its last change', async () => {
    const { orm } = haat.dependencies.database;
    const parts = await sitemapParts(orm, shopId, 3);
    expect(parts.map(({ changedAt }) => changedAt)).toEqual(
      [3, 6, 7].map((day) => new Date(Date.UTC(2026, 0, day)).toISOString()),
    );
    const listed = await Promise.all(parts.map(({ from }) => sitemapProducts(orm, shopId, from, 3)));
    expect(listed.map(slugs)).toEqual([['p0', 'p1', 'p2'], ['p3', 'p4', 'p5'], ['p6']]);
    expect(listed[0]?.[0]?.changedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  // spec: growth.10
  test('of a larger shop are not all read again with each change; what has come since stands in the last part', async () => {
    const { orm } = haat.dependencies.database;
    const shop = await haat.make.aShop();
    const partsOf = keepSitemapParts(orm, 3);
    expect(await partsOf(shop.id)).toEqual([]);
    for (let n = 0; n < 4; n += 1) await haat.make.aProduct({ shop, slug: `q${n}` });
    const parts = await partsOf(shop.id);
    expect(parts).toHaveLength(2);
    await haat.make.aProduct({ shop, slug: 'q4' });
    expect(await partsOf(shop.id)).toBe(parts);
    expect(slugs(await sitemapProducts(orm, shop.id, parts[1]!.from, 3))).toEqual(['q3', 'q4']);
  });

  test('are asked for from a product on, and say what they were made from', async () => {
    const { body: parts } = await haat.ask(listSitemapParts, {});
    expect(parts).toHaveLength(1);
    const { status, body } = await haat.ask(listSitemapProducts, { from: parts[0]!.from });
    expect([status, slugs(body)]).toEqual([200, ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']]);
    const named: string[] = [];
    const shop = { id: shopId, subdomain: 'haat' };
    await haat.call(listSitemapParts, {}, { shop, tag: (...all) => named.push(...all) });
    expect(named).toEqual([tags.lists(shopId)]);
  });

  // spec: choosing.43
  test("of one shop never name another's, from whichever product on", async () => {
    const from = made[0]!.id;
    expect(slugs((await haat.ask(listSitemapProducts, { from }, { shop: himal })).body)).toEqual(['yak']);
    expect((await haat.ask(listSitemapParts, {}, { shop: himal })).body).toHaveLength(1);
  });

  test('begin at a product that has gone since, and are empty after the last', async () => {
    const gone = made[1]!.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await haat.ask(listSitemapProducts, { from: gone })).status).toBe(200);
    expect((await haat.ask(listSitemapProducts, { from: v7() })).body).toEqual([]);
  });

  test.each(['', '?from=1', "?from=' or 1=1", '?from=%00'])('%s is refused', async (query) => {
    const { status, body } = await haat.send('GET', listSitemapProducts.path + query);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  });
});
