import { useEffect, useSyncExternalStore } from 'react';
import type { ProductCard } from '@haat/contract/catalog/product';
import { addToWishlist, getWishlist, removeFromWishlist } from '@haat/contract/wishlist/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { resultOf } from '@haat/web/platform/api/query.ts';
import { currentUser, usableToken, useUser } from '@haat/web/platform/session/session.ts';

/** The wishlist of whoever is logged in: fetched once for all cards of a visit, and again after each change (spec §4). */
export interface Listed {
  /** The wished products as they were fetched last, newest first; null while they are unknown. */
  products: readonly ProductCard[] | null;
  /** The ids of what is wished for now, a change that is still on its way included. */
  ids: ReadonlySet<string>;
  /** Why they could not be had, where the last try failed. */
  failure: unknown;
}

const nothing: Listed = { products: null, ids: new Set(), failure: null };
const listeners = new Set<() => void>();
let listed = nothing;
let ownerId: string | null = null;
/** Rises with every change, so that an answer that is older than the last click is not taken. */
let version = 0;

function become(next: Listed): void {
  listed = next;
  for (const listener of listeners) listener();
}

function mark(productId: string, present: boolean): void {
  const ids = new Set(listed.ids);
  if (present) ids.add(productId);
  else ids.delete(productId);
  version += 1;
  become({ ...listed, ids });
}

/** Asks for the wishlist anew. A failure leaves what was known: without marks every card offers to add, which does no harm. */
export async function refreshListed(): Promise<void> {
  const asked = version;
  // A token that is too short to be one is not used (spec §5).
  if (usableToken() === null) return become({ ...nothing, products: [] });
  if (listed.failure !== null) become({ ...listed, failure: null });
  const result = await resultOf(call(getWishlist, {}));
  if (asked !== version) return;
  if (result.state === 'ready') {
    const products = result.data;
    become({ products, ids: new Set(products.map(({ _id }) => _id)), failure: null });
  } else become({ ...listed, failure: result.error });
}

// Whether the wishlist has another owner now, of whose nothing is known yet.
function ownedBy(userId: string | null): boolean {
  if (userId === ownerId) return false;
  ownerId = userId;
  version += 1;
  become(nothing);
  return true;
}

/** For the screen that shows it: what an earlier page fetched is shown, and asked for once more, as another phone may have changed it. */
export async function loadListed(): Promise<void> {
  ownedBy(currentUser()?._id ?? null);
  const asked = refreshListed();
  if (listed.products === null) await asked;
}

/**
 * Marks a product as wished for, or not, at once; takes it back when the server refuses.
 * @returns the server's sentence
 * @throws CallError as the server refused
 */
export async function setListed(productId: string, present: boolean): Promise<string> {
  mark(productId, present);
  try {
    const { message } = await call(present ? addToWishlist : removeFromWishlist, { productId });
    void refreshListed();
    return message;
  } catch (error) {
    mark(productId, !present);
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useOwner(): void {
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (ownedBy(userId) && userId !== null) void refreshListed();
  }, [userId]);
}

/** Whether a product is in the wishlist of whoever is logged in; false for guests and on the server (design D4). */
export function useListed(productId: string): boolean {
  useOwner();
  return useSyncExternalStore(
    subscribe,
    () => listed.ids.has(productId),
    () => false,
  );
}

export function useAllListed(): Listed {
  useOwner();
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => nothing,
  );
}
