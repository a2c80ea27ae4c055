import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, nameOf } from '../../testing/database.ts';
import { databaseAt } from '../../testing/template-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { holdMigrations, lastMigration, migrate } from './migrate.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-migrations-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A folder as drizzle-kit writes it. The shop's own migrations are older than any of these. */
async function migrations(name: string, statements: string[]): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, 'meta'), { recursive: true });
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 9e12 + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  await writeFile(
    join(path, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  await Promise.all(statements.map((text, idx) => writeFile(join(path, `${idx}.sql`), text)));
  return path;
}

async function exists(table: string): Promise<boolean> {
  const [row] = await database.sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`;
  return row?.there ?? false;
}

test('a folder without migrations changes nothing', async () => {
  await expect(migrate(database, join(folder, 'nowhere'))).resolves.toBeUndefined();
});

// spec: opens.11
test('a migration that fails leaves nothing of itself or of those before it', async () => {
  const path = await migrations('failing', [
    'create table door_first (n int)',
    'create table door_second (n int);\nselect 1/0',
  ]);
  await expect(migrate(database, path)).rejects.toThrow('division by zero');
  expect(await exists('door_first')).toBe(false);
  expect(await exists('door_second')).toBe(false);
});

// spec: opens.11
test('processes that start together apply each migration once', async () => {
  const path = await migrations('together', [
    'create table door_third (n int);\n--> statement-breakpoint\ninsert into door_third values (1)',
    'insert into door_third select n + 1 from door_third',
  ]);
  const name = await nameOf(database);
  const another = (max: number) =>
    openDatabase({ url: databaseAt(process.env['TEST_DATABASE_URL'] ?? '', name), max });
  // Each with a pool of its own, as separate processes have; nobody else can open an embedded database.
  const others = database.kind === 'outside' ? await Promise.all([1, 1, 4].map(another)) : [];
  await Promise.all([database, ...others].map((each) => migrate(each, path)));
  await migrate(database, path);
  await Promise.all(others.map((each) => each.close()));
  expect(await database.sql`select n from door_third order by n`).toEqual([{ n: 1 }, { n: 2 }]);
});

// spec: opens.11
test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'an index is built while others write, and built anew after that was broken off',
  async () => {
    const own = await freshDatabase();
    const table = 'create table door_large (n int)';
    await migrate(own, await migrations('large', [table]));
    const path = await migrations('larger', [
      table,
      'create table door_small (n int)',
      'create index concurrently if not exists "door_by_n" on door_large (n)',
    ]);
    const index = () => own.sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass('door_by_n')`;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // Whoever has written and not ended yet is waited for.
    const writing = own.orm.transaction(async (tx) => {
      await tx.execute('insert into door_large values (1)');
      await ended;
    });
    const broken = migrate(own, path);
    broken.catch(() => {});
    await expect.poll(index, { timeout: 5_000 }).toEqual([{ valid: false }]);
    const others = [migrate(own, path), migrate(own, path)];
    for (const other of others) other.catch(() => {});
    await own.sql`insert into door_large values (2)`;
    await own.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'create index concurrently%'`;
    await expect(broken).rejects.toThrow('connection');
    end();
    await writing;
    // Those that waited for their turn have begun it anew.
    await Promise.all(others);
    expect(await index()).toEqual([{ valid: true }]);
    expect(await lastMigration(own.orm)).toBe(9e12 + 2);
    await migrate(own, path);
    await own.close();
  },
);

test('a migration that builds an index while others write does nothing else', async () => {
  const path = await migrations('mixed', [
    'select 1',
    'select 1',
    'create table door_mixed (n int);\n--> statement-breakpoint\ncreate index concurrently if not exists "door_mixed_n" on door_mixed (n)',
  ]);
  await expect(migrate(database, path)).rejects.toThrow('may do nothing else');
  expect(await exists('door_mixed')).toBe(false);
});

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'who waits for the turn does not hold up the index that is built meanwhile',
  async () => {
    const own = await freshDatabase();
    await migrate(own, await migrations('waited', ['create table door_wide (n int)']));
    const path = await migrations('waited-more', [
      'create table door_wide (n int)',
      'create index concurrently if not exists "door_wide_n" on door_wide (n)',
    ]);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const writing = own.orm.transaction(async (tx) => {
      await tx.execute('insert into door_wide values (1)');
      await ended;
    });
    const building = migrate(own, path);
    const isBegun = () => own.sql`select 1 from pg_class where relname = 'door_wide_n'`;
    await expect.poll(isBegun, { timeout: 5_000 }).toHaveLength(1);
    const waiting = migrate(own, path);
    const asking = () => own.sql<{ waits: boolean }>`
      select wait_event_type is not distinct from 'Lock' as waits from pg_stat_activity
      where datname = current_database() and query ~ 'advisory_lock' and pid <> pg_backend_pid()`;
    await expect.poll(asking, { timeout: 5_000 }).not.toEqual([]);
    // A statement that waits for its turn would be waited for by the index.
    expect((await asking()).filter(({ waits }) => waits)).toEqual([]);
    end();
    await Promise.all([writing, building, waiting]);
    await own.close();
  },
);

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'who waits long for the turn says so once, and who gets it soon says nothing',
  async () => {
    const own = await freshDatabase();
    const path = await migrations('told', ['create table door_told (n int)']);
    let told = 0;
    const onWait = () => void (told += 1);
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = own.orm.transaction(async (tx) => {
      await holdMigrations(tx);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const waiting = migrate(own, path, { onWait });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(told).toBe(0);
    await expect.poll(() => told, { timeout: 5_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    over.resolve();
    await Promise.all([holding, waiting]);
    await migrate(own, path, { onWait });
    expect(told).toBe(1);
    await own.close();
  },
);
