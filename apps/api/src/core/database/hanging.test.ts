import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hangingDatabase } from '../../testing/servers/hanging.ts';
import { isDatabaseAway } from './failures.ts';

const { database, hang } = await hangingDatabase();
const { orm } = database;
afterAll(() => database.close());
beforeAll(async () => {
  await orm.execute(sql`create table hung_rows (n int primary key)`);
});

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered' as const,
    (error: unknown) => (isDatabaseAway(error) ? ('away' as const) : error),
  );
const rows = async () => [...(await orm.execute(sql`select n from hung_rows order by n`))];

// spec: security.4
test(
  'who waits for a database that hangs is told in time, who asks then is told at once, and when it goes on all is well',
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < 2; round += 1) {
      // More at once than there are connections: queries under way, queries in the queue, transactions.
      // One that is embedded has one connection, which is not made to hang within a transaction.
      const within = database.kind === 'outside';
      const hangs = Promise.withResolvers<() => void>();
      if (!within) hangs.resolve(hang());
      const halfway = orm.transaction(async (tx) => {
        await tx.execute(sql`insert into hung_rows values (${round})`);
        if (within) hangs.resolve(hang());
        await tx.execute(sql`insert into hung_rows values (${100 + round})`);
      });
      const interrupted = outcomeOf(halfway);
      const goOn = await hangs.promise;
      const under = await Promise.all([
        interrupted,
        ...Array.from({ length: 12 }, () => outcomeOf(orm.execute(sql`select ${round}::int`))),
        ...Array.from({ length: 6 }, (_, n) =>
          outcomeOf(orm.transaction((tx) => tx.execute(sql`insert into hung_rows values (${1_000 + n})`))),
        ),
      ]);
      expect(new Set(under)).toEqual(new Set(['away']));
      await expect.poll(() => outcomeOf(database.ping())).toBe('away');
      goOn();
      // A connection that is lost this late has the database asked once more, and a slow machine answers that late.
      await expect.poll(() => outcomeOf(database.ping())).toBe('answered');
      // Nothing of it is kept, and no connection is held by what was given up.
      await expect.poll(() => rows().catch(() => 'away')).toEqual([]);
      const many = () =>
        Promise.all(
          Array.from({ length: 30 }, () => outcomeOf(orm.transaction((tx) => tx.execute(sql`select 1`)))),
        );
      await expect.poll(async () => [...new Set(await many())]).toEqual(['answered']);
    }
  },
);

// spec: security.4
test(
  'a statement that takes long is told so to its caller, while the others are answered',
  { timeout: 300_000 },
  async (context) => {
    if (database.kind === 'embedded') context.skip();
    database.limitWaiting(4_000);
    const state = { told: false };
    const slow = outcomeOf(orm.execute(sql`select pg_sleep(9)`)).finally(() => (state.told = true));
    const others = new Set<unknown>();
    // What is asked in the same turn goes on the same connection, and waits with it.
    await new Promise(setImmediate);
    while (!state.told) {
      const outcome = await outcomeOf(orm.execute(sql`select 1`));
      // What was still under way when the connection was given up has the database asked, and may wait for that.
      if (!state.told) others.add(outcome);
      await new Promise((goOn) => setTimeout(goOn, 20));
    }
    expect(await slow).toBe('away');
    expect([...others]).toEqual(['answered']);
  },
);
