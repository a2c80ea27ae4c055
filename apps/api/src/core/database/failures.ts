import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import postgres from 'postgres';

/** The database can't be asked just now; the same call may succeed later. Becomes 503 with `Retry-After` (design §5). */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = 'database-away';
}

/** What postgres.js and the operating system say when the connection fails, and the server when it stops or has no time. */
const AWAY =
  /^(database-away|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|57014|57P0[1-5]|53300|55P03)$/;

/** Whether an error, or one of its causes, means that the database couldn't be reached: answer 503, not 500. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(
    (each) => typeof each.code === 'string' && AWAY.test(each.code) && !('path' in each),
  );
}

/** What the operating system says of a disk that takes nothing more, and Postgres of its own. */
const FULL = /^(ENOSPC|EDQUOT|EROFS|53100)$/;

/** Whether an error, or one of its causes, means that nothing can be written just now: answer 503, not 500. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some((each) => typeof each.code === 'string' && FULL.test(each.code));
}

/** A constraint that refused a statement. `code` is the SQLSTATE: 23505 unique, 23503 foreign key, 23514 check, 23502 not null. */
export type BrokenConstraint = { code: string; constraint: string; table: string; column?: string };

/** The constraint behind an error, for turning it into a refusal; undefined when none was broken. */
export function brokenConstraint(error: unknown): BrokenConstraint | undefined {
  const found = causes(error).find(
    (each) => each instanceof postgres.PostgresError && each.code.startsWith('23'),
  );
  if (!(found instanceof postgres.PostgresError)) return undefined;
  const { code, constraint_name = '', table_name = '', column_name } = found;
  return {
    code,
    constraint: constraint_name,
    table: table_name,
    ...(column_name && { column: column_name }),
  };
}

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
  if (!(error instanceof postgres.PostgresError)) return error;
  for (const field of ['detail', 'where', 'internal_query', 'query', 'parameters', 'args']) {
    if (field in error) Object.defineProperty(error, field, { enumerable: false });
  }
  if (error.code.startsWith('22')) {
    const { message, stack } = error;
    error.message = message.replace(/:.*/s, '').replace(/".*"/s, '"…"');
    if (stack) Object.defineProperty(error, 'stack', { value: stack.replace(message, () => error.message) });
  }
  return error;
}

type QueryRunner = {
  queryWithCache(query: string, params: unknown[], run: () => Promise<unknown>): Promise<unknown>;
};
let hidden = false;

/**
 * drizzle wraps every failure in an error whose message is the query and its parameters. This hands out the driver's own
 * error instead, concealed, so that whatever prints it prints neither. drizzle has no setting for it, and its version is pinned.
 */
export function hideQueriesInErrors(): void {
  if (hidden) return;
  hidden = true;
  const runner = PgPreparedQuery.prototype as unknown as QueryRunner;
  const original = runner.queryWithCache;
  runner.queryWithCache = async function (this: QueryRunner, query, params, run) {
    try {
      return await original.call(this, query, params, run);
    } catch (error) {
      throw concealed(error instanceof DrizzleQueryError && error.cause ? error.cause : error);
    }
  };
}
