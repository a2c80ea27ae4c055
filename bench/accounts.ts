import { listAddresses } from '@haat/contract/addresses/calls';
import { getMe, signIn } from '@haat/contract/account/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { tokenHeader } from '@haat/contract/core/session';
import { getOrder, listOrders } from '@haat/contract/orders/calls';
import { openDatabase } from '@haat/api/core/database/database';
import { hashPassword } from '@haat/api/features/account/passwords/passwords';
import { seedCrowd, oneOf } from '@haat/api/testing/crowd';
import { call, inTurn } from './targets.ts';
import type { Ask, Target } from './targets.ts';

// spec: accounts.52
const size = { accounts: 10_000, orders: 50_000 };
const password = 'a password for many';
/** So many of the people ask in turn, so that not one row alone is read again and again. */
const asking = 200;

/** Gives the demo shop its crowd while nobody has its database open (issue 'Accounts', figures). */
export async function stockAccounts(directory: string): Promise<void> {
  const database = await openDatabase({ directory });
  try {
    const [shop] = await database.sql<{ id: string }>`select id from shops where subdomain = 'haat'`;
    if (!shop) throw new Error('The demo shop is not there.');
    const place = { shopId: shop.id, passwordHash: await hashPassword(password) };
    await seedCrowd(database.orm, { ...place, ...size });
  } finally {
    await database.close();
  }
}

/** What people do with their accounts, one request at a time: the figures are the time of an answer. */
export async function accountTargets(origin: string): Promise<(() => Promise<Target>)[]> {
  const people = Array.from({ length: asking }, (_, at) =>
    oneOf(1 + at * Math.floor(size.accounts / asking)),
  );
  const busiest = oneOf(1);
  const as = ({ token }: { token: string }) => ({ [tokenHeader]: token });
  const next = inTurn(people);
  const own = await Promise.all(
    people.slice(0, 20).map(async (person) => {
      const { orders } = await call(origin, listOrders, {}, as(person));
      return orders.map(({ _id }) => request(getOrder, { orderId: _id }, as(person)));
    }),
  );
  const pages = await cursorsOf(origin, as(busiest));
  const alone =
    (name: string, asks: () => Ask, p99 = 20) =>
    async (): Promise<Target> => ({
      ...{ name, next: asks, connections: 1, goal: { p99 } },
    });
  return [
    alone('who I am', () => request(getMe, {}, as(next()))),
    alone('own addresses', () => request(listAddresses, {}, as(next()))),
    alone('own orders', () => request(listOrders, {}, as(next()))),
    alone('own orders, of 500', () => request(listOrders, {}, as(busiest))),
    alone('own orders, further', inTurn(pages.map((after) => request(listOrders, { after }, as(busiest))))),
    alone('an own order', inTurn(own.flat())),
    alone('signing in', () => request(signIn, { email: next().email, password }, {}), 250),
  ];
}

/** Where each page after the first begins. */
async function cursorsOf(origin: string, headers: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    ({ next: after } = await call(origin, listOrders, { after }, headers));
    if (after !== null) found.push(after);
  }
  return found;
}

/** A call as a request of the load. */
export function request<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  headers: Record<string, string>,
): Ask {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
  const { method } = endpoint;
  if (!body) return { method, path: url, headers };
  return {
    method,
    path: url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
