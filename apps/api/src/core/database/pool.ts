import { Client, DatabaseError, Pool as ClientPool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig, PoolClient, PoolConfig, QueryResult } from 'pg';
import { DatabaseAway, isDatabaseAway } from './failures.ts';
import { Silence } from './silence.ts';
import type { Line, Watch } from './silence.ts';

/** A connection that knows how long it has not been answered. */
export interface Connection extends PoolClient {
  readonly silence: Silence;
}

export type PoolOptions = PoolConfig & {
  /** What a new connection goes through. */
  line: () => Line;
  watch: Watch;
  /** Milliseconds in which a new connection is there, or is none; 0 is for ever. */
  connectWithin: number;
};

/** Statements kept prepared on a connection. Bounds its memory when queries vary in length, as lists of ids do. */
const MOST_PREPARED = 500;
/** drizzle's columns read times themselves. */
const asText = (value: string) => value;
const TEXTS = new Set<number>([
  ...[types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ, types.builtins.DATE],
  ...[types.builtins.INTERVAL, 1115, 1182, 1185, 1187, 1231],
]);
const readers: CustomTypesConfig = {
  getTypeParser: (id: number) => (TEXTS.has(id) ? asText : types.getTypeParser(id)),
};

/** A connection that statements share, and how many are on their way. */
type Shared = { connection: Promise<Connection>; users: number };

/** Connections of node-postgres that are watched, and what is asked on them. */
export class Pool {
  readonly #pool: ClientPool;
  readonly #watch: Watch;
  readonly #prepare: boolean;
  readonly #names = new Map<string, string>();
  #shared: Shared | undefined;
  /** How many wait for a connection of their own. */
  #alone = 0;

  constructor({ line, watch, connectWithin, ...config }: PoolOptions, prepare: boolean) {
    this.#watch = watch;
    this.#prepare = prepare;
    class Watched extends Client {
      readonly silence: Silence;

      constructor(given?: ClientConfig) {
        const own = line();
        super({ ...given, stream: () => own, connectionTimeoutMillis: connectWithin });
        this.silence = new Silence(own, watch);
        this.silence.asked();
        this.once('connect', () => this.silence.answered());
        // One that the server has sent away takes no more questions, and may close only later.
        this.on('error', () => {
          watch.onTrouble();
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

  async #connect(): Promise<Connection> {
    try {
      return (await this.#pool.connect()) as Connection;
    } catch (error) {
      throw unreached(error);
    }
  }

  /** Sends one statement; those sent on a connection without waiting are carried out in their order. */
  async ask(
    connection: Connection,
    text: string,
    values: unknown[] = [],
    rowMode?: 'array',
  ): Promise<QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    connection.silence.asked();
    try {
      return await connection.query({
        text,
        values,
        types: readers,
        ...(name && { name }),
        ...(rowMode && { rowMode }),
      });
    } catch (error) {
      throw !(error instanceof DatabaseError) && connection.silence.isOver ? unreached(error) : error;
    } finally {
      connection.silence.answered();
    }
  }

  /** Sends one statement on the next connection that is free. */
  async askAny(text: string, values?: unknown[], rowMode?: 'array'): Promise<QueryResult> {
    const shared = this.#share();
    try {
      return await this.ask(await shared.connection, text, values, rowMode);
    } finally {
      shared.users -= 1;
      if (shared.users === 0) {
        if (this.#shared === shared) this.#shared = undefined;
        await shared.connection.then(
          (connection) => this.release(connection),
          () => {},
        );
      }
    }
  }

  /**
   * A connection for one statement. Where there is only one, statements go together until somebody waits to have it alone,
   * as a transaction does.
   */
  #share(): Shared {
    const known = this.#shared;
    if (known && this.#alone === 0) {
      known.users += 1;
      return known;
    }
    const shared = { connection: this.#connect(), users: 1 };
    if (this.#pool.options.max === 1) this.#shared = shared;
    return shared;
  }

  /** Gives a connection back; one that has broken is not given to anybody else. */
  release(connection: Connection): void {
    connection.release(connection.silence.isOver);
  }

  /** Waits so many milliseconds for what is under way, and breaks it off then. */
  async end(patience: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const silence of this.#watch.all) silence.giveUp();
    }, patience);
    await this.#pool.end();
    clearTimeout(timer);
  }

  /** Prepared once per connection, so that Postgres plans it once; the first so many different ones. */
  #nameOf(text: string): string | undefined {
    if (!this.#prepare) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_PREPARED) return known;
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
