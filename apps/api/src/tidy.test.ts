import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe } from '@haat/contract/account/endpoints';
import { sql } from 'drizzle-orm';
import { idempotencyKeys } from './features/orders/tables.ts';
import { sessions } from './features/account/tables.ts';
import { openHaat } from './testing/harness.ts';
import type { Haat } from './testing/harness.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat();
});
afterAll(() => haat.close());

test('what has expired is deleted, and what counts stays', async () => {
  const { orm } = haat.parts.database;
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
  expect(await haat.tidy()).toBe(2);
  expect((await orm.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['of-yesterday']);
  expect((await haat.ask(getMe, {}, here)).status).toBe(200);
  expect((await haat.ask(getMe, {}, gone)).status).toBe(401);
  expect(await haat.tidy()).toBe(0);
});
