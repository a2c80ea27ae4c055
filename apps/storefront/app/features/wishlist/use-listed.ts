import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../core/session.ts';

/** The wishlist of whoever is logged in, fetched once for all cards of a visit. */
const nothing: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let listed = nothing;
let ownerId: string | null = null;
/** Rises with every change, so that an answer that is older than the last click is not taken. */
let version = 0;

function keep(next: ReadonlySet<string>): void {
  listed = next;
  version += 1;
  for (const listener of listeners) listener();
}

const withMark = (productId: string, present: boolean): ReadonlySet<string> => {
  const next = new Set(listed);
  if (present) next.add(productId);
  else next.delete(productId);
  return next;
};

async function refresh(): Promise<void> {
  const asked = version;
  try {
    const { fetchListed } = await import('./wishlist-calls.ts');
    const fetched = await fetchListed();
    if (asked === version) keep(fetched);
  } catch {
    // Marks are a convenience: without them every card offers to add, and adding again does no harm.
  }
}

function ownedBy(userId: string | null): void {
  if (userId === ownerId) return;
  ownerId = userId;
  keep(nothing);
  if (userId !== null) void refresh();
}

/**
 * Marks a product as wished for, or not, at once; takes it back when the server refuses.
 * @returns the server's sentence
 * @throws CallError as the server refused
 */
export async function setListed(productId: string, present: boolean): Promise<string> {
  keep(withMark(productId, present));
  try {
    const { writeListed } = await import('./wishlist-calls.ts');
    const message = await writeListed(productId, present);
    void refresh();
    return message;
  } catch (error) {
    keep(withMark(productId, !present));
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a product is in the wishlist of whoever is logged in; false for guests and on the server (design D4). */
export function useListed(productId: string): boolean {
  const userId = useUser()?._id ?? null;
  useEffect(() => ownedBy(userId), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => listed.has(productId),
    () => false,
  );
}
