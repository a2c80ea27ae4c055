import type { Answer } from '@haat/contract/core/endpoint';
import { lastDaysInNepal, startOfDayInNepal } from '@haat/contract/core/time/nepal-time';
import { refusal } from '@haat/contract/core/problem';
import type { sellerInsight, shopInsight } from '@haat/contract/insight/calls';
import { usualSpan } from '@haat/contract/insight/rules';
import type { SalesOfDay } from '@haat/contract/insight/schemas';
import type { Span } from '@haat/contract/insight/rules';
import type { Db } from '../../core/database/database.ts';
import type { Seller } from '../../core/seller.ts';
import { bestProducts, salesByDay, salesByVendor } from '../orders/service.ts';
import type { Sales } from '../orders/service.ts';
import { termsOf } from '../vendors/service.ts';
import { readLookedAt, readMissed } from './read-counts.ts';

export { purgeOldCounts } from './write-counts.ts';

const maxProducts = 20;
const maxVendors = 500;

interface Asked {
  days?: Span | undefined;
  /** Whether who asks is told what was earned. */
  seesMoney: boolean;
}

/** The days that are asked for, and where the first of them begins. */
function daysOf({ days = usualSpan }: Asked) {
  const all = lastDaysInNepal(days);
  return { all, from: startOfDayInNepal(all[0]!) };
}

/** A vendor's own figures. */
export async function readSellerInsight(
  db: Db,
  { shopId, vendorId }: Seller,
  asked: Asked,
): Promise<Answer<typeof sellerInsight>> {
  const { all, from } = daysOf(asked);
  return readFigures(db, { shopId, vendorId, from }, all, asked);
}

/** The figures of a shop, or of one of its vendors. @throws Refusal `not-found` for a vendor of another shop */
export async function readShopInsight(
  db: Db,
  shopId: string,
  { vendorId, ...asked }: Asked & { vendorId?: string | undefined },
): Promise<Answer<typeof shopInsight>> {
  const { all, from } = daysOf(asked);
  if (vendorId !== undefined) {
    const agreed = await termsOf(db, { shopId, vendorId });
    if (!agreed) throw refusal('not-found');
    const figures = await readFigures(db, { shopId, vendorId, from }, all, asked);
    return { ...figures, vendor: agreed.vendor, vendors: [] };
  }
  const [figures, vendors] = await Promise.all([
    readFigures(db, { shopId, from }, all, asked),
    salesByVendor(db, { shopId, from }, maxVendors),
  ]);
  const shown = asked.seesMoney ? vendors : withoutRevenue(vendors);
  return { ...figures, vendor: null, vendors: shown };
}

/** Rows without what was earned. */
const withoutRevenue = <Row extends { revenue: number | null }>(rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, revenue: null }));

async function readFigures(db: Db, sales: Sales, all: string[], { seesMoney }: Asked) {
  const [byDay, products, lookedAt, missed] = await Promise.all([
    salesByDay(db, sales),
    bestProducts(db, sales, maxProducts),
    readLookedAt(db, sales),
    readMissed(db, sales),
  ]);
  const known = new Map(byDay.map((each) => [each.day, each]));
  const days: SalesOfDay[] = all.map((day) => known.get(day) ?? { day, orders: 0, sold: 0, revenue: 0 });
  if (seesMoney) return { days, products, lookedAt, missed };
  return { days: withoutRevenue(days), products: withoutRevenue(products), lookedAt, missed };
}
