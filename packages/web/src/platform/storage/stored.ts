import { useSyncExternalStore } from 'react';

/** One value in the browser's storage, the same in every tab. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  update(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
  /** Whether what was set last lies in the browser's storage: where that is full or forbidden, this visit alone has it. */
  isKept(): boolean;
  /** What is shown before the browser's storage can be read. */
  readonly empty: T;
}

/**
 * A value under a key of the browser's storage, parsed by `parse` whenever it is read (`undefined` for what is no
 * JSON): what does not parse is `empty`, never a crash. Full or forbidden storage keeps the value for this visit.
 */
export function stored<T>(key: string, empty: T, parse: (value: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  /** The text that `current` is, in the storage. */
  let known: string | null | undefined;
  let isKept = true;

  /** Takes over what the storage holds now, where that is something else. @returns whether it was */
  const refresh = (): boolean => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // What can't be reached holds nothing.
    }
    if (current !== undefined && text === known) return false;
    known = text;
    current = text === null ? empty : parse(jsonIn(text));
    return true;
  };
  const now = (): T => {
    refresh();
    return current ?? empty;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && refresh()) tell();
  };
  /** A page that was put aside and comes back has heard of nothing meanwhile. */
  const onShow = () => {
    if (refresh()) tell();
  };

  return {
    empty,
    // Other tabs are heard as long as somebody listens here.
    get: () => (current === undefined || listeners.size === 0 ? now() : current),
    isKept: () => isKept,
    set(value) {
      refresh();
      current = value;
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        known = text;
        isKept = true;
      } catch {
        // Kept in memory for this visit.
        isKept = false;
      }
      tell();
    },
    update(change) {
      // On what is there now: another tab may have written, of which this one has not heard yet.
      this.set(change(now()));
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        // What was written while nobody listened here.
        refresh();
        window.addEventListener('storage', onOtherTab);
        window.addEventListener('pageshow', onShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onOtherTab);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The stored value, kept up to date; `empty` while the page is rendered on the server. */
export const useStored = <T>(store: Stored<T>): T =>
  useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.get(),
    () => store.empty,
  );
