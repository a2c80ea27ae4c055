import type * as z from 'zod/mini';

/**
 * Who may call. `public`: anyone, and the answer is the same for everyone. `open`: anyone, and no cache keeps the
 * answer; a token that opens no session hinders nobody. `optional`: anyone without a token, but a token must open a
 * session, else what was meant for an account would be done for nobody (design §5). Every other word is a role that
 * the session must have; `account` is any role.
 */
export type Access = 'public' | 'open' | 'optional' | 'account' | 'vendor' | 'admin';

/** What people without an account may call too. */
export type GuestAccess = 'public' | 'open' | 'optional';

type AnyObject = z.ZodMiniObject;

export interface Endpoint<
  P extends AnyObject | undefined = AnyObject | undefined,
  I extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  A extends z.ZodMiniType = z.ZodMiniType,
  W extends Access = Access,
> {
  method: 'GET' | 'POST';
  /** The path with `:name` where a parameter stands. */
  path: string;
  access: W;
  /** One sentence for the OpenAPI. */
  summary: string;
  /** The parameters in the path; each may also be misspelt by a visitor, which answers 404. */
  params: P;
  /** The query of a GET, the body of a POST. */
  input: I;
  /** How a POST body travels; `form` is multipart: texts, and `File`s where the input has them. */
  body?: 'json' | 'form';
  /** How many files a form takes in all and how large each may be, in bytes; without it none. */
  files?: { most: number; bytesEach: number };
  /** The header `Idempotency-Key` is read (design §3). */
  idempotent?: boolean;
  /** The media type of an answer that is a file, whose bytes `answer` then is; JSON without it. */
  file?: string;
  answer: A;
}

/**
 * Describes a call once: the server registers it, the client calls it, the OpenAPI prints it.
 * A path string appears here and nowhere else.
 */
export function endpoint<
  A extends z.ZodMiniType,
  const W extends Access,
  P extends AnyObject | undefined = undefined,
  I extends z.ZodMiniType | undefined = undefined,
>(
  description: Omit<Endpoint<P, I, A, W>, 'params' | 'input'> & { params?: P; input?: I },
): Endpoint<P, I, A, W> {
  return { params: undefined as P, input: undefined as I, ...description };
}

type InputOf<T> = T extends z.ZodMiniType ? z.input<T> : unknown;
type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : unknown;

/** What a caller passes: parameters and query or body in one object. */
export type CallInput<E extends Endpoint> = InputOf<E['params']> & InputOf<E['input']>;
/** What a handler gets: the same, parsed. */
export type ParsedInput<E extends Endpoint> = OutputOf<E['params']> & OutputOf<E['input']>;
/** What the call answers. */
export type Answer<E extends Endpoint> = z.output<E['answer']>;

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
    return encodeURIComponent(String(value).toWellFormed());
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
