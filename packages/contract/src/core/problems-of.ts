import type { ServedEndpoint } from './endpoint.ts';
import type { ProblemCode } from './problems.ts';

/** Every problem that a call may answer: what it refuses itself, and what follows from how it is called. */
export function problemsOf(endpoint: Omit<ServedEndpoint, 'schemas'>): ProblemCode[] {
  const { method, access, helpers, params, input, idempotent, refuses = [] } = endpoint;
  const when = (is: unknown, ...codes: ProblemCode[]) => (is ? codes : []);
  return [
    ...new Set<ProblemCode>([
      ...when(params ?? input, 'invalid-input'),
      // An id that is misspelt is of nothing that is there.
      ...when(params, 'not-found'),
      ...when(method === 'POST', 'invalid-json', 'too-large'),
      ...when(access !== 'public' && access !== 'open', 'login-required'),
      ...when(access === 'vendor' || access === 'admin', 'not-allowed'),
      ...when(helpers === 'none', 'not-for-helpers'),
      ...when(helpers === 'with-money', 'money-hidden'),
      ...when(idempotent, 'key-reused'),
      ...refuses,
      ...when(true, 'no-such-shop', 'too-many-requests', 'broken', 'unavailable'),
    ]),
  ];
}
