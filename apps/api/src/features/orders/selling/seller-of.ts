import { refusal } from '@haat/contract/core/problem';
import type { AuthContext } from '../../../core/request-context.ts';
import type { Seller } from '../reading/read-orders.ts';

/** The vendor whose session this is. @throws Refusal `not-allowed` where it is nobody's who sells */
export function sellerOf({ shop, session: { vendorId } }: AuthContext): Seller {
  if (vendorId === null) throw refusal('not-allowed');
  return { shopId: shop.id, vendorId };
}
