import { AsyncLocalStorage } from 'node:async_hooks';
import { NoopCache } from 'drizzle-orm/cache/core';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { NoopLogger } from 'drizzle-orm/logger';
import { PgDatabase, PgDialect, PgSession, PgTransaction } from 'drizzle-orm/pg-core';
import type { PgTransactionConfig, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PreparedQuery } from 'drizzle-orm/pg-proxy';
import type { PgRemoteQueryResultHKT, RemoteCallback } from 'drizzle-orm/pg-proxy';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Breaker } from './breaker.ts';
import { DatabaseAway, concealed } from './failures.ts';
import type { Pool } from './pool.ts';
import { retried } from './retry.ts';

/** What a service asks: the database itself, or the transaction it was given. */
export type Db = PgDatabase<PgRemoteQueryResultHKT>;
type Tx = PgTransaction<PgRemoteQueryResultHKT>;
type Work<T> = (tx: Tx) => Promise<T>;

/** Whether a transaction has not ended yet, and whether its caller was told meanwhile that the database is away. */
type TransactionState = { open: boolean; givenUp: boolean; failed?: unknown };

/** drizzle's query, failing with the driver's error: drizzle's own has the query and its parameters for a message. */
class Prepared<T extends PreparedQueryConfig> extends PreparedQuery<T> {
  override async execute(values?: Record<string, unknown>): Promise<T['execute']> {
    try {
      return await super.execute(values);
    } catch (error) {
      throw concealed(error instanceof DrizzleQueryError && error.cause ? error.cause : error);
    }
  }
}

/** `once`: what it does beside its statements cannot be done again, such as reading a stream; who asks hears of a deadlock. */
type TransactionConfig = PgTransactionConfig & { once?: boolean };
type Begin = <T>(work: Work<T>, config?: TransactionConfig) => Promise<T>;
const [dialect, logger, cache] = [new PgDialect(), new NoopLogger(), new NoopCache()];

const asks = new WeakMap<Db, RemoteCallback>();

export function askedBy<D extends Db>(db: D, ask: RemoteCallback): D {
  asks.set(db, ask);
  return db;
}

/** How a database, or a transaction, is asked: for statements that were written for no one of them (see `prepared.ts`). */
export function askOf(db: Db): RemoteCallback {
  const ask = asks.get(db);
  if (!ask) throw new Error('This database was not opened here.');
  return ask;
}

export class Session extends PgSession<PgRemoteQueryResultHKT> {
  readonly ask: RemoteCallback;
  readonly #begin: Begin;

  constructor(ask: RemoteCallback, begin: Begin) {
    super(dialect);
    this.ask = ask;
    this.#begin = begin;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, , isInArrayMode, customMapper, metadata, cacheConfig]: Parameters<
      PgSession<PgRemoteQueryResultHKT>['prepareQuery']
    >
  ): PreparedQuery<T> {
    return new Prepared<T>(
      ...([this.ask, query.sql, query.params, undefined, logger, cache, metadata, cacheConfig] as const),
      ...([fields, isInArrayMode, customMapper] as const),
    );
  }

  override all<T>(query: SQL): Promise<T[]> {
    return this.execute(query);
  }

  override transaction<T>(work: Work<T>, config?: TransactionConfig): Promise<T> {
    return this.#begin(work, config);
  }
}

class Transaction extends PgTransaction<PgRemoteQueryResultHKT> {
  readonly #begin: Begin;

  constructor(session: Session, begin: Begin) {
    super(dialect, session, undefined);
    this.#begin = begin;
  }

  override transaction<T>(part: Work<T>): Promise<T> {
    return this.#begin(part);
  }
}

/**
 * The database as drizzle asks it.
 * - Inside a transaction, a query on the outer database is refused with an explanation: with one connection it would wait for
 *   ever for its own transaction, with several it would be outside of it.
 * - What Postgres sacrifices to another transaction runs again from its start, statement or transaction: of what it did nothing
 *   is kept. So a transaction does nothing but ask its database; what is to be told is told after it.
 * - While the database is away, whoever asks is told so at once, and whoever waits is told when that is found out.
 */
export function sessionOver(pool: Pool, breaker: Breaker): Session {
  const transactions = new AsyncLocalStorage<TransactionState>();

  const outer = async <T>(asked: () => Promise<T>, onGivenUp: () => void = () => {}): Promise<T> => {
    if (transactions.getStore()?.open)
      throw new Error(
        'This query asks the database while its own transaction is open: give it the transaction (tx).',
      );
    breaker.refuseWhileAway();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const forget = breaker.note((why) => {
      onGivenUp();
      reject(why);
    });
    asked().then(resolve, reject);
    try {
      return await promise;
    } finally {
      forget();
    }
  };
  const begin: Begin = (work, { once = false, ...config } = {}) => {
    const run = () => {
      const state: TransactionState = { open: true, givenUp: false };
      const done = () => transactions.run(state, () => transact(pool, state, work, config));
      return outer(done, () => (state.givenUp = true)).finally(() => (state.open = false));
    };
    return once ? run() : retried(run);
  };
  const ask: RemoteCallback = (text, values, method) =>
    retried(() => outer(() => pool.query(text, values, method === 'all' ? 'array' : undefined)));
  return new Session(ask, begin);
}

/** A transaction as a session: what is begun in it is a part of it. */
export const sessionWithin = (tx: Db): Session =>
  new Session(askOf(tx), (part) => tx.transaction((inner) => part(inner as Tx)));

export const ormOver = (session: Session): Db =>
  askedBy(new PgDatabase(dialect, session, undefined), session.ask);

/** Applies what a database does not have yet of these, all of it or nothing. */
export const applyMigrations = (session: Session, migrations: MigrationMeta[]): Promise<void> =>
  dialect.migrate(migrations, session, { migrationsFolder: '' });

async function transact<T>(
  pool: Pool,
  state: TransactionState,
  work: Work<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const connection = await pool.connect();
  const refuse = (): void => {
    if (state.givenUp) throw new DatabaseAway('The transaction was given up; nothing of it is kept.');
    if (!state.open) throw new Error('This transaction is over.');
  };
  const ask: RemoteCallback = async (text, values, method) => {
    refuse();
    const wait = begin.hold(text);
    if (wait) {
      await wait;
      refuse();
    }
    try {
      return await pool.queryOn(connection, text, values, method === 'all' ? 'array' : undefined);
    } catch (error) {
      state.failed ??= error;
      throw error;
    }
  };
  const tx = transactionOver(ask, 1);
  let begin = sent(Promise.resolve());
  try {
    refuse();
    begin = sent(pool.queryOn(connection, 'begin'));
    try {
      if (Object.keys(config).length > 0) await tx.setTransaction(config);
      const answer = await work(tx);
      await begin.answered;
      refuse();
      state.open = false;
      const { command } = await pool.queryOn(connection, 'commit');
      // A statement has failed, and nobody let that end the transaction.
      if (command === 'ROLLBACK') throw state.failed;
      return answer;
    } catch (error) {
      state.open = false;
      // One that fails has lost its connection, and with it the transaction.
      await pool.queryOn(connection, 'rollback').catch(() => {});
      throw concealed(error);
    }
  } finally {
    pool.release(connection);
  }
}

const reads = /^\s*select\b/i;

/**
 * BEGIN, as it was sent. What reads goes along with it and waits for nothing; what writes, and what comes after it, waits to
 * hear that it is in a transaction: beside one it would be kept by itself.
 */
function sent(answered: Promise<unknown>) {
  let [isAnswered, waiting] = [false, 0];
  const begun = answered.then(() => void (isAnswered = true));
  begun.catch(() => {});
  return {
    answered: begun,
    /** What a statement waits for; null where it may go. */
    hold(text: string): Promise<void> | null {
      if (waiting === 0 && (isAnswered || reads.test(text))) return null;
      waiting += 1;
      return begun.finally(() => void (waiting -= 1));
    },
  };
}

function transactionOver(ask: RemoteCallback, depth: number): Tx {
  const point = `part_${depth}`;
  const begin: Begin = async (part) => {
    await ask(`savepoint ${point}`, [], 'execute');
    try {
      const answer = await part(transactionOver(ask, depth + 1));
      await ask(`release savepoint ${point}`, [], 'execute');
      return answer;
    } catch (error) {
      await ask(`rollback to savepoint ${point}`, [], 'execute');
      throw error;
    }
  };
  const session = new Session(ask, begin);
  return askedBy(new Transaction(session, begin), ask);
}

/** SQL as it is written, each value one parameter. */
export const written = (strings: TemplateStringsArray, ...values: unknown[]): SQL =>
  sql(strings, ...values.map((value) => sql.param(value)));
