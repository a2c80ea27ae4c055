import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '@haat/contract/account/calls';
import { inArray, sql } from 'drizzle-orm';
import { idempotencyKeys } from './core/idempotency/tables.ts';
import { issueLink } from './features/account/issue-link.ts';
import { accounts, sessions } from './features/account/tables.ts';
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
