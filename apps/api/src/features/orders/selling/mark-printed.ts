import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { OrderCard } from '@haat/contract/orders/selling/schemas';
import { isAnyOf, isAnyOfGiven, listOf } from '../../../core/database/any-of.ts';
import type { Db } from '../../../core/database/database.ts';
import { preparedFor } from '../../../core/database/prepared.ts';
import type { Seller } from '../../../core/seller.ts';
import { isSoldBy } from '../reading/read-orders.ts';
import { orders } from '../tables.ts';
import { orderPrints } from './tables.ts';

type Print = typeof orderPrints.$inferSelect;

export const readPrints = (db: Db, shopId: string, orderIds: readonly string[]): Promise<Print[]> =>
  printsOf(db).execute({ shopId, ids: listOf(orderIds) });

const printsOf = preparedFor((db) =>
  db
    .select()
    .from(orderPrints)
    .where(and(eq(orderPrints.shopId, sql.placeholder('shopId')), isAnyOfGiven(orderPrints.orderId, 'ids')))
    .prepare('prints of orders'),
);

export function printedOf(prints: readonly Print[], orderId: string): OrderCard['printed'] {
  const of = (what: Print['what']) => {
    const print = prints.find((each) => each.orderId === orderId && each.what === what);
    return print ? { at: print.at.toISOString(), times: print.times } : null;
  };
  return { slip: of('slip'), bill: of('bill') };
}

/**
 * Notes that a paper of each of these orders was printed, once more where it was before. A bill that is not written yet was
 * not printed.
 * @returns what was printed of each, in the order asked
 * @throws Refusal `not-found` where one of them is not the seller's
 */
export const markPrinted = (
  db: Db,
  seller: Seller,
  { orderIds, what }: { orderIds: string[]; what: Print['what'] },
) =>
  db.transaction(async (tx) => {
    const ids = orderIds.map((id) => id.toLowerCase());
    const which = and(isSoldBy(seller), isAnyOf(orders.id, ids));
    if ((await tx.$count(orders, which)) < ids.length) throw refusal('not-found');
    const isWritten = what === 'bill' ? isNotNull(orders.billYear) : undefined;
    // In one order everywhere, so that two desks that print the same never wait for each other.
    await tx.execute(sql`
      insert into ${orderPrints} (shop_id, order_id, what)
      select ${orders.shopId}, ${orders.id}, ${what} from ${orders} where ${and(which, isWritten)} order by ${orders.id}
      on conflict (shop_id, order_id, what)
      do update set times = ${orderPrints.times} + 1, at = excluded.at`);
    const prints = await readPrints(tx, seller.shopId, ids);
    return ids.map((id) => ({ orderId: id, printed: printedOf(prints, id) }));
  });
