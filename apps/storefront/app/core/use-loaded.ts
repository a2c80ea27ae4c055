import { useCallback, useEffect, useState } from 'react';
import { CallError } from './call.ts';
import { forgetSession } from './session.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'failed'; error: unknown };

/**
 * Something personal or live, asked for in the browser when its part of the page is shown (design D4); an answer that
 * comes when that part has gone is dropped. Who is told that their session has ended is a guest from then on (spec §4:
 * user error clears the user), whom a personal screen leads to the login and back.
 * @param ask the same function as long as the same thing is asked for
 */
export function useLoaded<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const take = (next: Loaded<T>) => {
      if (!leaving.signal.aborted) setLoaded(next);
    };
    ask(leaving.signal).then(
      (data) => take({ state: 'ready', data }),
      (error: unknown) => {
        if (error instanceof CallError && error.code === 'login-required') forgetSession();
        take({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [ask, attempt]);
  /** Asks anew; what is shown stays until the answer. */
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  /** For 'Try again': asks anew, and shows that it does. */
  const again = useCallback(() => {
    setLoaded({ state: 'loading' });
    refresh();
  }, [refresh]);
  /** Takes over what another call has answered. */
  const put = useCallback((data: T) => setLoaded({ state: 'ready', data }), []);
  return { loaded, refresh, again, put };
}
