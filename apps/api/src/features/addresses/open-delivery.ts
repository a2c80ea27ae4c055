import type { Db } from '../../core/database/database.ts';
import { deliverySettings } from './tables.ts';

/** Has a new shop deliver everywhere in the country. @param charge in whole rupees, for any order */
export async function openDelivery(tx: Db, shopId: string, charge: number): Promise<void> {
  await tx.insert(deliverySettings).values({ shopId, deliveryMode: 'standard', flatDeliveryCharge: charge });
}
