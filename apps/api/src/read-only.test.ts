import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getMe } from '@haat/contract/account/calls';
import { getProduct } from '@haat/contract/catalog/calls';
import { addToWishlist } from '@haat/contract/wishlist/calls';
import { sessions } from './features/account/tables.ts';
import { nameOf } from './testing/database.ts';
import { openHaat } from './testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { orm, kind } = haat.dependencies.database;

/** As a database is while another server takes its place: every session may read, and none may write. */
async function readOnly(isSo: boolean): Promise<void> {
  const value = isSo ? 'on' : 'off';
  if (kind === 'embedded') {
    await orm.execute(sql.raw(`set default_transaction_read_only = ${value}`));
    return;
  }
  const name = await nameOf(haat.dependencies.database);
  await orm.transaction(async (tx) => {
    await tx.execute('set transaction read write');
    await tx.execute(sql.raw(`alter database ${name} set default_transaction_read_only = ${value}`));
  });
  await orm.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  await orm.execute(sql.raw(`set default_transaction_read_only = ${value}`));
}

test('while a database may only be read, who reads is answered, who writes is told when to come again, and then all is well', async () => {
  const [shopper, pot] = [await haat.make.aShopper(), await haat.make.aProduct()];
  // Long ago, so that being used would prolong it.
  await orm.update(sessions).set({ lastUsedAt: new Date(Date.now() - 7_200_000) });
  const wish = () => haat.ask(addToWishlist, { productId: pot.id }, { token: shopper.token });
  await readOnly(true);
  try {
    const read = async () => {
      const answers = await Promise.all([
        haat.ask(getMe, {}, { token: shopper.token }),
        haat.ask(getProduct, { slug: pot.slug }),
      ]);
      return answers.map(({ status }) => status);
    };
    // Connections that were cut are found out first.
    await expect.poll(read).toEqual([200, 200]);
    const { status, body, headers } = await wish();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '30']);
  } finally {
    await readOnly(false);
  }
  await expect.poll(async () => (await wish()).status).toBe(200);
});
