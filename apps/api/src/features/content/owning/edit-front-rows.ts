import { and, eq, sql } from 'drizzle-orm';
import type { readFrontRows as contract, saveFrontRows } from '@haat/contract/content/owning/front/calls';
import type { FrontRow, PickedProduct } from '@haat/contract/content/owning/front/schemas';
import { maxRowProducts } from '@haat/contract/content/rules';
import type { Answer, ParsedInput } from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { recordChange } from '../../../core/audit/record-change.ts';
import type { Actor } from '../../../core/audit/record-change.ts';
import type { Db } from '../../../core/database/database.ts';
import { cardsByIds, listCategories, marksByIds } from '../../catalog/service.ts';
import { vendorMarks } from '../../vendors/service.ts';
import { chosenRows, fillRows, usualRows } from '../fill-front-rows.ts';
import type { Catalogs } from '../fill-front-rows.ts';
import { frontPages } from '../tables.ts';

/** The rows of the front page as an owner edits them: each with what it is of and how many products it shows now. */
export async function readFrontRows(
  db: Db,
  shopId: string,
  catalogs: Catalogs,
): Promise<Answer<typeof contract>> {
  const { rows: chosen, version } = await chosenRows(db, shopId);
  const rows = chosen ?? usualRows;
  const [filled, names, picked] = await Promise.all([
    fillRows({ db, shopId, ...catalogs }, rows),
    namesOf(db, shopId, rows),
    pickedIn(db, shopId, rows),
  ]);
  return {
    ...{ version, chosen: chosen !== null },
    rows: rows.map((row, at) => ({
      ...{ row, of: named(row, names) },
      picked: row.kind === 'products' ? row.productIds.flatMap((id) => picked.get(id) ?? []) : [],
      shows: Math.min(filled[at]?.products.length ?? 0, maxRowProducts),
    })),
  };
}

/**
 * Sets which rows the front page has; null for those that every shop begins with.
 * @throws Refusal `changed-meanwhile`; `not-found` where a new or changed row names what the shop does not have
 */
export const changeFrontRows = (
  db: Db,
  actor: Actor,
  { version, rows }: ParsedInput<typeof saveFrontRows>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { shopId } = actor;
    const [kept] = await tx.select().from(frontPages).where(eq(frontPages.shopId, shopId)).for('update');
    if ((kept?.version ?? 0) !== version) throw refusal('changed-meanwhile');
    const [before, after] = [kept?.rows ?? usualRows, rows ?? usualRows];
    const names = await namesOf(tx, shopId, [...before, ...after]);
    const changed = after.filter((row) => !before.some((each) => isSame(each, row)));
    if (changed.some((row) => namesUnknown(row, names))) throw refusal('not-found');
    await keep(tx, shopId, { rows, version });
    await note(tx, actor, { before, after, names });
  });

async function keep(
  tx: Db,
  shopId: string,
  { rows, version }: { rows: FrontRow[] | null; version: number },
): Promise<void> {
  const kept =
    version > 0
      ? await tx
          .update(frontPages)
          .set({ rows, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(frontPages.shopId, shopId), eq(frontPages.version, version)))
          .returning({ version: frontPages.version })
      : await tx
          .insert(frontPages)
          .values({ shopId, rows })
          .onConflictDoNothing()
          .returning({ version: frontPages.version });
  // Of two who are the first to choose, one is faster.
  if (kept.length === 0) throw refusal('changed-meanwhile');
}

interface Names {
  categories: Map<string, { title: string; titleNe: string | null }>;
  vendors: Map<string, { title: string; titleNe: string | null }>;
  products: Map<string, string>;
}

async function namesOf(db: Db, shopId: string, rows: readonly FrontRow[]): Promise<Names> {
  const has = (kind: FrontRow['kind']) => rows.some((row) => row.kind === kind);
  const [categories, vendors, products] = await Promise.all([
    has('category') ? listCategories(db, shopId) : [],
    has('vendor') ? vendorMarks(db, shopId) : [],
    has('products') ? marksByIds(db, shopId, pickedIds(rows)) : [],
  ]);
  return {
    categories: new Map(categories.map(({ category: { _id, title, titleNe } }) => [_id, { title, titleNe }])),
    vendors: new Map(
      vendors.map(({ _id, shopName, shopNameNe }) => [_id, { title: shopName, titleNe: shopNameNe }]),
    ),
    products: new Map(products.map(({ productId, title }) => [productId, title])),
  };
}

const pickedIds = (rows: readonly FrontRow[]): Set<string> =>
  new Set(rows.flatMap((row) => (row.kind === 'products' ? row.productIds : [])));

/** What was picked for rows, by id, also what the shop does not show now. */
async function pickedIn(
  db: Db,
  shopId: string,
  rows: readonly FrontRow[],
): Promise<Map<string, PickedProduct>> {
  const ids = [...pickedIds(rows)];
  if (ids.length === 0) return new Map();
  const [marks, cards] = await Promise.all([marksByIds(db, shopId, ids), cardsByIds(db, shopId, ids)]);
  const images = new Map(cards.map(({ _id, image }) => [_id, image]));
  return new Map(
    marks.map(({ productId, title, titleNe }) => [
      productId,
      { _id: productId, title, titleNe, image: images.get(productId) ?? null, active: images.has(productId) },
    ]),
  );
}

const isSame = (one: FrontRow, other: FrontRow): boolean => sortedJson(one) === sortedJson(other);
const sortedJson = (row: FrontRow): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

const named = (row: FrontRow, { categories, vendors }: Names) =>
  (row.kind === 'category'
    ? categories.get(row.categoryId)
    : row.kind === 'vendor'
      ? vendors.get(row.vendorId)
      : null) ?? null;

function namesUnknown(row: FrontRow, names: Names): boolean {
  if (row.kind === 'category' || row.kind === 'vendor') return named(row, names) === null;
  return row.kind === 'products' && row.productIds.some((id) => !names.products.has(id));
}

/** Writes down each row that is new, other or gone, and their order where that is another one. */
async function note(
  tx: Db,
  actor: Actor,
  { before, after, names }: { before: readonly FrontRow[]; after: readonly FrontRow[]; names: Names },
): Promise<void> {
  const called = (row: FrontRow) => row.title ?? named(row, names)?.title ?? row.kind;
  const said = (row: FrontRow | undefined) => row && auditedFields(row, names);
  const ids = [...new Set([...before, ...after].map(({ _id }) => _id))];
  for (const id of ids) {
    const [old, now] = [before, after].map((rows) => rows.find(({ _id }) => _id === id));
    const thing = { name: called((now ?? old)!) };
    await recordChange(tx, actor, {
      ...{ kind: 'front-row', thing, before: said(old) ?? null, after: said(now) ?? null },
    });
  }
  const stayed = (rows: readonly FrontRow[], others: readonly FrontRow[]) =>
    rows.filter(({ _id }) => others.some((each) => each._id === _id));
  const [was, is] = [stayed(before, after), stayed(after, before)];
  if (was.every(({ _id }, at) => is[at]?._id === _id)) return;
  const order = (rows: readonly FrontRow[]) => ({ order: rows.map(called) });
  await recordChange(tx, actor, { kind: 'front-row', before: order(before), after: order(after) });
}

function auditedFields(row: FrontRow, names: Names): object {
  const { kind, title, titleNe } = row;
  const picked = row.kind === 'products' && row.productIds.flatMap((id) => names.products.get(id) ?? []);
  const of = named(row, names)?.title;
  return { kind, title, titleNe, ...(of && { of }), ...(picked && { products: picked }) };
}
