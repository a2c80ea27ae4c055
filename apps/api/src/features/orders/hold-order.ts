import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { orders } from './tables.ts';

/**
 * Holds orders until the transaction ends, before anything that hangs on them: who takes one on and who takes it back wait for each other
 * there, and neither has what the other one waits for.
 * @returns whether there was one
 */
export async function holdOrder(tx: Db, which: SQL | undefined): Promise<boolean> {
  const held = await tx.select({ id: orders.id }).from(orders).where(which).for('no key update');
  return held.length > 0;
}
