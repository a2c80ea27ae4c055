import { and, eq, sql } from 'drizzle-orm';
import { bikramSambatOf } from '@haat/contract/core/time/bikram-sambat';
import { fiscalYearOf, vatContained } from '@haat/contract/orders/rules';
import type { Db } from '../../../core/database/database.ts';
import { joinedVendor } from '../../vendors/service.ts';
import { billCounts, orders } from '../tables.ts';

/**
 * Writes the bill of an order, in the transaction in which its seller confirms it: the next number in the seller's fiscal
 * year, and the VAT in the total and the seller's name and PAN as they are that day. An order that is cancelled was never
 * confirmed, so the numbers run without a gap, as the tax office wants them.
 */
export async function writeBill(tx: Db, shopId: string, orderId: string): Promise<void> {
  const which = and(eq(orders.shopId, shopId), eq(orders.id, orderId));
  const [order] = await tx
    .select({
      vendorId: orders.vendorId,
      total: orders.total,
      ...joinedVendor.mark,
      ...joinedVendor.billing,
    })
    .from(orders)
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId))
    .where(which);
  if (!order) throw new Error(`the order ${orderId} to be billed is gone`);
  const billYear = fiscalYearNow();
  const [counted] = await tx
    .insert(billCounts)
    .values({ shopId, vendorId: order.vendorId, year: billYear, last: 1 })
    .onConflictDoUpdate({
      target: [billCounts.shopId, billCounts.vendorId, billCounts.year],
      set: { last: sql`${billCounts.last} + 1` },
    })
    .returning({ last: billCounts.last });
  if (!counted) throw new Error('a count answered no row');
  const billVat = order.vatRegistered ? vatContained(order.total) : null;
  const seller = { billName: order.shopName, billNameNe: order.shopNameNe, billPan: order.pan };
  await tx
    .update(orders)
    .set({ billYear, billSerial: counted.last, billVat, ...seller })
    .where(which);
}

/** Beyond the years that the calendar's table knows, numbers run by the year of the world's calendar. */
function fiscalYearNow(): string {
  const now = new Date();
  const today = bikramSambatOf(now);
  return today ? fiscalYearOf(today) : String(now.getUTCFullYear());
}
