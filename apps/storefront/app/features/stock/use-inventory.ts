import { getInventory } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { firstMove } from '@haat/web/platform/hydration/first-move.ts';
import { outOfStock } from './inventory.ts';
import type { Inventory } from './inventory.ts';

/**
 * The inventory of a product, asked from the browser; null while it is unknown. A failure or an empty answer counts as out
 * of stock (spec §4, §8), for want of a connection until there is one.
 */
export function useInventory(productId: string): Inventory | null {
  const { query } = useQuery(productId, async (signal) => {
    await firstMove();
    try {
      const [first] = await call(getInventory, { productId }, { signal });
      return first ?? outOfStock;
    } catch (error) {
      if (!signal.aborted) console.warn('inventory:', error);
      throw error;
    }
  });
  if (query.state === 'loading') return null;
  return query.state === 'ready' ? query.data : outOfStock;
}
