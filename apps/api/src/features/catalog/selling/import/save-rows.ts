import { sql } from 'drizzle-orm';
import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import type { FailedRow, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { recordChanges } from '../../../../core/audit/record-change.ts';
import type { Actor, Change } from '../../../../core/audit/record-change.ts';
import type { Db } from '../../../../core/database/database.ts';
import type { SellerAccount } from '../../../../core/seller.ts';
import { markOf } from '../../../vendors/service.ts';
import type { CategoryTree } from '../../category-tree.ts';
import { learnWords } from '../../search/vocabulary.ts';
import { documentOf, isFoundAlike } from '../../search-documents.ts';
import type { SearchContext } from '../../search-documents.ts';
import { cellsOf } from '../csv/cells.ts';
import type { TableRow, TableShape } from '../csv/read-table.ts';
import { judgeRow } from '../csv/row-input.ts';
import type { Said } from '../csv/row-input.ts';
import { valuesOf } from '../edit-product.ts';
import type { Recount } from '../edit-product.ts';
import { openCategories } from '../judge-category.ts';
import { addProducts, changeProduct, editedOf, holdSeveral } from '../own-product.ts';
import type { NewProduct, ProductRow } from '../own-product.ts';
import type { MeantProduct } from './meant-products.ts';

/** What is shown of a long text. Half an emoji is nothing that a database keeps. */
const startOf = (text: string): string => text.slice(0, 300).toWellFormed();

export interface Importing {
  seller: SellerAccount;
  search: SearchContext;
  recount: Recount;
  shape: Pick<TableShape, 'columns' | 'heads'>;
}

export type MeantRow = TableRow & { meant: MeantProduct };

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; productId: string; change: RowChange }
  | { kind: 'failed'; failed: FailedRow };

type Asked = MeantRow & { before: ProductRow | null; values: NewProduct };

/**
 * Changes and adds products by rows of a table, as their editor does; what cannot be is told and leaves the others as they are. What can be
 * asked or written for all of them together is.
 */
export async function saveRows(tx: Db, importing: Importing, rows: readonly MeantRow[]): Promise<Outcome[]> {
  const { seller, search } = importing;
  const ids = rows.flatMap(({ meant }) => (meant.problem === null ? (meant.id ?? []) : []));
  const held = await holdSeveral(tx, seller, ids);
  const judged = rows.map((row) => judgeMeant(importing, held, row));
  const moved = judged.flatMap((each) =>
    each.kind === 'asked' && each.asked.values.categoryId !== each.asked.before?.categoryId
      ? each.asked.values.categoryId
      : [],
  );
  const open = await openCategories(tx, seller.shopId, [...new Set(moved)], search.tree);
  const outcomes = judged.map((each): Judged => {
    if (each.kind !== 'asked') return each;
    const { before, values } = each.asked;
    if (values.categoryId === before?.categoryId || open.has(values.categoryId)) return each;
    return failedRow(importing, each.asked, 'category');
  });
  const saved = await saveAsked(
    tx,
    importing,
    outcomes.flatMap((each) => (each.kind === 'asked' ? each.asked : [])),
  );
  return outcomes.map((each): Outcome => {
    if (each.kind !== 'asked') return each;
    const { row, before } = each.asked;
    const after = saved.get(row)!;
    const change = changeOf(row, before && editedOf(before), editedOf(after), search.tree);
    return { kind: 'saved', productId: after.id, change };
  });
}

/** What became of each row, by its number. */
async function saveAsked(
  tx: Db,
  { seller, search, recount }: Importing,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, ProductRow>> {
  const saved = new Map<number, ProductRow>();
  if (asked.length === 0) return saved;
  const { shopId } = seller;
  const changes: Change[] = [];
  const record = (_: Db, __: Actor, change: Change) => void changes.push(change);
  const vendor = await markOf(tx, seller);
  const vocabulary: string[] = [];
  const withDocument = ({ before, values }: Asked): NewProduct => {
    const after = { ...plain, ...before, ...values };
    if (before && isFoundAlike(before, after)) return values;
    const found = documentOf(shopId, after, vendor, search);
    vocabulary.push(...found.vocabulary);
    return { ...values, searchDoc: sql`${found.doc}::tsvector` as never };
  };
  for (const each of asked) {
    if (!each.before) continue;
    const after = await changeProduct(tx, seller, each.before, withDocument(each), record);
    if (each.values.variants) await recount(tx, shopId, after);
    saved.set(each.row, after);
  }
  const fresh = asked.filter(({ before }) => before === null);
  const added = await addProducts(tx, seller, fresh.map(withDocument), record);
  fresh.forEach(({ row }, at) => saved.set(row, added[at]!));
  await recordChanges(tx, seller, changes);
  if (vocabulary.length > 0) await learnWords(tx, shopId, vocabulary);
  return saved;
}

/** What is not said of a new product. */
const plain = {
  ...{ titleNe: null, description: '', descriptionNe: null },
  ...{ variants: [], specifications: [], options: [], attributes: [] },
};

type Judged = Exclude<Outcome, { kind: 'saved' }> | { kind: 'asked'; asked: Asked };

function judgeMeant(importing: Importing, held: ReadonlyMap<string, ProductRow>, meantRow: MeantRow): Judged {
  const { cells, meant } = meantRow;
  const { search, shape } = importing;
  const failed = (problem: RowProblem) => failedRow(importing, meantRow, problem);
  if (cells.slice(shape.heads.length).some((cell) => cell.trim() !== '')) return failed('cells');
  if (meant.problem) return failed(meant.problem);
  const before = meant.id === null ? null : (held.get(meant.id) ?? null);
  // It went to the archive while the table was waiting.
  if (meant.id !== null && !before) return failed('not-yours');
  const judged = judgeRow(saidIn(cells, shape), before && editedOf(before), search.tree);
  if (judged.verdict === 'unchanged') return { kind: 'unchanged' };
  if (judged.verdict === 'bad') return failed(judged.problem);
  return { kind: 'asked', asked: { ...meantRow, before, values: valuesOf(before, judged.input) } };
}

function failedRow({ shape }: Importing, { row, cells }: TableRow, problem: RowProblem): Judged {
  const column = csvColumns.find((each) => each === problem);
  const value = (column && saidIn(cells, shape)[column]) ?? '';
  return { kind: 'failed', failed: { row, problem, value: startOf(value) } };
}

const saidIn = (cells: readonly string[], { columns }: Pick<TableShape, 'columns'>): Said =>
  Object.fromEntries(Object.entries(columns).map(([column, at]) => [column, cells[at] ?? '']));

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
      before: startOf(was?.[column] ?? ''),
      after: startOf(is[column]),
    }));
  return { row, title: after.title, isNew: before === null, cells };
}
