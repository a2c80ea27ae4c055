import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgSession, PgTransaction } from 'drizzle-orm/pg-core';
import type { PgPreparedQuery, PgTransactionConfig, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { PgRemoteQueryResultHKT } from 'drizzle-orm/pg-proxy';
import type { Db } from '../../core/database/database.ts';
import { askOf, askedBy } from '../../core/database/session.ts';

type NoTables = Record<string, never>;
type NoRelations = ExtractTablesWithRelations<NoTables>;
type Inner = Db['_']['session'];
type Tx = PgTransaction<PgRemoteQueryResultHKT, NoTables, NoRelations>;
type Note = (statement: string) => void;

const dialect = new PgDialect();

/** The same database, telling of every statement that it is asked. */
export const watched = (orm: Db, note: Note): Db =>
  alsoPrepared(new PgDatabase(dialect, new WatchedSession(orm._.session, note), undefined), orm, note);

/** What is prepared goes by no session. */
const alsoPrepared = <D extends Db>(db: D, inner: Db, note: Note): D =>
  askedBy(db, (text, values, method) => {
    note(text);
    return askOf(inner)(text, values, method);
  });

class WatchedSession extends PgSession<PgRemoteQueryResultHKT, NoTables, NoRelations> {
  readonly #inner: Inner;
  readonly #note: Note;

  constructor(inner: Inner, note: Note) {
    super(dialect);
    this.#inner = inner;
    this.#note = note;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, ...rest]: Parameters<Inner['prepareQuery']>
  ): PgPreparedQuery<T> {
    this.#note(query.sql);
    return this.#inner.prepareQuery<T>(query, ...rest);
  }

  override transaction<T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    return this.#inner.transaction((tx) => work(new WatchedTransaction(tx, this.#note)), config);
  }
}

class WatchedTransaction extends PgTransaction<PgRemoteQueryResultHKT, NoTables, NoRelations> {
  readonly #inner: Tx;
  readonly #note: Note;

  constructor(inner: Tx, note: Note) {
    super(dialect, new WatchedSession(inner._.session, note), undefined);
    this.#inner = inner;
    this.#note = note;
    alsoPrepared(this, inner, note);
  }

  override transaction<T>(part: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#inner.transaction((tx) => part(new WatchedTransaction(tx, this.#note)));
  }
}
