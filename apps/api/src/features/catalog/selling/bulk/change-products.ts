import { and, asc, eq, isNull } from 'drizzle-orm';
import { setImmediate as breathe } from 'node:timers/promises';
import type { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import type { BulkChange, BulkResult, BulkState } from '@haat/contract/catalog/selling/bulk/schemas';
import type { ParsedInput } from '@haat/contract/core/endpoint';
import { isAnyOf } from '../../../../core/database/any-of.ts';
import type { Db } from '../../../../core/database/database.ts';
import type { SellerAccount } from '../../../../core/seller.ts';
import { holdSelling } from '../../../vendors/service.ts';
import { isFoundAlike, saveProductDocuments } from '../../search-documents.ts';
import { products } from '../../tables.ts';
import { judgeCategory } from '../judge-category.ts';
import { changeProduct } from '../own-product.ts';
import type { ProductRow } from '../own-product.ts';

// So many are changed by one transaction: between two of them everybody else has a turn, also on one connection.
const batchSize = 10;
// The dearest that a product may be, in rupees.
const maxPrice = 100_000_000;

type SeenProducts = ParsedInput<typeof bulkChange>['products'];

/**
 * Changes several own products alike, or tells what would become of each.
 * @param changed hears after each commit which ones it changed
 * @throws Refusal `seller-suspended`; `category-open` where the category has others below it, or is none
 */
export async function changeProducts(
  db: Db,
  seller: SellerAccount,
  { products: wanted, change, apply }: ParsedInput<typeof bulkChange>,
  changed: (productIds: string[]) => void,
): Promise<BulkResult> {
  const result: BulkResult = { applied: apply, changed: [], unchanged: 0, left: [] };
  for (let start = 0; start < wanted.length; start += batchSize) {
    const some = wanted.slice(start, start + batchSize);
    const part = await db.transaction(async (tx) => {
      if (change.kind === 'category') await judgeCategory(tx, seller.shopId, change.categoryId.toLowerCase());
      if (apply && change.kind === 'active' && change.active) await holdSelling(tx, seller);
      const rows = await ownRows(tx, seller, some, apply);
      const outcome = outcomeOf(some, rows, change);
      return apply ? await save(tx, seller, outcome, change) : outcome;
    });
    result.changed.push(
      ...part.changed.map(({ row: { id, title, titleNe, version }, before, after }) => ({
        ...{ _id: id, title, titleNe, version, before, after },
      })),
    );
    result.unchanged += part.unchanged;
    result.left.push(...part.left);
    if (apply) changed(part.changed.map(({ row }) => row.id));
    await breathe();
  }
  return result;
}

interface Outcome extends Pick<BulkResult, 'unchanged' | 'left'> {
  changed: { row: ProductRow; before: BulkState; after: BulkState }[];
}

/** In the order of their ids, so that two who change the same ones never wait for each other. */
async function ownRows(tx: Db, { shopId, vendorId }: SellerAccount, wanted: SeenProducts, held: boolean) {
  const ids = wanted.map(({ _id }) => _id.toLowerCase());
  const found = tx
    .select()
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        isAnyOf(products.id, ids),
        eq(products.vendorId, vendorId),
        isNull(products.archivedAt),
      ),
    )
    .orderBy(asc(products.id));
  return new Map((await (held ? found.for('update') : found)).map((row) => [row.id, row]));
}

function outcomeOf(wanted: SeenProducts, rows: ReadonlyMap<string, ProductRow>, change: BulkChange): Outcome {
  const outcome: Outcome = { changed: [], unchanged: 0, left: [] };
  for (const { _id, version } of wanted) {
    const row = rows.get(_id.toLowerCase());
    const after = row && stateAfter(row, change);
    // What left with the suspension of its seller comes back, unless they say otherwise.
    const comesBack = change.kind === 'active' && row?.suspended;
    const before = row && { ...stateOf(row), ...(comesBack && { active: true }) };
    const isSame = row !== undefined && JSON.stringify(before) === JSON.stringify(after);
    // Whoever made it so: mostly who asks, whose answer was lost.
    if (isSame) outcome.unchanged += 1;
    else if (!row || !before || !after || row.version !== version)
      outcome.left.push({
        ...{ _id, title: row?.title ?? null, titleNe: row?.titleNe ?? null },
        problem: !row ? 'not-found' : row.version !== version ? 'changed-meanwhile' : 'price-out-of-range',
      });
    else outcome.changed.push({ row, before, after });
  }
  return outcome;
}

async function save(tx: Db, seller: SellerAccount, outcome: Outcome, { kind }: BulkChange): Promise<Outcome> {
  const changed: Outcome['changed'] = [];
  const said = kind === 'active' ? { suspended: false } : {};
  for (const { row, before, after } of outcome.changed)
    changed.push({ row: await changeProduct(tx, seller, row, { ...after, ...said }), before, after });
  const foundOtherwise = changed.filter(({ row }, at) => !isFoundAlike(outcome.changed[at]!.row, row));
  await saveProductDocuments(
    tx,
    seller.shopId,
    foundOtherwise.map(({ row }) => row.id),
  );
  return { ...outcome, changed };
}

const stateOf = ({ price, markPrice, active, categoryId }: ProductRow): BulkState => ({
  ...{ price, markPrice, active, categoryId },
});

/** Null where its price would be none, or more than any. */
function stateAfter(row: ProductRow, change: BulkChange): BulkState | null {
  const before = stateOf(row);
  switch (change.kind) {
    case 'percent':
      return withPrice(before, Math.round((before.price * (100 + change.percent)) / 100));
    case 'rupees':
      return withPrice(before, before.price + change.rupees);
    case 'price':
      return { ...before, price: change.price, markPrice: change.markPrice };
    case 'active':
      return { ...before, active: change.active };
    case 'category':
      return { ...before, categoryId: change.categoryId.toLowerCase() };
  }
}

const withPrice = (before: BulkState, price: number): BulkState | null =>
  price < 1 || price > maxPrice ? null : { ...before, price, markPrice: Math.max(price, before.markPrice) };
