import { useEffect, useState } from 'react';
import { linkTokenLeast } from '@haat/contract/account/rules';
import { troubleOf } from './link-trouble.tsx';
import type { Trouble } from './link-trouble.tsx';

/** Whether a mailed link counts: asked before anything is typed. */
type Check<T> =
  | { state: 'checking' }
  | { state: 'counts'; told: T | null }
  | { state: 'trouble'; trouble: Trouble };

/**
 * Asks once whether a mailed link counts; what it found out later by using it is put in its place by `fail`. Where nobody can
 * be asked the link is tried: the server judges again.
 * @param ask the same function as long as it is the same link
 */
export function useLinkCheck<T>(token: string, ask: () => Promise<T>) {
  const [check, setCheck] = useState<Check<T>>(() =>
    token.length < linkTokenLeast ? { state: 'trouble', trouble: 'unknown' } : { state: 'checking' },
  );
  useEffect(() => {
    if (token.length < linkTokenLeast) return;
    let left = false;
    const take = (next: Check<T>) => {
      if (!left) setCheck(next);
    };
    ask().then(
      (told) => take({ state: 'counts', told }),
      (error: unknown) => {
        const trouble = troubleOf(error);
        take(trouble ? { state: 'trouble', trouble } : { state: 'counts', told: null });
      },
    );
    return () => {
      left = true;
    };
  }, [token, ask]);
  const fail = (trouble: Trouble) => setCheck({ state: 'trouble', trouble });
  return { check, fail };
}
