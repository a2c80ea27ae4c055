import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { DirectoryTaken } from './directory-lock.ts';
import { isDatabaseAway } from '../failures.ts';
import { maintain } from './maintenance.ts';
import { HalfRestored } from './restoring.ts';

let root: string;
let template: Uint8Array;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'haat database-'));
  const database = await openDatabase({});
  await database.orm.execute(
    'create table debits (n int primary key); create table credits (n int primary key)',
  );
  template = await database.dump();
  await database.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const openIn = (name: string) => openDatabase({ directory: join(root, name), from: template });

/** Another process on the same directory; `lines` are what it has printed so far. */
function another(
  name: string,
  ...task: string[]
): { process: ChildProcess; lines: string[]; errors: () => string } {
  const child = spawn(process.execPath, [
    ...process.execArgv,
    join(import.meta.dirname, 'kill-target.ts'),
    join(root, name),
    ...task,
  ]);
  const lines: string[] = [];
  let errors = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.on('data', (chunk) => (errors += chunk));
  return { process: child, lines, errors: () => errors };
}

// spec: opens.4
test(
  'a killed process loses no row that was acknowledged, and leaves no half of a transaction',
  { timeout: 400_000 },
  async () => {
    await (await openIn('kept')).close();
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const child = another('kept', 'insert', String(round * 1_000_000));
      await expect.poll(() => child.lines.length, { interval: 5 }).toBeGreaterThan(60 + 40 * round);
      child.process.kill('SIGKILL');
      await once(child.process, 'close');
      acknowledged.push(...child.lines.filter((line) => line !== 'open').map(Number));

      const database = await openIn('kept');
      const debits = (await database.sql`select n from debits order by n`).map(({ n }) => n as number);
      const credits = (await database.sql`select n from credits order by n`).map(({ n }) => n as number);
      await database.close();
      expect(debits).toEqual(credits);
      expect(acknowledged.filter((number) => !debits.includes(number))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(180);
  },
);

// spec: opens.12
test('two processes cannot open one directory; the second is told who has it', async () => {
  const database = await openIn('kept');
  const child = another('kept');
  const [code] = await once(child.process, 'close');
  expect(code).not.toBe(0);
  expect(child.errors()).toContain(`already open in process ${process.pid} on`);
  await expect(openIn('kept')).rejects.toThrow(DirectoryTaken);
  await database.close();
  await (await openIn('kept')).close();
});

// spec: opens.30
test('a process that has closed its database ends by itself', async () => {
  const child = another('kept', 'open');
  const [code] = await once(child.process, 'close', { signal: AbortSignal.timeout(30_000) });
  expect(child.errors()).toBe('');
  expect(code).toBe(0);
});

// spec: opens.4
test('each acknowledged insert has been handed to the disk', async () => {
  const database = await openIn('kept');
  const before = await database.syncs();
  for (let n = 0; n < 50; n += 1) await database.sql`insert into debits values (${-1 - n})`;
  expect((await database.syncs()) - before).toBeGreaterThanOrEqual(50);
  await database.close();
});

// spec: opens.31
test('when the engine dies, what was under way is away, what comes later is answered, and nothing is lost', async () => {
  const told: string[] = [];
  const database = await openDatabase({
    directory: join(root, 'crashed'),
    from: template,
    onCrash: (error) => told.push(error.message),
  });
  await database.sql`insert into debits values (1)`;
  // It says on the disk that it is under way: until it ends, the engine says nothing.
  const slow = database.orm
    .execute(
      `do $$ begin
        execute format('copy (select 1) to %L', current_setting('data_directory') || '/under-way');
        perform count(*) from generate_series(1, 100000000);
      end $$`,
    )
    .catch((error: unknown) => error);
  const cluster = join(root, 'crashed', 'cluster');
  await expect.poll(() => readdir(cluster), { interval: 10 }).toContain('under-way');
  await database.crash();
  expect(isDatabaseAway(await slow)).toBe(true);
  expect([...(await database.orm.execute('select n from debits'))]).toEqual([{ n: 1 }]);
  expect(told).toEqual(['The embedded database stopped and is started again.']);

  const halfway = database.orm.transaction(async (tx) => {
    await tx.execute('insert into debits values (2)');
    await database.crash();
    await tx.execute('insert into debits values (3)');
  });
  expect(isDatabaseAway(await halfway.catch((error: unknown) => error))).toBe(true);
  await database.orm.transaction((tx) => tx.execute('insert into debits values (4)'));
  expect([...(await database.sql`select n from debits order by n`)]).toEqual([{ n: 1 }, { n: 4 }]);
  await database.close();
});

// spec: security.30
test('an engine that says nothing for too long is started again, with all that was acknowledged, and meanwhile nobody waits', async () => {
  const told: string[] = [];
  const database = await openDatabase({
    directory: join(root, 'silent'),
    from: template,
    hungAfter: 1_000,
    onCrash: (error) => told.push(error.message),
  });
  await database.sql`insert into debits values (1)`;
  database.limitWaiting(300);
  // Hours of work that nothing interrupts.
  const endless = database.sql`select count(*) from generate_series(1, 1000000000000)`;
  expect(isDatabaseAway(await endless.catch((error: unknown) => error))).toBe(true);
  const asked = database.sql`insert into debits values (2)`;
  expect(isDatabaseAway(await asked.catch((error: unknown) => error))).toBe(true);
  await expect.poll(() => told).toContain('The embedded database stopped and is started again.');
  database.limitWaiting(120_000);
  const debits = () => database.orm.execute('select n from debits').then((rows) => [...rows], String);
  await expect.poll(debits).toEqual([{ n: 1 }]);
  await database.close();
});

// spec: opens.31
test('an engine whose stack overflows is started again at once, with all that was acknowledged', async () => {
  const told: string[] = [];
  const database = await openDatabase({
    directory: join(root, 'trapped'),
    from: template,
    onCrash: (error) => told.push(error.message),
  });
  await database.sql`insert into debits values (1)`;
  const deep = database.orm.execute(`select ${Array(20_000).fill('1').join(' + ')}`);
  expect(isDatabaseAway(await deep.catch((error: unknown) => error))).toBe(true);
  expect(told).toEqual(['The embedded database stopped and is started again.']);
  expect([...(await database.orm.execute('select n from debits'))]).toEqual([{ n: 1 }]);
  await database.close();
});

test('an engine lost with its memory is away, and closes', async () => {
  const database = await openDatabase({ from: template, onCrash: () => {} });
  await database.crash();
  await expect(database.ping()).rejects.toSatisfy(isDatabaseAway);
  await expect(database.ping()).rejects.toSatisfy(isDatabaseAway);
  await database.close();
});

test('a first start that was cut short begins again', async () => {
  const directory = join(root, 'cut short');
  await mkdir(join(directory, 'cluster', 'base'), { recursive: true });
  await writeFile(join(directory, 'cluster', 'PG_VERSION'), '18\n');
  await writeFile(join(directory, 'being-made'), '');
  const database = await openIn('cut short');
  expect(await database.sql`select n from debits`).toEqual([]);
  await database.close();
  expect(await readdir(directory)).not.toContain('being-made');
});

test('what was not restored to its end is no database: it goes with its process, or is refused by the next until it is restored anew', async () => {
  const directory = join(root, 'restored');
  const restoring = (where = directory) => openDatabase({ directory: where, restoring: true });
  const half = await restoring();
  await half.orm.execute('create table half_restored ()');
  // As a power cut leaves it.
  const cut = join(root, 'cut');
  await half.copyTo(cut);
  await cp(join(directory, 'being-restored'), join(cut, 'being-restored'));
  await half.close();
  expect(await readdir(directory)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cluster|being/)]),
  );

  await expect(openDatabase({ directory: cut })).rejects.toThrow(HalfRestored);
  const anew = await restoring(cut);
  expect(await anew.sql`select to_regclass('half_restored') as there`).toEqual([{ there: null }]);
  await anew.orm.execute('create table all_restored ()');
  anew.restored();
  await anew.close();
  const tables = (each: Database) => each.sql`select relname from pg_class where relname like '%_restored'`;
  // One that was there before stays as it was.
  for (const open of [() => openDatabase({ directory: cut }), () => restoring(cut)]) {
    const opened = await open();
    expect(await tables(opened)).toEqual([{ relname: 'all_restored' }]);
    await opened.close();
  }
});

test("another version's data is refused by name and left alone", async () => {
  const cluster = join(root, 'older', 'cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  await expect(openIn('older')).rejects.toThrow('was written by Postgres 17');
  expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  await expect(openIn('older'), 'the lock was given back').rejects.toThrow('was written by Postgres 17');
});

test('maintenance folds the log into the tables and clears worn ones', async () => {
  const database = await openDatabase({ from: template });
  const { sql } = database;
  await sql`create table long (n int, words text)`;
  await sql`insert into long select n, repeat('नमस्ते ', 30) from generate_series(1, 60000) n`;
  await sql`delete from long where n % 2 = 0`;
  const worn = async () => {
    await sql`select pg_stat_force_next_flush()`;
    const [found] = await sql`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'long'`;
    return found?.['dead'];
  };
  await expect.poll(worn).toBe(30_000);
  await maintain(database.orm);
  const [log] =
    await sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as behind from pg_control_checkpoint()`;
  expect(log?.['behind']).toBeLessThan(8_000_000);
  await sql`select pg_stat_force_next_flush()`;
  const [table] =
    await sql`select n_dead_tup::int as dead, vacuum_count::int as cleared, analyze_count::int as looked
    from pg_stat_user_tables where relname = 'long'`;
  expect(table).toEqual({ dead: 0, cleared: 1, looked: 1 });
  await database.close();
});
