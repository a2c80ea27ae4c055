import { createStore, get, promisifyRequest } from 'idb-keyval';

/** Whose draft it is, and of what: of a new thing without its id. An account is one shop's alone. */
export interface DraftOf {
  kind: 'product' | 'post' | 'page' | 'profile' | 'vendor';
  accountId: string;
  id?: string;
}

// Where the library keeps things by itself. It is open by the time that something is kept or dropped: it was read before.
const store = createStore('keyval-store', 'keyval');
const keyOf = ({ kind, accountId, id = 'new' }: DraftOf) => `${kind}-draft ${accountId} ${id}`;

/** What was begun in this browser, files included; null where nothing was, or where the browser keeps nothing. */
export const readDraft = async <Draft>(of: DraftOf): Promise<Draft | null> =>
  (await get<Draft>(keyOf(of), store).catch(() => undefined)) ?? null;

/** @returns whether there was room for it */
export const keepDraft = (of: DraftOf, draft: object): Promise<boolean> =>
  write((drafts) => drafts.put(draft, keyOf(of)));

export const dropDraft = async (of: DraftOf): Promise<void> =>
  void (await write((drafts) => drafts.delete(keyOf(of))));

/** Forgets all that was begun here, whoever did, and what another tab was to show of it: who logs out may hand the phone on. */
export const clearDrafts = async (): Promise<void> => void (await write((drafts) => drafts.clear()));

/** @returns whether it is done */
const write = (change: (drafts: IDBObjectStore) => void): Promise<boolean> =>
  store('readwrite', (drafts) => {
    change(drafts);
    // A page that goes away hears no more that it was done, after which the browser would commit by itself.
    drafts.transaction.commit?.();
    return promisifyRequest(drafts.transaction);
  }).then(
    () => true,
    () => false,
  );
