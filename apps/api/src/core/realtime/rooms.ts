import type { Language } from '@haat/contract/core/language';

/** A room of a shop; no two shops share one, whatever its name. */
export const roomOf = (shopId: string, name: string) => `${shopId}:${name}`;

/** The open pages of an account, and the open desks of a vendor. */
export const ofAccount = (accountId: string) => `account:${accountId}`;
export const ofVendor = (vendorId: string) => `vendor:${vendorId}`;

/** Everybody who is online in a shop and reads this language. */
export const readersOf = (language: Language) => `readers:${language}`;

export interface VendorOfShop {
  shopId: string;
  vendorId: string;
}

/** The vendor whose desks are in a room; null where it is another one. */
export function vendorOfRoom(room: string): VendorOfShop | null {
  const [shopId, kind, vendorId] = room.split(':');
  return kind === 'vendor' && shopId && vendorId ? { shopId, vendorId } : null;
}
