import { useState } from 'react';
import { linkTokenLeast } from '@haat/contract/account/rules';
import { useQuery } from '../../../platform/api/use-query.ts';
import { troubleOf } from './link-trouble.tsx';
import type { Trouble } from './link-trouble.tsx';

/** Whether a mailed link counts: asked before anything is typed. */
type Check<T> =
  | { state: 'checking' }
  | { state: 'counts'; told: T | null }
  | { state: 'trouble'; trouble: Trouble };

/**
 * Asks whether a mailed link counts; what it found out later by using it is put in its place by `fail`. Where nobody can
 * be asked the link is tried: the server judges again.
 */
export function useLinkCheck<T>(
  token: string,
  ask: () => Promise<T>,
): { check: Check<T>; fail: (trouble: Trouble) => void } {
  const tooShort = token.length < linkTokenLeast;
  const [found, fail] = useState<Trouble | null>(tooShort ? 'unknown' : null);
  const { query } = useQuery(tooShort ? null : token, ask);
  const trouble = found ?? (query.state === 'failed' ? troubleOf(query.error) : null);
  if (trouble) return { check: { state: 'trouble', trouble }, fail };
  if (query.state === 'loading') return { check: { state: 'checking' }, fail };
  return { check: { state: 'counts', told: query.state === 'ready' ? query.data : null }, fail };
}
