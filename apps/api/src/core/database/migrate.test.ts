import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, nameOf } from '../../testing/database.ts';
import { databaseAt } from '../../testing/template-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

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
