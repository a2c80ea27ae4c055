import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Changes } from '@haat/api/core/cache/cache';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { Makers } from '@haat/api/testing/makers';
import { aTalk } from '@haat/api/testing/talks';
import type { Talk } from '@haat/api/testing/talks';
import { setInventory } from '@haat/contract/stock/calls';
import { awayForNow, buyers, counting, send, talking } from '../e2e/support/shop-load.ts';
import type { Load } from '../e2e/support/shop-load.ts';
import { startShop } from '../e2e/support/shop-process.ts';
import type { ShopProcess } from '../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import { startThrowawayRedis } from '../scripts/testing/throwaway-redis.ts';
import type { Figure } from './report.ts';

/** For so long each thing is away, and all are back before the next one goes. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const buyerCount = Number(process.env['BENCH_BUYERS'] ?? 50);
/** Each of them orders once a second: without a pause they alone take all of two cores, and a seller makes 3 edits a second instead of 20. */
const buying = { count: buyerCount, every: 1_000 };
/** Milliseconds after which nothing is stale any more, and nobody is sent away. */
const backWithin = 5_000;

/** Two processes of one shop, and what is written to them. */
interface Market {
  shops: ShopProcess[];
  talk: Talk;
  lampId: string;
  loads: Load[];
}

/** Something that befalls them: it takes `seconds`, and is over when this answers. */
interface Mishap {
  name: string;
  befall: (market: Market) => Promise<void>;
  /** What is answered meanwhile instead of what was asked for. */
  says?: string[];
}

/** Two processes under buyers, a seller who counts and a shopper who talks, while one thing after the other is away. */
export async function several(): Promise<Figure[]> {
  const [postgres, redis] = await Promise.all([startThrowawayPostgres(), startThrowawayRedis()]);
  if (!postgres) throw new Error('This drill needs a Postgres server on this machine.');
  const database = await openDatabase({ url: postgres.url });
  const env = { DATABASE_URL: postgres.url, SEED: 'none' };
  const start = (more: Record<string, string>, port?: number) =>
    startShop({ env: { ...env, ...more }, port, patience: 180_000 });
  const killed: Mishap = {
    name: 'a process is killed',
    says: ['0'],
    befall: async ({ shops }) => {
      const [, other] = shops;
      await other!.kill();
      await pause(seconds * 1_000);
      shops[1] = await start({}, Number(new URL(other!.origin).port));
    },
  };
  const cut: Mishap = {
    name: 'what they tell each other by is cut',
    befall: async () => {
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until) {
        await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haat bus'`;
        await pause(100);
      }
    },
  };
  const restarted: Mishap = {
    name: 'Postgres is away',
    says: [awayForNow],
    befall: () => postgres.restart(seconds * 1_000),
  };
  const withoutRedis: Mishap = {
    name: 'Redis is away',
    befall: async () => {
      await redis!.stop();
      await pause(seconds * 1_000);
      await redis!.start();
    },
  };
  try {
    await migrate(database);
    const make = new Makers(database.orm, new Changes());
    await make.aShop({ subdomain: 'haat' });
    const talk = await aTalk({ make }, { stock: 10_000_000 });
    const [lamp, pot] = [
      await make.aProduct({ vendor: talk.product.vendor, slug: 'lamp' }),
      await make.aProduct({ vendor: talk.product.vendor, slug: 'pot' }),
    ];
    const { id: addressId } = await make.anAddress(talk.shopper, { deliveryArea: await make.anArea() });
    const drill = async (more: Record<string, string>, mishaps: Mishap[]): Promise<Figure[]> => {
      const shops = await Promise.all([start(more), start(more)]);
      const loads = [
        buyers(shops, talk, addressId, buying),
        counting(shops, talk, pot.id),
        talking(shops, talk),
      ];
      try {
        return await befallen(database, { shops, talk, lampId: lamp.id, loads }, mishaps);
      } finally {
        await Promise.all(loads.map((load) => load.end()));
        await Promise.all(shops.map((shop) => shop.stop()));
      }
    };
    const figures = await drill({}, [killed, cut, restarted]);
    return redis ? [...figures, ...(await drill({ REDIS_URL: redis.url }, [withoutRedis]))] : figures;
  } finally {
    await database.close();
    await Promise.all([postgres.stop(), redis?.stop()]);
  }
}

async function befallen(database: Database, market: Market, mishaps: Mishap[]): Promise<Figure[]> {
  const { loads } = market;
  const [orders, messages] = await writtenIn(database);
  const figures: Figure[] = [];
  for (const { name, says = [], befall } of mishaps) {
    console.log(`${name} for ${seconds} s …`);
    for (const { refused } of loads) refused.length = 0;
    await pause(backWithin);
    await befall(market);
    const back = performance.now();
    const stale = await untilShown(market);
    await pause(2 * backWithin);
    const refused = loads.flatMap((load) => load.refused);
    figures.push(
      { name: `${name}: until both show what changed, ms`, value: stale, most: backWithin },
      {
        name: `${name}: answers that were neither done nor ${says.join() || 'awaited'}`,
        value: refused.filter(({ said }) => !says.includes(said)).length,
        most: 0,
      },
      {
        name: `${name}: sent away although it is back`,
        value: refused.filter(({ at }) => at > back + backWithin).length,
        most: 0,
      },
    );
  }
  await Promise.all(loads.map((load) => load.end()));
  const [ordersNow, messagesNow] = await writtenIn(database);
  const [bought, counted, said] = loads.map(({ acknowledged }) => acknowledged.length);
  figures.push(
    { name: 'orders acknowledged', value: bought! },
    { name: 'edits acknowledged', value: counted! },
    { name: 'messages acknowledged', value: said! },
    { name: 'orders lost or there twice', value: Math.abs(ordersNow - orders - bought!), most: 0 },
    { name: 'messages lost or there twice', value: Math.abs(messagesNow - messages - said!), most: 0 },
  );
  return figures;
}

/** How many orders and messages there are. */
async function writtenIn(database: Database): Promise<[orders: number, messages: number]> {
  const [row] = await database.sql<{ orders: number; messages: number }>`
    select (select count(*)::int from checkouts) as orders, (select count(*)::int from questions) as messages`;
  return [row!.orders, row!.messages];
}

let inStock = false;

/** The seller counts the lamps at one process. @returns milliseconds until both show it */
async function untilShown({ shops, talk, lampId }: Market): Promise<number> {
  inStock = !inStock;
  const counted = {
    token: talk.seller.token,
    key: randomUUID(),
    productId: lampId,
    quantity: inStock ? 7 : 0,
  };
  while ((await send(shops[0]!, setInventory, counted)).status !== 200) await pause(50);
  const began = performance.now();
  const shown = async ({ origin }: ShopProcess) => {
    const page = await fetch(`${origin}/product/lamp`).catch(() => null);
    return page?.status === 200 && (await page.text()).includes(inStock ? 'org/InStock' : 'org/OutOfStock');
  };
  while (!(await Promise.all(shops.map(shown))).every(Boolean)) await pause(50);
  return performance.now() - began;
}
