import { execFile } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freshDatabase, nameOf } from '../../testing/database.ts';
import { databaseCode } from '../errors.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './failures.ts';
import { outsideOptions, sslModeOf } from './outside.ts';
import { Pool } from './pool.ts';
import { withoutTimeout } from './answer-timeout.ts';

async function serverThat(meets: (socket: net.Socket) => void): Promise<{ url: string; close(): void }> {
  const server = net.createServer((socket) => meets(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://haat:secret@127.0.0.1:${(server.address() as AddressInfo).port}/haat`,
    close: () => server.close(),
  };
}

test('what is asked on a connection that breaks, and right after it broke, is told so', async () => {
  const server = await serverThat((met) => met.once('data', () => met.resetAndDestroy()));
  const pool = new Pool({ ...outsideOptions(server.url), timeouts: withoutTimeout(), max: 1 }, true);
  const asked = [1, 2, 3].map(() => pool.query('select 1').catch((error: unknown) => error));
  for (const error of await Promise.all(asked)) expect(isDatabaseAway(error)).toBe(true);
  await pool.end(0);
  server.close();
});

test('a server that does not encrypt is refused when encryption is required', async () => {
  const server = await serverThat((met) => met.once('data', () => met.write('N')));
  const url = `${server.url}?sslmode=require`;
  await expect(openDatabase({ url, patience: 100 })).rejects.toMatchObject({
    cause: { cause: { message: 'The server does not support SSL connections' } },
  });
  server.close();
});

test('an unknown sslmode is refused rather than taken for none', () => {
  expect(sslModeOf('postgres://haat@db/haat')).toBe('disable');
  expect(sslModeOf('postgres://haat@db/haat?sslmode=verify-full')).toBe('verify-full');
  expect(() => sslModeOf('postgres://haat@db/haat?sslmode=requrie')).toThrow('sslmode=requrie');
});

// Two hundred megabytes in two thousand answers, and how often all that is old was collected meanwhile.
const readMuch = (url: string) => `
import { PerformanceObserver } from 'node:perf_hooks';
import { outsideOptions } from ${JSON.stringify(import.meta.resolve('./outside.ts'))};
import { Pool } from ${JSON.stringify(import.meta.resolve('./pool.ts'))};
import { withoutTimeout } from ${JSON.stringify(import.meta.resolve('./answer-timeout.ts'))};
const pool = new Pool({ ...outsideOptions(${JSON.stringify(url)}), timeouts: withoutTimeout(), max: 1 }, true);
await pool.query('select 1');
let collections = 0;
const count = (list) => (collections += list.getEntries().filter(({ detail }) => detail.kind === 4).length);
new PerformanceObserver(count).observe({ entryTypes: ['gc'] });
for (let n = 0; n < 2000; n += 1) await pool.query("select repeat('x', 100000) as text where $1::int = 1", [1]);
await new Promise((done) => setTimeout(done, 50));
console.log(collections);
await pool.end(1000);
`;

// spec: growth.12
test.runIf(process.env['TEST_DATABASE_URL'])(
  'what a statement has read is collected while it is young, not with all that is old',
  async () => {
    const script = readMuch(String(process.env['TEST_DATABASE_URL']));
    const args = ['--max-semi-space-size=2', '--input-type=module', '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(Number(stdout)).toBeLessThan(3);
  },
);

// spec: growth.4
test.runIf(process.env['TEST_DATABASE_URL'])(
  'statements of one turn go together on a connection, up to four; what is asked later waits for none of them',
  async () => {
    const options = outsideOptions(String(process.env['TEST_DATABASE_URL']));
    const pool = new Pool({ ...options, timeouts: withoutTimeout(), max: 4 }, true);
    const ask = async (text: string) => (await pool.query(text, ['x'])).rows[0].pid as number;
    const backend = () => ask('select pg_backend_pid() as pid, $1::text as x');
    const ends: string[] = [];
    const slowly = () =>
      ask('select pg_backend_pid() as pid, $1::text as x, pg_sleep(1)').finally(() => ends.push('slow'));
    const quickly = () => backend().finally(() => ends.push('quick'));
    // Nor while it waits for a connection to be opened, or for one that is in use.
    const opening = slowly();
    await new Promise(setImmediate);
    await Promise.all([quickly(), opening]);
    const inUse = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
    const waiting = slowly();
    await new Promise(setImmediate);
    const behind = quickly();
    for (const connection of inUse) pool.release(connection);
    await Promise.all([waiting, behind]);
    const burst = async (count: number) => Promise.all(Array.from({ length: count }, backend));
    expect(new Set(await burst(4)).size).toBe(1);
    expect(new Set(await burst(5)).size).toBe(2);
    const slow = slowly();
    await after(100);
    expect(await quickly()).not.toBe(await slow);
    expect(ends).toEqual(['quick', 'slow', 'quick', 'slow', 'quick', 'slow']);
    // One that fails takes no other one along.
    const failing = pool.query('select 1 / $1::int', [0]).catch((error: Error) => error.message);
    expect(await Promise.all([failing, backend()])).toEqual(['division by zero', expect.any(Number)]);
    await pool.end(1_000);
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'while a server keeps cutting connections every call ends, no rupee is lost, and afterwards all is well',
  { timeout: 300_000 },
  async () => {
    const database = await freshDatabase();
    const { orm } = database;
    await orm.execute(sql`create table door_tills (id int primary key, rupees int not null)`);
    await orm.execute(sql`insert into door_tills select n, 1000 from generate_series(0, 9) n`);
    const ends: ('done' | 'away')[] = [];
    const cuts = { made: 0 };
    // A slow machine is cut until both have happened, ever less often.
    const isEnough = () => cuts.made >= 60 && new Set(ends).size === 2;
    const keepMoving = async (who: number): Promise<void> => {
      for (let n = who; !isEnough(); n += 1) {
        const [low, high] = [n % 9, (n % 9) + 1];
        const move = orm.transaction(async (tx) => {
          await tx.execute(sql`update door_tills set rupees = rupees - ${n} where id = ${low}`);
          await tx.execute(sql`update door_tills set rupees = rupees + ${n} where id = ${high}`);
        });
        ends.push(
          await move.then(
            () => 'done' as const,
            (error: unknown) => (expect(error).toSatisfy(isDatabaseAway), 'away' as const),
          ),
        );
      }
    };
    // Several in one turn, of which some fail: each is told what it asked for itself.
    const ask = (n: number) =>
      orm.execute<{ n: number }>(n % 4 === 0 ? sql`select ${n}::int / 0` : sql`select ${n}::int as n`).then(
        ([row]) => expect(row?.n).toBe(n),
        (error: unknown) =>
          expect(error).toSatisfy((why) => isDatabaseAway(why) || databaseCode(why) === '22012'),
      );
    const keepAsking = async (who: number): Promise<void> => {
      for (let n = who; !isEnough(); n += 1)
        await Promise.all(Array.from({ length: 1 + (n % 12) }, (_, more) => ask(n + more)));
    };
    const movers = Promise.all([
      ...Array.from({ length: 24 }, (_, who) => keepMoving(who)),
      ...Array.from({ length: 6 }, (_, who) => keepAsking(who)),
    ]);
    const knife = await openDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', max: 1 });
    const name = await nameOf(database);
    for (; !isEnough(); cuts.made += 1) {
      await after(30 + 2 * cuts.made);
      await knife.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and random() < 0.5`;
    }
    await movers;
    expect(new Set(ends)).toEqual(new Set(['done', 'away']));
    const [sum] = await orm.execute<{ rupees: number }>(
      sql`select sum(rupees)::int as rupees from door_tills`,
    );
    expect(sum).toEqual({ rupees: 10_000 });
    await Promise.all(Array.from({ length: 40 }, () => database.ping()));
    await Promise.all([knife.close(), database.close()]);
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'while all connections are busy for seconds and one is lost, who waits for one is not told that the database is away',
  async () => {
    const database = await freshDatabase(undefined, 2);
    const name = await nameOf(database);
    database.limitWaiting(60_000);
    const knife = await openDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '', max: 1 });
    const ends = Promise.all(
      Array.from({ length: 7 }, () =>
        database.orm
          .transaction((tx) => tx.execute(sql`select pg_sleep(2)`))
          .then(
            () => 'answered',
            (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
          ),
      ),
    );
    const cut = () => knife.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and query like 'select pg_sleep%' and state = 'active' limit 1`;
    await expect.poll(async () => (await cut()).length).toBe(1);
    const refused = (await ends).filter((end) => end !== 'answered');
    expect(refused).toEqual(['away']);
    await Promise.all([knife.close(), database.close()]);
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'what may take long takes its time, also at a server that gives everybody little',
  async () => {
    const database = await freshDatabase();
    const name = await nameOf(database);
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout'])
      await database.orm.execute(sql.raw(`alter database ${name} set ${limit} = '100ms'`));
    await database.withoutTimeouts(async (session) => {
      await session.execute(sql`select pg_sleep(0.3)`);
      await after(300);
      await session.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await after(300);
        await tx.execute(sql`create table door_slow ()`);
      });
    });
    expect([...(await database.orm.execute(sql`select from door_slow`))]).toEqual([]);
    await database.close();
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'options in the address count beside those that the shop needs',
  async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.searchParams.set('options', '-c work_mem=5MB -c TimeZone=Asia/Kathmandu');
    const database = await openDatabase({ url: url.href });
    const shown =
      await database.sql`select current_setting('TimeZone') as zone, current_setting('work_mem') as memory`;
    expect(shown).toEqual([{ zone: 'UTC', memory: '5MB' }]);
    await database.close();
  },
);
