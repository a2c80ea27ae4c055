import { newId } from '@haat/web/platform/browser/new-id.ts';
import { dropOwn, keepOwn, undoneKey, readOwn } from '@haat/web/platform/storage/own.ts';

// What was noted so many milliseconds ago is meant as another one.
const freshFor = 60 * 60_000;

/**
 * What an owner notes of a seller's money is sent under, until it is answered: also after a reload or in another tab it is noted
 * once, and what else is noted instead is refused (`key-reused`) where the first one was.
 */
export function settlementKey(accountId: string, vendorId: string, now = Date.now()): string {
  const place = placeOf(accountId, vendorId);
  const { key, at } = Object(readOwn(place)) as { key?: unknown; at?: unknown };
  const age = typeof at === 'number' ? now - at : -1;
  if (typeof key === 'string' && age >= 0 && age < freshFor) return key;
  const made = newId();
  keepOwn(place, { key: made, at: now });
  return made;
}

/** It is answered: the next one is another, even of the same sum. */
export const dropSettlementKey = (accountId: string, vendorId: string): void =>
  dropOwn(placeOf(accountId, vendorId));

const placeOf = (accountId: string, vendorId: string) => undoneKey(accountId, 'settlement', vendorId);
