import { useEffect } from 'react';
import { listOwnConversations } from '@haat/contract/inquiry/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { knownOf } from '@haat/web/platform/api/query.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';

// Milliseconds after which a page that is looked at asks again: no line is open for it.
const every = 60_000;

const listeners = new Set<() => void>();

/** Something was seen, or said: what is unread may be another number. */
export function unreadChanged(): void {
  for (const listener of listeners) listener();
}

export function onUnreadChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** In how many conversations sellers have replied, or asked another price, and the shopper has not looked. */
export function useUnread(userId: string): number {
  const { query, refresh } = useQuery(
    userId === '' ? null : userId,
    async (signal) => (await call(listOwnConversations, { size: 1 }, { signal })).unread,
    { every },
  );
  useEffect(() => onUnreadChanged(refresh), [refresh]);
  return knownOf(query) ?? 0;
}
