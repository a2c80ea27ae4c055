import { and, asc, eq } from 'drizzle-orm';
import { passedOn, reversed, saleOf, sumOf } from '@haat/contract/orders/ledger/rules';
import type { CashHolder } from '@haat/contract/orders/ledger/rules';
import type { Db } from '../../../core/database/database.ts';
import type { Seller } from '../../../core/seller.ts';
import { joinedVendor } from '../../vendors/service.ts';
import { holdOrder } from '../hold-order.ts';
import { isSoldBy } from '../reading/read-orders.ts';
import { orders } from '../tables.ts';
import { postEntries, postingOf } from './post-entries.ts';
import { ledgerEntries, orderCash } from './tables.ts';

interface Which {
  shopId: string;
  orderId: string;
}

const isCashOf = ({ shopId, orderId }: Which) =>
  and(eq(orderCash.shopId, shopId), eq(orderCash.orderId, orderId));

const entriesOf = (tx: Db, { shopId, orderId }: Which) =>
  tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.shopId, shopId), eq(ledgerEntries.orderId, orderId)))
    .orderBy(asc(ledgerEntries.id));

interface Booking extends Which {
  accountId?: string;
  /** When it happened, in the past; now unless it is said. */
  at?: Date;
}

/** Writes the sale of an order into its seller's book, by the terms of this day: whatever they become, it stays so. */
export async function bookSale(tx: Db, { accountId, at, ...which }: Booking): Promise<void> {
  const { shopId, orderId } = which;
  const [order] = await tx
    .select({
      vendorId: orders.vendorId,
      subtotal: orders.subtotal,
      deliveryFee: orders.deliveryFee,
      ...joinedVendor.terms,
    })
    .from(orders)
    .innerJoin(joinedVendor.rows, joinedVendor.on(orders.shopId, orders.vendorId))
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId)));
  if (!order) throw new Error(`the order ${orderId} to be booked is gone`);
  const { vendorId, commission, deliversOwn } = order;
  const terms = { commission, deliversOwn };
  await tx.insert(orderCash).values({ shopId, orderId, vendorId, holder: 'shopper', since: at });
  await postEntries(tx, { shopId, vendorId }, [
    { kind: 'sale', orderId, accountId, at, ...terms, posting: saleOf(order, terms) },
  ]);
}

/**
 * The shopper has paid: the cash is with whoever brought the parcel. An order that was confirmed before there was a book is
 * booked with it.
 */
export async function bookCollected(tx: Db, which: Booking): Promise<void> {
  if ((await entriesOf(tx, which)).length === 0) await bookSale(tx, which);
  const entries = await entriesOf(tx, which);
  const sale = entries.find(({ kind }) => kind === 'sale');
  if (!sale) throw new Error(`the order ${which.orderId} was collected without a sale`);
  await passOn(tx, sale, { ...which, from: 'shopper', to: sale.deliversOwn ? 'seller' : 'courier' });
}

interface Passing extends Booking {
  from: CashHolder | 'shopper';
  to: CashHolder;
}

/** @returns whether the cash was there to be passed on: of two who say so at once, one does it */
async function passOn(tx: Db, { vendorId }: { vendorId: string }, passing: Passing): Promise<boolean> {
  const { shopId, orderId, from, to, accountId, at } = passing;
  const passed = await tx
    .update(orderCash)
    .set({ holder: to, since: at ?? new Date() })
    .where(and(isCashOf(passing), eq(orderCash.vendorId, vendorId), eq(orderCash.holder, from)))
    .returning({ orderId: orderCash.orderId });
  if (passed.length === 0) return false;
  const book = sumOf((await entriesOf(tx, passing)).map(postingOf));
  const kind = from === 'shopper' ? ('collected' as const) : ('handover' as const);
  await postEntries(tx, { shopId, vendorId }, [
    { kind, orderId, accountId, at, posting: passedOn(book, from, to) },
  ]);
  return true;
}

/** The courier has given the cash of an order away. @returns false where it is not with the courier */
export async function handOver(
  tx: Db,
  seller: Seller,
  handing: { orderId: string; to: CashHolder; accountId: string },
): Promise<boolean> {
  // As who notes that it came back does.
  const isTheirs = await holdOrder(tx, and(isSoldBy(seller), eq(orders.id, handing.orderId)));
  return isTheirs && passOn(tx, seller, { shopId: seller.shopId, from: 'courier', ...handing });
}

/** Takes every entry of an order back, exactly, whoever has its cash. */
export async function bookReturn(tx: Db, seller: Seller, orderId: string, accountId: string): Promise<void> {
  const which = { shopId: seller.shopId, orderId };
  const entries = await entriesOf(tx, which);
  await postEntries(
    tx,
    seller,
    entries.map((entry) => ({
      kind: 'reversal' as const,
      orderId,
      reverses: entry.id,
      accountId,
      posting: reversed(postingOf(entry)),
    })),
  );
  await tx.delete(orderCash).where(isCashOf(which));
}
