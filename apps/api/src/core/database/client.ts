import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql, TransactionSql } from 'postgres';
import type { Breaker } from './breaker.ts';
import { DatabaseAway, concealed } from './failures.ts';

/** Statements kept prepared on a connection. Bounds its memory when queries vary in length, as lists of ids do. */
const MOST_PREPARED = 500;

type Unsafe = Sql['unsafe'];
type InTransaction = (transaction: TransactionSql) => unknown;
/**
 * A transaction on its way: on which connection, whether it has not ended yet, whether the connection broke under it, whether
 * its caller was told meanwhile that the database is away.
 */
type Way = { connection?: number; open: boolean; lost: boolean; givenUp: boolean };
/** What postgres.js has but doesn't type. */
type Inner = { options: { onclose?: (connection: number) => void } };
type InnerOptions = { onexecute?: (connection: { id: number }) => unknown };

/**
 * Changes how drizzle's calls go through a postgres.js client:
 * - a query with parameters is prepared once per connection, so that Postgres plans it once; drizzle prepares only what is named;
 * - inside a transaction, a query on the outer database is refused with an explanation. With one connection it would wait for
 *   ever for its own transaction; with several it would be outside of it;
 * - a transaction whose connection broke sends nothing more. postgres.js would write to a socket that isn't there, which ends
 *   the process, or on the connection that took its place, into somebody else's transaction;
 * - while the database is away, whoever asks is told so at once, and whoever waits is told when that is found out.
 */
export function tuneClient(client: Sql, breaker: Breaker): Sql {
  const transactions = new AsyncLocalStorage<Way>();
  const underWay = new Set<Way>();
  const prepared = preparing();
  const { unsafe, begin } = client;

  (client as unknown as Inner).options.onclose = (connection) => {
    for (const way of underWay) if (way.connection === connection) way.lost = true;
  };
  const refuseInside = (): void => {
    if (transactions.getStore()?.open) {
      throw new Error(
        'This query asks the database while its own transaction is open: give it the transaction (tx).',
      );
    }
  };
  const outer = (query: string, parameters?: never[], options?: InnerOptions) => {
    // postgres.js' own `begin` comes by here as well, and is the one to know which connection it got.
    const way = options?.onexecute && transactions.getStore();
    if (!way) refuseInside();
    breaker.refuseWhileAway();
    const asked = prepared(unsafe)(
      query,
      parameters,
      (way ? { ...options, onexecute: noting(way, options) } : options) as object,
    );
    // A transaction is given up as a whole: its connection would be taken by a `begin` that nobody waits for.
    if (!way) giveUpWith(breaker, asked);
    return asked;
  };

  return Object.assign(client, {
    unsafe: outer as Unsafe,
    begin: async (run: InTransaction) => {
      refuseInside();
      const way: Way = { open: true, lost: false, givenUp: false };
      underWay.add(way);
      const done = transactions
        .run(way, () => begin((transaction) => guarded(transaction, way, run, prepared)))
        // Not before: what its caller has given up goes on until its connection is free again, or closed.
        .finally(() => underWay.delete(way));
      const { promise: away, reject } = Promise.withResolvers<never>();
      const forget = breaker.note((why) => {
        way.givenUp = true;
        reject(why);
      });
      try {
        return await Promise.race([done, away]);
      } catch (error) {
        throw concealed(error);
      } finally {
        way.open = false;
        forget();
      }
    },
  }) as Sql;
}

/** Lets a query fail when the database is found to be away. What it asks may still be done: its caller cannot know. */
function giveUpWith(breaker: Breaker, asked: ReturnType<Unsafe>): void {
  const forget = breaker.note((why) => {
    if ('reject' in asked && typeof asked.reject === 'function') asked.reject(why);
  });
  // The query's own `then` would send it.
  void Promise.prototype.then.call(asked, forget, forget);
}

/** Prepares statements with parameters, the first so many different ones. Others go through unprepared. */
function preparing(): (original: Unsafe) => Unsafe {
  const known = new Set<string>();
  return (original) =>
    ((query: string, parameters: never[] = [], options = {}) => {
      if (parameters.length === 0) return original(query, parameters, options);
      if (known.size < MOST_PREPARED) known.add(query);
      return original(query, parameters, { ...options, prepare: known.has(query) });
    }) as Unsafe;
}

function noting(way: Way, { onexecute }: InnerOptions): InnerOptions['onexecute'] {
  return (connection) => {
    way.connection = connection.id;
    return onexecute?.(connection);
  };
}

/** Runs the work of a transaction, or of a part of one, so that nothing is sent once its connection is lost. */
async function guarded(
  transaction: TransactionSql,
  way: Way,
  run: InTransaction,
  prepared: (original: Unsafe) => Unsafe,
): Promise<unknown> {
  const unsafe = prepared(transaction.unsafe);
  const savepoint = transaction.savepoint as (part: InTransaction) => Promise<unknown>;
  const refuseLost = (): void => {
    if (way.lost) throw new DatabaseAway("The transaction's connection was lost; nothing of it was kept.");
    if (way.givenUp) throw new DatabaseAway('The transaction was given up; nothing of it is kept.');
  };
  Object.assign(transaction, {
    unsafe: (...args: Parameters<Unsafe>) => {
      refuseLost();
      return unsafe(...args);
    },
    savepoint: async (part: InTransaction) => {
      refuseLost();
      return savepoint((inner) => guarded(inner, way, part, prepared));
    },
  });
  try {
    refuseLost();
    const answer = await run(transaction);
    refuseLost();
    return answer;
  } finally {
    // Whoever began it has been told by then. Ending here would make postgres.js send its rollback or commit.
    if (way.lost) await new Promise<never>(() => {});
  }
}
