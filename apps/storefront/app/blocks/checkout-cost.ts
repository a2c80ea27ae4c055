import type { Address, DeliverySettings } from '@haat/contract/addresses/endpoints';
import { deliveryFeeOf } from '@haat/contract/addresses/rules';
import { totalOf } from '../features/cart/rows.ts';
import type { CartRow } from '../features/cart/rows.ts';

/** Where an address is delivered to, and for how much; null where nobody delivers. */
export type Area = Address['deliveryAreaData'];

/** What an order costs, in whole rupees. */
export interface Cost {
  subtotal: number;
  /** Null until the address is known on which it depends. */
  fee: number | null;
  /** Without the fee while that is unknown. */
  total: number;
}

/** What a shopper sees before the button and sends with the order; the server computes the same by the same rule (design D7). */
export function costOf(rows: CartRow[], settings: DeliverySettings, area: Area): Cost {
  const subtotal = totalOf(rows);
  const known = settings.deliveryMode === 'standard' || area !== null;
  const fee = known ? deliveryFeeOf(settings, area?.deliveryFee ?? null, subtotal) : null;
  return { subtotal, fee, total: subtotal + (fee ?? 0) };
}
