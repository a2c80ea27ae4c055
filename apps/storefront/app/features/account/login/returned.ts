import type * as z from 'zod/mini';
import type { wayBack } from '@haat/contract/account/schemas';

export type Returned = z.output<typeof wayBack>;

const problems = ['cancelled', 'no-email', 'failed'] as const;

/** Reads it from the query of the login's address; what is not understood is nothing. */
export function returnedIn(search: URLSearchParams): Returned {
  const code = search.get('code');
  if (code !== null) return { code };
  if (search.get('mailed') === '1') return { mailed: '1' };
  const problem = problems.find((each) => each === search.get('problem'));
  return problem ? { problem } : {};
}
