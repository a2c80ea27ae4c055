import { useLocation } from 'react-router';
import { usableToken } from '../session/session.ts';

/** What is kept at a place in this tab's history, for the same person who comes back to it; gone with the page. */
export interface KeptHere<Value> {
  read(): Value | null;
  keep(value: Value | null): void;
}

// Places of which something is kept; of more those are forgotten that were kept first.
const maxPlaces = 20;

/** Makes a hook that keeps one kind of thing for each place in the history, such as how far a list was opened. */
export function keptHere<Value>(): () => KeptHere<Value> {
  const kept = new Map<string, Value>();
  return function useKeptHere() {
    const location = useLocation();
    const key = `${usableToken()} ${location.key}`;
    return {
      read: () => kept.get(key) ?? null,
      keep: (value) => {
        kept.delete(key);
        if (value !== null) kept.set(key, value);
        const [first] = kept.keys();
        if (kept.size > maxPlaces && first !== undefined) kept.delete(first);
      },
    };
  };
}
