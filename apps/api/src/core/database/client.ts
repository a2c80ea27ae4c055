import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql, TransactionSql } from 'postgres';
import { DatabaseAway, concealed } from './failures.ts';

/** Statements kept prepared on a connection. Bounds its memory when queries vary in length, as lists of ids do. */
const MOST_PREPARED = 500;

type Unsafe = Sql['unsafe'];
type InTransaction = (transaction: TransactionSql) => unknown;
/** A transaction on its way: on which connection, whether it has not ended yet, whether the connection broke under it. */
type Way = { connection?: number; open: boolean; lost: boolean };
/** What postgres.js has but doesn't type. */
type Inner = { options: { onclose?: (connection: number) => void } };
type InnerOptions = { onexecute?: (connection: { id: number }) => unknown };

/**
 * Changes how drizzle's calls go through a postgres.js client:
 * - a query with parameters is prepared once per connection, so that Postgres plans it once; drizzle prepares only what is named;
 * - inside a transaction, a query on the outer database is refused with an explanation. With one connection it would wait for
 *   ever for its own transaction; with several it would be outside of it;
 * - a transaction whose connection broke sends nothing more. postgres.js would write to a socket that isn't there, which ends
 *   the process, or on the connection that took its place, into somebody else's transaction.
 */
export function tuneClient(client: Sql): Sql {
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
    return prepared(unsafe)(
      query,
      parameters,
      (way ? { ...options, onexecute: noting(way, options) } : options) as object,
    );
  };

  return Object.assign(client, {
    unsafe: outer as Unsafe,
    begin: async (run: InTransaction) => {
      refuseInside();
      const way: Way = { open: true, lost: false };
      underWay.add(way);
      try {
        return await transactions.run(way, () =>
          begin((transaction) => guarded(transaction, way, run, prepared)),
        );
      } catch (error) {
        throw concealed(error);
      } finally {
        way.open = false;
        underWay.delete(way);
      }
    },
  }) as Sql;
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
    return await run(transaction);
  } finally {
    // Whoever began it has been told by then. Ending here would make postgres.js send its rollback or commit.
    if (way.lost) await new Promise<never>(() => {});
  }
}
