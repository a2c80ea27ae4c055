import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { addToWishlist } from '@haat/contract/wishlist/calls';
import type { Db } from './database.ts';
import { databaseCode } from '../errors.ts';
import { openHaat } from '../../testing/harness.ts';
import { stocks } from '../../features/stock/tables.ts';
import { inTransaction } from './in-transaction.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { orm } = haat.dependencies.database;
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
    await inTransaction(orm, async (tx) => {
      tries += 1;
      await takeOne(tx);
      if (tries < 3) await endedBy(tx, code);
    });
    expect([tries, await leftNow()]).toEqual([3, before - 1]);
  }
});

test('a transaction that is sacrificed every time says that the shop is busy', async () => {
  const before = await leftNow();
  const trying = inTransaction(orm, async (tx) => {
    await takeOne(tx);
    await endedBy(tx, '40P01');
  });
  await expect(trying).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } });
  expect(await leftNow()).toBe(before);
});

test('a call that does not run again answers that the shop is busy, and when to come back', async () => {
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

test('any other error ends it at once', async () => {
  let tries = 0;
  const trying = inTransaction(orm, async (tx) => {
    tries += 1;
    await endedBy(tx, '23514');
  });
  await expect(trying).rejects.toSatisfy((error) => databaseCode(error) === '23514');
  expect(tries).toBe(1);
});
