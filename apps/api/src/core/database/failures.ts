import { DatabaseError } from 'pg';

/** The database can't be asked just now; the same call may succeed later. Becomes 503 with `Retry-After` (design §5). */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = 'database-away';
}

/** What the operating system says when the connection fails, and the server when it stops or has no time. */
const AWAY =
  /^(database-away|ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57014|57P0[1-5]|53300|55P03)$/;

/** Whether an error, or one of its causes, means that the database couldn't be reached: answer 503, not 500. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(
    (each) => typeof each.code === 'string' && AWAY.test(each.code) && !('path' in each),
  );
}

/**
 * Serialization failure, deadlock; and what the same statement right before it on a connection would have prepared, had that
 * not failed.
 */
const SACRIFICED = /^(40001|40P01|26000)$/;

/** Whether Postgres kept nothing of a statement or a transaction because of another one: the same may succeed at once. */
export const wasSacrificed = (error: unknown): boolean => hasCode(error, SACRIFICED);

/** What the operating system says of a disk that takes nothing more, and Postgres of its own. */
const NO_ROOM = /^(ENOSPC|EDQUOT|53100)$/;
/** What they say of one that may only be read, and Postgres of itself while it stands by for another one. */
const READ_ONLY = /^(EROFS|25006)$/;

/** Whether an error, or one of its causes, means that a disk is full. */
export const hasNoRoom = (error: unknown): boolean => hasCode(error, NO_ROOM);

/** Whether an error, or one of its causes, means that nothing can be written just now: answer 503, not 500. */
export const cannotBeWritten = (error: unknown): boolean => hasNoRoom(error) || hasCode(error, READ_ONLY);

/** A constraint that refused a statement. `code` is the SQLSTATE: 23505 unique, 23503 foreign key, 23514 check, 23502 not null. */
export type BrokenConstraint = { code: string; constraint: string; table: string; column?: string };

/** The constraint behind an error, for turning it into a refusal; undefined when none was broken. */
export function brokenConstraint(error: unknown): BrokenConstraint | undefined {
  const found = causes(error).find((each) => each instanceof DatabaseError && each.code?.startsWith('23'));
  if (!(found instanceof DatabaseError)) return undefined;
  const { code = '', constraint = '', table = '', column } = found;
  return { code, constraint, table, ...(column && { column }) };
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  causes(error).some(({ code }) => typeof code === 'string' && codes.test(code));

function causes(error: unknown): (Error & { code?: unknown })[] {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each);
  return chain;
}

/**
 * Takes the values out of a database error's printed form. Details and contexts quote stored and sent values
 * (addresses, password hashes); they stay readable to code but no logger lists them. Messages quote them in class 22 only.
 */
export function concealed(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  for (const field of ['detail', 'where', 'internalQuery']) {
    if (field in error) Object.defineProperty(error, field, { enumerable: false });
  }
  if (error.code?.startsWith('22')) {
    const { message, stack } = error;
    error.message = message.replace(/:.*/s, '').replace(/".*"/s, '"…"');
    if (stack) Object.defineProperty(error, 'stack', { value: stack.replace(message, () => error.message) });
  }
  return error;
}
