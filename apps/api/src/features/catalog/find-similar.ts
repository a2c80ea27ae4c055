import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import { maxSimilar } from '@haat/contract/catalog/rules';
import type { Db } from '../../core/database/database.ts';
import { preparedFor } from '../../core/database/prepared.ts';
import { inCategories, onSale } from './cards.ts';
import type { CategoryTree } from './category-tree.ts';
import { FirstRows } from './columns/first-rows.ts';
import type { ProductColumns } from './columns/product-columns.ts';
import { bySlices, inTurns } from './columns/turns.ts';
import type { Turn } from './columns/turns.ts';
import type { KeptCatalogs, ListSources } from './listing/list-sources.ts';
import { idOnSale } from './service.ts';
import { products } from './tables.ts';

// While the columns of a shop are read: of so many of the newest those that are in stock come first.
const maxNewest = 200;

const onSaleAt = preparedFor((db) =>
  idOnSale(db, sql.placeholder('shopId'), sql.placeholder('slug')).prepare('id on sale'),
);

/**
 * Up to `maxSimilar` products like this one: its own category first, then the one above, in each what is in stock first and of that the
 * newest; null when it is not on sale. A product's page does not wait until a shop's columns are read.
 */
export async function similarProducts(
  db: Db,
  { treeOf, sourcesIfThere, cardsOf }: Pick<KeptCatalogs, 'treeOf' | 'sourcesIfThere' | 'cardsOf'>,
  shopId: string,
  slug: string,
): Promise<ProductCard[] | null> {
  const [[product], sources] = await Promise.all([
    onSaleAt(db).execute({ shopId, slug }),
    sourcesIfThere(shopId),
  ]);
  if (!product) return null;
  const ids = sources
    ? await similarRows(sources, product.id)
    : await similarInTables(db, shopId, product.id, await treeOf(shopId));
  return cardsOf(shopId, ids);
}

/** The categories below the one above, and the one itself where nothing is above. */
function around(tree: CategoryTree, categoryId: string): Set<string> {
  const above = tree.parentOf(categoryId)?._id ?? categoryId;
  return new Set([...tree.below(above)].filter((id) => id !== categoryId));
}

async function similarRows({ columns, tree }: ListSources, id: string): Promise<string[]> {
  const own = columns.ids.rowOf(id);
  if (own < 0) return [];
  const category = columns.facts.category(own);
  const turn = inTurns();
  const firstIn = async (number: number) =>
    (await firstOf(columns, number, turn)).filter((row) => row !== own).slice(0, maxSimilar);
  const best = await firstIn(category);
  const others: number[] = [];
  if (best.length < maxSimilar)
    for (const other of around(tree, columns.categories.nameOf(category))) {
      const number = columns.categories.numberOf(other);
      if (number !== undefined) others.push(...(await firstIn(number)));
    }
  const rows = [...best, ...others.sort((one, other) => compare(columns, one, other))].slice(0, maxSimilar);
  return rows.map((row) => columns.ids.idOf(row));
}

// By the number of a category its first rows, as long as nothing changes in the columns.
const kept = new WeakMap<ProductColumns, { generation: number; firstOf: Map<number, number[]> }>();

/** The first rows of a category: one more than a page shows, since it does not show its own product. */
async function firstOf(columns: ProductColumns, category: number, turn: Turn): Promise<number[]> {
  const { generation } = columns;
  let known = kept.get(columns);
  if (known?.generation !== generation) {
    known = { generation, firstOf: new Map() };
    kept.set(columns, known);
  }
  const first = known.firstOf.get(category);
  if (first) return first;
  const best = new FirstRows(maxSimilar + 1, (one, other) => compare(columns, one, other));
  const rows = columns.rowsIn(category);
  // From the last row on: those have come last, so that few come before what was found.
  await bySlices(rows.length, turn, (from, to) => {
    for (let n = from; n < to; n += 1) best.take(rows[rows.length - 1 - n]!);
  });
  if (columns.generation === generation) known.firstOf.set(category, best.rows);
  return best.rows;
}

async function similarInTables(db: Db, shopId: string, id: string, tree: CategoryTree): Promise<string[]> {
  const [own] = await db
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(and(onSale(shopId), eq(products.id, id)));
  if (!own) return [];
  const bestIn = async (categoryIds: Iterable<string>) => {
    const newest = db
      .select({ id: products.id, inStock: products.inStock, createdAt: products.createdAt })
      .from(products)
      .where(and(onSale(shopId), inCategories(categoryIds), ne(products.id, id)))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(maxNewest)
      .as('newest');
    const rows = await db
      .select({ id: newest.id })
      .from(newest)
      .orderBy(desc(newest.inStock), desc(newest.createdAt), desc(newest.id))
      .limit(maxSimilar);
    return rows.map((row) => row.id);
  };
  const best = await bestIn([own.categoryId]);
  const others = best.length < maxSimilar ? await bestIn(around(tree, own.categoryId)) : [];
  return [...best, ...others].slice(0, maxSimilar);
}

function compare({ facts, createdAt, ids }: ProductColumns, one: number, other: number): number {
  return (
    facts.inStock(other) - facts.inStock(one) ||
    createdAt[other]! - createdAt[one]! ||
    ids.compare(other, one)
  );
}
