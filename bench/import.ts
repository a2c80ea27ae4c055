import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import type { ImportJob } from '@haat/contract/catalog/selling/import/schemas';
import { sellerStock, setInventory } from '@haat/contract/stock/calls';
import { tokenHeader } from '@haat/contract/core/session';
import { startShop } from '../e2e/support/shop-process.ts';
import type { ShopStart } from '../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import { percentile } from './measure.ts';
import type { Figure } from './report.ts';
import { stock } from './scale/stock.ts';

const size = Number(process.env['BENCH_PRODUCTS'] ?? 10_000);
const rows = Number(process.env['BENCH_ROWS'] ?? 5_000);
const readsPerSecond = 10;

interface Category {
  id: string;
  title: string;
}

interface Stall {
  token: string;
  origin: string;
  /** What shoppers read beside it, kind by kind: of each the one of a number. */
  pages: ((n: number) => string)[];
}

/**
 * A seller of 10,000 products: the list of them, and a table of 5,000 rows that adds, changes, changes as a whole what may be changed so, and is sold from meanwhile; beside it
 * shoppers read pages of each kind. On Postgres where there is one, and on the embedded database.
 */
export async function imports(): Promise<Figure[]> {
  const server = await startThrowawayPostgres();
  if (!server) console.log('No Postgres server on this machine: on the embedded database alone.');
  return [...(server ? await onServer(server) : []), ...(await onItsOwn())];
}

async function onServer({ url, stop }: NonNullable<Awaited<ReturnType<typeof startThrowawayPostgres>>>) {
  const database = await openDatabase({ url, max: 2 });
  try {
    await migrate(database);
    const stall = await stocked(database);
    return await figuresOf('Postgres', stall, { env: { DATABASE_URL: url } });
  } finally {
    await database.close();
    await stop();
  }
}

async function onItsOwn(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-import-'));
  try {
    const database = await openDatabase({ directory: join(dataDir, 'postgres') });
    await migrate(database);
    const stall = await stocked(database);
    await database.close();
    return await figuresOf('embedded', stall, { dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function figuresOf(
  where: string,
  { token, category, pages }: Awaited<ReturnType<typeof stocked>>,
  start: ShopStart,
): Promise<Figure[]> {
  const env = { ...start.env, SEED: 'none', RATE_LIMIT: 'off' };
  const shop = await startShop({ ...start, env, patience: 180_000 });
  try {
    const stall = { token, pages, origin: shop.origin };
    const figures = [...(await listed(stall, category)), ...(await applied(stall, category))];
    return figures.map((figure) => ({ ...figure, name: `${where}: ${figure.name}` }));
  } finally {
    await shop.stop();
  }
}

async function stocked(database: Database) {
  console.log(`making a shop of ${size} products of one seller …`);
  const { sql } = database;
  await sql`set statement_timeout = 0`;
  const { seller, categories, pageSearches } = await stock(database, 'haat', size);
  // All of them are the first seller's, a third of them not shown.
  await sql`
    update products set active = (price % 3 > 0), vendor_id = (select id from vendors where slug = 'seller-0')`;
  await sql`vacuum analyze products`;
  await sql`analyze`;
  const [category] = await sql<Category>`select id, title from categories where slug = 'leaf-0-0'`;
  if (!category) throw new Error('The shop was made without its categories.');
  const shown = await sql<{ slug: string }>`select slug from products where active order by id limit 90`;
  const slugs = shown.map(({ slug }) => slug);
  const oneOf = (all: string[], n: number) => all[n % all.length]!;
  const pages = [
    () => '/',
    (n: number) => `/products?page=${1 + (n % 200)}`,
    (n: number) => `/product_category/${oneOf(categories, n)}?page=${1 + (n % 5)}`,
    (n: number) => `/product/${oneOf(slugs, n)}`,
    (n: number) => `/search/${encodeURIComponent(oneOf(pageSearches, n))}`,
  ];
  return { token: seller.token, category, pages };
}

/** Milliseconds that the shop takes for a page of the seller's list, of each kind the 99th of a hundred. */
async function listed(stall: Stall, { id: category }: Category): Promise<Figure[]> {
  const ask = async (query: Record<string, string>) => {
    const url = `${sellerStock.path}?${new URLSearchParams(query).toString()}`;
    const began = performance.now();
    const page = (await asked(stall, url)) as { next: string | null };
    return { took: performance.now() - began, next: page.next };
  };
  let deep: string | null = null;
  for (let n = 0; n < 100; n += 1)
    ({ next: deep } = await ask({ size: '60', ...(deep !== null && { after: deep }) }));
  const kinds: Record<string, Record<string, string>> = {
    'the first page': {},
    'those that are not shown': { state: 'hidden' },
    'those of which little is left': { only: 'low' },
    'a category': { category },
    'the cheapest first': { sort: 'price-asc' },
    'a word in English': { q: 'ka' },
    'a word in Nepali': { q: 'क' },
    'a word that nothing has': { q: 'zzzzz' },
    'page 101': { ...(deep !== null && { after: deep }) },
  };
  const figures: Figure[] = [];
  for (const [kind, query] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let n = 0; n < 110; n += 1) {
      const { took } = await ask(query);
      // The first ones are of a process that has just started.
      if (n >= 10) times.push(took);
    }
    const sorted = times.toSorted((a, b) => a - b);
    figures.push({ name: `list of ${size}: ${kind}, p50 ms`, value: percentile(sorted, 0.5) });
    figures.push({ name: `list of ${size}: ${kind}, p99 ms`, value: percentile(sorted, 0.99), most: 50 });
  }
  return figures;
}

async function applied(stall: Stall, { title: category }: Category): Promise<Figure[]> {
  const table = (price: number, length: number) =>
    [
      'Name,Price,Category,Pieces,In the shop,Description',
      ...Array.from({ length }, (_, n) => `Table cup ${n},${price},${category},${n % 90},yes,"${words(n)}"`),
    ].join('\n');
  const readers = new Readers(stall);
  const before = p99Of(await readers.during(pause(20_000)));
  const figures: Figure[] = [{ name: 'pages before, p99 ms', value: before }];
  /** A table is read beside as a whole: what it does, and then doing it. */
  const beside = async (name: string, price: number, length: number, whole: boolean) => {
    const taken: Record<string, number> = {};
    const timed = async (what: string, work: Promise<number>) => void (taken[what] = (await work) / 1_000);
    const times = await readers.during(timed('looked at', looked(stall, table(price, length))));
    const waits = whole ? new Waits(stall) : undefined;
    times.push(...(await readers.during(timed('applied', done(stall, whole)))));
    const p99 = p99Of(times);
    for (const [what, s] of Object.entries(taken))
      figures.push({ name: `${length} ${name} rows ${what}, s`, value: s, most: 30 });
    figures.push(
      { name: `pages beside ${name} rows, p99 ms`, value: p99 },
      { name: `pages beside ${name} rows, p99 of that before`, value: p99 / before, most: 2 },
      { name: `pages beside ${name} rows, the slowest, ms`, value: Math.max(...times) },
    );
    const longest = await waits?.longest();
    if (longest !== undefined)
      figures.push({ name: 'the longest that a count of one of them waited meanwhile, ms', value: longest });
  };
  await beside('new', 100, rows, false);
  await beside('changed', 101, rows, false);
  const { wholeLimit } = await importOf(stall);
  await beside('as a whole changed', 102, Math.min(rows, wholeLimit ?? rows), true);
  return figures;
}

const p99Of = (times: number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.99,
  );

const words = (n: number) => `A cup of clay, number ${n}, as they make it in Thimi: `.repeat(4);

/** Milliseconds until a table is looked at. */
async function looked(stall: Stall, table: string): Promise<number> {
  const began = performance.now();
  const form = new FormData();
  form.set('table', new File([table], 'cups.csv'));
  await asked(stall, importing.startImport.path, form);
  const { counts } = await ended(stall);
  if (counts.failed > 0) throw new Error(`${counts.failed} rows failed`);
  return performance.now() - began;
}

/** Milliseconds until what was looked at is applied. */
async function done(stall: Stall, whole: boolean): Promise<number> {
  const began = performance.now();
  const { _id: jobId } = (await importOf(stall)).job;
  await asked(stall, importing.applyImport.path, { jobId, whole });
  const { state } = await ended(stall);
  if (state !== 'applied') throw new Error(`the table is ${state}`);
  return performance.now() - began;
}

const importOf = async (stall: Stall) =>
  (await asked(stall, importing.getImport.path)) as { job: ImportJob; wholeLimit: number | null };

async function ended(stall: Stall): Promise<ImportJob> {
  for (;;) {
    const { job } = await importOf(stall);
    if (job.state !== 'looking' && job.state !== 'applying') return job;
    await pause(100);
  }
}

/** Counts a product of the table that is the last to be written, again and again: how long a shopper's order of it may wait. */
class Waits {
  readonly #work: Promise<number>;
  #isOver = false;

  constructor(stall: Stall) {
    this.#work = this.#count(stall);
  }

  longest(): Promise<number> {
    this.#isOver = true;
    return this.#work;
  }

  async #count(stall: Stall): Promise<number> {
    const found = (await asked(stall, `${sellerStock.path}?q=Table+cup+1&size=1`)) as {
      products: { _id: string }[];
    };
    const productId = found.products[0]?._id;
    let longest = 0;
    while (!this.#isOver) {
      const began = performance.now();
      await asked(stall, setInventory.path, { productId, lowStockThreshold: 5 });
      longest = Math.max(longest, performance.now() - began);
      await pause(50);
    }
    return longest;
  }
}

/** Shoppers who read pages of each kind in turn, so many a second. */
class Readers {
  readonly #stall: Stall;
  #n = 0;

  constructor(stall: Stall) {
    this.#stall = stall;
  }

  /** @returns the milliseconds of each read until the work is done */
  async during(work: Promise<void>): Promise<number[]> {
    const end = { isOver: false };
    const over = work.finally(() => (end.isOver = true));
    const times: number[] = [];
    const reads: Promise<void>[] = [];
    while (!end.isOver) {
      reads.push(this.#read(times));
      await Promise.race([over, pause(1_000 / readsPerSecond)]);
    }
    await Promise.all([over, ...reads]);
    return times;
  }

  async #read(times: number[]): Promise<void> {
    const { origin, pages } = this.#stall;
    const [kind, n] = [this.#n % pages.length, Math.floor(this.#n / pages.length)];
    this.#n += 1;
    const path = pages[kind]!(n);
    const began = performance.now();
    const answer = await fetch(origin + path);
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - began);
  }
}

async function asked({ token, origin }: Stall, path: string, body?: FormData | object): Promise<unknown> {
  const isForm = body instanceof FormData;
  const json = body && !isForm ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(origin + path, {
    headers: { [tokenHeader]: token, ...json },
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
