import { sql } from 'drizzle-orm';
import type { ProductCard } from '@haat/contract/catalog/product';
import { preparedFor } from '../../core/database/prepared.ts';
import type { ProductColumns } from './columns/product-columns.ts';
import type { ListSources } from './list-sources.ts';
import { idOnSale } from './service.ts';

const maxSimilar = 12;

const onSaleAt = preparedFor((db) =>
  idOnSale(db, sql.placeholder('shopId'), sql.placeholder('slug')).prepare('id on sale'),
);

/**
 * Up to 12 products like this one: its own category first, then the one above, in each what is in stock first and of that the
 * newest; null when it is not on sale.
 */
export async function similarProducts(sources: ListSources, slug: string): Promise<ProductCard[] | null> {
  const { db, shopId, tree, columns, cards } = sources;
  const [product] = await onSaleAt(db).execute({ shopId, slug });
  if (!product) return null;
  const own = columns.ids.rowOf(product.id);
  if (own < 0) return [];
  const category = columns.category[own]!;
  const best = new Best(columns, own);
  best.look(columns.rowsIn(category));
  const categoryId = columns.categories.nameOf(category);
  const around = tree.below(tree.parentOf(categoryId)?._id ?? categoryId);
  const others = new Best(columns, own);
  if (best.rows.length < maxSimilar)
    for (const id of around) {
      const number = columns.categories.numberOf(id);
      if (number !== undefined && number !== category) others.look(columns.rowsIn(number));
    }
  const rows = [...best.rows, ...others.rows].slice(0, maxSimilar);
  return (await cards(rows.map((row) => columns.ids.idOf(row)))).map(({ card }) => card);
}

/** The first rows of many, in order, without putting all of them in order. */
class Best {
  readonly rows: number[] = [];
  readonly #columns: ProductColumns;
  readonly #without: number;

  constructor(columns: ProductColumns, without: number) {
    this.#columns = columns;
    this.#without = without;
  }

  look(rows: Int32Array): void {
    for (const row of rows) {
      if (row === this.#without) continue;
      const last = this.rows.at(-1);
      if (this.rows.length === maxSimilar && this.#compare(row, last!) > 0) continue;
      const at = this.rows.findIndex((other) => this.#compare(row, other) < 0);
      this.rows.splice(at < 0 ? this.rows.length : at, 0, row);
      if (this.rows.length > maxSimilar) this.rows.pop();
    }
  }

  #compare(one: number, other: number): number {
    const { inStock, createdAt, ids } = this.#columns;
    return inStock[other]! - inStock[one]! || createdAt[other]! - createdAt[one]! || ids.compare(other, one);
  }
}
