import { addressOf } from '@haat/contract/core/endpoint';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/text/names';
import type { Problem } from '@haat/contract/core/problem';
import { formBody } from './form-body.ts';
import { sessionSignal, usableToken } from '../session/session.ts';

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

/** What did not reach the server. */
export const offlineError = () => new CallError({ error: 'offline', code: 'offline' }, 0);

/** The methods that the shop's calls are sent by (spec §7). */
const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'];

interface Sending {
  /** A form travels as multipart, everything else as JSON. */
  body?: unknown;
  /** Whose call it is: by default that of who is logged in; null for nobody's. */
  token?: string | null;
  headers?: Record<string, string>;
  /** By default that of the session for what is read in its name. */
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/**
 * Sends to an address of the API, with the header user-token by default (spec §7). Every call goes through here.
 * @param path from `/api/` on
 * @throws CallError 'Invalid method' for a method that the shop does not know (spec §8): nothing is sent
 */
export async function send(method: string, path: string, sending: Sending = {}): Promise<Response> {
  if (!methods.includes(method)) throw new CallError({ error: 'Invalid method', code: 'invalid-method' }, 0);
  const { body, token = usableToken(), headers, keepalive } = sending;
  const { signal = token !== null && method === 'GET' ? sessionSignal() : undefined } = sending;
  const asItIs = body === undefined || body instanceof FormData;
  return fetch(path, {
    method,
    signal,
    keepalive,
    headers: {
      // A browser names the type of a form by itself, with the boundary between its parts.
      ...(asItIs ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { [tokenHeader]: token }),
      ...headers,
    },
    body: asItIs ? body : JSON.stringify(body),
  });
}

/**
 * Calls the API from the browser, with the session's token where there is one (design D9).
 * @throws CallError with the server's problem, or with code `offline`
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { idempotencyKey, signal }: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<Answer<E>> {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown>);
  const response = await send(endpoint.method, url, {
    body: body && endpoint.body === 'form' ? formBody(body) : body,
    signal,
    token: endpoint.access === 'public' ? null : undefined,
    headers: idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {},
  }).catch((error: unknown) => {
    if (signal?.aborted || error instanceof CallError) throw error;
    throw offlineError();
  });
  // No JSON is undefined; null is an answer like any other.
  const answer: unknown = await contentOf(response, endpoint).catch(() => undefined);
  // The shop parsed it on its way out (docs/architecture.md): its type is named, not looked at again.
  if (response.ok && answer !== undefined) return answer as Answer<E>;
  throw new CallError(problemOf(answer), response.status);
}

/** A problem is JSON, also where a file was asked for. */
const contentOf = async (response: Response, { file }: Endpoint): Promise<unknown> =>
  file && response.ok ? new Uint8Array(await response.arrayBuffer()) : response.json();

const problemOf = (answer: unknown): Problem => (isProblem(answer) ? answer : { error: '', code: 'broken' });

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
