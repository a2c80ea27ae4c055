import { setTimeout as after } from 'node:timers/promises';
import { Client, DatabaseError, Pool as ClientPool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig, PoolClient, PoolConfig, QueryResult } from 'pg';
import { DatabaseAway, isDatabaseAway } from './failures.ts';
import { AnswerTimeout } from './answer-timeout.ts';
import type { ConnectionStream, TimeoutPolicy } from './answer-timeout.ts';

/** A connection that knows how long it has not been answered. */
export interface Connection extends PoolClient {
  readonly timeout: AnswerTimeout;
  /** Has what is sent before the end of this turn go in one write: each costs the process more than most statements do. */
  gather(): void;
}

export type PoolOptions = PoolConfig & {
  openStream: () => ConnectionStream;
  timeouts: TimeoutPolicy;
  /** Milliseconds in which a new connection is there, or is none; 0 is for ever. */
  connectWithin: number;
};

// Statements kept prepared on a connection. Bounds its memory when queries vary in length, as lists of ids do.
const MAX_PREPARED = 500;
// drizzle's columns read times themselves.
const asText = (value: string) => value;
const TEXTS = new Set<number>([
  ...[types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ, types.builtins.DATE],
  ...[types.builtins.INTERVAL, 1115, 1182, 1185, 1187, 1231],
]);
const readers: CustomTypesConfig = {
  getTypeParser: (id: number) => (TEXTS.has(id) ? asText : types.getTypeParser(id)),
};

// So many statements of one turn go together on a connection of several; more, such as the counts of an insight, would wait for each other too long.
const maxTogether = 4;

type Shared = { connection: Promise<Connection>; users: number };

/** Connections of node-postgres that are watched, and what is asked on them. */
export class Pool {
  readonly #pool: ClientPool;
  readonly #timeouts: TimeoutPolicy;
  readonly #prepare: boolean;
  readonly #names = new Map<string, string>();
  #shared: Shared | undefined;
  // How many wait for a connection of their own.
  #alone = 0;
  // Refuses those who wait for any.
  readonly #waiting = new Set<(why: unknown) => void>();
  #lent = 0;
  #onFree = () => {};

  constructor({ openStream, timeouts, connectWithin, ...config }: PoolOptions, prepare: boolean) {
    this.#timeouts = timeouts;
    this.#prepare = prepare;
    class Watched extends Client {
      readonly timeout: AnswerTimeout;
      readonly gather: () => void;

      constructor(given?: ClientConfig) {
        const own = openStream();
        super({ ...given, stream: () => own, connectionTimeoutMillis: connectWithin });
        this.gather = () => {
          if (own.writableCorked > 0) return;
          own.cork();
          process.nextTick(() => own.uncork());
        };
        this.timeout = new AnswerTimeout(own, timeouts);
        this.timeout.requestSent();
        this.once('connect', () => this.timeout.answerReceived());
        // One that the server has sent away takes no more questions, and may close only later.
        this.on('error', () => {
          timeouts.onTrouble();
          own.destroy();
        });
      }
    }
    this.#pool = new ClientPool({ ...config, Client: Watched, pipeline: true });
    this.#pool.on('error', () => {});
  }

  /** Waits for a connection of its own. @throws DatabaseAway */
  async connect(): Promise<Connection> {
    this.#alone += 1;
    try {
      return await this.#connect();
    } finally {
      this.#alone -= 1;
    }
  }

  #connect(): Promise<Connection> {
    const { promise, resolve, reject } = Promise.withResolvers<Connection>();
    this.#waiting.add(reject);
    this.#pool.connect().then(
      (client) => {
        this.#lent += 1;
        if (this.#waiting.delete(reject)) resolve(client as Connection);
        else this.release(client as Connection);
      },
      (error: unknown) => {
        this.#waiting.delete(reject);
        reject(unreached(error));
        this.#tellWhenFree();
      },
    );
    return promise;
  }

  /** Sends one statement; those sent on a connection without waiting are carried out in their order. */
  async queryOn(
    connection: Connection,
    text: string,
    values: unknown[] = [],
    rowMode?: 'array',
  ): Promise<QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    connection.timeout.requestSent();
    try {
      // By a callback: with the promise that node-postgres makes itself all that is read outlives V8's collections of what is young
      // (docs/decisions/0031-v8-leaves-a-core-free.md).
      return await new Promise<QueryResult>((resolve, reject) => {
        const config = { text, values, types: readers, ...(name && { name }), ...(rowMode && { rowMode }) };
        connection.query(config, (error: Error | null, result: QueryResult) =>
          error ? reject(error) : resolve(result),
        );
      });
    } catch (error) {
      // It was made where the answer came in; who reads of it wants to know who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw !(error instanceof DatabaseError) && connection.timeout.isClosed ? unreached(error) : error;
    } finally {
      connection.timeout.answerReceived();
    }
  }

  /** Sends one statement on the next connection that is free, with others of the same turn. */
  async query(text: string, values?: unknown[], rowMode?: 'array'): Promise<QueryResult> {
    const shared = this.#share();
    try {
      const connection = await shared.connection;
      connection.gather();
      return await this.queryOn(connection, text, values, rowMode);
    } finally {
      shared.users -= 1;
      if (shared.users === 0) {
        this.#close(shared);
        await shared.connection.then(
          (connection) => this.release(connection),
          () => {},
        );
      }
    }
  }

  /**
   * A connection for one statement. Statements of one turn go together. Where there is only one connection all do, until
   * somebody waits to have it alone, as a transaction does.
   */
  #share(): Shared {
    const isOnly = this.#pool.options.max === 1;
    const known = this.#shared;
    if (known && this.#alone === 0 && (isOnly || known.users < maxTogether)) {
      known.users += 1;
      return known;
    }
    const shared = { connection: this.#connect(), users: 1 };
    this.#shared = shared;
    if (isOnly) return shared;
    const close = () => this.#close(shared);
    shared.connection.then(() => process.nextTick(close), close);
    // Nor does anybody join them later, while they wait for a connection: one of them may be slow where others become free.
    setImmediate(close);
    return shared;
  }

  /** Lets nobody else on a shared connection. */
  #close(shared: Shared): void {
    if (this.#shared === shared) this.#shared = undefined;
  }

  /** Gives a connection back; one that has broken is not given to anybody else. */
  release(connection: Connection): void {
    connection.release(connection.timeout.isClosed);
    this.#lent -= 1;
    this.#tellWhenFree();
  }

  /** Waits so many milliseconds for what is under way or in the queue, and breaks it off then. */
  async end(patience: number): Promise<void> {
    const free = new Promise<true>((resolve) => (this.#onFree = () => resolve(true)));
    const late = after(patience, false, { ref: false });
    this.#tellWhenFree();
    if (await Promise.race([free, late])) return this.#pool.end();
    // The pool itself leaves its queue waiting for ever, and waits for whoever keeps a connection.
    for (const reject of this.#waiting) reject(new DatabaseAway('The database is being closed.'));
    this.#waiting.clear();
    for (const timeout of this.#timeouts.all) timeout.expire();
    void this.#pool.end();
  }

  #tellWhenFree(): void {
    if (this.#lent === 0 && this.#waiting.size === 0) this.#onFree();
  }

  /** Prepared once per connection, so that Postgres plans it once; the first so many different ones. */
  #nameOf(text: string): string | undefined {
    if (!this.#prepare) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= MAX_PREPARED) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

function unreached(error: unknown): unknown {
  const coded = error instanceof Error && 'code' in error && error.code !== undefined;
  if (coded && !isDatabaseAway(error)) return error;
  return new DatabaseAway('The connection to the database is lost.', { cause: error });
}
