import { getInventory } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { firstMove } from '@haat/web/platform/hydration/first-move.ts';
import { outOfStock } from './inventory.ts';
import type { Inventory } from './inventory.ts';

/** The inventory of a product, asked from the browser; null while it is unknown (spec §4). */
export function useInventory(productId: string): Inventory | null {
  const { query } = useQuery(productId, async () => {
    await firstMove();
    return fetchInventory(productId);
  });
  return query.state === 'ready' ? query.data : null;
}

/** The inventory of a product now; a failure or an empty answer counts as out of stock (spec §4, §8). */
async function fetchInventory(productId: string): Promise<Inventory> {
  try {
    const [first] = await call(getInventory, { productId });
    return first ?? outOfStock;
  } catch (error) {
    console.warn('inventory:', error);
    return outOfStock;
  }
}
