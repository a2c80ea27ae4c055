import { asc, eq } from 'drizzle-orm';
import type { Answer } from '@haat/contract/core/endpoint';
import type { shopToday } from '@haat/contract/orders/owning/calls';
import type { Db } from '../../../core/database/database.ts';
import { hasAnythingOnSale } from '../../catalog/service.ts';
import { readShop } from '../../tenant/service.ts';
import { hasVendors } from '../../vendors/service.ts';
import { orders } from '../tables.ts';
import { lateSellers } from './read-late-sellers.ts';

/** @param mailsGoOut whether this process was told of a mail server */
export async function todayOfShop(
  db: Db,
  shopId: string,
  mailsGoOut: boolean,
): Promise<Answer<typeof shopToday>> {
  const [late, shop, hasSellers, hasProducts, hasOrders] = await Promise.all([
    lateSellers(db, shopId),
    readShop(db, shopId),
    hasVendors(db, shopId),
    hasAnythingOnSale(db, shopId),
    wasOrderedFrom(db, shopId),
  ]);
  const { phone = '', address = '' } = shop?.profile ?? {};
  return {
    late: late.length,
    checklist: {
      isReachable: phone !== '' && address !== '',
      ...{ mailsGoOut, hasSellers, hasProducts, hasOrders },
    },
  };
}

/** By the first order, which the index has: just any one would be looked for from end to end. */
async function wasOrderedFrom(db: Db, shopId: string): Promise<boolean> {
  const first = db.select({ id: orders.id }).from(orders).where(eq(orders.shopId, shopId));
  return (await first.orderBy(asc(orders.createdAt)).limit(1)).length > 0;
}
