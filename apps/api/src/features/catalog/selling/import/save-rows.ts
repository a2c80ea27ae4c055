import { csvColumns } from '@haat/contract/catalog/selling/csv-columns';
import type { ProductImage } from '@haat/contract/catalog/product';
import type { FailedRow, RowChange } from '@haat/contract/catalog/selling/import/schemas';
import { recordChanges } from '../../../../core/audit/record-change.ts';
import type { Actor, Change } from '../../../../core/audit/record-change.ts';
import type { Db } from '../../../../core/database/database.ts';
import { holdSelling, markOf } from '../../../vendors/service.ts';
import type { CategoryTree } from '../../category-tree.ts';
import { searchVersion } from '../../search/document.ts';
import { learnWords } from '../../search/vocabulary.ts';
import { documentOf, isFoundAlike } from '../../search-documents.ts';
import { cellsOf } from '../csv/cells.ts';
import type { Pieces } from '../csv/stock-cell.ts';
import { changeSeveral } from '../change-several.ts';
import { openCategories } from '../judge-category.ts';
import { addProducts, editedOf } from '../own-product.ts';
import type { ProductRow } from '../own-product.ts';
import { planRows, startOf } from './plan-rows.ts';
import type { Importing, PlannedRow, ResolvedRow } from './plan-rows.ts';
import { addressOf } from './photos.ts';
import type { ZipPhoto } from './photos.ts';

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; productId: string; active: boolean; change: RowChange }
  | { kind: 'failed'; failed: FailedRow };

/** Rows that could be when they were judged, and cannot any more: nothing of their transaction may stay. */
export class Overtaken extends Error {
  readonly rows: ReadonlySet<number>;

  constructor(rows: Iterable<number>) {
    super('rows of a table were overtaken');
    this.rows = new Set(rows);
  }
}

/**
 * Changes and adds products by rows of a table, as their editor does; what cannot be is told and leaves the others as they are. What can be
 * asked or written for all of them together is.
 */
export async function saveRows(
  tx: Db,
  importing: Importing,
  rows: readonly ResolvedRow[],
): Promise<Outcome[]> {
  const judged = await planRows(tx, importing, rows, true);
  const planned = judged.flatMap((each) => (each.kind === 'planned' ? each.row : []));
  const saved = await savePlanned(tx, importing, planned);
  return judged.map((each): Outcome => (each.kind === 'planned' ? saved.get(each.row.row)! : each));
}

/**
 * Does what rows ask for.
 * @returns what became of each, by its number
 * @throws Overtaken where they are not held and something is other than they were judged by
 */
export async function savePlanned(
  tx: Db,
  importing: Importing,
  planned: readonly PlannedRow[],
): Promise<ReadonlyMap<number, Outcome>> {
  const { seller, search, counts } = importing;
  const outcomes = new Map<number, Outcome>();
  if (planned.length === 0) return outcomes;
  if (planned.some(({ values }) => values?.active)) await holdSelling(tx, seller);
  const after = await saveProducts(tx, importing, planned);
  for (const { row, values, before } of planned)
    if (before && values?.variants && values.variants !== before.variants)
      await counts.recount(tx, seller.shopId, after.get(row)!);
  const counting = planned.filter(({ pieces }) => pieces.length > 0);
  await counts.set(
    tx,
    seller,
    counting.map(({ row, pieces }) => ({ product: after.get(row)!, pieces })),
  );
  for (const { row, before, counted, pieces, photos } of planned) {
    const now = after.get(row)!;
    const left = [...counted.filter((each) => !pieces.some((one) => isOfOne(one, each))), ...pieces];
    const change = changeOf(row, { before, counted }, { after: now, left }, search.tree);
    if (photos.length > 0) change.cells.push(photosCell(before, photos));
    outcomes.set(row, { kind: 'saved', productId: now.id, active: now.active, change });
  }
  return outcomes;
}

function photosCell(before: ProductRow | null, photos: readonly ZipPhoto[]): RowChange['cells'][number] {
  const [was, names] = [before?.images.length ?? 0, photos.map(({ name }) => name).join(' | ')];
  const [old, now] = was > 0 ? [String(was), `${was} + ${names}`] : ['', names];
  return { column: 'photos', before: old, after: startOf(now) };
}

const isOfOne = (one: Pieces, other: Pieces) => one.size === other.size && one.color === other.color;

async function saveProducts(
  tx: Db,
  importing: Importing,
  planned: readonly PlannedRow[],
): Promise<ReadonlyMap<number, ProductRow>> {
  const { seller, search, counts } = importing;
  const { shopId } = seller;
  const changes: Change[] = [];
  const record = (_: Db, __: Actor, change: Change) => void changes.push(change);
  const vendor = await markOf(tx, seller);
  const vocabulary: string[] = [];
  const documentFor = ({ before, values }: PlannedRow): string | null => {
    const after = { ...plain, ...before, ...values! };
    if (before && isFoundAlike(before, after)) return null;
    const found = documentOf(shopId, after, vendor, search);
    vocabulary.push(...found.vocabulary);
    return found.doc;
  };
  const saved = new Map<number, ProductRow>();
  const worded = planned.flatMap((each) => {
    const { row, before, values } = each;
    if (before && !values) saved.set(row, before);
    if (!before || !values) return [];
    return {
      ...{ row, before, searchDoc: documentFor(each) },
      values: { ...values, images: imagesOf(importing, each) },
    };
  });
  const changed = await changeSeveral(tx, seller, worded, record);
  if (changed.size < worded.length)
    throw new Overtaken(worded.flatMap(({ row, before }) => (changed.has(before.id) ? [] : row)));
  for (const { row, before } of worded) saved.set(row, changed.get(before.id)!);
  const fresh = planned.filter(({ before }) => before === null);
  const added = await addProducts(
    tx,
    seller,
    fresh.map((each) => ({
      ...each.values!,
      ...(each.pieces.length > 0 && counts.shownWith(each.values!.variants ?? [], each.pieces)),
      images: imagesOf(importing, each),
      ...{ searchDoc: documentFor(each) ?? '', searchVersion },
    })),
    record,
  );
  fresh.forEach(({ row }, at) => saved.set(row, added[at]!));
  await recordChanges(tx, seller, changes);
  if (vocabulary.length > 0) await learnWords(tx, shopId, vocabulary);
  return saved;
}

/** The pictures of a product with those that its row adds, the first of all as the primary one. @throws Overtaken where one was not drawn */
function imagesOf({ drawn }: Importing, { row, before, values, photos }: PlannedRow): ProductImage[] {
  const images = before?.images ?? [];
  const added = photos.map(({ stem }, at) => {
    const fileName = drawn.get(stem);
    if (!fileName) throw new Overtaken([row]);
    const isPrimary = images.length === 0 && at === 0;
    return { url: addressOf(fileName), isPrimary, altText: values?.title ?? before?.title ?? '' };
  });
  return [...images, ...added];
}

const plain = {
  ...{ titleNe: null, description: '', descriptionNe: null },
  ...{ variants: [], specifications: [], options: [], attributes: [] },
};

/**
 * Holds what rows were judged by without holding it: the categories they move to, and what is counted.
 * @throws Overtaken
 */
export async function holdPlanned(
  tx: Db,
  { seller, search, counts }: Importing,
  planned: readonly PlannedRow[],
) {
  const counting = planned.filter(({ before, pieces }) => before && pieces.length > 0);
  const held = await counts.hold(
    tx,
    seller.shopId,
    counting.flatMap(({ before }) => before?.id ?? []),
  );
  const isOther = ({ before, counted, pieces }: PlannedRow) => {
    const now = held.get(before?.id ?? '') ?? [];
    const left = (all: readonly Pieces[], one: Pieces) => all.find((each) => isOfOne(each, one))?.quantity;
    return pieces.some((each) => left(now, each) !== left(counted, each));
  };
  const overtaken = counting.filter(isOther);
  const moved = planned.filter(({ before, values }) => values && values.categoryId !== before?.categoryId);
  const ids = [...new Set(moved.map(({ values }) => values!.categoryId))];
  const open = await openCategories(tx, seller.shopId, ids, search.tree);
  const closed = moved.filter(({ values }) => !open.has(values!.categoryId));
  const all = [...overtaken, ...closed];
  if (all.length > 0) throw new Overtaken(all.map(({ row }) => row));
}

function changeOf(
  row: number,
  { before, counted }: { before: ProductRow | null; counted: readonly Pieces[] },
  { after, left }: { after: ProductRow; left: readonly Pieces[] },
  tree: CategoryTree,
): RowChange {
  const was = before && cellsOf(editedOf(before), tree, 'en-US', counted);
  const is = cellsOf(editedOf(after), tree, 'en-US', left);
  const cells = csvColumns
    .filter((column) => column !== 'id' && (was?.[column] ?? '') !== is[column])
    .map((column) => ({
      column,
      before: startOf(was?.[column] ?? ''),
      after: startOf(is[column]),
    }));
  return { row, title: after.title, isNew: before === null, cells };
}
