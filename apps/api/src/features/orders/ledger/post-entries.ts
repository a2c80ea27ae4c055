import { and, eq, sql } from 'drizzle-orm';
import { places, sumOf } from '@haat/contract/orders/ledger/rules';
import type { Place, Posting } from '@haat/contract/orders/ledger/rules';
import type { Db } from '../../../core/database/database.ts';
import { v7At } from '../../../core/ids.ts';
import type { Seller } from '../../../core/seller.ts';
import { ledgerBalances, ledgerEntries } from './tables.ts';

export interface NewEntry extends Pick<
  typeof ledgerEntries.$inferInsert,
  'kind' | 'orderId' | 'reverses' | 'commission' | 'deliversOwn' | 'note' | 'accountId'
> {
  posting: Posting;
  /** When it happened, in the past; now unless it is said. */
  at?: Date | undefined;
}

export const postingOf = (row: Record<Place, number>): Posting => {
  const { shopperForShopper, shopperForSeller, shopperForShop, courierForSeller, courierForShop } = row;
  const { sellerForSeller, sellerForShop, shopForSeller, shopForShop } = row;
  return {
    ...{ shopperForShopper, shopperForSeller, shopperForShop, courierForSeller, courierForShop },
    ...{ sellerForSeller, sellerForShop, shopForSeller, shopForShop },
  };
};

/** Adds entries to a vendor's book and to what all of them come to. */
export async function postEntries(tx: Db, { shopId, vendorId }: Seller, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(ledgerEntries).values(
    entries.map(({ posting, at, ...entry }) => ({
      ...{ shopId, vendorId, ...entry, ...posting },
      // A book is read in the order of its ids.
      ...(at && { id: v7At(at), createdAt: at }),
    })),
  );
  const sum = sumOf(entries.map(({ posting }) => posting));
  await tx
    .insert(ledgerBalances)
    .values({ shopId, vendorId, ...sum })
    .onConflictDoUpdate({
      target: [ledgerBalances.shopId, ledgerBalances.vendorId],
      set: Object.fromEntries(places.map((place) => [place, sql`${ledgerBalances[place]} + ${sum[place]}`])),
    });
}

/** What all entries of a vendor come to. @param locked until the end of the transaction nobody else settles */
export async function balanceOf(db: Db, { shopId, vendorId }: Seller, locked = false): Promise<Posting> {
  const which = and(eq(ledgerBalances.shopId, shopId), eq(ledgerBalances.vendorId, vendorId));
  const asked = db.select().from(ledgerBalances).where(which);
  const [row] = await (locked ? asked.for('update') : asked);
  return row ? postingOf(row) : sumOf([]);
}
