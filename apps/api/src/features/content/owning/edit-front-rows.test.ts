import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getHome } from '@haat/contract/content/calls';
import * as calls from '@haat/contract/content/owning/front/calls';
import type { FrontRow } from '@haat/contract/content/owning/front/schemas';
import { maxFrontRows } from '@haat/contract/content/rules';
import { listAudit } from '@haat/contract/core/audit/calls';
import { tags } from '../../../core/cache/cache.ts';
import { v7 } from '../../../core/ids.ts';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const save = (version: number, rows: FrontRow[] | null) =>
    ask(calls.saveFrontRows, { version, rows }, admin);
  const read = async () => (await ask(calls.readFrontRows, {}, admin)).body;
  const home = async () => (await ask(getHome, { subdomain: shop.subdomain }, { shop })).body.rows;
  const log = async () => (await ask(listAudit, { kind: 'front-row' }, admin)).body.entries;
  return { shop, admin, save, read, home, log };
}

const plain = (kind: 'newest' | 'popular' | 'discount' | 'best-selling', title: string | null = null) =>
  ({ _id: kind, kind, title, titleNe: null }) as const;

// spec: front.5
test('the front page has the rows that its owner chose, of a category, a vendor, what sold best and what was picked, in their order', async () => {
  const { shop, save, read, home } = await anOwner();
  const [tea, root] = [await make.aVendor({ shop, shopName: 'Tea' }), await make.aCategory({ shop })];
  const inner = await make.aCategory({ shop, parentId: root.id, title: 'Cups', titleNe: 'कप' });
  const cup = await make.aProduct({ shop, vendor: tea, category: inner, title: 'Cup' });
  const pot = await make.aProduct({ shop, vendor: tea, category: root, title: 'Pot' });
  const lamp = await make.aProduct({
    shop,
    vendor: await make.aVendor({ shop }),
    category: root,
    title: 'Lamp',
  });
  await haat.dependencies.database.orm.execute(
    sql`insert into product_counts (shop_id, product_id, sold) values (${shop.id}, ${pot.id}, 2), (${shop.id}, ${lamp.id}, 5)`,
  );
  const first = await read();
  expect([first.version, first.chosen, first.rows.map(({ row }) => row.kind)]).toEqual([
    ...[0, false],
    ['newest', 'popular', 'discount'],
  ]);
  const saved = await save(0, [
    {
      _id: 'a',
      kind: 'products',
      title: 'Our choice',
      titleNe: 'हाम्रो रोजाइ',
      productIds: [lamp.id, cup.id],
    },
    { _id: 'b', kind: 'category', title: null, titleNe: null, categoryId: inner.id },
    { _id: 'c', kind: 'vendor', title: 'From Ilam', titleNe: null, vendorId: tea.id },
    plain('best-selling'),
    plain('discount'),
  ]);
  expect(saved.body.data.rows.map(({ of, shows }) => [of?.title ?? null, shows])).toEqual([
    [null, 2],
    ['Cups', 1],
    ['Tea', 2],
    [null, 2],
    [null, 0],
  ]);
  const shown = async () =>
    (await home()).map(({ kind, title, titleNe, slug, products }) => [
      ...[kind, title, titleNe, slug],
      products.map((product) => product.title),
    ]);
  expect(await shown()).toEqual([
    ['products', 'Our choice', 'हाम्रो रोजाइ', null, ['Lamp', 'Cup']],
    ['category', 'Cups', 'कप', inner.slug, ['Cup']],
    ['vendor', 'From Ilam', null, tea.slug, ['Pot', 'Cup']],
    ['best-selling', null, null, null, ['Lamp', 'Pot']],
  ]);
  expect((await save(1, null)).body.data).toMatchObject({ version: 2, chosen: false });
  expect((await home()).map(({ kind }) => kind)).toEqual(['newest', 'popular']);
});

// spec: front.5
test('a picked product that leaves the shop leaves its row, and a kept page that showed the row hears of every product', async () => {
  const { shop, admin, save, read } = await anOwner();
  const [one, other] = [await make.aProduct({ shop }), await make.aProduct({ shop })];
  const row: FrontRow = {
    _id: 'a',
    kind: 'products',
    title: 'Ours',
    titleNe: null,
    productIds: [one.id, other.id],
  };
  await save(0, [row]);
  const { changes, database } = haat.dependencies;
  await database.orm.execute(sql`update products set active = false where id = ${one.id}`);
  changes.announce([tags.product(shop.id, one.id)]);
  expect((await read()).rows[0]).toMatchObject({ shows: 1, picked: [{ active: false }, { active: true }] });
  const named: string[] = [];
  const context = { shop, tag: (...all: string[]) => void named.push(...all) };
  const { rows } = await haat.call(getHome, { subdomain: shop.subdomain }, context);
  expect(rows.map(({ products }) => products.map(({ _id }) => _id))).toEqual([[other.id]]);
  expect(named).toEqual(
    expect.arrayContaining([tags.lists(shop.id), tags.published(shop.id), tags.product(shop.id, other.id)]),
  );
  // It is moved with others although one of its products is gone by now.
  await database.orm.execute(sql`delete from products where id = ${one.id}`);
  expect((await save(1, [plain('newest'), row])).status).toBe(200);
  expect(
    (await ask(calls.saveFrontRows, { version: 2, rows: [{ ...row, title: 'Yours' }] }, admin)).status,
  ).toBe(404);
});

// spec: front.5
test('of two who choose rows the later one is told, and what is none is refused', async () => {
  const { shop, save } = await anOwner();
  const theirs = await make.aCategory({ shop: await make.aShop() });
  const ours = await make.aProduct({ shop });
  const [one, other] = await Promise.all([save(0, [plain('newest')]), save(0, [plain('popular')])]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  expect((await save(0, [plain('newest')])).body.code).toBe('changed-meanwhile');
  const picked = { kind: 'products', titleNe: null } as const;
  for (const [rows, status] of [
    [[], 400],
    [Array.from({ length: maxFrontRows + 1 }, (_, n) => ({ ...plain('newest'), _id: `${n}` })), 400],
    [[plain('newest'), plain('newest')], 400],
    [[plain('newest', ' ')], 400],
    [[{ _id: 'a', ...picked, title: null, productIds: [ours.id] }], 400],
    [[{ _id: 'a', ...picked, title: 'Ours', productIds: [] }], 400],
    [[{ _id: 'a', ...picked, title: 'Ours', productIds: [ours.id, v7()] }], 404],
    [[{ _id: 'a', kind: 'category', title: null, titleNe: null, categoryId: theirs.id }], 404],
    [[{ _id: 'a', kind: 'vendor', title: null, titleNe: null, vendorId: v7() }], 404],
  ] as [FrontRow[], number][])
    expect([rows, (await save(1, rows)).status]).toEqual([rows, status]);
});

// spec: front.5
test('the log says which row was added, changed or moved', async () => {
  const { shop, save, log } = await anOwner();
  const tea = await make.aCategory({ shop, title: 'Tea' });
  const row: FrontRow = { _id: 'a', kind: 'category', title: null, titleNe: null, categoryId: tea.id };
  await save(0, [plain('newest'), plain('popular'), plain('discount'), row]);
  await save(1, [plain('newest'), plain('popular'), plain('discount'), { ...row, title: 'For guests' }]);
  await save(2, [{ ...row, title: 'For guests' }, plain('newest'), plain('popular'), plain('discount')]);
  await save(3, [{ ...row, title: 'For guests' }, plain('newest')]);
  const changes = (await log()).map(({ name, action, changes: all }) => [name, action, all[0]]);
  expect(changes).toMatchObject([
    ['discount', 'removed', {}],
    ['popular', 'removed', {}],
    [
      ...['', 'changed'],
      {
        field: 'order',
        before: 'newest, popular, discount, For guests',
        after: 'For guests, newest, popular, discount',
      },
    ],
    ['For guests', 'changed', { field: 'title', before: null, after: 'For guests' }],
    ['Tea', 'added', { field: 'kind', after: 'category' }],
  ]);
});
