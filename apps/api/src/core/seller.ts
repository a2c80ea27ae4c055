import { refusal } from '@haat/contract/core/problem';
import type { AuthContext } from './request-context.ts';

export interface Seller {
  shopId: string;
  vendorId: string;
}

export interface SellerAccount extends Seller {
  accountId: string;
}

/** Whether who asks may be told amounts of money that are nobody's order. */
export const seesMoney = ({ session: { helper } }: AuthContext): boolean =>
  helper === null || helper.seesMoney;

/** The vendor for whom whoever asks works. @throws Refusal `not-allowed` for who works for none */
export function sellerOf({ shop, session: { vendorId, accountId } }: AuthContext): SellerAccount {
  if (vendorId === null) throw refusal('not-allowed');
  return { shopId: shop.id, vendorId, accountId };
}
