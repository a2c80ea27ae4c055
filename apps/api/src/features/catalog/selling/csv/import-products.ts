import { and, eq, isNull } from 'drizzle-orm';
import { setImmediate as breathe } from 'node:timers/promises';
import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { EditedProduct, ImportResult, RowChange } from '@haat/contract/catalog/selling/schemas';
import { Refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../../core/database/database.ts';
import { inTransaction } from '../../../../core/database/in-transaction.ts';
import type { SellerAccount } from '../../../../core/seller.ts';
import type { CategoryTree } from '../../category-tree.ts';
import { readSearchContext, saveProductDocuments } from '../../search-documents.ts';
import type { SearchContext } from '../../search-documents.ts';
import { products } from '../../tables.ts';
import { saveOwnProduct } from '../edit-product.ts';
import { productToEdit } from '../own-product.ts';
import type { Recount } from '../edit-product.ts';
import { cellsOf } from './cells.ts';
import { readTable } from './read-table.ts';
import type { Table, TableRow } from './read-table.ts';
import { judgeRow } from './row-input.ts';
import type { Said } from './row-input.ts';

/** So many rows are saved by one transaction: between two of them everybody else has a turn, also on one connection. */
const atOnce = 5;
/** What an answer shows of a long text. */
const shownOf = 300;

interface Told {
  recount: Recount;
  /** Tells which products are others now, after the commit. */
  changed: (productIds: string[]) => void;
}

interface Importing {
  seller: SellerAccount;
  search: SearchContext;
  recount: Recount;
  found: Found;
}

type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; productId: string; change: RowChange }
  | { kind: 'failed'; problem: RowProblem; value: string };

/**
 * Changes and adds a vendor's products by a table. Looking at it first is the same work, taken back: what it tells is what happens.
 * @throws Refusal what `readTable` refuses
 */
export async function importProducts(
  db: Db,
  seller: SellerAccount,
  { table: file, apply }: { table: File | undefined; apply: boolean },
  { recount, changed }: Told,
): Promise<ImportResult> {
  const table = readTable(new Uint8Array(await (file ?? new Blob()).arrayBuffer()));
  const [search, found] = await Promise.all([
    readSearchContext(db, seller.shopId),
    ownProducts(db, seller, table),
  ]);
  const importing = { seller, search, recount, found };
  const known = new Set(table.columns.values());
  const result: ImportResult = {
    applied: apply,
    heads: table.heads,
    unknown: table.heads.filter((head, at) => !known.has(at) && head.trim() !== ''),
    unchanged: 0,
    changes: [],
    failed: [],
  };
  for (let start = 0; start < table.rows.length; start += atOnce) {
    const rows = table.rows.slice(start, start + atOnce);
    const outcomes = await inBatch(db, apply, (tx) => saveRows(tx, importing, table, rows));
    outcomes.forEach((outcome, at) => {
      const { row, cells } = rows[at]!;
      if (outcome.kind === 'unchanged') result.unchanged += 1;
      else if (outcome.kind === 'saved') result.changes.push(outcome.change);
      else
        result.failed.push({ row, problem: outcome.problem, value: outcome.value.slice(0, shownOf), cells });
    });
    if (apply) changed(outcomes.flatMap((each) => (each.kind === 'saved' ? each.productId : [])));
    await breathe();
  }
  return result;
}

/** Runs something in a transaction whose work stays only where it is applied. */
async function inBatch<T>(db: Db, apply: boolean, run: (tx: Db) => Promise<T>): Promise<T> {
  if (apply) return inTransaction(db, run);
  const takenBack = new Error('only to be looked at');
  let done: { answer: T } | null = null;
  try {
    await inTransaction(db, async (tx) => {
      done = { answer: await run(tx) };
      throw takenBack;
    });
  } catch (error) {
    if (error === takenBack && done) return (done as { answer: T }).answer;
    throw error;
  }
  throw new Error('a transaction that was to be taken back was kept');
}

async function saveRows(tx: Db, importing: Importing, table: Table, rows: TableRow[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const renamed: string[] = [];
  for (const row of rows) outcomes.push(await saveRow(tx, importing, table, row, renamed));
  await saveProductDocuments(tx, importing.seller.shopId, renamed, importing.search);
  return outcomes;
}

async function saveRow(
  tx: Db,
  importing: Importing,
  table: Table,
  { row, cells }: TableRow,
  renamed: string[],
): Promise<Outcome> {
  const { seller, recount, found } = importing;
  const { tree } = importing.search;
  const said: Said = Object.fromEntries(
    Array.from(table.columns, ([column, at]) => [column, cells[at] ?? '']),
  );
  const failed = (problem: RowProblem): Outcome => ({
    kind: 'failed',
    problem,
    value: csvColumns.some((column) => column === problem) ? (said[problem as keyof Said] ?? '') : '',
  });
  if (cells.slice(table.heads.length).some((cell) => cell.trim() !== '')) return failed('cells');
  const meant = found.get(row);
  if (meant?.problem) return failed(meant.problem);
  try {
    const before = meant?.id ? await productToEdit(tx, seller, meant.id) : null;
    const judged = judgeRow(said, before, tree);
    if (judged.verdict === 'unchanged') return { kind: 'unchanged' };
    if (judged.verdict === 'bad') return failed(judged.problem);
    // All of them are made findable together, after the last row.
    const many = { tree, renamed };
    const after = await saveOwnProduct(tx, { ...seller, key: null }, judged.input, recount, many);
    return { kind: 'saved', productId: after._id, change: changeOf(row, before, after, tree) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'category-open') return failed('category');
    if (error.code === 'product-changed') return failed('changed');
    if (error.code === 'not-found') return failed('not-yours');
    throw error;
  }
}

function changeOf(
  row: number,
  before: EditedProduct | null,
  after: EditedProduct,
  tree: CategoryTree,
): RowChange {
  const [was, is] = [before && cellsOf(before, tree, 'en-US'), cellsOf(after, tree, 'en-US')];
  const cells = csvColumns
    .filter((column) => column !== 'id' && (was?.[column] ?? '') !== is[column])
    .map((column) => ({
      column,
      before: (was?.[column] ?? '').slice(0, shownOf),
      after: is[column].slice(0, shownOf),
    }));
  return { row, title: after.title, isNew: before === null, cells };
}

/** Which product a row means: none where it is a new one. */
type Found = Map<number, { id: string | null; problem: RowProblem | null }>;

/** Rows are of the product of their ID, without one of the own product with their very name, else of a new one. */
async function ownProducts(db: Db, { shopId, vendorId }: SellerAccount, table: Table): Promise<Found> {
  const own = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.vendorId, vendorId), isNull(products.archivedAt)));
  const ids = new Set(own.map(({ id }) => id));
  const named = Map.groupBy(own, ({ title }) => title);
  const cell = ({ cells }: TableRow, column: 'id' | 'title') =>
    (cells[table.columns.get(column) ?? -1] ?? '').trim();
  const seen = new Set<string>();
  return new Map(
    table.rows.map((row) => {
      const [id, title] = [cell(row, 'id').toLowerCase(), cell(row, 'title')];
      const same = named.get(title) ?? [];
      const meant = id || (same[0]?.id ?? null);
      const is = meant ?? `new ${title}`;
      const problem =
        id && !ids.has(id) ? 'not-yours' : !id && same.length > 1 ? 'which' : seen.has(is) ? 'twice' : null;
      seen.add(is);
      return [row.row, { id: meant, problem }];
    }),
  );
}
