import { and, asc, eq, sql } from 'drizzle-orm';
import type { Choice } from '@haat/contract/catalog/choice';
import { accumulateCounts } from '../../core/audit/accumulate-count.ts';
import type { Counted } from '../../core/audit/accumulate-count.ts';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { slicesOf } from '../../core/database/slices.ts';
import type { SellerAccount } from '../../core/seller.ts';
import { isAt, keyOf, rowsOf, usualThreshold } from './edit-stock.ts';
import { stocks } from './tables.ts';
import { showChanges, shownOf, stockRows } from './take-stock.ts';
import type { StockKey, StockRow } from './take-stock.ts';

/** What is left of several products, row by row. */
export const countsOf = async (db: Db, shopId: string, ids: string[]): Promise<Map<string, StockRow[]>> =>
  Map.groupBy(ids.length > 0 ? await stockRows(db, shopId, ids) : [], ({ productId }) => productId);

/** The same, held until the transaction ends: who sells meanwhile waits. */
export async function holdCounts(tx: Db, shopId: string, ids: string[]): Promise<Map<string, StockRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(stocks)
    .where(and(eq(stocks.shopId, shopId), isAnyOf(stocks.productId, ids)))
    .orderBy(asc(stocks.productId), asc(stocks.size), asc(stocks.color))
    .for('update');
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** What a product that is to be added with so many pieces shows of them, so that counting them changes it no more. */
export const shownWith = (variants: readonly Choice[], pieces: readonly Omit<StockRow, 'productId'>[]) =>
  shownOf(
    '',
    variants,
    pieces.map((each) => ({ productId: '', ...each })),
  );

/** A product, and what is left of it or of its variants from now on. */
interface Asked {
  product: { id: string; title: string; variants: readonly Choice[] };
  pieces: readonly Omit<StockRow, 'productId'>[];
}

/** Sets what is left of several products, each at most once, as `setStock` does of one: what is not named stays. */
export async function setCounts(tx: Db, seller: SellerAccount, all: readonly Asked[]): Promise<void> {
  if (all.length === 0) return;
  const { shopId } = seller;
  const ids = all.map(({ product }) => product.id);
  const rows = Map.groupBy(await rowsOf(tx, shopId, ids), ({ productId }) => productId);
  const notes: Counted[] = [];
  const dropped: string[] = [];
  const values = all.flatMap(({ product: { id, title, variants }, pieces }) => {
    const own = rows.get(id) ?? [];
    const common = own.find((row) => isAt(row, keyOf(id, null)));
    const counted: Pick<StockKey, 'size' | 'color'>[] = [...own, ...pieces];
    const isCounted = (variant: Choice) =>
      counted.some(({ size, color }) => isAt({ productId: id, size, color }, keyOf(id, variant)));
    // Once each variant is counted by itself, nobody can buy what is counted of all of them together.
    const isComplete = variants.length > 0 && variants.every(isCounted);
    const note = (part: string, before: number, after: number) =>
      void notes.push({ kind: 'stock', thing: { id, name: title }, part, before, after });
    if (isComplete && common) {
      dropped.push(id);
      note('', common.quantity, 0);
    }
    const kept = pieces.filter(({ size, color }) => !isComplete || size !== '' || color !== '');
    return kept.map(({ size, color, quantity }) => {
      const before = own.find((row) => isAt(row, { productId: id, size, color }));
      const like = before ?? own[0];
      note([size, color].filter((each) => each !== '').join(', '), before?.quantity ?? 0, quantity);
      return {
        ...{ shopId, productId: id, size, color, quantity },
        lowStockThreshold: like?.lowStockThreshold ?? usualThreshold,
        ...{ location: like?.location ?? null, locationNe: like?.locationNe ?? null },
      };
    });
  });
  if (dropped.length > 0)
    await tx
      .delete(stocks)
      .where(
        and(
          eq(stocks.shopId, shopId),
          isAnyOf(stocks.productId, dropped),
          eq(stocks.size, ''),
          eq(stocks.color, ''),
        ),
      );
  for (const some of slicesOf(values))
    await tx
      .insert(stocks)
      .values(some)
      .onConflictDoUpdate({
        target: [stocks.shopId, stocks.productId, stocks.size, stocks.color],
        set: { quantity: sql`excluded.quantity`, updatedAt: sql`now()` },
      });
  await accumulateCounts(tx, seller, notes);
  await showChanges(tx, shopId, ids);
}
