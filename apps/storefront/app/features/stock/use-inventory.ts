import { useEffect, useState } from 'react';
import { firstMove } from '../../platform/hydration/first-move.ts';
import type { Inventory } from './inventory.ts';

/** The inventory of a product, asked from the browser; null while it is unknown (spec §4). */
export function useInventory(productId: string): Inventory | null {
  const [known, setKnown] = useState<{ productId: string; inventory: Inventory } | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      await firstMove();
      const { fetchInventory } = await import('./stock-calls.ts');
      const inventory = await fetchInventory(productId);
      if (!left) setKnown({ productId, inventory });
    };
    // Without a connection it stays unknown.
    ask().catch((error: unknown) => console.warn('inventory:', error));
    return () => {
      left = true;
    };
  }, [productId]);
  return known?.productId === productId ? known.inventory : null;
}
