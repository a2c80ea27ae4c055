import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import type { SellerAccount } from '../../../core/seller.ts';
import { searchVersion } from '../search/document.ts';
import { products } from '../tables.ts';
import { auditedFields } from './own-product.ts';
import type { NewProduct, ProductRow, RecordChange } from './own-product.ts';

/** What a product becomes; its address stays. */
export interface SeveralAsked {
  before: ProductRow;
  values: Omit<NewProduct, 'slug' | 'searchDoc'>;
  /** By which words it is found from now on, where that changes. */
  searchDoc: string | null;
}

// What several products can be given at once, each by its type in the statement.
const given = {
  categoryId: 'uuid',
  title: 'text',
  titleNe: 'text',
  description: 'text',
  descriptionNe: 'text',
  price: 'int',
  markPrice: 'int',
  variants: 'jsonb',
  images: 'jsonb',
  specifications: 'jsonb',
  videoUrl: 'text',
  active: 'boolean',
} as const satisfies Partial<Record<keyof ProductRow, string>>;

/**
 * Changes several own products by one statement, each where it is still the version that was seen, and has it written down.
 * @returns those that were changed, by their ids
 */
export async function changeSeveral(
  tx: Db,
  seller: SellerAccount,
  asked: readonly SeveralAsked[],
  record: RecordChange,
): Promise<ReadonlyMap<string, ProductRow>> {
  if (asked.length === 0) return new Map();
  const names = Object.keys(given) as (keyof typeof given)[];
  const rows = asked.map(({ before, values, searchDoc }) => {
    const after = { ...before, ...values };
    const own = Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
    return { id: before.id, version: before.version, searchDoc, ...own };
  });
  const types = names.map((name) => sql`, ${sql.identifier(name)} ${sql.raw(given[name])}`);
  const asRows = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as made (id uuid, version int, "searchDoc" text${sql.join(types)})`;
  const changed = await tx
    .update(products)
    .set({
      ...Object.fromEntries(names.map((name) => [name, sql`made.${sql.identifier(name)}`])),
      searchDoc: sql`coalesce(made."searchDoc"::tsvector, ${products.searchDoc})`,
      searchVersion: sql`case when made."searchDoc" is null then ${products.searchVersion} else ${searchVersion} end`,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .from(asRows)
    .where(
      and(
        eq(products.shopId, seller.shopId),
        eq(products.id, sql`made.id`),
        eq(products.version, sql`made.version`),
      ),
    )
    .returning(getTableColumns(products));
  const byId = new Map(changed.map((row) => [row.id, row]));
  for (const { before } of asked) {
    const row = byId.get(before.id);
    if (!row) continue;
    await record(tx, seller, {
      ...{ kind: 'product', thing: { id: row.id, name: row.title } },
      ...{ before: auditedFields(before), after: auditedFields(row) },
    });
  }
  return byId;
}
