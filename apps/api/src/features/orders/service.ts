import { and, eq, exists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orderLines, orders } from './tables.ts';

export { bookCollected, bookSale } from './ledger/book-order.ts';
export { unconfirmedQueue } from './placing/confirm-guest.ts';
export type { Sales } from './reading/read-sales.ts';
export { bestProducts, salesByDay, salesByVendor, soldOrders } from './reading/read-sales.ts';
export { refreshOrderSearch, saveSearchKeys } from './selling/search-keys.ts';

const queries = new QueryBuilder();

/** Whether somebody bought a product here and received it, as a condition on the columns of another noun's row. */
export const wasBought = ({
  shopId,
  productId,
  accountId,
}: Record<'shopId' | 'productId' | 'accountId', AnyPgColumn>) =>
  sql<boolean>`${exists(
    queries
      .select({ line: orderLines.position })
      .from(orderLines)
      .innerJoin(orders, and(eq(orders.shopId, orderLines.shopId), eq(orders.id, orderLines.orderId)))
      .where(
        and(
          eq(orderLines.shopId, shopId),
          eq(orderLines.productId, productId),
          eq(orders.accountId, accountId),
          eq(orders.status, 'delivered'),
        ),
      ),
  )}`;
