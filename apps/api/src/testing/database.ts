import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { openDatabase } from '../core/database/database.ts';
import type { Database, Db } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';
import { copyOnServer, databaseAt, onServer } from './template-database.ts';

const apiFolder = join(import.meta.dirname, '../..');
const keptIn = join(apiFolder, '../../node_modules/.cache/haat');

/**
 * An empty database with every table, for one test file: embedded and in memory, or with `TEST_DATABASE_URL` a new
 * database on that server, dropped when it is closed.
 * @param directory - where an embedded one lives, for what must survive a process
 * @param max - how many connections to that server
 */
export async function freshDatabase(directory?: string, max?: number): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url && directory === undefined) return freshOutside(url, max);
  return openDatabase({ directory, from: await template() });
}

/** Migrating takes seconds, a copy of what was migrated a third of one: made once and kept until a migration changes. */
async function template(): Promise<Uint8Array> {
  const file = join(keptIn, `template-${await fingerprint()}.tar`);
  if (existsSync(file)) return readFile(file);
  const database = await openDatabase({});
  await migrate(database);
  const bytes = await database.dump();
  await database.close();
  await mkdir(keptIn, { recursive: true });
  for (const old of await readdir(keptIn)) {
    if (old.startsWith('template-') && old.endsWith('.tar')) await rm(join(keptIn, old), { force: true });
  }
  // Other test files may be making the same one: whoever renames last wins, and nobody reads half a file.
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

async function fingerprint(): Promise<string> {
  const folder = join(apiFolder, 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256').update(await readFile(join(apiFolder, 'package.json')));
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A copy of what `template-database.ts` has migrated. */
async function freshOutside(url: string, max?: number): Promise<Database> {
  const name = `haat_test_${randomBytes(6).toString('hex')}`;
  await copyOnServer(url, name, process.env['TEST_DATABASE_TEMPLATE']!);
  const database = await openDatabase({ url: databaseAt(url, name), ...(max !== undefined && { max }) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** What a server calls a database. */
export async function nameOf({ sql }: Database): Promise<string> {
  const [row] = await sql<{ name: string }>`select current_database() as name`;
  return row?.name ?? '';
}

/** A database whose `execute` is the test's own: to stand between a statement and its answer. */
export const executing = (db: Db, execute: (query: SQL) => Promise<unknown>): Db =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'execute') return execute;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
