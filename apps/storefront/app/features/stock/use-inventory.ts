import { useQuery } from '../../platform/api/use-query.ts';
import { firstMove } from '../../platform/hydration/first-move.ts';
import type { Inventory } from './inventory.ts';

/** The inventory of a product, asked from the browser; null while it is unknown (spec §4). */
export function useInventory(productId: string): Inventory | null {
  const { query } = useQuery(productId, async () => {
    await firstMove();
    return (await import('./stock-calls.ts')).fetchInventory(productId);
  });
  return query.state === 'ready' ? query.data : null;
}
