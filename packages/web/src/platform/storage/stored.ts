import { useSyncExternalStore } from 'react';

/** One value in the browser's storage, the same in every tab. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  update(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
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

  const read = (): T => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? empty : parse(jsonIn(text));
    } catch {
      return empty;
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    current = undefined;
    tell();
  };

  return {
    empty,
    get: () => (current ??= read()),
    set(value) {
      current = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Kept in memory for this visit.
      }
      tell();
    },
    update(change) {
      this.set(change(this.get()));
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
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
