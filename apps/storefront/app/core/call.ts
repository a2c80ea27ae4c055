import { addressOf } from '@haat/contract/core/endpoint';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/names';
import type { Problem } from '@haat/contract/core/problem';
import { sessionToken } from './session.ts';

/** A call that was refused, or that did not reach the server (`code` is then `offline`). */
export class CallError extends Error {
  readonly problem: Problem;
  readonly status: number;
  constructor(problem: Problem, status: number) {
    super(problem.error);
    this.name = 'CallError';
    this.problem = problem;
    this.status = status;
  }
  get code(): string {
    return this.problem.code;
  }
}

/**
 * Calls the API from the browser, with the session's token where there is one (design D9).
 * @throws CallError with the server's problem, or with code `offline`
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<Answer<E>> {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
  const token = endpoint.access === 'public' ? null : sessionToken();
  const response = await fetch(url, {
    method: endpoint.method,
    signal: options.signal,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { [tokenHeader]: token } : {}),
      ...(options.idempotencyKey ? { [idempotencyHeader]: options.idempotencyKey } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new CallError({ error: 'offline', code: 'offline' }, 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer<E>;
  throw new CallError(problemOf(answer), response.status);
}

function problemOf(answer: unknown): Problem {
  const isProblem =
    typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
  return isProblem ? (answer as Problem) : { error: '', code: 'broken' };
}
