import { count, eq } from 'drizzle-orm';
import type { Db } from '@haat/api/core/database/database';
import type { Dependencies } from '@haat/api/core/dependencies';
import { accounts } from '@haat/api/features/account/tables';
import { hashPassword } from '@haat/api/features/account/service';
import { shops } from '@haat/api/features/tenant/tables';
import { copyPictures } from './load-pictures.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadOrders } from './load-orders.ts';
import { loadShop } from './load-shop.ts';
import { demoShops } from '../shops/demo-shops.ts';

/** The password of every demo account (design §4). */
export const demoPassword = 'haat-demo';

/** Fills an empty database with the demo shops (design §4): all of it or nothing. A database with a shop stays as it is. */
export async function loadDemo({
  database,
  uploads,
  log,
}: Pick<Dependencies, 'database' | 'uploads' | 'log'>): Promise<void> {
  const [found] = await database.orm.select({ shops: count() }).from(shops);
  if (found && found.shops > 0) return;
  const begun = performance.now();
  await copyPictures(uploads, demoShops);
  const passwordHash = await hashPassword(demoPassword);
  await database.orm.transaction(async (tx) => {
    // Of several processes that start on one empty database, the others wait here and then find it full.
    await tx.execute('select pg_advisory_xact_lock(7114229)');
    const [now] = await tx.select({ shops: count() }).from(shops);
    if (now && now.shops > 0) return;
    for (const shop of demoShops) {
      await loadShop(tx, shop, passwordHash);
      await loadCatalog(tx, shop);
      await loadOrders(tx, shop);
    }
  });
  // The planner guesses badly about tables it has never counted.
  await database.orm.execute('analyze');
  log.info(`The demo shops were made in ${Math.round(performance.now() - begun)} ms`);
}

/** Whether anybody could sign in with the demo's password. */
export async function holdsDemo(db: Db): Promise<boolean> {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true)).limit(1);
  return found.length > 0;
}
