import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../core/database/database.ts';
import type { Database } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import type { Uploads } from '../core/uploads/uploads.ts';
import { openHaat } from '../testing/harness.ts';
import { databaseAt, onServer } from '../testing/template-database.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { readTables } from './schema.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const name = `haat_test_${randomBytes(6).toString('hex')}`;
let folder: string;
let file: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-broken-off-'));
  file = join(folder, 'whole.tar.gz');
  const haat = await openHaat();
  await haat.dependencies.uploads.put('product/cup-800.webp', Buffer.from('a cup'));
  await backUp(haat.dependencies, file);
  await haat.close();
  if (!server) return;
  await onServer(server, `create database ${name}`);
  database = await openDatabase({ url: databaseAt(server, name) });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  if (!server) return;
  await database.close();
  await onServer(server, `drop database if exists ${name} with (force)`);
});

/** Uploads that tell what they hold only once they may, and how to know that they were asked: the rows are written by then. */
function gated(): { uploads: Uploads; reached: Promise<void>; open: () => void } {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const own = localUploads(join(folder, 'uploads'));
  const get: Uploads['get'] = async (key) => {
    reached.resolve();
    await gate.promise;
    return own.get(key);
  };
  return { uploads: { ...own, get }, reached: reached.promise, open: gate.resolve };
}

const shops = () => database.sql`select 1 from shops`;

// spec: backup.4
test.skipIf(!server)(
  'a restore that is broken off leaves no table, and the next one is waited for by who starts meanwhile',
  async () => {
    const first = gated();
    const broken = restore({ database, uploads: first.uploads }, file);
    broken.catch(() => {});
    await first.reached;
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    first.open();
    await expect(broken).rejects.toThrow('connection');
    expect(await readTables(database.orm)).toEqual([]);

    const second = gated();
    const restored = restore({ database, uploads: second.uploads }, file);
    await second.reached;
    let found: unknown[] | undefined;
    const started = migrate(database).then(async () => (found = await shops()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(found).toBeUndefined();
    second.open();
    await Promise.all([restored, started]);
    expect(found).toHaveLength(1);
  },
);
