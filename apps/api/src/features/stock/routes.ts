import { checkCart, getInventory, getStock } from '@haat/contract/stock/endpoints';
import type { Parts } from '../../core/parts.ts';
import type { Serve } from '../../core/serve.ts';
import { cartFacts, inventoryOf, stockOf } from './service.ts';

/** Live numbers: every sale changes them, so pages ask for them from the browser and hold none (design D4). */
export function serveStock(serve: Serve, { database: { orm } }: Parts): void {
  serve(getStock, async ({ productId }, { shop }) => {
    const remainingQty = await stockOf(orm, shop.id, productId);
    return remainingQty === null ? [] : [{ productId, remainingQty }];
  });

  serve(getInventory, async ({ productId }, { shop }) => {
    const inventory = await inventoryOf(orm, shop.id, productId);
    return inventory ? [inventory] : [];
  });

  serve(checkCart, ({ productIds }, { shop }) => cartFacts(orm, shop.id, productIds));
}
