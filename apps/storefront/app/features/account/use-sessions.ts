import { useCallback, useEffect, useState } from 'react';
import { endSession, getSessions } from '@haat/contract/account/endpoints';
import type { OwnSession } from '@haat/contract/account/endpoints';
import { CallError, call } from '../../core/call.ts';
import { forgetSession } from '../../core/session.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'ready'; sessions: OwnSession[]; at: Date }
  | { state: 'failed'; error: unknown };

/** Where the shopper is logged in; `end` logs one of the devices out. */
export function useSessions() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call(getSessions, {}, { signal: leaving.signal }).then(
      (sessions) => setLoaded({ state: 'ready', sessions, at: new Date() }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (error instanceof CallError && error.code === 'login-required') forgetSession();
        setLoaded({ state: 'failed', error });
      },
    );
    return () => leaving.abort();
  }, [attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const end = useCallback(
    async (session: OwnSession) => {
      await call(endSession, { sessionId: session._id }).catch((error: unknown) => {
        // Over already: that is what was asked for.
        if (!(error instanceof CallError && error.code === 'not-found')) throw error;
      });
      again();
    },
    [again],
  );
  return { loaded, again, end };
}
