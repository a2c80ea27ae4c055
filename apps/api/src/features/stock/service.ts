import { asc } from 'drizzle-orm';
import { pictureIn } from '@haat/contract/catalog/choice';
import type { CartFact, Inventory } from '@haat/contract/stock/schemas';
import type { Db } from '../../core/database/database.ts';
import { choicesByIds, isOnSale } from '../catalog/service.ts';
import { stocks } from './tables.ts';
import { isOf, stockFor, stockRows, sumOf } from './take-stock.ts';

export { tellWaiting } from './await-stock.ts';
export { stockOfVendor } from './count-low-stock.ts';
export { countsOf, holdCounts, setCounts, shownWith } from './count-many.ts';
export {
  deleteUnoffered,
  returnStock,
  shortOf,
  showChanges,
  stockFor,
  stockRows,
  takeStock,
} from './take-stock.ts';
export type { Pieces, StockRow } from './take-stock.ts';

/** The pieces left of a product on sale, of all its variants together; null for a product nobody knows. */
export async function stockOf(db: Db, shopId: string, productId: string): Promise<number | null> {
  return (await inventoryOf(db, shopId, productId))?.stockQuantity ?? null;
}

/** The inventory of a product on sale (spec §3); null for a product nobody knows. */
export async function inventoryOf(db: Db, shopId: string, productId: string): Promise<Inventory | null> {
  const [onSale, rows] = await Promise.all([
    isOnSale(db, shopId, productId),
    db
      .select()
      .from(stocks)
      .where(isOf(shopId, [productId]))
      .orderBy(asc(stocks.size), asc(stocks.color)),
  ]);
  if (!onSale || rows.length === 0) return null;
  const stockQuantity = sumOf(rows);
  const lowStockThreshold = Math.max(...rows.map((row) => row.lowStockThreshold));
  const isLowStock = stockQuantity > 0 && stockQuantity <= lowStockThreshold;
  const status = stockQuantity === 0 ? 'out_of_stock' : isLowStock ? 'low_stock' : 'in_stock';
  const { location = null, locationNe = null } = rows.find((row) => row.location !== null) ?? {};
  return { stockQuantity, status, location, locationNe, lowStockThreshold, isLowStock };
}

/** What a cart needs to be shown truthfully, in the order asked; a product that is gone is left out. */
export async function cartFacts(db: Db, shopId: string, productIds: string[]): Promise<CartFact[]> {
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  const [found, rows] = await Promise.all([choicesByIds(db, shopId, ids), stockRows(db, shopId, ids)]);
  const rowsOf = Map.groupBy(rows, ({ productId }) => productId);
  return found.map(({ card: { _id, title, titleNe, slug, image, images, price, adminId }, variants }) => {
    const own = rowsOf.get(_id) ?? [];
    return {
      productId: _id,
      title,
      titleNe,
      slug,
      image,
      price,
      remainingQty: sumOf(own),
      variants: variants.map(({ size, sizeNe = null, color, colorNe = null, colorPicker }) => ({
        ...{ size, sizeNe, color, colorNe, colorPicker },
        remainingQty: stockFor(own, _id, { size, color }).quantity,
        image: pictureIn(images, color),
      })),
      adminId,
    };
  });
}
