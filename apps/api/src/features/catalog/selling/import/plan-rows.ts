import { and, eq, inArray, isNull } from 'drizzle-orm';
import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { RowProblem } from '@haat/contract/catalog/selling/csv-columns';
import { maxPictures } from '@haat/contract/catalog/rules';
import type { FailedRow } from '@haat/contract/catalog/selling/import/schemas';
import type { Db } from '../../../../core/database/database.ts';
import type { SellerAccount } from '../../../../core/seller.ts';
import { suspensionOf } from '../../../vendors/service.ts';
import type { SearchContext } from '../../search-documents.ts';
import { products } from '../../tables.ts';
import type { Counts } from '../csv/counts.ts';
import type { TableRow, TableShape } from '../csv/read-table.ts';
import { judgeRow, wrongAnyway } from '../csv/row-input.ts';
import type { RowCells } from '../csv/row-input.ts';
import type { Pieces } from '../csv/stock-cell.ts';
import { valuesOf } from '../edit-product.ts';
import { openCategories } from '../judge-category.ts';
import { editedOf, ownProducts } from '../own-product.ts';
import type { NewProduct, ProductRow } from '../own-product.ts';
import type { ResolvedProduct } from './resolve-products.ts';
import { isPictureOf, photoCalled } from './photos.ts';
import type { ZipPhoto } from './photos.ts';

/** What is shown of a long text. Half an emoji is nothing that a database keeps. */
export const startOf = (text: string): string => text.slice(0, 300).toWellFormed();

export interface Importing {
  seller: SellerAccount;
  search: SearchContext;
  counts: Counts;
  shape: Pick<TableShape, 'columns' | 'heads'>;
  /** Whether it is applied to what was looked at, or looked at. */
  isApplied: boolean;
  /** The photos that rows may name, and those that were drawn by now: what each is called, null where it is no photo. */
  photos: ReadonlyMap<string, ZipPhoto>;
  drawn: Map<string, string | null>;
  /** All products that the table names: what happens to them is its own doing. */
  named: ReadonlySet<string>;
}

export type ResolvedRow = TableRow & { resolved: ResolvedProduct };

/** What a row that can be asks for. */
export type PlannedRow = ResolvedRow & {
  before: ProductRow | null;
  /** What was left of it. */
  counted: readonly Pieces[];
  /** Null where it only counts pieces. */
  values: NewProduct | null;
  pieces: Pieces[];
  /** Those that its product does not have yet. */
  photos: ZipPhoto[];
};

export type RowPlan =
  | { kind: 'unchanged' }
  | { kind: 'failed'; failed: FailedRow }
  | { kind: 'planned'; row: PlannedRow };

/** What rows ask for, by what the shop has now. @param held until the transaction ends */
export async function planRows(
  db: Db,
  importing: Importing,
  rows: readonly ResolvedRow[],
  held: boolean,
): Promise<RowPlan[]> {
  const { seller, search, counts, shape, isApplied } = importing;
  const { shopId } = seller;
  const ids = rows.flatMap(({ resolved }) => (resolved.problem === null ? (resolved.id ?? []) : []));
  // Before the products, as orders take them.
  const areCounted = shape.columns.stock !== undefined && ids.length > 0;
  const counted = areCounted ? await counts[held ? 'hold' : 'read'](db, shopId, ids) : new Map();
  const own = await ownProducts(db, seller, ids, held);
  const taken = isApplied ? await takenNames(db, importing, rows) : new Set<string>();
  const known = { own, counted, taken };
  const judged = rows.map((row) => planRow(importing, known, row));
  const planned = judged.flatMap((each) => (each.kind === 'planned' ? each.row : []));
  const moved = planned.flatMap(({ before, values }) =>
    values && values.categoryId !== before?.categoryId ? values.categoryId : [],
  );
  const open = await openCategories(db, shopId, [...new Set(moved)], search.tree);
  const publishes = planned.some(({ values }) => values?.active);
  const isSuspended = publishes && (await suspensionOf(db, seller)) !== null;
  return judged.map((each) => {
    if (each.kind !== 'planned') return each;
    const { before, values } = each.row;
    if (isSuspended && values?.active) return failedRow(importing, each.row, 'suspended');
    const isOpen = !values || values.categoryId === before?.categoryId || open.has(values.categoryId);
    return isOpen ? each : failedRow(importing, each.row, 'category');
  });
}

/** Names of rows for new products that something else has by now which had it not when the table was looked at. */
async function takenNames(db: Db, { seller, shape, named }: Importing, rows: readonly ResolvedRow[]) {
  const names = rows.flatMap(({ cells, resolved }) =>
    resolved.id === null ? (cellsIn(cells, shape).title ?? '').trim() || [] : [],
  );
  if (names.length === 0) return new Set<string>();
  const found = await db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(
      and(
        eq(products.shopId, seller.shopId),
        eq(products.vendorId, seller.vendorId),
        isNull(products.archivedAt),
        inArray(products.title, names),
      ),
    );
  return new Set(found.flatMap(({ id, title }) => (named.has(id) ? [] : title)));
}

interface Snapshot {
  own: ReadonlyMap<string, ProductRow>;
  counted: ReadonlyMap<string, readonly Pieces[]>;
  taken: ReadonlySet<string>;
}

function planRow(importing: Importing, { own, counted, taken }: Snapshot, row: ResolvedRow): RowPlan {
  const { cells, resolved } = row;
  const { search, shape, isApplied } = importing;
  const failed = (...problems: RowProblem[]) => failedRow(importing, row, ...problems);
  const said = cellsIn(cells, shape);
  if (cells.slice(shape.heads.length).some((cell) => cell.trim() !== '')) return failed('cells');
  if (resolved.problem) return failed(resolved.problem, ...wrongAnyway(said, search.tree));
  const before = resolved.id === null ? null : (own.get(resolved.id) ?? null);
  // It went to the archive, or another one came, while the table was waiting.
  if (resolved.id !== null && !before) return failed('changed-meanwhile');
  if (!before && taken.has((said.title ?? '').trim())) return failed('changed-meanwhile');
  const isSeen = !isApplied || resolved.version === undefined || resolved.version === before?.version;
  if (!isSeen) return failed('changed-meanwhile');
  const now = counted.get(before?.id ?? '') ?? [];
  const seen = isApplied ? (resolved.pieces ?? now) : now;
  const judged = judgeRow(said, before && editedOf(before), search.tree, seen);
  if (judged.verdict === 'unchanged') return { kind: 'unchanged' };
  const photos = newPhotos(importing, before, judged.photos);
  if (judged.verdict === 'bad') return failed(...judged.problems, ...(photos ? [] : ['photos' as const]));
  if (!photos) return failed('photos');
  const { input, active, pieces } = judged;
  if (!input && active === undefined && pieces.length + photos.length === 0) return { kind: 'unchanged' };
  // What was sold meanwhile is not brought back.
  const isCountedAlike = (each: Pieces) => quantityIn(now, each) === quantityIn(seen, each);
  if (!pieces.every(isCountedAlike)) return failed('changed-meanwhile');
  const values = plannedValues(before, input, active) ?? (photos.length > 0 ? before : null);
  return { kind: 'planned', row: { ...row, before, counted: now, values, pieces, photos } };
}

/** The photos that are named and not there yet; null where one is not in the ZIP, is no photo, or they are too many. */
function newPhotos(
  { photos, drawn }: Importing,
  before: ProductRow | null,
  names: readonly string[],
): ZipPhoto[] | null {
  const found = new Map<string, ZipPhoto>();
  for (const name of names) {
    const photo = photoCalled(photos, name);
    if (!photo || drawn.get(photo.stem) === null) return null;
    found.set(photo.stem, photo);
  }
  const images = before?.images ?? [];
  const fresh = [...found.values()].filter((photo) => !images.some(({ url }) => isPictureOf(photo, url)));
  return images.length + fresh.length > maxPictures ? null : fresh;
}

const quantityIn = (all: readonly Pieces[], { size, color }: Pieces): number | undefined =>
  all.find((each) => each.size === size && each.color === color)?.quantity;

function plannedValues(
  before: ProductRow | null,
  input: Parameters<typeof valuesOf>[1] | null,
  active: boolean | undefined,
): NewProduct | null {
  const shown = active === undefined ? {} : { active };
  if (input) return { ...valuesOf(before, input), ...shown };
  return before && active !== undefined ? { ...before, ...shown } : null;
}

export function failedRow(
  { shape }: Importing,
  { row, cells }: TableRow,
  ...[first = 'unexpected', ...others]: RowProblem[]
): RowPlan {
  const told = (problem: RowProblem) => {
    const column = csvColumns.find((each) => each === problem);
    return { problem, value: startOf((column && cellsIn(cells, shape)[column]) ?? '') };
  };
  return { kind: 'failed', failed: { row, ...told(first), others: others.map(told) } };
}

const cellsIn = (cells: readonly string[], { columns }: Pick<TableShape, 'columns'>): RowCells =>
  Object.fromEntries(Object.entries(columns).map(([column, at]) => [column, cells[at] ?? '']));
