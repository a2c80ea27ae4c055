import { newId } from '@haat/web/platform/browser/new-id.ts';
import { dropOwn, keepOwn, undoneKey, readOwn } from '@haat/web/platform/storage/own.ts';

/**
 * What an owner notes of a seller's money is sent under, until it is answered: also after a reload or in another tab it is noted
 * once, and whoever notes something where the first one was is told so (`alreadyNoted`, `key-reused`).
 */
export function settlementKey(accountId: string, vendorId: string): string {
  const place = placeOf(accountId, vendorId);
  const kept = readOwn(place);
  if (typeof kept === 'string') return kept;
  const made = newId();
  keepOwn(place, made);
  return made;
}

/** It is answered: the next one is another, even of the same sum. */
export const dropSettlementKey = (accountId: string, vendorId: string): void =>
  dropOwn(placeOf(accountId, vendorId));

const placeOf = (accountId: string, vendorId: string) => undoneKey(accountId, 'settlement', vendorId);
