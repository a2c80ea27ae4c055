import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Who may call. `public`: anyone, and the answer is the same for everyone. `open`: anyone, and no cache keeps the
 * answer; a token that opens no session hinders nobody. `optional`: anyone without a token, but a token must open a
 * session, else what was meant for an account would be done for nobody (design §5). Every other word is a role that
 * the session must have; `account` is any role.
 */
export type Access = 'public' | 'open' | 'optional' | 'account' | 'vendor' | 'admin';

/** What people without an account may call too. */
export type GuestAccess = 'public' | 'open' | 'optional';

/** What a call takes and answers: a noun's `schemas.ts` says it under the name that the call has in its `calls.ts`. */
export interface Schemas {
  /** One sentence for the OpenAPI. */
  summary: string;
  /** The parameters in the path; each may also be misspelt by a visitor, which answers 404. */
  params?: z.ZodMiniObject;
  /** The query of a GET, the body of a POST. */
  input?: z.ZodMiniType;
  /** How many files a form takes in all and how large each may be, in bytes; without it none. `tooLarge` refuses what is no photo. */
  files?: { most: number; bytesEach: number; tooLarge?: ProblemCode };
  /** The header `Idempotency-Key` is read (design §3). */
  idempotent?: boolean;
  answer: z.ZodMiniType;
  /** What it refuses besides what its other properties already say (see `problemsOf`). */
  refuses?: readonly ProblemCode[];
}

/** A call, described once: the server registers it with its schemas, the client calls it, the OpenAPI prints it. */
export interface Endpoint<S extends Schemas = Schemas, W extends Access = Access> {
  method: 'GET' | 'POST';
  /** The path with `:name` where a parameter stands. It appears here and nowhere else. */
  path: string;
  access: W;
  /** Which helpers of a desk may call: those who see its money, or none, so the desk's holder alone. All of them without it. */
  helpers?: 'with-money' | 'none';
  /**
   * How a POST body travels; `form` is multipart: texts, and `File`s where the input has them. `unread`: whatever it is, it
   * says nothing, for callers whose form is not ours to choose.
   */
  body?: 'json' | 'form' | 'unread';
  /** The media type of an answer that is a file, whose bytes `answer` then is; JSON without it. */
  file?: string;
  /** Known to the compiler alone, so that a browser that calls loads no schema. */
  schemas?: S;
}

/** A call with its schemas, as the server has it. */
export type ServedEndpoint = Endpoint & Schemas;

/** The schemas of a call, for the compiler alone: in a browser there are none behind it. */
export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>;
type InputOf<S, Part extends 'params' | 'input'> =
  S extends Record<Part, infer T extends z.ZodMiniType> ? z.input<T> : unknown;
type OutputOf<S, Part extends 'params' | 'input'> =
  S extends Record<Part, infer T extends z.ZodMiniType> ? z.output<T> : unknown;

/** What a caller passes: parameters and query or body in one object. */
export type CallInput<E extends Endpoint> = InputOf<SchemasOf<E>, 'params'> & InputOf<SchemasOf<E>, 'input'>;
/** What a handler gets: the same, parsed. */
export type ParsedInput<E extends Endpoint> = OutputOf<SchemasOf<E>, 'params'> &
  OutputOf<SchemasOf<E>, 'input'>;
/** What a call answers when it is not refused, as its schema lets it out. */
export type Answer<E extends Endpoint> = z.output<SchemasOf<E>['answer']>;

/**
 * Splits a call's input into the address to ask and what goes in the body.
 * Values that are undefined are left out of the query.
 */
export function addressOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): { url: string; body: Record<string, unknown> | undefined } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    // Half an emoji, typed or pasted, is text all the same.
    return encodeURIComponent(wellFormed(String(value)));
  });
  if (method === 'POST') return { url: filled, body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) query.append(name, String(each));
    }
  }
  return { url: query.size > 0 ? `${filled}?${query.toString()}` : filled, body: undefined };
}
