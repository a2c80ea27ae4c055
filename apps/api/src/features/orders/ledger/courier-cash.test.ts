import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as book from '@haat/contract/orders/ledger/calls';
import { moveOrders } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { orders } from '../tables.ts';
import { orderCash } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

test('the list of what the courier has goes on behind its last row, wherever that cash is by then', async () => {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 10 });
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { _id } = await quickOrder(haat, product);
    for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const)
      await ask(moveOrders, { orderIds: [_id], status }, seller);
    ids.push(_id);
  }
  const page = async (after?: string) => {
    const { body } = await ask(book.sellerCourierCash, { size: 2, ...(after && { after }) }, seller);
    return { ids: body.orders.map(({ _id }) => _id), next: body.next };
  };
  const first = await page();
  expect(first.ids).toEqual(ids.slice(0, 2));
  await ask(book.takeCash, { orderIds: [ids[1]!] }, seller);
  const second = await page(first.next!);
  expect(second.ids).toEqual(ids.slice(2, 4));
  const back = { orderId: ids[3]!, reason: 'It was broken', restock: false };
  expect((await ask(book.returnOrder, back, seller)).status).toBe(200);
  expect(await page(second.next!)).toEqual({ ids: ids.slice(4), next: null });
  expect((await page()).ids).toEqual([ids[0], ids[2]]);
  for (const time of [
    '2026-02-30T10:00:00.000000Z',
    '2026-13-01T10:00:00.000000Z',
    '0000-01-01T10:00:00.000000Z',
  ]) {
    const after = `${time}~${ids[0]}`;
    expect((await ask(book.sellerCourierCash, { after }, seller)).status).toBe(400);
  }
});

test('cash that is handed over waits for the order first, as a return does: neither has what the other one waits for', async () => {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const { _id } = await quickOrder(haat, await make.aProduct({ vendor, stock: 10 }));
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const)
    await ask(moveOrders, { orderIds: [_id], status }, seller);
  const row = eq(orderCash.orderId, _id);
  const { orm } = haat.dependencies.database;
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = orm.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, _id)).for('update');
    held.resolve();
    await begun.promise;
    await tx.select().from(orderCash).where(row).for('update', { noWait: true });
  });
  await held.promise;
  const taking = ask(book.takeCash, { orderIds: [_id] }, seller);
  await pause(300);
  begun.resolve();
  await holding;
  expect((await taking).body.data).toEqual([_id]);
});
