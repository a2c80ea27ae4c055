import { and, eq, isNull } from 'drizzle-orm';
import type { Product } from '@haat/contract/catalog/product';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from '../../../core/database/database.ts';
import type { AuthContext } from '../../../core/request-context.ts';
import type { CategoryTree } from '../category-tree.ts';
import { productFrom, productRows } from '../product-rows.ts';
import { products } from '../tables.ts';

/**
 * A product as its page would show it, on sale or not, for who sells it and who owns the shop.
 * @throws Refusal `not-found` for everybody else, and for what lies in the archive
 */
export async function previewOf(
  db: Db,
  { shop, session: { role, vendorId } }: Pick<AuthContext, 'shop' | 'session'>,
  productId: string,
  tree: CategoryTree,
): Promise<Product> {
  if (role !== 'admin' && vendorId === null) throw refusal('not-found');
  const [row] = await productRows(db).where(
    and(
      eq(products.shopId, shop.id),
      eq(products.id, productId.toLowerCase()),
      isNull(products.archivedAt),
      role === 'admin' || vendorId === null ? undefined : eq(products.vendorId, vendorId),
    ),
  );
  if (!row) throw refusal('not-found');
  return productFrom(row, tree);
}
