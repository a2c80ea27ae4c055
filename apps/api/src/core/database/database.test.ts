import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import type { Database, Db } from './database.ts';
import { brokenConstraint, isDatabaseAway } from './failures.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const purses = pgTable('door_purses', {
  id: integer().primaryKey(),
  owner: text().notNull(),
  rupees: integer().notNull(),
});
const parcels = pgTable('door_parcels', {
  id: integer().primaryKey(),
  label: jsonb().notNull(),
  content: bytea().notNull(),
});

const PURSES = 10;
const RUPEES = 1000;
let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await database.orm.execute(sql`create table door_purses (
    id int primary key, owner text not null constraint door_one_purse_each unique,
    rupees int not null constraint door_never_below_zero check (rupees >= 0))`);
  await database.orm.execute(
    sql`create table door_parcels (id int primary key, label jsonb not null, content bytea not null)`,
  );
  const rows = Array.from({ length: PURSES }, (_, id) => ({ id, owner: `owner-${id}`, rupees: RUPEES }));
  await database.orm.insert(purses).values(rows);
});
afterAll(() => database.close());

/** Written against Db, as services are: the same function serves the database and a transaction. */
async function change(db: Db, id: number, by: number): Promise<void> {
  await db
    .update(purses)
    .set({ rupees: sql`${purses.rupees} + ${by}` })
    .where(eq(purses.id, id));
}

// spec: opens.12
test('400 transfers at once, some refused and some taken back, neither make nor lose a rupee', async () => {
  const transfers = Array.from({ length: 400 }, (_, n) => async () => {
    const [from, to] = [n % PURSES, (n * 7 + 3) % PURSES];
    try {
      return await database.orm.transaction(async (tx) => {
        // Always in the order of ids, so that two of them never wait for each other.
        const steps: [number, number][] = [
          [from, -(n % 60)],
          [to, n % 60],
        ];
        for (const [id, by] of steps.toSorted(([a], [b]) => a - b)) await change(tx, id, by);
        if (n % 3 === 0) throw new Error('changed my mind');
        if (n % 50 === 1) await change(tx, from, -1_000_000);
        return 'done';
      });
    } catch (error) {
      return brokenConstraint(error)?.constraint === 'door_never_below_zero' ? 'refused' : 'undone';
    }
  });
  const ends = await Promise.all(transfers.map((transfer) => transfer()));
  expect(ends.filter((end) => end === 'undone')).toHaveLength(134);
  expect(ends.filter((end) => end === 'refused').length).toBeGreaterThan(0);
  const [sum] = await database.orm.select({ rupees: sql<number>`sum(rupees)::int` }).from(purses);
  expect(sum).toEqual({ rupees: PURSES * RUPEES });
});

// spec: opens.10
test('a broken constraint tells which one it was', async () => {
  const twice = database.orm.insert(purses).values({ id: 900, owner: 'owner-1', rupees: 1 });
  const error = await twice.catch((thrown: unknown) => thrown);
  expect(brokenConstraint(error)).toEqual({
    code: '23505',
    constraint: 'door_one_purse_each',
    table: 'door_purses',
  });
  const below = await change(database.orm, 1, -1_000_000).catch((thrown: unknown) => thrown);
  expect(brokenConstraint(below)).toMatchObject({ code: '23514', constraint: 'door_never_below_zero' });
  const nameless = database.orm.execute(sql`insert into door_purses (id, rupees) values (901, 1)`);
  expect(brokenConstraint(await nameless.catch((thrown: unknown) => thrown))).toMatchObject({
    code: '23502',
    column: 'owner',
  });
});

test('an error prints neither its query nor what was sent with it', async () => {
  const secret = 'argon2-hash-of-somebody';
  await database.orm.insert(purses).values({ id: 910, owner: secret, rupees: 1 });
  const failing = [
    () => database.orm.insert(purses).values({ id: 911, owner: secret, rupees: 1 }),
    () =>
      database.orm
        .select()
        .from(purses)
        .where(sql`${purses.id} = (${secret}::text)::int`),
    () => database.orm.transaction((tx) => tx.insert(purses).values({ id: 911, owner: secret, rupees: 1 })),
    () => database.orm.execute(sql`select ${secret} from door_nowhere`),
  ];
  for (const fail of failing) {
    const error = await fail().then(
      () => expect.unreachable(),
      (thrown: Error) => thrown,
    );
    const printed = [inspect(error, { depth: 9 }), error.stack, error.message, JSON.stringify(error)].join(
      '\n',
    );
    expect(printed).not.toContain(secret);
    expect(printed).not.toMatch(/insert into|select /);
    expect(error).toHaveProperty('code');
  }
  await database.orm.delete(purses).where(eq(purses.id, 910));
});

test('JSON, bytes and 30,000 rows come back as they went in', async () => {
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
  const label = { to: 'पोखरा', "it's": ['"', '\\', null, 1.5], nested: { empty: {} } };
  await database.orm.insert(parcels).values({ id: -1, label, content });
  const [back] = await database.orm.select().from(parcels).where(eq(parcels.id, -1));
  expect(back?.label).toEqual(label);
  expect(back?.content.equals(content)).toBe(true);

  await database.orm.execute(
    sql`insert into door_parcels select n, jsonb_build_object('n', n), '\\x00' from generate_series(1, 30000) n`,
  );
  const rows = await database.orm
    .select({ id: parcels.id, label: parcels.label })
    .from(parcels)
    .where(sql`id > 0`)
    .orderBy(parcels.id);
  expect(rows).toHaveLength(30_000);
  expect(
    rows.every(({ id, label: each }, index) => id === index + 1 && (each as { n: number }).n === id),
  ).toBe(true);
});

test('a query inside a transaction goes to the transaction; on the outer database it is refused, not left waiting', async () => {
  const seen = await database.orm.transaction(async (tx) => {
    await change(tx, 2, 5);
    const [inside] = await tx.select().from(purses).where(eq(purses.id, 2));
    await expect(database.orm.select().from(purses)).rejects.toThrow('give it the transaction');
    await expect(database.orm.transaction(async () => {})).rejects.toThrow('give it the transaction');
    await change(tx, 2, -5);
    return inside;
  });
  const [after] = await database.orm.select().from(purses).where(eq(purses.id, 2));
  expect(seen?.rupees).toBe((after?.rupees ?? 0) + 5);
});

test('work left behind by a finished transaction may ask the database', async () => {
  const over = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  await database.orm.transaction(async () => {
    late = over.promise.then(() => database.orm.select().from(purses).limit(1));
  });
  over.resolve();
  await expect(late).resolves.toHaveLength(1);
});

test('a transaction is not told as kept when one of its statements failed unheard', async () => {
  const held = () => database.orm.select().from(purses).where(eq(purses.id, 4));
  const before = await held();
  const swallowed = database.orm.transaction(async (tx) => {
    await change(tx, 4, 10);
    await change(tx, 4, -1_000_000).catch(() => {});
    return 'kept';
  });
  await expect(swallowed).rejects.toThrow('door_never_below_zero');
  expect(await held()).toEqual(before);
});

test('a query on a transaction that is over is refused, not carried out beside it', async () => {
  const held = () => database.orm.select().from(purses).where(eq(purses.id, 5));
  const before = await held();
  let kept: Db | undefined;
  await database.orm.transaction(async (tx) => {
    kept = tx;
    await change(tx, 5, 0);
  });
  await expect(kept && change(kept, 5, 10)).rejects.toThrow('over');
  expect(await held()).toEqual(before);
});

test('a part of a transaction can fail without the whole', async () => {
  await database.orm.transaction(async (tx) => {
    await change(tx, 3, 10);
    await expect(tx.transaction((part) => change(part, 3, -1_000_000))).rejects.toThrow(
      'door_never_below_zero',
    );
    await change(tx, 3, -10);
  });
  const [sum] = await database.orm.select({ rupees: sql<number>`sum(rupees)::int` }).from(purses);
  expect(sum).toEqual({ rupees: PURSES * RUPEES });
});

test('queries of ever other lengths do not fill a connection with prepared statements', async () => {
  for (let length = 1; length <= 620; length += 1) {
    const ids = sql.join(
      Array.from({ length }, (_, id) => sql`${id}`),
      sql`, `,
    );
    const found = await database.orm
      .select({ id: purses.id })
      .from(purses)
      .where(sql`id in (${ids})`);
    expect(found).toHaveLength(Math.min(length, PURSES));
  }
  const most = await database.orm.execute<{ held: number }>(
    sql`select count(*)::int as held from pg_prepared_statements`,
  );
  expect(most[0]?.held).toBeLessThanOrEqual(510);
});

test('times mean the same on every server: the session is in UTC', async () => {
  const [row] = await database.orm.execute<{ zone: string }>(sql`select current_setting('TimeZone') as zone`);
  expect(row?.zone).toBe('UTC');
});

test('closing twice is closing once, and a closed database is away rather than hanging', async () => {
  const other = await freshDatabase();
  await other.ping();
  await Promise.all([other.close(), other.close()]);
  const error = await other.orm
    .select()
    .from(purses)
    .catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  await expect(other.ping()).rejects.toSatisfy(isDatabaseAway);
});

test('closing leaves nobody waiting, however many wait for a connection', async () => {
  const other = await freshDatabase();
  const asked = Array.from({ length: 40 }, () => other.orm.transaction((tx) => tx.execute(sql`select 1`)));
  const ended = Promise.allSettled(asked);
  await other.close();
  const reasons = (await ended).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(reasons.filter((reason) => !isDatabaseAway(reason))).toEqual([]);
});

// spec: opens.12
test('a server that is not there is told as away, without its password', async () => {
  const { openDatabase } = await import('./database.ts');
  const error = await openDatabase({
    url: 'postgres://haat:hush-hush@127.0.0.1:9/haat',
    patience: 300,
  }).catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  expect(inspect(error, { depth: 9 })).not.toContain('hush-hush');
});
