import { useEffect, useState } from 'react';
import type { TrackedOrder } from '@haat/contract/orders/endpoints';
import { isMissing } from './use-order.ts';

interface Tracked {
  state: 'loading' | 'ready' | 'missing' | 'failed';
  /** As it was when it was asked for last. */
  known: { order: TrackedOrder; at: Date } | null;
  error?: unknown;
}

/** A page that is looked at asks again after so many milliseconds: without a login nobody tells it. */
const pause = 60_000;

/** An order followed by its link: asked for at once, each minute it is looked at, and whenever one comes back to it. */
export function useTrackedOrder(token: string) {
  const [tracked, setTracked] = useState<Tracked>({ state: 'loading', known: null });
  const [attempt, setAttempt] = useState(0);
  const ended = ['delivered', 'cancelled'].includes(tracked.known?.order.status ?? '');
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => (await import('./order-calls.ts')).fetchTracked(token, leaving.signal);
    ask().then(
      (order) => setTracked({ state: 'ready', known: { order, at: new Date() } }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const state = isMissing(error) ? 'missing' : 'failed';
        setTracked((before) => ({ ...before, state: before.known ? before.state : state, error }));
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  useEffect(() => {
    if (ended) return;
    const again = () => {
      if (document.visibilityState === 'visible') setAttempt((count) => count + 1);
    };
    const timer = setInterval(again, pause);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ended]);
  return { ...tracked, again: () => setAttempt((count) => count + 1) };
}
