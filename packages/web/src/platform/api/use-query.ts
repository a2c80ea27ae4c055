import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError } from './call.ts';
import { knownOf, loading, resultOf } from './query.ts';
import type { Query, Result } from './query.ts';

interface Options {
  /** Asks so many milliseconds later: for what changes while it is typed. */
  pause?: number;
  /** Asks again after so many milliseconds in which the page is looked at, and whenever one comes back to it. */
  every?: number | undefined;
}

interface First<T> {
  /** What came of it in a loader: it is not asked for at first. */
  first?: T | undefined;
}

/**
 * Several things of the server's, each asked for once by its key as soon as the key is among those wanted. An answer
 * that was overtaken, or whose key is not wanted any more, is dropped. What failed for want of a connection is asked for
 * again when there is one.
 * @param keys the same list as long as the same things are wanted
 */
export function useQueries<T>(
  keys: readonly string[],
  ask: (key: string, signal: AbortSignal) => Promise<T>,
  { pause = 0, every, first }: Options & First<Readonly<Record<string, Result<T>>>> = {},
) {
  const [known, setKnown] = useState<Readonly<Record<string, Query<T>>>>(first ?? {});
  /** By key: what ends the question under way; null once it is answered. */
  const asked = useRef(new Map<string, AbortController | null>(Object.keys(known).map((key) => [key, null])));
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  const refresh = useCallback(
    async (key: string) => {
      asked.current.get(key)?.abort();
      const leaving = new AbortController();
      asked.current.set(key, leaving);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (leaving.signal.aborted) return;
      const result = await resultOf(latest.current(key, leaving.signal));
      if (leaving.signal.aborted) return;
      asked.current.set(key, null);
      setKnown((all) => ({ ...all, [key]: withBefore(result, all[key] ?? loading) }));
    },
    [pause],
  );

  useEffect(() => {
    const all = asked.current;
    for (const [key, leaving] of all) {
      if (keys.includes(key)) continue;
      leaving?.abort();
      all.delete(key);
      setKnown(({ [key]: _, ...others }) => others);
    }
    for (const key of keys) if (!all.has(key)) void refresh(key);
  }, [keys, refresh]);
  useEffect(() => {
    const all = asked.current;
    return () => {
      for (const leaving of all.values()) leaving?.abort();
      all.clear();
    };
  }, []);

  useEffect(() => {
    const lost = Object.keys(known).filter((key) => isOffline(known[key]));
    const again = () => lost.forEach((key) => void refresh(key));
    if (lost.length > 0) addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [known, refresh]);

  useEffect(() => {
    if (every === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') for (const key of keys) void refresh(key);
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [keys, every, refresh]);

  const retry = useCallback(
    (key: string) => {
      setKnown((all) => ({ ...all, [key]: loading }));
      void refresh(key);
    },
    [refresh],
  );
  /** Takes over what is known by another way; an answer that was under way is older and asked for anew. */
  const set = useCallback(
    (key: string, next: (before: Query<T>) => Query<T>) => {
      if (!asked.current.has(key)) return;
      setKnown((all) => ({ ...all, [key]: next(all[key] ?? loading) }));
      if (asked.current.get(key)) void refresh(key);
    },
    [refresh],
  );
  const of = useCallback((key: string): Query<T> => known[key] ?? loading, [known]);
  return { of, refresh, retry, set };
}

const withBefore = <T>(result: Result<T>, former: Query<T>): Query<T> =>
  result.state === 'failed' ? { ...result, before: knownOf(former) } : result;

const isOffline = (query: Query<unknown> | undefined): boolean =>
  query?.state === 'failed' && query.error instanceof CallError && query.error.code === 'offline';

/**
 * Something personal or live, asked for in the browser when its part of the page is shown (design D4): what one part of a
 * page asks for comes through here, what comes below it by `useMore`, and what many parts share one answer of is a store
 * (decision 14).
 * @param key says what is asked for; null while there is nothing to ask
 */
export function useQuery<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  { first, ...options }: Options & First<Result<T>> = {},
) {
  const keys = useMemo(() => (key === null ? [] : [key]), [key]);
  const { of, refresh, retry, set } = useQueries<T>(keys, (_, signal) => ask(signal), {
    ...options,
    first: key === null || first === undefined ? {} : { [key]: first },
  });
  return {
    query: key === null ? loading : of(key),
    refresh: useCallback(() => void (key !== null && refresh(key)), [key, refresh]),
    retry: useCallback(() => key !== null && retry(key), [key, retry]),
    set: useCallback((next: (before: Query<T>) => Query<T>) => key !== null && set(key, next), [key, set]),
  };
}
