import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyWhileWritten } from '../core/database/embedded/copy-while-written.ts';
import { openDatabase } from '../core/database/database.ts';
import type { EmbeddedDatabase } from '../core/database/database.ts';
import { copyOfRunning, serveCopies } from './running-copy.ts';

let folder: string;
let directory: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-copy-'));
  directory = join(folder, 'postgres');
  database = await openDatabase({ directory });
  await database.sql`create table debits (n int primary key, words text)`;
  await database.sql`create table credits (n int primary key)`;
  await database.sql`insert into debits select -n, repeat('नमस्ते ', 30) from generate_series(1, 20000) n`;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const copies = async () => (await readdir(directory)).filter((name) => name.startsWith('copy-'));

// spec: backup.7
test('a copy holds one moment of a database that goes on, and what was acknowledged before', async () => {
  const served = await serveCopies(database, directory);
  onTestFinished(() => served.close());
  let at = 0;
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await database.orm.transaction(async (tx) => {
        await tx.execute(`insert into debits values (${at + 1})`);
        await tx.execute(`insert into credits values (${at + 1})`);
      });
      at += 1;
    }
  })();
  await expect.poll(() => at).toBeGreaterThan(10);
  const before = at;
  const copy = await copyOfRunning(directory);
  const after = at;
  over.abort();
  await writing;
  const opened = await openDatabase(copy!);
  const [debits, credits] = await Promise.all([
    opened.sql<{ n: number }>`select n from debits where n > 0 order by n`,
    opened.sql<{ n: number }>`select n from credits order by n`,
  ]);
  expect(debits).toEqual(credits);
  expect(credits.length).toBeGreaterThanOrEqual(before);
  expect(credits.length).toBeLessThanOrEqual(after + 1);
  expect(await opened.sql`select count(*)::int as n from debits where n < 0`).toEqual([{ n: 20_000 }]);
  await opened.close();
  await copy?.remove();
  expect(await copies()).toEqual([]);
});

// spec: backup.7
test('copies are for the owner of the folder, one at a time, and go with whoever asked', async () => {
  expect(await copyOfRunning(directory)).toBeNull();
  // What a shop that was killed has left: a copy, and its socket.
  await mkdir(join(directory, 'copy-left'));
  const served = await serveCopies(database, directory);
  onTestFinished(() => served.close());
  expect(await copies()).toEqual([]);
  const [door, socket] = await Promise.all(
    ['door', 'door/socket'].map((name) => stat(join(directory, name))),
  );
  expect([door!.mode & 0o777, socket!.mode & 0o777]).toEqual([0o700, 0o600]);

  const asker = connect(join(directory, 'door/socket'));
  await once(asker, 'data');
  expect(await copies()).toHaveLength(1);
  expect((await stat(join(directory, (await copies())[0]!))).mode & 0o777).toBe(0o700);
  await expect(copyOfRunning(directory)).rejects.toThrow('Another backup');
  asker.destroy();
  await expect.poll(copies).toEqual([]);
  await expect.poll(() => copyOfRunning(directory).then((copy) => copy?.remove(), String)).toBeUndefined();
});

test('a copy that cannot be made says why, leaves nothing, and the database goes on', async () => {
  const full = {
    copyTo: async () => {
      throw new Error('no space left on device');
    },
  };
  const served = await serveCopies(full, directory);
  onTestFinished(() => served.close());
  await expect(copyOfRunning(directory)).rejects.toThrow('no space left on device');
  await expect.poll(copies).toEqual([]);
});

test('what is written, added and removed while a folder is copied is as it was when everybody stood still', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  await mkdir(join(from, 'empty'), { recursive: true });
  await mkdir(join(from, 'base/1'), { recursive: true });
  const write = (name: string, words: string) => writeFile(join(from, name), words);
  for (const name of ['same', 'changed', 'base/1/grown', 'removed']) await write(name, 'as it was');
  await copyWhileWritten(from, to, async (work) => {
    // Of the same length, and within the same tick of the clock as its copy.
    await write('changed', 'it is so.');
    await appendFile(join(from, 'base/1/grown'), ', and more');
    await rm(join(from, 'removed'));
    await write('base/1/new', 'new');
    await work();
    await write('changed', 'later on');
  });
  const names = (await readdir(to, { recursive: true })).sort();
  expect(names).toEqual(['base', 'base/1', 'base/1/grown', 'base/1/new', 'changed', 'empty', 'same']);
  const read = (name: string) => readFile(join(to, name), 'utf8');
  expect(await Promise.all(['same', 'changed', 'base/1/grown'].map(read))).toEqual([
    'as it was',
    'it is so.',
    'as it was, and more',
  ]);
});
