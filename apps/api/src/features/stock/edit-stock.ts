import { and, asc, eq, or, sql } from 'drizzle-orm';
import { choiceOf, isSameChoice, openChoice } from '@haat/contract/catalog/choice';
import type { Choice } from '@haat/contract/catalog/choice';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import type { Refusal } from '@haat/contract/core/problem';
import type { sellerStock, setInventory } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { accumulateCount } from '../../core/audit/accumulate-count.ts';
import { recordChange } from '../../core/audit/record-change.ts';
import { isAnyOf } from '../../core/database/any-of.ts';
import type { Db } from '../../core/database/database.ts';
import { claimOf, once } from '../../core/idempotency/idempotency.ts';
import type { Seller, SellerAccount } from '../../core/seller.ts';
import { holdShown, ownPage, vendorProducts } from '../catalog/service.ts';
import type { OwnProduct } from '../catalog/service.ts';
import { isLow, isOut } from './count-low-stock.ts';
import { stocks } from './tables.ts';
import { showChanges, stockFor, takeStock } from './take-stock.ts';
import type { StockKey } from './take-stock.ts';

/** Products on a page unless told. */
const usualSize = 20;
/** What is few, until a seller says otherwise. */
export const usualThreshold = 5;

type Row = typeof stocks.$inferSelect;

const inState = { active: { active: true }, hidden: { active: false }, archived: { archived: true } };

/** A page of a vendor's products with what is left of each. */
export async function listStock(
  db: Db,
  seller: Seller,
  { productId, only, state, category, size = usualSize, ...asked }: ParsedInput<typeof sellerStock>,
): Promise<{ products: StockedProduct[]; next: string | null }> {
  const { page, next } = await ownPage(db, seller, {
    ...{ ...asked, size, id: productId?.toLowerCase(), category: category?.toLowerCase() },
    which: only === 'low' ? isLow : only === 'out' ? isOut : undefined,
    ...(state && inState[state]),
  });
  return { products: await stocked(db, seller.shopId, page), next };
}

/** A product after its stock has changed, and whether a page shows it otherwise: to be announced, now that it is committed. */
export interface StockChange {
  product: StockedProduct;
  changed: string[];
}

type Asked = ParsedInput<typeof setInventory>;

/** Who counts, and under which idempotency key: what is sent twice counts once. */
export interface Counter extends Seller {
  accountId: string;
  key: string | null;
}

/**
 * Sets what is left of a product or of one of its variants, or changes it by some pieces, and says what is few.
 * @returns the product, and whether it was changed under the same key before
 * @throws Refusal `not-found` for another vendor's product, `key-reused`, `choice-open`, `variant-gone`; `too-few-left` or `out-of-stock`
 * where fewer are left than are to go; `stock-changed` where not as many are left as were seen
 */
export async function setStock(
  db: Db,
  { accountId, key, ...seller }: Counter,
  asked: Asked,
): Promise<StockChange & { isAgain: boolean }> {
  const claim = claimOf({ shopId: seller.shopId, accountId, path: 'stock', key }, asked);
  let changedNow: StockChange | undefined;
  const change = await once(db, claim, async (tx) => {
    const { shopId } = seller;
    const { id } = await ownProduct(tx, seller, asked.productId);
    await holdLine(tx, shopId, keyOf(id, choiceOf(asked.variant)));
    const product = await ownProduct(tx, seller, id);
    const rows = await rowsOf(tx, shopId, [product.id]);
    const choice = namedLine(product, rows, asked.variant);
    const { quantity, seen, change = 0, lowStockThreshold } = asked;
    // A number is said of this very line; a change is of where its pieces are counted.
    const key = quantity === undefined ? stockFor(rows, product.id, choice) : keyOf(product.id, choice);
    const known = rows.find((row) => isAt(row, key));
    if (!known && seen) throw refusal('stock-changed', { productId: product.id, left: 0 });
    const like = known ?? rows[0];
    const row = {
      ...keyOf(product.id, { size: key.size || null, color: key.color || null }),
      shopId,
      quantity: quantity ?? Math.max(0, change),
      lowStockThreshold: lowStockThreshold ?? like?.lowStockThreshold ?? usualThreshold,
      ...(like && { location: like.location, locationNe: like.locationNe }),
    };
    const soldOut = change < 0 ? await takeStock(tx, shopId, [{ from: key, choice, quantity: -change }]) : [];
    const common =
      choice && quantity !== undefined ? await dropCommon(tx, shopId, product, [...rows, key]) : null;
    const [kept] = await tx
      .insert(stocks)
      .values(row)
      .onConflictDoUpdate({
        target: [stocks.shopId, stocks.productId, stocks.size, stocks.color],
        set: {
          quantity: quantity ?? sql`${stocks.quantity} + ${Math.max(0, change)}`,
          ...(lowStockThreshold !== undefined && { lowStockThreshold }),
          updatedAt: sql`now()`,
        },
        // Asked of the row as it is locked: a sale in between is seen.
        ...(seen !== undefined && { setWhere: eq(stocks.quantity, seen) }),
      })
      .returning();
    if (!kept) throw await movedOn(tx, shopId, key);
    await note(tx, { ...seller, accountId }, product, { before: known, after: kept, change, common });
    const changed = await showChanges(tx, shopId, [product.id]);
    const [now] = await stocked(tx, shopId, [product]);
    changedNow = { product: now!, changed: [...new Set([...soldOut, ...changed])] };
    return changedNow;
  });
  return { ...change, isAgain: change !== changedNow };
}

/**
 * Takes pieces off that were sold elsewhere.
 * @throws Refusal as `setStock`
 */
export const takeSoldElsewhere = (
  db: Db,
  counter: Counter,
  { quantity, ...line }: Pick<Asked, 'productId' | 'variant'> & { quantity: number },
): ReturnType<typeof setStock> => setStock(db, counter, { ...line, change: -quantity });

async function ownProduct(tx: Db, seller: Seller, productId: string): Promise<OwnProduct> {
  const id = productId.toLowerCase();
  const [product] = await vendorProducts(tx, seller, { id, size: 1 });
  if (!product) throw refusal('not-found', { productId: id });
  return product;
}

/**
 * Holds a product, so that what it is offered in and how it is counted stay as they are read: nobody takes the variant out
 * meanwhile, nor counts each by itself. Its rows before it, as orders take them.
 */
async function holdLine(tx: Db, shopId: string, key: StockKey): Promise<void> {
  const isLine = and(eq(stocks.size, key.size), eq(stocks.color, key.color));
  const isCommon = and(eq(stocks.size, ''), eq(stocks.color, ''));
  await tx
    .select({ size: stocks.size })
    .from(stocks)
    .where(and(eq(stocks.shopId, shopId), eq(stocks.productId, key.productId), or(isCommon, isLine)))
    .orderBy(asc(stocks.size), asc(stocks.color))
    .for('update');
  await holdShown(tx, shopId, [key.productId]);
}

/** The variant that is meant; null for the product as a whole. */
function namedLine(product: OwnProduct, rows: readonly Row[], chosen: Asked['variant']): Choice | null {
  const choice = choiceOf(chosen);
  const isWithoutChoice = choice.size === null && choice.color === null;
  const key = keyOf(product.id, choice);
  if (rows.some((row) => isAt(row, key))) return isWithoutChoice ? null : choice;
  if (isWithoutChoice && product.variants.length === 0) return null;
  if (!isWithoutChoice && product.variants.some((each) => isSameChoice(each, choice))) return choice;
  const isOpen = isWithoutChoice || openChoice(product.variants, chosen).length > 0;
  throw refusal(isOpen ? 'choice-open' : 'variant-gone', { productId: product.id });
}

async function movedOn(tx: Db, shopId: string, key: StockKey): Promise<Refusal> {
  const { productId } = key;
  const now = (await rowsOf(tx, shopId, [productId])).find((row) => isAt(row, key));
  return refusal('stock-changed', { productId, left: now?.quantity ?? 0 });
}

/** Writes down what became of a line: its pieces gathered, since they are counted one by one, and at once what is few. */
async function note(
  tx: Db,
  seller: SellerAccount,
  { id, title }: OwnProduct,
  line: { before: Row | undefined; after: Row; change: number; common: Row | null },
): Promise<void> {
  const { before, after, change, common } = line;
  const thing = { id, name: title };
  const part = [after.size, after.color].filter((each) => each !== '').join(', ');
  // What was sold since the line was read is no change of the seller's.
  const was = change === 0 ? (before?.quantity ?? 0) : after.quantity - change;
  if (common)
    await accumulateCount(tx, seller, { kind: 'stock', thing, part: '', before: common.quantity, after: 0 });
  await accumulateCount(tx, seller, { kind: 'stock', thing, part, before: was, after: after.quantity });
  const few = ({ lowStockThreshold }: Row) => ({ lowStockThreshold });
  const name = part === '' ? title : `${title} (${part})`;
  if (before)
    await recordChange(tx, seller, {
      ...{ kind: 'stock', thing: { id, name }, before: few(before), after: few(after) },
    });
}

/**
 * Once each variant is counted by itself, nobody can buy what is counted of all of them together. Before the variant's own
 * row, as orders take them: the one of all comes first. Answers what went.
 */
async function dropCommon(
  tx: Db,
  shopId: string,
  product: OwnProduct,
  counted: readonly StockKey[],
): Promise<Row | null> {
  const { id, variants } = product;
  const isCounted = (variant: Choice) => counted.some((row) => isAt(row, keyOf(id, variant)));
  if (variants.length === 0 || !variants.every(isCounted)) return null;
  const isOfProduct = and(eq(stocks.shopId, shopId), eq(stocks.productId, id));
  const isCommon = and(isOfProduct, eq(stocks.size, ''), eq(stocks.color, ''));
  const [gone] = await tx.delete(stocks).where(isCommon).returning();
  return gone ?? null;
}

async function stocked(db: Db, shopId: string, products: readonly OwnProduct[]): Promise<StockedProduct[]> {
  const rows = await rowsOf(
    db,
    shopId,
    products.map(({ id }) => id),
  );
  const own = Map.groupBy(rows, ({ productId }) => productId);
  return products.map((product) => {
    const { id: _id, title, titleNe, slug, image, price, markPrice, active, version } = product;
    const lines = linesOf(product, own.get(_id) ?? []);
    const remainingQty = lines.reduce((sum, line) => sum + line.remainingQty, 0);
    return { _id, title, titleNe, slug, image, price, markPrice, active, version, remainingQty, lines };
  });
}

/** The common count where there is one, then each variant that is counted or would be, then what is no longer offered. */
function linesOf({ id, variants }: Pick<OwnProduct, 'id' | 'variants'>, rows: readonly Row[]) {
  const common = rows.find((row) => isAt(row, keyOf(id, null)));
  const offered = variants.flatMap((variant) => {
    const row = rows.find((each) => isAt(each, keyOf(id, variant)));
    if (row === undefined && common !== undefined) return [];
    const { size, sizeNe, color, colorNe } = variant;
    return [lineOf({ size, color, ...(sizeNe && { sizeNe }), ...(colorNe && { colorNe }) }, row)];
  });
  const others = rows.filter(
    (row) => row !== common && !variants.some((variant) => isAt(row, keyOf(id, variant))),
  );
  return [
    ...(common || variants.length === 0 ? [lineOf(null, common)] : []),
    ...offered,
    ...others.map((row) => lineOf({ size: row.size || null, color: row.color || null }, row)),
  ];
}

function lineOf(variant: StockedProduct['lines'][number]['variant'], row: Row | undefined) {
  const { quantity = 0, lowStockThreshold = usualThreshold } = row ?? {};
  return { variant, remainingQty: quantity, lowStockThreshold, isLow: quantity <= lowStockThreshold };
}

export const rowsOf = (db: Db, shopId: string, ids: readonly string[]): Promise<Row[]> =>
  db
    .select()
    .from(stocks)
    .where(and(eq(stocks.shopId, shopId), isAnyOf(stocks.productId, ids)))
    .orderBy(asc(stocks.size), asc(stocks.color));

export const keyOf = (productId: string, choice: Choice | null): StockKey => ({
  productId,
  size: choice?.size ?? '',
  color: choice?.color ?? '',
});

export const isAt = (row: StockKey, key: StockKey) => row.size === key.size && row.color === key.color;
