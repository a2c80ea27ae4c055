import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { refusal } from '@haat/contract/core/problem';
import { cashHolders, partsWith, sellerBalanceOf, sumOf } from '@haat/contract/orders/ledger/rules';
import type { SellerBalance } from '@haat/contract/orders/ledger/rules';
import type { CourierCash, Ledger, LedgerEntry } from '@haat/contract/orders/ledger/schemas';
import { orderNumber } from '@haat/contract/orders/order-number';
import type { Db } from '../../../core/database/database.ts';
import { isAnyOf } from '../../../core/database/any-of.ts';
import { isBehind, placeOf } from '../../../core/database/place.ts';
import type { Seller } from '../../../core/seller.ts';
import { namesOf } from '../../account/service.ts';
import { termsOf, vendorsWithTerms } from '../../vendors/service.ts';
import type { VendorsByName } from '../../vendors/service.ts';
import { orders } from '../tables.ts';
import { balanceOf, postingOf } from './post-entries.ts';
import { ledgerBalances, ledgerEntries, orderCash } from './tables.ts';

/** Where a page begins, by what the one before said, and how long it is. */
export interface Page {
  after?: string | undefined;
  size?: number | undefined;
}

const usualSize = 30;

const isOf = ({ shopId, vendorId }: Seller) =>
  and(eq(ledgerEntries.shopId, shopId), eq(ledgerEntries.vendorId, vendorId));

/** A vendor's book, newest first. @throws Refusal `not-found` for a vendor of another shop */
export async function readLedger(db: Db, seller: Seller, page: Page): Promise<Ledger> {
  const [agreed, book, { entries, next }] = await Promise.all([
    termsOf(db, seller),
    balanceOf(db, seller),
    entriesOf(db, seller, page),
  ]);
  if (!agreed) throw refusal('not-found');
  return { ...agreed, standing: sellerBalanceOf(book), entries, next };
}

/** A page of a vendor's entries, newest first. */
export async function entriesOf(
  db: Db,
  seller: Seller,
  { after, size = usualSize }: Page,
): Promise<Pick<Ledger, 'entries' | 'next'>> {
  const found = await db
    .select()
    .from(ledgerEntries)
    .where(and(isOf(seller), after === undefined ? undefined : lt(ledgerEntries.id, after)))
    .orderBy(desc(ledgerEntries.id))
    .limit(size + 1);
  const shown = found.slice(0, size);
  const names = await namesOf(
    db,
    seller.shopId,
    shown.map(({ accountId }) => accountId),
  );
  return {
    entries: shown.map((row) => entryOf(row, names)),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

function entryOf(row: typeof ledgerEntries.$inferSelect, names: ReadonlyMap<string, string>): LedgerEntry {
  const { id, kind, createdAt, orderId, accountId, reverses, note, commission, deliversOwn } = row;
  const posting = postingOf(row);
  const lines: LedgerEntry['lines'] = [
    { holder: 'shopper', owner: 'shopper', amount: posting.shopperForShopper },
    ...(['shopper', ...cashHolders] as const).flatMap((holder) => {
      const { forSeller, forShop } = partsWith(holder, posting);
      return [
        { holder, owner: 'seller' as const, amount: forSeller },
        { holder, owner: 'shop' as const, amount: forShop },
      ];
    }),
  ];
  return {
    _id: id,
    kind,
    createdAt: createdAt.toISOString(),
    order: orderId === null ? null : { _id: orderId, number: orderNumber(orderId) },
    reverses,
    note,
    who: (accountId !== null && names.get(accountId)) || null,
    terms: commission === null || deliversOwn === null ? null : { commission, deliversOwn },
    lines: lines.filter(({ amount }) => amount !== 0),
  };
}

/** What the vendors of a shop and the shop owe each other: all together, and each that is listed. */
export async function readSellerBalances(db: Db, shopId: string, asked: VendorsByName) {
  const [{ rows: agreed, next }, all] = await Promise.all([
    vendorsWithTerms(db, shopId, asked),
    balanceOfAll(db, shopId),
  ]);
  const shown = agreed.map(({ vendor }) => vendor._id);
  const balances = await db
    .select()
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.shopId, shopId), isAnyOf(ledgerBalances.vendorId, shown)));
  const sellerBalances = new Map<string, SellerBalance>(
    balances.map((row) => [row.vendorId, sellerBalanceOf(postingOf(row))]),
  );
  const ledgers = agreed.map(({ vendor, terms }) => ({
    ...{ vendor, terms },
    standing: sellerBalances.get(vendor._id) ?? sellerBalanceOf(sumOf([])),
  }));
  return { all, ledgers, next };
}

const sumOfAbove = (...amounts: SQLWrapper[]) =>
  sql`coalesce(sum(${sql.join(
    amounts.map((amount) => sql`greatest(0, ${amount})`),
    sql` + `,
  )}), 0)`.mapWith(Number);

/** The sum of `sellerBalanceOf` of each vendor's book: what one is owed another one does not owe less for. */
async function balanceOfAll(db: Db, shopId: string): Promise<SellerBalance> {
  const { courierForSeller, shopForSeller, sellerForShop } = ledgerBalances;
  const [all] = await db
    .select({
      withCourier: sumOfAbove(courierForSeller),
      owedToSeller: sumOfAbove(shopForSeller, sql`-${sellerForShop}`),
      owedToShop: sumOfAbove(sellerForShop, sql`-${shopForSeller}`),
    })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.shopId, shopId));
  return all!;
}

/** The orders of a vendor whose cash the courier has, the oldest first. */
export async function courierCash(
  db: Db,
  { shopId, vendorId }: Seller,
  { after, size = usualSize }: Page,
): Promise<CourierCash> {
  const { orderId, since } = orderCash;
  const found = await db
    .select({ orderId, since, total: orders.total, place: placeOf(since, orderId) })
    .from(orderCash)
    .innerJoin(orders, and(eq(orders.shopId, orderCash.shopId), eq(orders.id, orderCash.orderId)))
    .where(
      and(
        eq(orderCash.shopId, shopId),
        eq(orderCash.vendorId, vendorId),
        eq(orderCash.holder, 'courier'),
        after === undefined ? undefined : isBehind(after, since, orderId, 'later'),
      ),
    )
    .orderBy(asc(orderCash.since), asc(orderCash.orderId))
    .limit(size + 1);
  const shown = found.slice(0, size);
  return {
    orders: shown.map((row) => ({
      ...{ _id: row.orderId, number: orderNumber(row.orderId) },
      ...{ since: row.since.toISOString(), total: row.total },
    })),
    next: found.length > size ? (shown.at(-1)?.place ?? null) : null,
  };
}
