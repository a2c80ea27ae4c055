import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import { openDatabase } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';
import { recordChange } from '../core/audit/record-change.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import { Scene, setStage } from '../testing/authority/scene.ts';
import { freshDatabase } from '../testing/database.ts';
import { openHaat } from '../testing/harness.ts';
import type { Haat } from '../testing/harness.ts';
import { backUp } from './backup.ts';
import { readContents } from './contents.ts';
import { restore } from './restore.ts';
import { readTables } from './schema.ts';
import { extendedMigrations } from './testing/migrations.ts';

let folder: string;
let haat: Haat;
let scene: Scene;
const file = (name: string) => join(folder, name);
const uploadsAt = (name: string) => localUploads(file(name));

// The embedded database, whatever the rest of the tests stands on.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-backup-'));
  haat = await openHaat({ database: await freshDatabase(file('embedded')) });
  scene = new Scene(await setStage(haat));
  const { database, uploads } = haat.dependencies;
  await scene.furnish();
  await scene.owed();
  const { id: accountId, shop } = await scene.person('admin');
  const said = { kind: 'profile', before: { shopName: 'हाट' }, after: { shopName: 'H\'a"a\\t\n' } } as const;
  await recordChange(database.orm, { shopId: shop.id, accountId }, said);
  // A child that is older than its parents.
  const parent = await haat.make.aCategory({ title: 'Root' });
  const child = await haat.make.aCategory({ title: 'चिया', parentId: parent.id });
  const late = await haat.make.aCategory({ title: 'Above all' });
  await database.sql`update categories set parent_id = ${late.id} where id = ${parent.id}`;
  await haat.make.aProduct({ slug: 'cup', category: child, description: '<p>A "cup"\\n</p>' });
  await uploads.put('product/cup-800.webp', Buffer.from('a cup'));
  await uploads.put('video/film.mp4', Buffer.alloc(3_000_000, 'film '));
});
afterAll(async () => {
  await haat.close();
  await rm(folder, { recursive: true, force: true });
});

/** All rows of a file, table by table. */
async function rowsIn(name: string): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for await (const part of readContents(file(name)))
    if (part.kind === 'rows') rows.set(part.table, [...(rows.get(part.table) ?? []), ...part.lines].sort());
  return rows;
}

// spec: backup.1, backup.2
test('a backup of the embedded database opens on Postgres with all that was there, and the other way round', async () => {
  const counted = await backUp(haat.dependencies, file('first.tar.gz'));
  expect(counted).toMatchObject({ uploads: 2 });
  expect((await stat(file('first.tar.gz'))).mode & 0o777).toBe(0o600);

  const database = await freshDatabase();
  const uploads = uploadsAt('restored');
  expect(await restore({ database, uploads }, file('first.tar.gz'))).toMatchObject(counted);
  await backUp({ database, uploads }, file('second.tar.gz'));
  const restored = await openHaat({ database, uploads, empty: true });
  const product = await restored.ask(getProduct, { slug: 'cup' });
  expect(product.body).toMatchObject({ description: '<p>A "cup"\\n</p>' });
  const owner = await scene.owner();
  expect((await restored.ask(signIn, { email: owner.email, password: owner.password })).status).toBe(200);
  const picture = await restored.app.inject('/uploads/product/cup-800.webp');
  expect([picture.statusCode, picture.body]).toEqual([200, 'a cup']);
  expect((await restored.app.inject('/uploads/video/film.mp4')).rawPayload).toHaveLength(3_000_000);
  // What guards the log and the book was not left off.
  await expect(database.sql`update audit_entries set name = ''`).rejects.toThrow('never changed');
  await expect(database.sql`delete from ledger_entries`).rejects.toThrow('never changed');

  await restored.close();

  const again = await openDatabase({});
  await restore({ database: again, uploads: uploadsAt('again') }, file('second.tar.gz'));
  await backUp({ database: again, uploads: uploadsAt('again') }, file('third.tar.gz'));
  await again.close();
  const rows = await rowsIn('first.tar.gz');
  expect(rows.size).toBeGreaterThan(25);
  expect(await rowsIn('second.tar.gz')).toEqual(rows);
  expect(await rowsIn('third.tar.gz')).toEqual(rows);
  expect((await readdir(file('again'), { recursive: true })).sort()).toEqual(
    (await readdir(file('restored'), { recursive: true })).sort(),
  );
});

// spec: backup.2
test('every table there is gets into a backup, each after those it refers to', async () => {
  const { database } = haat.dependencies;
  const tables = await readTables(database.orm);
  const all = await database.sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'drizzle')`;
  expect(tables.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  const place = new Map(tables.map(({ name }, at) => [name, at]));
  expect(place.get('shops')).toBeLessThan(place.get('products') ?? 0);
  expect(place.get('order_lines')).toBeGreaterThan(place.get('orders') ?? Infinity);
});

// spec: backup.3
test('a backup of an older version is restored and brought up to date; one of a newer version is refused', async () => {
  const newer = await extendedMigrations(file('newer'), [
    "alter table shops add column motto text; update shops set motto = 'of ' || subdomain; alter table shops alter motto set not null",
  ]);
  await backUp(haat.dependencies, file('older.tar.gz'));
  const database = await freshDatabase();
  await restore({ database, uploads: uploadsAt('updated') }, file('older.tar.gz'), newer);
  expect(await database.sql`select motto from shops where subdomain = 'haat'`).toEqual([
    { motto: 'of haat' },
  ]);
  await backUp({ database, uploads: uploadsAt('updated') }, file('newer.tar.gz'));
  await database.close();

  const target = await freshDatabase();
  const refused = restore({ database: target, uploads: uploadsAt('never') }, file('newer.tar.gz'));
  await expect(refused).rejects.toThrow('newer version of Haat');
  expect(await target.sql`select 1 from shops`).toEqual([]);
  await target.close();
});

// spec: backup.2
test('values of any type come back as they were, and columns that count go on counting', async () => {
  const odd = await extendedMigrations(file('odd'), [
    `create table odd (id int generated always as identity primary key, above int references odd, bytes bytea, null_json jsonb not null,
       numbers numeric[], words text[], moment timestamptz, day date, span interval, ratio double precision,
       twice int generated always as (id * 2) stored)`,
  ]);
  const first = await freshDatabase(file('first'));
  await migrate(first, odd);
  await first.orm.execute(sql`set time zone 'Asia/Kathmandu'`);
  await first.orm.execute(sql`set datestyle = 'SQL, DMY'`);
  await first.sql`insert into odd (bytes, null_json, numbers, words, moment, day, span, ratio) values
    ('\\x00ff', 'null', '{1.10,NaN}', ${'{"a \\"b\\", {c}",NULL,"NULL",""}'}, '2026-01-02 03:04:05.678901+05:45', 'infinity', '1 mon -2 days', 0.1),
    (null, '{"b":1,"a":[1e400]}', '{}', null, '-infinity', '0044-03-15 BC', null, 'Infinity')`;
  await first.sql`insert into odd (null_json) values ('3'), ('4')`;
  // One before its parent, and two in a circle.
  await first.sql`update odd set above = case id when 1 then 2 when 3 then 4 when 4 then 3 end`;
  await backUp({ database: first, uploads: uploadsAt('none') }, file('odd.tar.gz'));
  const all = 'select odd::text from odd order by id';
  await first.orm.execute(sql`reset time zone`);
  await first.orm.execute(sql`reset datestyle`);
  const there = await first.orm.execute(all);
  await first.close();

  const second = await freshDatabase(file('second'));
  await restore({ database: second, uploads: uploadsAt('none') }, file('odd.tar.gz'), odd);
  expect(await second.orm.execute(all)).toEqual(there);
  const next = await second.sql`insert into odd (null_json) values ('1') returning id`;
  expect(next).toEqual([{ id: 5 }]);
  await second.close();
});

// spec: backup.4
test('nothing is written over: neither a file, nor a database that holds anything, nor an upload', async () => {
  await writeFile(file('there.tar.gz'), 'mine');
  await expect(backUp(haat.dependencies, file('there.tar.gz'))).rejects.toThrow('already');
  expect(await stat(file('there.tar.gz'))).toMatchObject({ size: 4 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);

  await backUp(haat.dependencies, file('whole.tar.gz'));
  await expect(restore(haat.dependencies, file('whole.tar.gz'))).rejects.toThrow('not empty');

  const database = await freshDatabase();
  const uploads = uploadsAt('taken');
  await uploads.put('product/cup-800.webp', Buffer.from('a pot'));
  await expect(restore({ database, uploads }, file('whole.tar.gz'))).rejects.toThrow(
    'another file as product/cup',
  );
  expect(await database.sql`select 1 from shops`).toEqual([]);
  expect(await uploads.get('video/film.mp4')).toBeNull();
  expect(await uploads.get('product/cup-800.webp')).toMatchObject({ size: 5 });
  // What a run that was broken off has left is no hindrance.
  await uploads.put('product/cup-800.webp', Buffer.from('a cup'));
  await restore({ database, uploads }, file('whole.tar.gz'));
  await database.close();
});

// spec: backup.6
test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a shop on Postgres goes on changing while it is backed up, and the backup holds one moment of it',
  async () => {
    const selling = await openHaat();
    const { database, uploads } = selling.dependencies;
    await selling.make.deliversBy({ flatDeliveryCharge: 100 });
    for (let at = 0; at < 100; at += 1) await selling.make.aProduct();
    let isOver = false;
    const changing = (async () => {
      for (let changes = 0; ; changes += 1) {
        if (isOver) return changes;
        await database.orm.transaction(async (tx) => {
          await tx.execute(sql`update shops set profile_version = profile_version + 1`);
          await tx.execute(sql`update products set version = version + 1`);
          await tx.execute(sql`update delivery_settings set version = version + 1`);
        });
      }
    })();
    await expect.poll(() => database.sql`select 1 from shops where profile_version > 5`).toHaveLength(1);
    await backUp({ database, uploads }, file('moving.tar.gz'));
    isOver = true;
    expect(await changing).toBeGreaterThan(5);
    const rows = await rowsIn('moving.tar.gz');
    const versions = ['shops', 'products', 'delivery_settings'].flatMap((table) =>
      (rows.get(table) ?? []).map((line) => /"(?:profile_)?version" : "(\d+)"/.exec(line)?.[1]),
    );
    expect(versions).toHaveLength(102);
    expect(new Set(versions).size).toBe(1);
    await selling.close();
  },
);
