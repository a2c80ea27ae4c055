import { randomUUID } from 'node:crypto';
import { listAddresses } from '@haat/contract/addresses/calls';
import { signIn } from '@haat/contract/account/calls';
import { getProduct, listProducts, searchProducts } from '@haat/contract/catalog/calls';
import type { Product, ProductCard } from '@haat/contract/catalog/product';
import { addressOf } from '@haat/contract/core/endpoint';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import { placeOrder } from '@haat/contract/orders/calls';
import { getStock } from '@haat/contract/stock/calls';

/** One request of the load. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Something that is measured; `next` makes the next request of it, another one each time where that matters. */
export interface Target {
  name: string;
  next: () => Ask;
  /** Requests at once. One where the figure is the time of an answer, not of a queue. */
  connections: number;
  /** At most so many requests in all rounds together; without it time alone decides. */
  most?: number;
  // spec: opens.26, opens.27
  /** The figures to reach (issue 'The shop opens'): CPU milliseconds a request, share of the bare server, p99 in ms. */
  goal?: { cpu?: number; ratio?: number; p99?: number };
}

/** What the browser that asks accepts: pages come as brotli. */
const asBrowser = { 'accept-encoding': 'br, gzip' };
const shopper = { email: 'shopper@haat.test', password: 'haat-demo' };
const words = [
  'tea',
  'jutta',
  'shoes',
  'चिया',
  'phone',
  'pashmina',
  'bag',
  'jacket',
  'lamp',
  'book',
  'guitar',
  'shirt',
];

/** Calls the shop by its contract. @throws with what it said when it refuses */
export async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  headers: Record<string, string> = {},
): Promise<Answer<E>> {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
  const answer = await fetch(origin + url, {
    method: endpoint.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.method} ${url}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer<E>;
}

const asking = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Ask => ({
  method: endpoint.method,
  path: addressOf(endpoint, input as Record<string, unknown>).url,
  headers: asBrowser,
});

/**
 * A highest price that nobody named before and that leaves nothing out: a page or list of its own for every request,
 * with the same products on it.
 */
const freshPrice = (() => {
  let price = 10_000_000;
  return () => (price += 1);
})();

/** Each of them, one after the other and then again from the first. */
export const inTurn = <T>(all: T[]): (() => T) => {
  let at = 0;
  return () => all[at++ % all.length]!;
};

/**
 * Everything that is measured, with real products of the running shop.
 * @param orders how many orders may be placed in all
 */
export async function targetsOf(origin: string, orders: number): Promise<(() => Promise<Target>)[]> {
  const { products, facets } = await call(origin, listProducts, { size: 60, facets: true });
  const category = (facets?.category ?? []).toSorted((a, b) => b.count - a.count)[0]?.value;
  const product = products[0];
  if (!category || !product) throw new Error('The shop has no products to measure with.');
  const page = (path: string): Ask => ({ method: 'GET', path, headers: asBrowser });
  const list = (facetsToo: boolean) => () =>
    asking(listProducts, { size: 24, max: freshPrice(), facets: facetsToo });
  const slug = inTurn(products.map((each) => each.slug));
  const word = inTurn(words);
  const many = { connections: 10 };
  const ready = (target: Target) => () => Promise.resolve(target);
  return [
    ready({ name: 'home', next: () => page('/'), goal: { ratio: 0.5 }, ...many }),
    ready({
      name: 'category, kept',
      next: () => page(`/product_category/${category}`),
      goal: { ratio: 0.5 },
      ...many,
    }),
    ready({
      name: 'category, made anew',
      next: () => page(`/product_category/${category}?max=${freshPrice()}`),
      goal: { cpu: 6 },
      ...many,
    }),
    ready({
      name: 'product page',
      next: () => page(`/product/${product.slug}`),
      goal: { ratio: 0.5 },
      ...many,
    }),
    ready({ name: 'API list of 24', next: list(false), goal: { cpu: 1.5 }, ...many }),
    ready({ name: 'API list, facets', next: list(true), ...many }),
    ready({
      name: 'API product',
      next: () => asking(getProduct, { slug: slug() }),
      goal: { cpu: 1 },
      ...many,
    }),
    ready({
      name: 'API search',
      next: () => asking(searchProducts, { term: word() }),
      goal: { cpu: 1.5, p99: 15 },
      connections: 1,
    }),
    () => orderTarget(origin, products, orders),
  ];
}

/** A signed-in shopper who orders one piece at a time, of products that need no choice of size or colour. */
async function orderTarget(origin: string, cards: ProductCard[], orders: number): Promise<Target> {
  const { token } = await call(origin, signIn, shopper);
  const [home] = await call(origin, listAddresses, {}, { [tokenHeader]: token });
  if (!home) throw new Error(`${shopper.email} has no saved address to order to.`);
  const pieces = await piecesOf(origin, cards, orders);
  const next = inTurn(pieces);
  return {
    name: 'order placed',
    connections: 10,
    most: pieces.length,
    goal: { cpu: 10 },
    next: () => ({
      method: placeOrder.method,
      path: placeOrder.path,
      headers: {
        'content-type': 'application/json',
        [tokenHeader]: token,
        [idempotencyHeader]: randomUUID(),
      },
      body: JSON.stringify({ items: [next()], addressId: home._id }),
    }),
  };
}

/** One entry for each piece in stock, products mixed, so that no order meets an empty shelf. */
async function piecesOf(
  origin: string,
  cards: ProductCard[],
  most: number,
): Promise<{ productId: string; quantity: number }[]> {
  const plain = (
    await Promise.all(
      cards.filter(({ inStock }) => inStock).map(({ slug }) => call(origin, getProduct, { slug })),
    )
  ).filter(({ variants }: Product) => variants.length === 0);
  const shelves = await Promise.all(
    plain.map(async ({ _id }) => {
      const [stock] = await call(origin, getStock, { productId: _id });
      return { productId: _id, left: stock?.remainingQty ?? 0 };
    }),
  );
  const pieces: { productId: string; quantity: number }[] = [];
  for (let layer = 0; pieces.length < most; layer += 1) {
    const layerOf = shelves
      .filter(({ left }) => left > layer)
      .map(({ productId }) => ({ productId, quantity: 1 }));
    if (layerOf.length === 0) break;
    pieces.push(...layerOf);
  }
  if (pieces.length === 0)
    throw new Error('Nothing in stock that can be ordered without choosing a variant.');
  return pieces.slice(0, most);
}
