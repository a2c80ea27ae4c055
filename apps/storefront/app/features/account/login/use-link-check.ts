import { useState } from 'react';
import { linkTokenLeast } from '@haat/contract/account/rules';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { linkProblemOf } from './link-problem.tsx';
import type { LinkProblem } from './link-problem.tsx';

type Check<T> =
  | { state: 'checking' }
  | { state: 'counts'; told: T | null }
  | { state: 'trouble'; trouble: LinkProblem };

/**
 * Asks whether a mailed link counts; what it found out later by using it is put in its place by `fail`. Where nobody can
 * be asked the link is tried: the server judges again.
 */
export function useLinkCheck<T>(
  token: string,
  ask: () => Promise<T>,
): { check: Check<T>; fail: (trouble: LinkProblem) => void } {
  const tooShort = token.length < linkTokenLeast;
  const [found, fail] = useState<LinkProblem | null>(tooShort ? 'unknown' : null);
  const { query } = useQuery(tooShort ? null : token, ask);
  const trouble = found ?? (query.state === 'failed' ? linkProblemOf(query.error) : null);
  if (trouble) return { check: { state: 'trouble', trouble }, fail };
  if (query.state === 'loading') return { check: { state: 'checking' }, fail };
  return { check: { state: 'counts', told: query.state === 'ready' ? query.data : null }, fail };
}
