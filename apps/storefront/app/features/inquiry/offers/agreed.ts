import { useEffect, useSyncExternalStore } from 'react';
import { listAgreedOffers } from '@haat/contract/inquiry/calls';
import type { AgreedOffer } from '@haat/contract/inquiry/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { resultOf } from '@haat/web/platform/api/query.ts';
import { usableToken, useUser } from '@haat/web/platform/session/session.ts';

/** A price that a seller and this shopper agreed on, for one piece of a product. */
export type Agreed = Pick<AgreedOffer, '_id' | 'price' | 'until'>;

const listeners = new Set<() => void>();
let known: { userId: string; offers: AgreedOffer[] } | null = null;
let round = 0;
// Whose prices are being asked for.
let asking: string | null = null;

/** Asks which prices are agreed now: after an offer has moved, or was used. Without an answer the shop's prices count. */
export async function refreshAgreed(userId: string): Promise<void> {
  // A part of the page may hear only afterwards that its shopper has logged out.
  if (usableToken() === null) return;
  const mine = ++round;
  asking = userId;
  const result = await resultOf(call(listAgreedOffers, {}));
  if (mine !== round) return;
  asking = null;
  if (result.state === 'failed') return;
  known = { userId, offers: result.data };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const none: AgreedOffer[] = [];

/** The prices that were agreed with who is logged in, and not used yet; asked for once for all that show them. */
export function useAgreedOffers(): AgreedOffer[] {
  const userId = useUser()?._id;
  useEffect(() => {
    if (userId && asking !== userId) void refreshAgreed(userId);
  }, [userId]);
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  return now && now.userId === userId ? now.offers : none;
}

/** The price agreed for a product, where it is lower than the shop's today. */
export const agreedFor = (offers: AgreedOffer[], productId: string, price: number): Agreed | undefined =>
  offers.find((each) => each.productId === productId && each.price < price);
