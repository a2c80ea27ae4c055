import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, signIn } from '@haat/contract/account/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import type { Database } from '../core/database/database.ts';
import { v7 } from '../core/ids.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import { Scene, setStage } from '../testing/authority/scene.ts';
import { freshDatabase } from '../testing/database.ts';
import { openHaat } from '../testing/harness.ts';
import type { Haat } from '../testing/harness.ts';
import { writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { readContents } from './contents.ts';
import { exportShop } from './export-shop.ts';
import { importShop } from './import-shop.ts';
import { restore } from './restore.ts';
import { readTables } from './schema.ts';
import { leftOut, readShopTables } from './shop-tables.ts';
import { extendedMigrations } from './testing/migrations.ts';

let folder: string;
let haat: Haat;
let scene: Scene;
let exported: string;
const file = (name: string) => join(folder, name);
const [cup, tea, photo] = [v7(), v7(), v7()];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-shop-'));
  haat = await openHaat();
  scene = new Scene(await setStage(haat));
  await scene.furnish();
  const { database, uploads } = haat.dependencies;
  const [adminId, image] = [v7(), `${tea}-400.webp`];
  const category = await haat.make.aCategory({ slug: 'tea', adminId, image });
  const url = `/uploads/product/${cup}-800.webp`;
  await haat.make.aProduct({
    ...{ slug: 'cup', category, images: [{ url, isPrimary: true, altText: 'A cup' }] },
    description: `<p>As in <img src="/uploads/blog/old.png"></p>`,
  });
  await database.sql`update reviews set images = ${JSON.stringify([{ fileName: `${photo}-800.webp` }])}::jsonb`;
  const named = [`product/${cup}`, `${adminId}/singleCategory/${category.id}/${tea}`, `review/${photo}`];
  for (const each of named)
    for (const end of ['-800.webp', '-400.webp', '-400.avif'])
      await uploads.put(each + end, Buffer.from(each));
  await uploads.put('blog/old.png', Buffer.from('old'));
  for (const key of ['product/others-800.webp', 'blog/older.png']) await uploads.put(key, Buffer.from(key));
  await haat.make.aProduct({ shop: { id: (await scene.person('abroad')).shop.id, subdomain: 'elsewhere' } });
  exported = file('haat.tar.gz');
  await exportShop(haat.dependencies, 'haat', exported);
});
afterAll(async () => {
  await haat.close();
  await rm(folder, { recursive: true, force: true });
});

const shopsOf = async ({ sql }: Database) =>
  (await sql<{ subdomain: string }>`select subdomain from shops order by subdomain`).map(
    (shop) => shop.subdomain,
  );

// spec: one-shop.1, one-shop.2, one-shop.3
test('a shop goes with its customers and pictures into another installation, and comes a second time as a shop of its own', async () => {
  const uploads = localUploads(file('uploads'));
  const there = await openHaat({ uploads });
  const { database } = there.dependencies;
  await expect(importShop(there.dependencies, exported)).rejects.toThrow('a shop haat here already');
  const moved = await importShop(there.dependencies, exported, { as: 'moved' });
  expect(moved).toMatchObject({ subdomain: 'moved', uploads: 10 });
  expect(await shopsOf(database)).toEqual(['haat', 'moved']);
  there.dependencies.changes.announce(['shops']);
  const owner = await scene.owner();
  const credentials = { email: owner.email, password: owner.password };
  const signedIn = await there.ask(signIn, credentials, { shop: 'moved' });
  expect(signedIn.body.user).toMatchObject({ _id: owner.id });
  expect((await there.ask(getMe, {}, { token: owner.token, shop: 'moved' })).status).toBe(401);
  expect((await there.ask(signIn, credentials)).status).not.toBe(200);
  for (const key of await Array.fromAsync(haat.dependencies.uploads.list())) {
    const { statusCode } = await there.app.inject(`/uploads/${key}`);
    expect([key, statusCode]).toEqual([key, /others|older/.test(key) ? 404 : 200]);
  }

  await importShop(there.dependencies, exported, { as: 'twin' });
  there.dependencies.changes.announce(['shops']);
  const twin = await there.ask(getProduct, { slug: 'cup' }, { shop: 'twin' });
  const picture = twin.body.images[0]?.url ?? '';
  expect(picture).toMatch(/^\/uploads\/product\/[0-9a-f-]{36}-800\.webp$/);
  expect(picture).not.toContain(cup);
  expect((await there.app.inject(picture)).body).toBe(`product/${cup}`);
  expect((await there.ask(signIn, credentials, { shop: 'twin' })).body.user._id).not.toBe(owner.id);
  // Nothing of the second one names anything of the first.
  await exportShop(there.dependencies, 'twin', file('twin.tar.gz'));
  const idsIn = async (name: string) => {
    const ids = new Set<string>();
    for await (const part of readContents(name)) {
      const text = part.kind === 'rows' ? part.lines.join() : part.kind === 'upload' ? part.key : '';
      for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)) ids.add(id);
    }
    return ids;
  };
  const [first, second] = [await idsIn(exported), await idsIn(file('twin.tar.gz'))];
  expect(second.size).toBe(first.size);
  expect(second.isDisjointFrom(first)).toBe(true);
  await there.close();
});

// spec: one-shop.1
test('a shop of an older version is brought up to date on its way in', async () => {
  const migrations = await extendedMigrations(file('newer'), [
    "alter table shops add column motto text; update shops set motto = 'of ' || subdomain; alter table shops alter motto set not null",
  ]);
  const database = await freshDatabase();
  const uploads = localUploads(file('newer-uploads'));
  await importShop({ database, uploads }, exported, { as: 'later', migrations });
  expect(await database.sql`select motto from shops`).toEqual([{ motto: 'of haat' }]);
  expect((await database.sql`select 1 from order_lines`).length).toBeGreaterThan(0);
  expect(await Array.fromAsync(uploads.list())).toHaveLength(10);
  await database.close();
});

// spec: one-shop.2
test('what lets somebody in or signs for a shop stays behind, and every new secret is decided about', async () => {
  const { database } = haat.dependencies;
  const going = await readShopTables(database.orm);
  const all = (await readTables(database.orm)).map(({ name }) => name);
  expect(all.filter((name) => leftOut.has(name)).sort()).toEqual([...leftOut].sort());
  const secrets = going.flatMap(({ table }) =>
    table.columns
      .filter(({ name }) => /hash|token|secret|key$|^auth$|nonce|verifier|challenge/.test(name))
      .map(({ name }) => `${table.name}.${name}`),
  );
  // Each opens nothing by itself, or the shop's own people have it and go on using it.
  expect(secrets.sort()).toEqual([
    'accounts.password_hash',
    'helpers.token_hash',
    'orders.track_token',
    'subscribers.leave_token',
    'unconfirmed_orders.email_hash',
    'unconfirmed_orders.network_hash',
    'unconfirmed_orders.secret_hash',
  ]);
});

// spec: one-shop.4
test('what is no shop of ours, or would be written into another one, is refused, and nothing of it is kept', async () => {
  await expect(exportShop(haat.dependencies, 'nowhere', file('none.tar.gz'))).rejects.toThrow(
    'no shop nowhere',
  );
  await backUp(haat.dependencies, file('whole.tar.gz'));
  const database = await freshDatabase();
  const uploads = localUploads(file('refused'));
  const there = { database, uploads };
  await expect(importShop(there, file('whole.tar.gz'))).rejects.toThrow('npm run restore');
  await expect(restore(there, exported)).rejects.toThrow('npm run shop:import');

  const changed = (name: string, change: (table: string, line: string) => [string, string]) =>
    writeArchive(file(name), async (add) => {
      for await (const part of readContents(exported)) {
        if (part.kind === 'manifest') await add('manifest.json', Buffer.from(JSON.stringify(part.manifest)));
        if (part.kind === 'upload') await add(`uploads/${part.key}`, part);
        if (part.kind !== 'rows') continue;
        const [table, text] = change(part.table, part.lines.join('\n'));
        await add(`tables/${table}/000001.ndjson`, Buffer.from(text));
      }
      return { rows: 0, uploads: 0 };
    });
  const stranger = v7();
  await changed('foreign.tar.gz', (table, text) => [
    table,
    table === 'stocks' ? text.replace(/("shop_id" : ")[^"]+/, `$1${stranger}`) : text,
  ]);
  await expect(importShop(there, file('foreign.tar.gz'))).rejects.toThrow(
    "rows of stocks that are another shop's",
  );
  await changed('sessions.tar.gz', (table, text) => [table === 'wishlist_items' ? 'sessions' : table, text]);
  await expect(importShop(there, file('sessions.tar.gz'))).rejects.toThrow(
    'rows of sessions, which do not belong',
  );
  expect(await shopsOf(database)).toEqual([]);
  expect(await Array.fromAsync(uploads.list())).toEqual([]);
  await database.close();
});
