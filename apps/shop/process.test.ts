import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@haat/api/core/database/database';
import { checkouts } from '@haat/api/features/orders/tables';
import { freshDatabase } from '@haat/api/testing/database';
import { openHaat } from '@haat/api/testing/harness';
import type { MadeCategory, MadePerson, MadeProduct } from '@haat/api/testing/makers';
import { isAlive, isReady } from '@haat/contract/core/calls';
import { buyNow, placeOrder } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import { tokenHeader } from '@haat/contract/core/session';
import { shopEnvironment } from '../../scripts/node-flags.mjs';

// The shop as `npm start` runs it, on an existing database.
const folder = await mkdtemp(join(tmpdir(), 'haat-process-'));
const directory = join(folder, 'postgres');
let category: MadeCategory;
let product: MadeProduct;
let shopper: MadePerson;
let addressId: string;
beforeAll(async () => {
  const haat = await openHaat({ database: await freshDatabase(directory) });
  category = await haat.make.aCategory();
  product = await haat.make.aProduct({ category, price: 900, stock: 100_000 });
  shopper = await haat.make.aShopper();
  ({ id: addressId } = await haat.make.anAddress(shopper, { deliveryArea: await haat.make.anArea() }));
  await haat.close();
});

const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const shop of running) shop.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function begin(env: Record<string, string> = {}) {
  const settings = { DATA_DIR: folder, SEED: 'none', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const { DATABASE_URL: _, ...inherited } = process.env;
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...shopEnvironment, ...inherited, NODE_ENV: 'production', ...settings, ...env },
  });
  running.add(shop);
  const ended = once(shop, 'close').then(([code]) => {
    running.delete(shop);
    return code as number | null;
  });
  let said = '';
  shop.stderr.on('data', (bytes) => (said += bytes));
  return { shop, ended, said: () => said };
}

async function start(env: Record<string, string> = {}) {
  const begun = begin(env);
  for await (const line of createInterface({ input: begun.shop.stdout })) {
    const port = /Haat is open: http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return { ...begun, port: Number(port) };
  }
  throw new Error(`the shop did not start: ${begun.said()}`);
}

/**
 * Sends the head of an order and the first of its `length` bytes, and waits until the shop says that it has read
 * them: a connection on which nothing has been read yet is closed when a shop stops.
 */
async function beginOrder(port: number, begun: string, length: number) {
  const socket = net.connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes));
  socket.on('error', () => {});
  const head = `POST ${buyNow.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n${begun}`);
  await once(socket, 'data');
  return { socket, heard: () => heard };
}

// spec: growth.11
test('the first shoppers after a start find a home page that was rendered before it listened, and soon pages of the other kinds', async () => {
  const token = 'read-by-this-test-alone';
  const { shop, ended, port } = await start({ METRICS_TOKEN: token });
  // How often somebody waited until a page was rendered, the start itself included.
  const waited = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const said = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    return Number(/^haat_pages_sent_total\{from="waited"\} (\d+)$/m.exec(said)?.[1]);
  };
  expect(await waited()).toBeGreaterThan(0);
  await expect.poll(waited, { timeout: 10_000 }).toBe(4);
  for (const path of ['/', `/product_category/${category.slug}`, `/product/${product.slug}`])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  expect(await waited()).toBe(4);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
});

// spec: opens.30
test('an order that is being sent when the shop is told to stop is answered and kept, and the process ends well', async () => {
  const { shop, ended, port, said } = await start();
  for (const { path } of [isAlive, isReady])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);

  const order = JSON.stringify({
    ...{ fullName: 'Hari Thapa', email: 'hari@example.np', phone: '9801234567' },
    ...{ fulladdress: 'Durbarmarg, Kathmandu', message: 'Please call', productId: product.id },
    ...{ adminId: product.vendor.id, quantity: 1, totalAmount: 900 },
  });
  const { socket, heard } = await beginOrder(port, order.slice(0, 40), Buffer.byteLength(order));
  shop.kill('SIGTERM');
  const asked = () =>
    fetch(`http://127.0.0.1:${port}${isAlive.path}`).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(asked, { interval: 20 }).toBe('refused');
  expect(shop.exitCode).toBeNull();
  socket.write(order.slice(40));

  // Ended by itself: after ten seconds it would have been 1.
  expect(await ended).toBe(0);
  expect(heard()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  expect(said()).toBe('');
  const database = await openDatabase({ directory });
  const stored = await database.orm.select({ total: checkouts.total }).from(checkouts);
  await database.close();
  expect(stored).toEqual([{ total: 900 }]);
});

// spec: security.11
test('a shop that is told to stop while many are ordering has every order that it acknowledged', async () => {
  const { shop, ended, port } = await start({ RATE_LIMIT: 'off' });
  const acknowledged: string[] = [];
  const buy = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}${placeOrder.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [tokenHeader]: shopper.token },
        body: JSON.stringify({ items: [{ productId: product.id, quantity: 1 }], addressId }),
      });
      if (answer.status !== 200) continue;
      const { data } = (await answer.json()) as { data: Placed };
      acknowledged.push(data._id);
      if (acknowledged.length === 40) shop.kill('SIGTERM');
    }
  };
  await Promise.allSettled(Array.from({ length: 12 }, buy));
  expect(await ended).toBe(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  const database = await openDatabase({ directory });
  const stored = new Set(
    (await database.orm.select({ id: checkouts.id }).from(checkouts)).map(({ id }) => id),
  );
  await database.close();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

/** How it ends when it is told to stop: 0 by itself, 1 where it has to be ended after ten seconds. */
function endOf({ shop, ended }: Awaited<ReturnType<typeof start>>): Promise<number | null> {
  shop.kill('SIGTERM');
  return ended;
}

// spec: opens.30
test('connections that browsers hold open do not keep a shop from stopping', async () => {
  const running = await start();
  const { port } = running;
  const idle = net.connect(port, '127.0.0.1');
  idle.on('error', () => {});
  await once(idle, 'connect');
  const waiting = net.connect(port, '127.0.0.1');
  waiting.on('error', () => {});
  waiting.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(waiting, 'data');
  expect(await endOf(running)).toBe(0);
});

// spec: opens.30
test('half a request from a phone that has lost its network does not either, and the shop ends well', async () => {
  const running = await start();
  const { port, said } = running;
  const lost = net.connect(port, '127.0.0.1');
  lost.on('error', () => {});
  lost.write('GET /healthz HTTP/1.1\r\nHost: local');
  await once(lost, 'connect');
  // By the time that the shop has read the order, whose connection came later, it has read that too.
  await beginOrder(port, '{"fullName":', 500);
  expect(await endOf(running)).toBe(0);
  expect(said()).toBe('');
});

// spec: opens.12
test('a database that nobody serves is said in a sentence, and the process ends with 1', async () => {
  const nobody = net.createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as net.AddressInfo;
  nobody.close();
  const { ended, said } = begin({ DATABASE_URL: `postgres://haat:secret@127.0.0.1:${port}/haat` });
  expect(await ended).toBe(1);
  expect(said()).toContain("Haat could not open: The database at DATABASE_URL doesn't answer.");
  expect(said()).not.toContain('secret');
  expect(said()).not.toMatch(/ at .*\.ts/);
});

test('a setting with which nothing can be opened is said by its name, and the process ends with 1', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const wrong: Record<string, Record<string, string>> = {
    'DATA_DIR: a folder that this process can write': { DATA_DIR: file },
    'DATA_DIR: a folder that': { DATA_DIR: join(file, 'below') },
    // Nobody makes a folder there.
    'DATA_DIR: a folder': { DATA_DIR: '/proc/haat' },
    'HOST: an address of this machine': { HOST: '300.1.1.1' },
    'HOST: an address': { HOST: '203.0.113.7' },
    'PORT: one that is free': { PORT: String((taken.address() as net.AddressInfo).port) },
  };
  for (const [name, env] of Object.entries(wrong)) {
    const { ended, said } = begin(env);
    expect([await ended, said()]).toEqual([
      1,
      expect.stringContaining(`Haat could not open: The environment cannot be used:\n  ${name}`),
    ]);
    expect(said()).not.toMatch(/ at .*\.ts/);
  }
  taken.close();
});
