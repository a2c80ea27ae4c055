import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '@haat/contract/account/calls';
import { eq, inArray, sql } from 'drizzle-orm';
import { idempotencyKeys } from './core/idempotency/tables.ts';
import { issueLink } from './features/account/issue-link.ts';
import { accounts, sessions } from './features/account/tables.ts';
import { stockWaits } from './features/stock/tables.ts';
import { openHaat } from './testing/harness.ts';
import type { Haat } from './testing/harness.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat();
});
afterAll(() => haat.close());

test('what has expired is deleted, and what counts stays', async () => {
  const { orm } = haat.dependencies.database;
  const [gone, here] = [await haat.make.aShopper(), await haat.make.aShopper()];
  await orm
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 minute'` })
    .where(sql`account_id = ${gone.id}`);
  const key = { shopId: here.shop.id, scope: here.id, bodyHash: 'hash', answer: {} };
  await orm.insert(idempotencyKeys).values([
    { ...key, key: 'old-enough', createdAt: new Date(Date.now() - 8 * 86_400_000) },
    { ...key, key: 'of-yesterday', createdAt: new Date(Date.now() - 86_400_000) },
  ]);
  expect(await haat.cleanUp()).toBe(2);
  expect((await orm.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['of-yesterday']);
  expect((await haat.ask(getMe, {}, here)).status).toBe(200);
  expect((await haat.ask(getMe, {}, gone)).status).toBe(401);
  expect(await haat.cleanUp()).toBe(0);
});

test('however much has expired, no statement deletes more than it has time for', async () => {
  const { orm } = haat.dependencies.database;
  const shops = [await haat.make.aShop(), await haat.make.aShop()];
  const many = 2_500;
  for (const { id: shopId } of shops)
    await orm.execute(sql`
      insert into idempotency_keys (shop_id, scope, key, body_hash, answer, created_at)
      select ${shopId}, 'guest', 'key-' || n, 'hash', '{}', now() - interval '8 days' from generate_series(1, ${many}::int) n`);
  await orm.execute(
    sql.raw(`create function few_at_once() returns trigger language plpgsql
      as $$ begin if (select count(*) from gone) > 1000 then raise exception 'too many'; end if; return null; end $$`),
  );
  await orm.execute(
    sql.raw(`create trigger few after delete on idempotency_keys referencing old table as gone
      for each statement execute function few_at_once()`),
  );
  expect(await haat.cleanUp()).toBe(shops.length * many);
  expect(await haat.cleanUp()).toBe(0);
  await orm.execute(sql.raw('drop function few_at_once() cascade'));
});

test('a sign-up that nobody activated goes after a month, but not while a link to it still counts', async () => {
  const { orm } = haat.dependencies.database;
  const { make } = haat;
  const [left, asked, young, known] = [
    await make.aShopper({ activated: false }),
    await make.aShopper({ activated: false }),
    await make.aShopper({ activated: false }),
    await make.aShopper(),
  ];
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  const old = [left.id, asked.id, known.id];
  await orm.update(accounts).set({ createdAt: monthAgo }).where(inArray(accounts.id, old));
  await issueLink(orm, { shopId: asked.shop.id, accountId: asked.id, purpose: 'activate' });
  await haat.cleanUp();
  const kept = (await orm.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([asked.id, young.id, known.id]));
  expect(kept).not.toContain(left.id);
});

test('what cannot be told in one shop holds up neither what is told in another nor what is to go', async () => {
  const { orm } = haat.dependencies.database;
  const { make } = haat;
  const [one, other] = [await make.aShopper(), await make.aShopper({ shop: await make.aShop() })];
  const sold = [await make.aProduct({ shop: one.shop }), await make.aProduct({ shop: other.shop })];
  // What has come into stock is looked at by itself as well, and what that look holds a round passes over.
  await haat.dependencies.mail.drain();
  const waits = [one, other].map(({ id: accountId, shop }, at) => ({
    ...{ shopId: shop.id, accountId, productId: sold[at]!.id, size: '', color: '' },
    ...{ origin: '', language: 'en-US' as const },
  }));
  // One shop has its turn before the other: it fails for each of them once.
  for (const stuck of [one, other]) {
    const gone = await make.aShopper();
    await orm.execute(
      sql.raw(`create function hold_wait() returns trigger language plpgsql
        as $$ begin if old.account_id = '${stuck.id}' then raise exception 'stuck'; end if; return old; end $$`),
    );
    await orm.execute(
      sql.raw(`create trigger stuck before delete on stock_waits for each row execute function hold_wait()`),
    );
    await orm.insert(stockWaits).values(waits).onConflictDoNothing();
    await orm
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(sessions.accountId, gone.id));
    await expect(haat.cleanUp()).rejects.toThrow('stuck');
    const waiting = await orm.select({ id: stockWaits.accountId }).from(stockWaits);
    expect(waiting).toEqual([{ id: stuck.id }]);
    expect(await orm.select().from(sessions).where(eq(sessions.accountId, gone.id))).toEqual([]);
    await orm.execute(sql.raw('drop function hold_wait() cascade'));
  }
});
