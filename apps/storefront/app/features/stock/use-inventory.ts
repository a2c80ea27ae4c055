import { getInventory } from '@haat/contract/stock/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { firstMove } from '@haat/web/platform/hydration/first-move.ts';
import { outOfStock } from './inventory.ts';
import type { Inventory } from './inventory.ts';

// Milliseconds for which pieces count as left, on a page that is looked at.
const lasts = 120_000;

/**
 * The inventory of a product, asked from the browser, and again when somebody comes back to the page; null while it is
 * unknown. A failure or an empty answer counts as out of stock (spec §4, §8), for want of a connection until there is one;
 * what was known before stays known.
 */
export function useInventory(productId: string): Inventory | null {
  const ask = async (signal: AbortSignal) => {
    await firstMove();
    try {
      const [first] = await call(getInventory, { productId }, { signal });
      return first ?? outOfStock;
    } catch (error) {
      if (!signal.aborted) console.warn('inventory:', error);
      throw error;
    }
  };
  const { query } = useQuery(productId, ask, { every: lasts });
  if (query.state === 'loading') return null;
  return knownOf(query) ?? outOfStock;
}
