import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { addToWishlist } from '@haat/contract/wishlist/calls';
import type { Db } from './database.ts';
import { databaseCode } from '../errors.ts';
import { openHaat } from '../../testing/harness.ts';
import { stocks } from '../../features/stock/tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { database } = haat.dependencies;
const { orm } = database;
const { id } = await haat.make.aProduct({ stock: 10 });

const takeOne = (tx: Db) =>
  tx
    .update(stocks)
    .set({ quantity: sql`${stocks.quantity} - 1` })
    .where(eq(stocks.productId, id));
const leftNow = async () => (await orm.select().from(stocks).where(eq(stocks.productId, id)))[0]?.quantity;
/** Postgres itself ends the transaction, with the code it gives a deadlock's victim or another one. */
const endedBy = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));

// spec: opens.2
test('a transaction that was sacrificed to another one runs again, and counts once', async () => {
  for (const code of ['40P01', '40001']) {
    let tries = 0;
    const before = (await leftNow()) ?? 0;
    await orm.transaction(async (tx) => {
      tries += 1;
      await takeOne(tx);
      if (tries < 3) await endedBy(tx, code);
    });
    expect([tries, await leftNow()]).toEqual([3, before - 1]);
  }
});

test('of two transactions that wait for each other in a ring both come through, each once', async () => {
  const other = await haat.make.aProduct({ stock: 10 });
  const left = async (of: string) =>
    (await orm.select().from(stocks).where(eq(stocks.productId, of)))[0]?.quantity;
  const before = [await left(id), await left(other.id)];
  const take = (tx: Db, of: string) =>
    tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} - 1` })
      .where(eq(stocks.productId, of));
  const bothHold = Promise.withResolvers<void>();
  let [holding, tries] = [0, 0];
  const takeBoth = (first: string, second: string) =>
    orm.transaction(async (tx) => {
      tries += 1;
      await take(tx, first);
      holding += 1;
      // One that is embedded has a single connection, and so no two transactions at once.
      if (holding === 2 || database.kind === 'embedded') bothHold.resolve();
      await bothHold.promise;
      await take(tx, second);
    });
  await Promise.all([takeBoth(id, other.id), takeBoth(other.id, id)]);
  expect([await left(id), await left(other.id)]).toEqual(before.map((each) => (each ?? 0) - 2));
  expect(tries > 2).toBe(database.kind === 'outside');
});

test('a statement that was sacrificed runs again', async () => {
  await orm.execute(sql.raw(`create sequence statement_tries`));
  await orm.execute(
    sql.raw(`create function come_third() returns bigint language plpgsql as $$
      declare tries bigint := nextval('statement_tries');
      begin if tries < 3 then raise exception using errcode = '40001'; end if; return tries; end $$`),
  );
  expect([...(await orm.execute(sql`select come_third()::int as tries`))]).toEqual([{ tries: 3 }]);
});

test('a transaction that is sacrificed every time ends with what Postgres said, and nothing of it is kept', async () => {
  const before = await leftNow();
  const trying = orm.transaction(async (tx) => {
    await takeOne(tx);
    await endedBy(tx, '40P01');
  });
  await expect(trying).rejects.toSatisfy((error) => databaseCode(error) === '40P01');
  expect(await leftNow()).toBe(before);
});

test('what can be done only once is not done again', async () => {
  let tries = 0;
  const trying = database.withoutTimeouts((session) =>
    session.transaction(
      async (tx) => {
        tries += 1;
        await endedBy(tx, '40P01');
      },
      { once: true },
    ),
  );
  await expect(trying).rejects.toSatisfy((error) => databaseCode(error) === '40P01');
  expect(tries).toBe(1);
});

test('a call that is sacrificed every time answers that the shop is busy, and when to come back', async () => {
  const shopper = await haat.make.aShopper();
  await orm.execute(
    sql.raw(`create function be_sacrificed() returns trigger language plpgsql
      as $$ begin raise exception using errcode = '40P01'; end $$`),
  );
  await orm.execute(
    sql.raw(`create trigger sacrificed before insert on wishlist_items execute function be_sacrificed()`),
  );
  const { status, body, headers } = await haat.ask(addToWishlist, { productId: id }, shopper);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '1']);
});

test('of the same statements asked at once that cannot be carried out each is told why', async () => {
  // The first of them was to be prepared for all.
  const asked = [1, 2, 3].map(() => orm.execute(sql`select from nowhere where ${1}::int = 1`));
  const codes = asked.map((each) => each.catch(databaseCode));
  expect(await Promise.all(codes)).toEqual(['42P01', '42P01', '42P01']);
});

test('any other error ends it at once', async () => {
  let tries = 0;
  const trying = orm.transaction(async (tx) => {
    tries += 1;
    await endedBy(tx, '23514');
  });
  await expect(trying).rejects.toSatisfy((error) => databaseCode(error) === '23514');
  expect(tries).toBe(1);
});
