import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { openHaat } from '@haat/api/testing/harness';
import { browserAt } from '@haat/api/testing/servers/listener';
import type { Listener } from '@haat/api/testing/servers/listener';
import type { MadeProduct } from '@haat/api/testing/makers';
import { aTalk } from '@haat/api/testing/talks';
import type { Talk } from '@haat/api/testing/talks';
import { askQuestion } from '@haat/contract/inquiry/calls';
import { setInventory } from '@haat/contract/stock/calls';
import { awayForNow, buyers, counting, send, talking } from '../../e2e/support/shop-load.ts';
import type { Load } from '../../e2e/support/shop-load.ts';
import { startShop } from '../../e2e/support/shop-process.ts';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { memoryOrDisk, startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import { startThrowawayRedis } from '../../scripts/testing/throwaway-redis.ts';

// Two processes of one shop, as docs/operating.md runs them, and what may befall them.
const [postgres, redis] = await Promise.all([
  startThrowawayPostgres({}, memoryOrDisk()),
  startThrowawayRedis(),
]);

let database: Database;
let talk: Talk;
let lamp: MadeProduct;
let pot: MadeProduct;
let addressId: string;
const running = new Set<ShopProcess>();
const browsers = new Set<Listener>();

beforeAll(async () => {
  if (!postgres) return;
  database = await openDatabase({ url: postgres.url });
  await migrate(database);
  // Not closed before the tests are over: it closes the database, too.
  const { make } = await openHaat({ database });
  talk = await aTalk({ make }, { stock: 100_000 });
  lamp = await make.aProduct({ vendor: talk.product.vendor, slug: 'lamp' });
  pot = await make.aProduct({ vendor: talk.product.vendor, slug: 'pot' });
  ({ id: addressId } = await make.anAddress(talk.shopper, { deliveryArea: await make.anArea() }));
});
afterAll(async () => {
  for (const { socket } of browsers) socket.disconnect();
  await Promise.all([...running].map((shop) => shop.kill()));
  await database?.close();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

async function start(env: Record<string, string> = {}, port?: number): Promise<ShopProcess> {
  const shop = await startShop({
    env: { DATABASE_URL: postgres?.url ?? '', SEED: 'none', ...env },
    port,
    patience: 180_000,
  });
  running.add(shop);
  return shop;
}

const portOf = ({ origin }: ShopProcess) => Number(new URL(origin).port);

/** The seller counts the lamps, until the shop has taken it. */
async function countLamps(shop: ShopProcess, quantity: number): Promise<void> {
  const counted = { token: talk.seller.token, key: randomUUID(), productId: lamp.id, quantity };
  await expect.poll(async () => (await send(shop, setInventory, counted)).status, { interval: 50 }).toBe(200);
}

/** What the lamp's page says of its stock. */
async function lampAt({ origin, said }: ShopProcess): Promise<string> {
  const page = await fetch(`${origin}/product/lamp`).catch(() => null);
  if (!page) return `nobody answers: ${said()}`;
  return `${page.status} ${/schema\.org\/(InStock|OutOfStock)/.exec(await page.text())?.[1]}`;
}

/** Every process shows it within so many milliseconds. */
const expectLamp = (shops: ShopProcess[], says: string, timeout: number) =>
  expect.poll(() => Promise.all(shops.map(lampAt)), { timeout, interval: 50 }).toEqual(shops.map(() => says));

const refusalsOf = (loads: Load[]) => loads.flatMap(({ refused }) => refused.map(({ said }) => said));

function forget(loads: Load[]): void {
  for (const { refused } of loads) refused.length = 0;
}

/** Each of them is acknowledged some more. */
async function moreOf(loads: Load[]): Promise<void> {
  const before = loads.map(({ acknowledged }) => acknowledged.length);
  const grown = () => loads.every(({ acknowledged }, n) => acknowledged.length > before[n]! + 10);
  await expect.poll(grown).toBe(true);
}

/** Goes on asking for pages in turn, at whichever process says that it is ready, as a proxy would. */
function askThrough(shops: ShopProcess[]) {
  const failed: string[] = [];
  const closing = new AbortController();
  let answered = 0;
  const isReady = async ({ origin }: ShopProcess) =>
    (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200;
  const ask = async () => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      const shop = shops[turn % shops.length]!;
      if (!(await isReady(shop))) continue;
      const answer = await fetch(`${shop.origin}/product/lamp`).catch((error: Error) => error);
      if (answer instanceof Response && answer.status === 200) answered += 1;
      else failed.push(answer instanceof Response ? String(answer.status) : answer.message);
      if (answer instanceof Response) await answer.body?.cancel();
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, ask));
  return {
    /** Some more are answered, wherever. */
    more: async () => {
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThan(before + 20);
    },
    end: async () => {
      closing.abort();
      await all;
      return failed;
    },
  };
}

const countOf = async (table: 'checkouts' | 'questions') => {
  const [row] =
    table === 'checkouts'
      ? await database.sql<{ count: number }>`select count(*)::int as count from checkouts`
      : await database.sql<{ count: number }>`select count(*)::int as count from questions`;
  return row?.count ?? 0;
};

/** The seller's desk, open at one of the processes. */
async function deskAt(shop: ShopProcess): Promise<Listener> {
  const desk = browserAt(portOf(shop), { token: talk.seller.token });
  browsers.add(desk);
  await desk.next('receiveGreet');
  desk.socket.emit('deskOpen', talk.product.vendor.id);
  return desk;
}

/** A shopper who looks at the conversation at one of the processes; answers whether the vendor is online, as that process knows. */
async function joinAt(shop: ShopProcess): Promise<{ page: Listener; online: () => Promise<boolean> }> {
  const page = browserAt(portOf(shop), { token: talk.shopper.token });
  browsers.add(page);
  await page.next('receiveGreet');
  const online = async () =>
    ((await page.socket.emitWithAck('joinRoom', talk.room)) as { online: boolean }).online;
  return { page, online };
}

const ask = (shop: ShopProcess, content: string, clientId: string) =>
  send(shop, askQuestion, { token: talk.shopper.token, ...talk.about, content, clientId });

describe.skipIf(!postgres)('two processes with Postgres alone', () => {
  let [here, there]: ShopProcess[] = [];
  beforeAll(async () => {
    [here, there] = await Promise.all([start(), start()]);
  });

  // spec: several.1
  test('each shows at once what was changed at the other one, and its browsers hear what is said there', async () => {
    const shops = [here!, there!];
    await expectLamp(shops, '200 InStock', 10_000);
    await countLamps(here!, 0);
    await expectLamp(shops, '200 OutOfStock', 5_000);

    const desk = await deskAt(there!);
    const { online } = await joinAt(here!);
    await expect.poll(online, { timeout: 5_000 }).toBe(true);
    const clientId = randomUUID();
    expect((await ask(here!, 'Is it bright?', clientId)).status).toBe(200);
    await desk.next('deskNews');
    // The same message again, at the other process, is the same message.
    expect((await ask(there!, 'Is it bright?', clientId)).status).toBe(200);
    expect(await countOf('questions')).toBe(1);
    desk.socket.disconnect();
    await expect.poll(online, { timeout: 5_000 }).toBe(false);
  });

  // spec: several.2, several.3
  test('one is killed, what they tell each other by is cut, Postgres restarts: no order or message is lost or there twice, nothing stays stale', async () => {
    const [orders, messages] = [await countOf('checkouts'), await countOf('questions')];
    const shops = [here!, there!];
    const buying = buyers(shops, talk, addressId, { count: 10 });
    const loads = [buying, counting(shops, talk, pot.id), talking(shops, talk)];
    await moreOf(loads);

    await there!.kill();
    await expect.poll(() => refusalsOf(loads)).not.toEqual([]);
    const meanwhile = refusalsOf(loads);
    there = await start({}, portOf(there!));
    shops[1] = there;
    expect(new Set(meanwhile)).toEqual(new Set(['0']));
    await moreOf(loads);
    forget(loads);

    const { page } = await joinAt(there);
    const cutUntil = performance.now() + 1_500;
    while (performance.now() < cutUntil) {
      await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haat bus'`;
      await countLamps(here!, 7);
      await pause(100);
    }
    await expectLamp(shops, '200 InStock', 5_000);
    await page.next('catchUp');
    expect(refusalsOf(loads)).toEqual([]);

    await postgres!.restart(1_000);
    await countLamps(here!, 0);
    await expectLamp(shops, '200 OutOfStock', 5_000);
    await moreOf(loads);
    expect(new Set(refusalsOf(loads))).toEqual(new Set([awayForNow]));
    // It is back: nobody is sent away any more.
    forget(loads);
    await moreOf(loads);
    await Promise.all(loads.map((load) => load.end()));
    expect(refusalsOf(loads)).toEqual([]);
    expect((await countOf('checkouts')) - orders).toBe(buying.acknowledged.length);
    expect((await countOf('questions')) - messages).toBe(loads[2]!.acknowledged.length);
  });
});

describe.skipIf(!postgres)('a rolling restart', () => {
  // spec: several.9
  test('each process is restarted in its turn behind a proxy that looks at /readyz: no request fails', async () => {
    const env = { DRAIN_SECONDS: '3' };
    const shops = await Promise.all([start(env), start(env)]);
    const asking = askThrough(shops);
    for (const n of shops.keys()) {
      const port = portOf(shops[n]!);
      await asking.more();
      await shops[n]!.stop();
      shops[n] = await start(env, port);
    }
    await asking.more();
    expect(await asking.end()).toEqual([]);
  });
});

describe.skipIf(!postgres || !redis)('two processes with Redis', () => {
  // spec: several.4
  test('Redis is away and comes back: everything is answered meanwhile, and nothing stays stale', async () => {
    const env = { REDIS_URL: redis!.url };
    const shops = await Promise.all([start(env), start(env)]);
    const [here, there] = shops;
    await countLamps(here, 7);
    await expectLamp(shops, '200 InStock', 10_000);
    const desk = await deskAt(there);
    const { page, online } = await joinAt(here);
    await expect.poll(online, { timeout: 5_000 }).toBe(true);

    const buying = buyers(shops, talk, addressId, { count: 2 });
    await redis!.stop();
    await countLamps(here, 0);
    // Without a word from the other one nothing counts for longer than a second.
    await expectLamp(shops, '200 OutOfStock', 5_000);
    await countLamps(there, 3);
    await redis!.start();
    await expectLamp(shops, '200 InStock', 5_000);
    await buying.end();
    expect(refusalsOf([buying])).toEqual([]);

    await Promise.all([desk.next('catchUp'), page.next('catchUp')]);
    expect(await online()).toBe(true);
    await ask(here, 'Is it still bright?', randomUUID());
    await desk.next('deskNews');
  });

  // spec: several.5
  test('a Redis that is named wrongly stops the start by its name', async () => {
    const nobody = 'redis://:secret@127.0.0.1:1';
    const started = start({ REDIS_URL: nobody });
    await expect(started).rejects.toThrow(/Haat could not open: .*cannot be used:\s+REDIS_URL: /);
    await expect(started).rejects.not.toThrow('secret');
    await expect(start({ REDIS_URL: redis!.url, DATABASE_URL: '' })).rejects.toThrow(
      'REDIS_URL: needs DATABASE_URL',
    );
  });
});
