import { Changes } from '@haat/api/core/cache/cache';
import { openDatabase } from '@haat/api/core/database/database';
import { refreshOrderSearch } from '@haat/api/features/orders/selling/search-keys';
import { seedCrowd } from '@haat/api/testing/crowd';
import { Makers } from '@haat/api/testing/makers';
import type { MadePerson, MadeProduct } from '@haat/api/testing/makers';
import { startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import { withDebugger } from '../debugger.ts';
import { pairs, people, soldOrders } from './size.ts';

/** A shopper and a seller who talk about a product. */
export interface Pair {
  product: MadeProduct;
  shopper: MadePerson;
  seller: MadePerson;
}

/** A shop on a Postgres of its own. */
export interface Market {
  /** What the shop's process is started with. */
  env: Record<string, string>;
  url: string;
  /** Fills it, once a first start has made its tables: a vendor who sold 50,000 orders, others whose shoppers talk with them. */
  stock(): Promise<void>;
  pairs: Pair[];
  /** Who works for the vendor who sold all the orders. */
  busy(): MadePerson;
  close(): Promise<void>;
}

/** @throws where the machine has no Postgres server */
export async function openMarket(): Promise<Market> {
  const postgres = await startThrowawayPostgres();
  if (!postgres) throw new Error('This part needs a Postgres server on this machine.');
  const { url } = postgres;
  let busy: MadePerson | undefined;
  const pairs: Pair[] = [];
  return {
    url,
    env: { DATABASE_URL: url, SEED: 'none', ...withDebugger },
    async stock() {
      busy = await stock(url, pairs);
    },
    pairs,
    busy() {
      if (!busy) throw new Error('the market is not stocked');
      return busy;
    },
    close: () => postgres.stop(),
  };
}

async function stock(url: string, talking: Pair[]): Promise<MadePerson> {
  const database = await openDatabase({ url });
  const { orm, sql } = database;
  try {
    const make = new Makers(orm, new Changes());
    const shop = await make.aShop({ subdomain: 'haat' });
    const busy = await make.aSeller(await make.aVendor());
    const crowd = { shopId: shop.id, passwordHash: '', accounts: people, orders: soldOrders };
    // While there is one vendor it sells everything.
    await seedCrowd(orm, crowd);
    await refreshOrderSearch(orm, [shop.id]);
    while (talking.length < pairs) {
      const product = await make.aProduct({ vendor: await make.aVendor() });
      const { vendor } = product;
      talking.push({ product, shopper: await make.aShopper(), seller: await make.aSeller(vendor) });
    }
    // As the database does by itself after a while.
    await sql`vacuum analyze`;
    return busy;
  } finally {
    await database.close();
  }
}
