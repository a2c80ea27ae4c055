import type { Db } from '../../../core/database/database.ts';
import { productsForOrder } from '../../catalog/service.ts';

interface Sold {
  productId: string;
  vendorId: string;
}

/** Which of these vendors have these products on sale: one that was suspended has none, nor one that sells it no more. */
export async function onSaleOf(
  db: Db,
  shopId: string,
  about: readonly Sold[],
): Promise<(each: Sold) => boolean> {
  const ids = [...new Set(about.map(({ productId }) => productId))];
  const found = ids.length === 0 ? [] : await productsForOrder(db, shopId, ids);
  const sellers = new Map(found.flatMap(({ id, active, vendor }) => (active ? [[id, vendor._id]] : [])));
  return ({ productId, vendorId }) => sellers.get(productId) === vendorId;
}
