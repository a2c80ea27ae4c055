import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restore } from '@haat/api/backup/restore';
import { localUploads } from '@haat/api/core/uploads/local-uploads';
import { freshDatabase } from '@haat/api/testing/database';
import { openHaat } from '@haat/api/testing/harness';
import { isReady } from '@haat/contract/core/calls';
import { tokenHeader } from '@haat/contract/core/session';
import { placeOrder } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { startShop } from '../../e2e/support/shop-process.ts';
import { runCommand } from './testing/run-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-running-backup-'));
const directory = join(folder, 'postgres');
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A shop with much of one product, and who buys and sells it. */
async function furnished() {
  const haat = await openHaat({ database: await freshDatabase(directory) });
  const product = await haat.make.aProduct({ stock: 100_000 });
  const [shopper, seller] = [await haat.make.aShopper(), await haat.make.aSeller(product.vendor)];
  const address = await haat.make.anAddress(shopper, { deliveryArea: await haat.make.anArea() });
  await haat.close();
  return { product, shopper, seller, address };
}

// spec: backup.7
test('a shop on the embedded database is backed up while it sells, and opens from that with books that fit together', async () => {
  const { product, shopper, seller, address } = await furnished();
  const shop = await startShop({ dataDir: folder, env: { SEED: 'none' } });
  const send = async (path: string, { token }: { token: string }, body: object) => {
    const headers = { 'content-type': 'application/json', [tokenHeader]: token };
    const answer = await fetch(shop.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { data: Placed };
  };
  const confirmed: string[] = [];
  const over = new AbortController();
  const selling = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const items = [{ productId: product.id, quantity: 1 }];
      const { data } = await send(placeOrder.path, shopper, { items, addressId: address.id });
      const orderId = data.orders[0]!._id;
      await send(setOrderStatus.path, seller, { orderId, status: 'confirmed' });
      confirmed.push(orderId);
    }
  });
  await expect.poll(() => confirmed.length).toBeGreaterThan(10);
  const before = [...confirmed];
  const file = join(folder, 'running.tar.gz');
  expect(await runCommand(['backup.ts', file], folder)).toMatchObject({ code: 0 });
  const during = confirmed.length;
  await expect.poll(() => confirmed.length).toBeGreaterThan(during);
  over.abort();
  await Promise.all(selling);
  // What was asked for is gone with whoever asked for it.
  await expect
    .poll(async () => (await readdir(directory)).filter((name) => name.includes('copy')))
    .toEqual([]);
  expect(shop.said()).not.toMatch(/"level":(40|50|60).*(copy|backup)/);
  await shop.stop();

  const database = await freshDatabase();
  await restore({ database, uploads: localUploads(join(folder, 'restored')) }, file);
  const haat = await openHaat({ database, empty: true });
  const { sql } = database;
  const rows = await sql<{ id: string }>`select id from orders where status = 'confirmed'`;
  const kept = new Set(rows.map(({ id }) => id));
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
  expect(kept.size).toBeLessThan(confirmed.length);
  expect(
    await sql`select
      (select sum(quantity)::int from stocks) + (select sum(quantity)::int from order_lines) as pieces,
      (select count(*)::int from orders where id not in (select order_id from order_lines)) as "withoutLines",
      (select count(*)::int from ledger_entries where kind = 'sale') as sales,
      (select sum(shopper_for_seller)::int from ledger_entries) - (select sum(shopper_for_seller)::int from ledger_balances) as off`,
  ).toEqual([{ pieces: 100_000, withoutLines: 0, sales: kept.size, off: 0 }]);
  expect((await haat.app.inject(isReady.path)).statusCode).toBe(200);
  await haat.close();
});
