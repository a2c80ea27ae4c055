import { clear, createStore, del, get, promisifyRequest } from 'idb-keyval';

/** Whose draft it is, and of what: of a new thing without its id. An account is one shop's alone. */
export interface DraftOf {
  kind: 'product' | 'post' | 'page' | 'profile' | 'vendor';
  accountId: string;
  id?: string;
}

// Where the library keeps things by itself. It is open by the time that something is kept: what is kept was read before.
const store = createStore('keyval-store', 'keyval');
const keyOf = ({ kind, accountId, id = 'new' }: DraftOf) => `${kind}-draft ${accountId} ${id}`;

/** What was begun in this browser, files included; null where nothing was, or where the browser keeps nothing. */
export const readDraft = async <Draft>(of: DraftOf): Promise<Draft | null> =>
  (await get<Draft>(keyOf(of), store).catch(() => undefined)) ?? null;

/** @returns whether there was room for it */
export const keepDraft = (of: DraftOf, draft: object): Promise<boolean> =>
  store('readwrite', (drafts) => {
    drafts.put(draft, keyOf(of));
    // A page that goes away hears no more that it was put there, after which the browser would commit by itself.
    drafts.transaction.commit?.();
    return promisifyRequest(drafts.transaction);
  }).then(
    () => true,
    () => false,
  );

export const dropDraft = (of: DraftOf): Promise<void> => del(keyOf(of)).catch(() => {});

/** Forgets all that was begun here, whoever did, and what another tab was to show of it: who logs out may hand the phone on. */
export const clearDrafts = (): Promise<void> => clear().catch(() => {});
