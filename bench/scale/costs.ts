import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@haat/api/core/database/database';
import { listProducts, searchProducts } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { saveFrontRows } from '@haat/contract/content/owning/front/calls';
import { saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import { cookies, tokenHeader } from '@haat/contract/core/session';
import type { ShopProcess } from '../../e2e/support/shop-process.ts';
import { percentile } from '../measure.ts';
import { cpuOf } from '../process-use.ts';
import { toldBy } from './metrics.ts';
import type { Stocked } from './stock.ts';

/** The running shop, and its database where that is a server. */
export interface Running {
  shop: ShopProcess;
  database: Database | null;
}

/** What requests of a kind cost, each: processor of the shop and its Postgres, and how long they took; in milliseconds. */
export interface Cost {
  /** The mean of all rounds, collecting garbage included. */
  cpu: number;
  /**
   * That of the middle round, to be compared with another shop's: V8 collects all that is old about every two hundred pages, and
   * into whose rounds that falls says nothing of either.
   */
  cpuOfMiddle: number;
  p50: number;
  p99: number;
  /** The longest time for which the event loop was held. */
  held: number;
}

/** Figures to reach: CPU of a request, p99, and CPU beside the smallest shop's; the second of two is for a million products. */
interface Goal {
  cpu?: number;
  /** The same of the smallest shop alone, by where its data lie. */
  cpuOfSmall?: { Postgres: number; embedded: number };
  p99?: [number, number];
  ratio?: [number, number];
}

/** Something that is asked of a shop, each time for the first time. */
export interface Kind {
  name: string;
  goal: Goal;
  /** Addresses for a round. */
  paths(stocked: Stocked, round: number): string[];
  /** Addresses that are asked before each round, and not measured. */
  lookedAt?(stocked: Stocked): string[];
  /** Takes place before each request; what it costs by itself is measured as well and left out. */
  before?: (stocked: Stocked, running: Running) => Promise<void>;
}

export const rounds = 15;
/** Enough to warm up with. */
export const fewRounds = 5;

const asked = <E extends Endpoint>(endpoint: E, input: CallInput<E>): string =>
  addressOf(endpoint, input as Record<string, unknown>).url;

// A highest price that leaves nothing out: no two requests are one.
let highest = 10_000_000;
const max = () => (highest += 1);

const several = (count: number, path: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => path(n));
const inTurn = <T>(all: readonly T[], n: number): T => all[n % all.length]!;
const partOf = <T>(all: readonly T[], round: number): T[] => all.filter((_, n) => n % rounds === round);
const listOf = ({ categories }: Stocked, facets: boolean) =>
  several(60, (n) => asked(listProducts, { category: inTurn(categories, n), max: max(), facets }));

const productPage = (slug: string) => `/product/${slug}`;
// A small shop has few products, and what a page costs beside that of another shop wants many of them.
const isFirst = (_: unknown, n: number) => n % 5 === 0;
const isOther = (slug: unknown, n: number) => !isFirst(slug, n);
const searchPage = (q: string) => `/search/${encodeURIComponent(q)}?max=${max()}`;

const twenty = (name: string) => Array.from({ length: 20 }, (_, n) => `${name}-${n}`);
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** The most that the API takes: the last page, filters of which nothing is left, a hundred words of one letter. */
const extremes: CallInput<typeof listProducts>[] = [
  { page: 10_000 },
  { sizes: twenty('size'), colours: twenty('colour'), vendor: twenty('seller') },
  { q: Array.from({ length: 100 }, (_, n) => inTurn(letters, n)).join(' ') },
  { sizes: twenty('size'), page: 10_000, q: 'a' },
];

/** An owner saves the rows of the front page, which is made anew from cards that are kept. */
async function saveRows({ owner, subdomain }: Stocked, { shop }: Running): Promise<void> {
  await post(shop, saveFrontRows, { subdomain, token: owner.token }, { version: owner.version, rows: null });
  owner.version += 1;
}

/** A seller moves, and with it the town on the cards of the shop, which are read anew. */
async function move({ seller, subdomain }: Stocked, { shop }: Running): Promise<void> {
  const city = seller.version % 2 ? 'Thimi' : 'Patan';
  const said = { intro: '', introNe: null, city, cityNe: null, district: 'Bhaktapur', districtNe: null };
  const input = { ...said, version: seller.version, pan: null, vatRegistered: false };
  await post(shop, saveOwnVendor, { subdomain, token: seller.token }, input);
  seller.version += 1;
}

async function post<E extends Endpoint>(
  { origin }: ShopProcess,
  { method, path }: E,
  { subdomain, token }: { subdomain: string; token: string },
  input: CallInput<E>,
): Promise<void> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...{ 'content-type': 'application/json', [tokenHeader]: token },
      cookie: `${cookies.shop}=${subdomain}`,
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  await answer.body?.cancel();
}

const sorts = ['newest', 'price-asc', 'price-desc', 'discount', 'popular'] as const;

export const kinds: Kind[] = [
  { name: 'list of 24 in a category', goal: {}, paths: (shop) => listOf(shop, false) },
  {
    name: 'the same with facets',
    goal: { cpu: 5, ratio: [2, 2] },
    paths: (shop) => listOf(shop, true),
  },
  {
    name: 'all products with facets',
    goal: {},
    paths: () => several(30, () => asked(listProducts, { max: max(), facets: true })),
  },
  {
    name: 'a whole branch in each order',
    goal: {},
    paths: ({ root }) =>
      several(30, (n) =>
        asked(listProducts, { category: root, sort: inTurn(sorts, n), max: max(), facets: true }),
      ),
  },
  {
    name: 'category page',
    goal: { cpu: 6, ratio: [1.3, 2] },
    paths: ({ categories }) => several(40, (n) => `/product_category/${inTurn(categories, n)}?max=${max()}`),
  },
  {
    name: 'product page, first of its category',
    goal: { cpu: 6 },
    paths: ({ slugs }, round) => partOf(slugs.filter(isFirst), round).map(productPage),
  },
  // Who looks at a product comes from a list, which showed what is like it.
  {
    name: 'product page',
    goal: { cpu: 6, ratio: [1.1, 1.1] },
    lookedAt: ({ allCategories }) => allCategories.map((slug) => `/product_category/${slug}?max=${max()}`),
    paths: ({ slugs }, round) => partOf(slugs.filter(isOther), round).map(productPage),
  },
  {
    name: 'search',
    goal: { cpuOfSmall: { Postgres: 1.5, embedded: 1.5 }, p99: [25, 60] },
    paths: ({ searches }, round) => partOf(searches, round).map((term) => asked(searchProducts, { term })),
  },
  {
    name: 'search with its list and facets',
    goal: {},
    paths: ({ searches }, round) =>
      partOf(searches, round).map((q) => asked(listProducts, { q, facets: true })),
  },
  {
    name: 'what nobody would ask',
    goal: { p99: [25, 60] },
    paths: () =>
      several(20, (n) => asked(listProducts, { max: max(), facets: true, ...inTurn(extremes, n) })),
  },
  // For what nobody has looked for yet: beyond the small shop most of it is the index of words, for words of which a large part of all products speak.
  {
    name: 'search page, first of its words',
    goal: { cpuOfSmall: { Postgres: 6, embedded: 8 } },
    paths: ({ pageSearches }, round) => partOf(pageSearches, round).map(searchPage),
  },
  {
    name: 'search page',
    goal: { cpu: 6 },
    // Those that were looked for last.
    paths: ({ pageSearches }) => partOf(pageSearches, rounds - 1).map(searchPage),
  },
  {
    name: 'vendor page',
    goal: { cpu: 6 },
    paths: ({ vendors }) => several(30, (n) => `/shop/${inTurn(vendors, n)}?max=${max()}`),
  },
  {
    name: 'blog post',
    goal: { cpu: 6 },
    paths: ({ posts }, round) => partOf(posts, round).map((slug) => `/blog/${slug}`),
  },
  {
    name: 'home page',
    goal: { cpu: 6 },
    paths: () => several(30, () => '/'),
    before: saveRows,
  },
  {
    name: 'home page, its cards read anew',
    goal: {},
    paths: () => several(30, () => '/'),
    before: move,
  },
];

/** Measures a kind of requests in all shops, in turn, each first once, so that what else the machine does falls upon all of them. */
export async function costsOf(
  kind: Kind,
  shops: Stocked[],
  running: Running,
  times = rounds,
): Promise<Cost[]> {
  const seen = shops.map(() => ({ cpu: [] as number[], took: [] as number[], held: 0 }));
  for (let round = 0; round < times; round += 1)
    for (let turn = 0; turn < shops.length; turn += 1) {
      const n = (round + turn) % shops.length;
      const stocked = shops[n]!;
      for (const path of kind.lookedAt?.(stocked) ?? []) await ask(running.shop, stocked, path);
      await toldBy(running.shop);
      const { cpu, took } = await costOf(kind, kind.paths(stocked, round), stocked, running);
      const { held } = await toldBy(running.shop);
      seen[n]!.cpu.push(cpu);
      seen[n]!.took.push(...took);
      seen[n]!.held = Math.max(seen[n]!.held, held);
    }
  return seen.map(({ cpu, took, held }) => {
    const sorted = took.toSorted((a, b) => a - b);
    const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
    return { cpu: meanOf(cpu), cpuOfMiddle: middleOf(cpu), p50, p99, held };
  });
}

const middleOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const meanOf = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

async function costOf({ before }: Kind, paths: string[], stocked: Stocked, running: Running) {
  const took: number[] = [];
  const begun = await usedBy(running);
  for (const each of before ? paths.map(() => before) : []) await each(stocked, running);
  const used = await usedBy(running);
  for (const path of paths) {
    await before?.(stocked, running);
    took.push(await ask(running.shop, stocked, path));
  }
  const withBefore = (await usedBy(running)) - used;
  const alone = before ? used - begun : 0;
  return { cpu: Math.max(0, withBefore - alone) / paths.length, took };
}

// By process: a session of the database that has ended keeps what it took.
const taken = new Map<number, number>();

/** The processor time that the shop and the database's sessions have taken so far, in milliseconds. */
async function usedBy({ shop, database }: Running): Promise<number> {
  // What was still under way when the last answer came belongs to it.
  await pause(30);
  const sessions = database
    ? await database.sql<{ pid: number }>`
        select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    : [];
  for (const pid of [shop.process.pid ?? 0, ...sessions.map(({ pid }) => pid)])
    taken.set(pid, cpuOf(pid) ?? taken.get(pid) ?? 0);
  return taken.values().reduce((sum, each) => sum + each, 0);
}

/** Asks as a browser would. @returns how long the answer took */
export async function ask(shop: ShopProcess, { subdomain }: Stocked, path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(shop.origin + path, {
    headers: { cookie: `${cookies.shop}=${subdomain}`, 'accept-encoding': 'br' },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}
