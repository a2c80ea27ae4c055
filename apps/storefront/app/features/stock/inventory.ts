/** How much there is of a product, as far as a shopper needs to know (spec §3). */
export interface Inventory {
  stockQuantity: number;
  status: 'in_stock' | 'low_stock' | 'out_of_stock';
  isLowStock: boolean;
  /** From where it is sent, in the seller's words; null where they said nothing. */
  location: string | null;
  locationNe: string | null;
}

/** What is assumed when the inventory cannot be had (spec §4). */
export const outOfStock: Inventory = {
  stockQuantity: 0,
  status: 'out_of_stock',
  isLowStock: false,
  location: null,
  locationNe: null,
};

/** In which of three ways a product is there, from the live inventory or, until it is known, from the page. */
export function stockOf(inventory: Inventory | null, inStock: boolean): 'in' | 'low' | 'out' {
  if (!inventory) return inStock ? 'in' : 'out';
  if (inventory.status === 'out_of_stock' || inventory.stockQuantity <= 0) return 'out';
  return inventory.isLowStock || inventory.status === 'low_stock' ? 'low' : 'in';
}
