import { getInventory } from '@haat/contract/stock/calls';
import { call } from '../../platform/api/call.ts';
import { outOfStock } from './inventory.ts';
import type { Inventory } from './inventory.ts';

/** The inventory of a product now; a failure or an empty answer counts as out of stock (spec §4, §8). */
export async function fetchInventory(productId: string): Promise<Inventory> {
  try {
    const [first] = await call(getInventory, { productId });
    return first ?? outOfStock;
  } catch (error) {
    console.warn('inventory:', error);
    return outOfStock;
  }
}
