import { and, eq, gte, sql } from 'drizzle-orm';
import { choiceOf } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';
import { refusal } from '@haat/contract/core/problem';
import type { LineProblem } from '@haat/contract/core/problem';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { pipelined } from '../../core/database/pipelined.ts';
import { holdShown, showStock } from '../catalog/service.ts';
import type { ShownStock } from '../catalog/service.ts';
import { stocks } from './tables.ts';

/** Where pieces are counted: a variant's own row, or the product's one, with '' for size and colour. */
export interface StockKey {
  productId: string;
  size: string;
  color: string;
}

/** What is left where. */
export interface StockRow extends StockKey {
  quantity: number;
}

/** So many pieces from one row, for a line with this choice. */
export interface Pieces {
  from: StockKey;
  choice: Choice | null;
  quantity: number;
}

/** What is left of these products, row by row. */
export const stockRows = (db: Db, shopId: string, productIds: string[]): Promise<StockRow[]> =>
  db.select(rowColumns).from(stocks).where(isOf(shopId, productIds));

const rowColumns = {
  productId: stocks.productId,
  size: stocks.size,
  color: stocks.color,
  quantity: stocks.quantity,
};

/** The row that a variant is taken from: its own, else the product's one; with nothing left where there is neither. */
export function stockFor(rows: readonly StockRow[], productId: string, variant: Choice | null): StockRow {
  const own = { productId, size: variant?.size ?? '', color: variant?.color ?? '' };
  const common = { productId, size: '', color: '' };
  return (
    rows.find((row) => isSame(row, own)) ?? rows.find((row) => isSame(row, common)) ?? { ...own, quantity: 0 }
  );
}

/**
 * The lines of which fewer are left than wanted, each with how many; lines of one row are wanted together. Nothing is held
 * by this: `takeStock` still decides.
 */
export function shortOf(rows: readonly StockRow[], pieces: readonly Pieces[]): LineProblem[] {
  const wanted = new Map(summed(pieces).map((each) => [nameOf(each.from), each.quantity]));
  return pieces.flatMap(({ from, choice }) => {
    const left = rows.find((row) => isSame(row, from))?.quantity ?? 0;
    return (wanted.get(nameOf(from)) ?? 0) > left ? [shortage(from.productId, choice, left)] : [];
  });
}

const shortage = (productId: string, choice: Choice | null, left: number): LineProblem => ({
  productId,
  ...(choice && { variant: choice }),
  code: left > 0 ? 'too-few-left' : 'out-of-stock',
  left,
});

/**
 * Takes pieces out of the stock, inside the transaction that sells them. Demand is summed by row, so that two lines of one
 * variant count together, and rows are taken in the order of their keys, so that two orders of the same products wait for
 * one another rather than deadlock.
 * @returns the products that look different now: one of their variants, or all, are sold out; announce them after the commit
 * @throws Refusal `too-few-left`, `out-of-stock` with the line; the transaction must end without a commit
 */
export async function takeStock(tx: Db, shopId: string, pieces: readonly Pieces[]): Promise<string[]> {
  const wanted = summed(pieces);
  const taken = await pipelined(
    wanted.map(({ from, quantity }) =>
      tx
        .update(stocks)
        .set({ quantity: sql`${stocks.quantity} - ${quantity}`, updatedAt: sql`now()` })
        .where(and(isRow(shopId, from), gte(stocks.quantity, quantity)))
        .returning({ left: stocks.quantity }),
    ),
  );
  const short = wanted.find((_, index) => taken[index]?.length === 0);
  if (short) throw await tooFew(tx, shopId, short);
  return showChanges(
    tx,
    shopId,
    wanted.filter((_, index) => taken[index]?.[0]?.left === 0).map(({ from }) => from.productId),
  );
}

/**
 * Puts pieces back, inside the transaction that takes the sale back: into the row they were taken from or, where stock is
 * counted otherwise since, the one that their variant is taken from now. What nobody counts any more is passed over.
 * @returns the products that look different now: announce them after the commit
 */
export async function returnStock(tx: Db, shopId: string, pieces: readonly Pieces[]): Promise<string[]> {
  const rows = await stockRows(tx, shopId, [...new Set(pieces.map(({ from }) => from.productId))]);
  const placed = pieces.map((each) =>
    rows.some((row) => isSame(row, each.from))
      ? each
      : { ...each, from: stockFor(rows, each.from.productId, each.choice) },
  );
  const back: string[] = [];
  for (const { from, quantity } of summed(placed)) {
    const [after] = await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} + ${quantity}`, updatedAt: sql`now()` })
      .where(isRow(shopId, from))
      .returning({ left: stocks.quantity });
    if (after?.left === quantity) back.push(from.productId);
  }
  return showChanges(tx, shopId, back);
}

/**
 * Has products and their variants shown as there or sold out, by what is counted now. The products are held first: of two
 * orders that take the last of one variant each, the second one sees what the first has left.
 * @returns the products of which something else was shown before
 */
export async function showChanges(tx: Db, shopId: string, productIds: string[]): Promise<string[]> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return [];
  const held = await holdShown(tx, shopId, ids);
  const rowsOf = Map.groupBy(await stockRows(tx, shopId, ids), ({ productId }) => productId);
  const now = held.map(({ id, variants }) => ({ id, ...shownOf(id, variants, rowsOf.get(id) ?? []) }));
  return showStock(tx, shopId, held, now);
}

/** What a product shows by what is counted of it. */
export function shownOf(id: string, variants: readonly Choice[], rows: StockRow[]): Omit<ShownStock, 'id'> {
  const soldOut = variants.filter((variant) => stockFor(rows, id, variant).quantity === 0).map(choiceOf);
  return { inStock: sumOf(rows) > 0, soldOut };
}

/** Counts no more what a product is no longer offered in, and shows what that changes. */
export async function deleteUnoffered(
  tx: Db,
  shopId: string,
  { id, variants }: { id: string; variants: readonly Choice[] },
): Promise<string[]> {
  const rows = await stockRows(tx, shopId, [id]);
  const isOffered = ({ size, color }: StockKey) =>
    (size === '' && color === '') ||
    variants.some((variant) => (variant.size ?? '') === size && (variant.color ?? '') === color);
  for (const row of rows.filter((each) => !isOffered(each)))
    await tx.delete(stocks).where(isRow(shopId, row));
  return showChanges(tx, shopId, [id]);
}

export const isOf = (shopId: string, productIds: string[]) =>
  and(eq(stocks.shopId, shopId), isAnyOf(stocks.productId, productIds));

const isRow = (shopId: string, { productId, size, color }: StockKey) =>
  and(
    eq(stocks.shopId, shopId),
    eq(stocks.productId, productId),
    eq(stocks.size, size),
    eq(stocks.color, color),
  );

const isSame = (one: StockKey, other: StockKey) =>
  one.productId === other.productId && one.size === other.size && one.color === other.color;

const nameOf = ({ productId, size, color }: StockKey) => JSON.stringify([productId, size, color]);

export const sumOf = (rows: readonly { quantity: number }[]) =>
  rows.reduce((sum, row) => sum + row.quantity, 0);

async function tooFew(tx: Db, shopId: string, { from, choice }: Pieces) {
  const [row] = await tx.select({ left: stocks.quantity }).from(stocks).where(isRow(shopId, from));
  const trouble = shortage(from.productId, choice, row?.left ?? 0);
  return refusal(trouble.code, { left: trouble.left, productId: from.productId, lines: [trouble] });
}

/** One entry a row, in the order of the keys. */
function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const each of pieces) {
    const before = sums.get(nameOf(each.from))?.quantity ?? 0;
    sums.set(nameOf(each.from), { ...each, quantity: before + each.quantity });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}
