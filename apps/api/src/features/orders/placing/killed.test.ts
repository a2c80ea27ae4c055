import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { count, sum } from 'drizzle-orm';
import { placeOrder } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import { openDatabase } from '../../../core/database/database.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { openHaat } from '../../../testing/harness.ts';
import { stocks } from '../../stock/tables.ts';
import { checkouts, orderEvents, orderLines, orders } from '../tables.ts';

const rounds = 5;
const concurrency = 16;
/** So many orders are acknowledged in each round before it ends. */
const heardOfEach = 25;
const stock = 100_000;

const folder = await mkdtemp(join(tmpdir(), 'haat-killed-'));
const directory = join(folder, 'database');
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Sent {
  key: string;
  /** What the shop acknowledged; nothing where it died first. */
  placed?: Placed;
}

let shop: ChildProcess | undefined;
afterAll(() => void shop?.kill('SIGKILL'));

// spec: opens.4
test('a shop that is killed five times in the middle of orders keeps every one it acknowledged', async () => {
  const { token, input } = await fill();
  const sent: Sent[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { address, ended } = await start();
    const enough = round * heardOfEach + Math.random() * heardOfEach;
    const killIt = () => void (heardOf(sent).length >= enough && shop?.kill('SIGKILL'));
    await Promise.all(
      Array.from({ length: concurrency }, () => buyUntilItDies(address, token, input, sent, killIt)),
    );
    await ended;
  }

  const haat = await openHaat({ database: await openDatabase({ directory }), empty: true });
  const { orm } = haat.dependencies.database;
  const acknowledged = heardOf(sent);
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * heardOfEach);
  expect(sent.length).toBeGreaterThan(acknowledged.length);

  const stored = new Set((await orm.select({ id: checkouts.id }).from(checkouts)).map(({ id }) => id));
  expect(acknowledged.filter(({ placed }) => !stored.has(placed!._id))).toEqual([]);
  await expectConsistent(haat);

  // Whoever heard nothing sends again, as a shopper would; whoever heard gets the same answer.
  for (const { key, placed } of sent) {
    const { status, body } = await haat.ask(placeOrder, input, { token, key });
    expect([status, body.data]).toEqual([200, placed ?? body.data]);
  }
  const [all] = await orm.select({ all: count() }).from(checkouts);
  expect(all?.all).toBe(sent.length);
  await expectConsistent(haat);
  await haat.close();
});

const heardOf = (sent: Sent[]) => sent.filter(({ placed }) => placed);

/** Nothing is half there: every piece is sold or left, every order has its line and its history. */
async function expectConsistent({ dependencies }: Awaited<ReturnType<typeof openHaat>>): Promise<void> {
  const { orm } = dependencies.database;
  const [[left], [sold], [lines], [events], [placed]] = await Promise.all([
    orm.select({ of: sum(stocks.quantity).mapWith(Number) }).from(stocks),
    orm.select({ of: sum(orderLines.quantity).mapWith(Number) }).from(orderLines),
    orm.select({ of: count() }).from(orderLines),
    orm.select({ of: count() }).from(orderEvents),
    orm.select({ of: count() }).from(orders),
  ]);
  expect((left?.of ?? 0) + (sold?.of ?? 0)).toBe(stock);
  expect([lines?.of, events?.of]).toEqual([placed?.of, placed?.of]);
}

async function fill() {
  const haat = await openHaat({ database: await freshDatabase(directory) });
  const product = await haat.make.aProduct({ stock });
  const shopper = await haat.make.aShopper();
  const { id } = await haat.make.anAddress(shopper, { deliveryArea: await haat.make.anArea() });
  await haat.close();
  return { token: shopper.token, input: { items: [{ productId: product.id, quantity: 2 }], addressId: id } };
}

async function start(): Promise<{ address: string; ended: Promise<unknown> }> {
  const script = fileURLToPath(new URL('../../../testing/shop-process.ts', import.meta.url));
  // What is killed tidies nothing up: its temporary files go with this test's.
  const env = { ...process.env, TMPDIR: folder, TEMP: folder };
  // Read as quickly as this process was.
  const args = [...process.execArgv, script, directory];
  shop = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'], env });
  const ended = once(shop, 'exit');
  for await (const address of createInterface(shop.stdout!)) return { address, ended };
  throw new Error('the shop did not start');
}

async function buyUntilItDies(
  address: string,
  token: string,
  input: object,
  sent: Sent[],
  onPlaced: () => void,
): Promise<void> {
  const headers = { 'content-type': 'application/json', [tokenHeader]: token };
  for (;;) {
    const one: Sent = { key: `killed-${sent.length}-order` };
    sent.push(one);
    try {
      const answer = await fetch(address + placeOrder.path, {
        method: 'POST',
        headers: { ...headers, [idempotencyHeader]: one.key },
        body: JSON.stringify(input),
      });
      const { data } = (await answer.json()) as { data: Placed };
      if (answer.status !== 200) continue;
      one.placed = data;
      onPlaced();
    } catch {
      return;
    }
  }
}
