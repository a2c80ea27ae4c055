import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import type { Order } from '@haat/contract/orders/schemas';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import type { Person, PersonalData } from '../../core/privacy.ts';
import { orderReturns } from './ledger/tables.ts';
import { hasNotComeBack, isOwn, listOrders } from './reading/read-orders.ts';
import { renewSearchKeys } from './selling/search-keys.ts';
import { idempotencyKeys } from '../../core/idempotency/tables.ts';
import { checkouts, orderEvents, orders } from './tables.ts';

const pageSize = 100;

/** A shopper's orders: they stay as the law on records asks, but without the person. */
export const ordersOfPerson: PersonalData = {
  name: 'orders',
  async exportData(db, person) {
    const all: Order[] = [];
    for (let after: string | undefined; ;) {
      const { orders: found, next } = await listOrders(db, person, {
        size: pageSize,
        ...(after && { after }),
      });
      all.push(...found);
      if (next === null) return all;
      after = next;
    }
  },
  async eraseData(tx, person) {
    await refuseWhileOnTheWay(tx, person);
    const { shopId, accountId } = person;
    // Who placed it, where it went and what they wrote: none of it is part of the bill.
    const nobody = { accountId: null, fullName: '', email: '', phone: '', fulladdress: '', message: '' };
    await tx
      .update(checkouts)
      .set(nobody)
      .where(and(eq(checkouts.shopId, shopId), eq(checkouts.accountId, accountId)));
    const own = await tx
      .update(orders)
      .set({ accountId: null })
      .where(isOwn(person))
      .returning({ id: orders.id });
    const orderIds = own.map(({ id }) => id);
    await tx
      .update(orderEvents)
      .set({ reason: null })
      .where(
        and(
          eq(orderEvents.shopId, shopId),
          isAnyOf(orderEvents.orderId, orderIds),
          isNotNull(orderEvents.reason),
        ),
      );
    await tx
      .update(orderReturns)
      .set({ reason: '' })
      .where(and(eq(orderReturns.shopId, shopId), isAnyOf(orderReturns.orderId, orderIds)));
    await renewSearchKeys(tx, shopId, orderIds);
    await tx
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.scope, accountId)));
    return async () => {};
  },
};

/** A parcel still needs its name and door. @throws Refusal `orders-on-the-way` */
async function refuseWhileOnTheWay(tx: Db, person: Person): Promise<void> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOwn(person), notInArray(orders.status, ['delivered', 'cancelled']), hasNotComeBack))
    .limit(1);
  if (open.length > 0) throw refusal('orders-on-the-way');
}
