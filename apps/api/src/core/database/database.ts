import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { Breaker } from './breaker.ts';
import { tuneClient } from './client.ts';
import { openEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';
import { DatabaseAway, hideQueriesInErrors, isDatabaseAway } from './failures.ts';
import { outsideSocket, sslModeOf, unwatched } from './outside-socket.ts';
import type { Watch } from './outside-socket.ts';
import { startUpkeep } from './upkeep.ts';

/** What a service asks: the database itself, or the transaction it was given. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

export type Database = {
  orm: Db;
  /**
   * The driver below `orm`, for what isn't a query of a service. It shares drizzle's types: times are strings, JSON goes in as
   * text. Its errors carry details with values in them; services use `orm`, whose errors don't print any.
   */
  sql: postgres.Sql;
  kind: 'embedded' | 'outside';
  /** Resolves when the database answers within 5 s. @throws DatabaseAway */
  ping(): Promise<void>;
  /**
   * From now on a connection that leaves an answer owing for so many milliseconds is given up, and while the database is away
   * whoever asks is told at once. Until this is called it may take its time, as a migration does.
   */
  limitWaiting(ms: number): void;
  /** Waits up to 5 s for queries under way, then lets go of connections, threads and the directory. May be called twice. */
  close(): Promise<void>;
};

/** An embedded database can also be copied: see Embedded. */
export type EmbeddedDatabase = Database & Pick<Embedded, 'dump' | 'syncs' | 'crash'> & { kind: 'embedded' };

export type OutsideOptions = {
  /** Any Postgres 15 or newer. */
  url: string;
  /** Connections at most, 10 unless told. */
  max?: number;
  /** false behind a pooler that shares sessions between clients and doesn't follow prepared statements. */
  prepare?: boolean;
  /** How long a database that doesn't answer yet is asked again, in milliseconds; 10,000 unless told. */
  patience?: number;
  log?: (message: string) => void;
};

export type OwnOptions = {
  /** Where the embedded database lives; left out, in memory: for tests. */
  directory?: string;
  /** A `dump` to begin with where there is no database yet. */
  from?: Uint8Array;
  /** Milliseconds after which an engine that says nothing is started again; two minutes unless told. */
  hungAfter?: number;
  /** Told, instead of `log`, when the embedded engine died; it is being started again by then. */
  onCrash?: (error: Error) => void;
  log?: (message: string) => void;
};

/**
 * Opens the shop's database: the one at `url`, else an embedded Postgres in `directory` (design D2).
 * Both speak the same SQL through the same driver; the embedded one has a single connection, so a transaction there holds up
 * everybody else: keep them short.
 * @throws DatabaseAway when `url` doesn't answer, DirectoryTaken when another process has `directory`.
 */
export function openDatabase(options: OutsideOptions): Promise<Database>;
export function openDatabase(options: OwnOptions & { url?: undefined }): Promise<EmbeddedDatabase>;
export function openDatabase(options: Partial<OutsideOptions> & OwnOptions): Promise<Database>;
export function openDatabase(options: Partial<OutsideOptions> & OwnOptions): Promise<Database> {
  hideQueriesInErrors();
  return options.url ? openOutside({ ...options, url: options.url }) : openOwn(options);
}

/** The same session everywhere: results don't depend on a server's time zone, notices aren't ours to print. */
const SHARED = { onnotice: () => {} } satisfies postgres.Options<Record<string, never>>;
const SESSION = {
  application_name: 'haat',
  TimeZone: 'UTC',
  // When a connection breaks with a write pending, postgres.js keeps those bytes, and holds back whatever comes after them until
  // there are 1024: a new connection's first message of that length makes it send, fail once, and connect cleanly. Postgres reads
  // the blanks as no options.
  options: ' '.repeat(1024),
};

/** What the server gives up by itself, so that nothing is held for a process that hangs. */
const SERVER_LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
};

async function openOutside({
  url,
  max = 10,
  prepare = true,
  patience = 10_000,
}: OutsideOptions): Promise<Database> {
  const watch = unwatched();
  const client = postgres(url, {
    ...SHARED,
    max,
    prepare,
    connect_timeout: 5,
    idle_timeout: 60,
    // Short: a shop that is asked for is back as soon as its database is.
    backoff: (tries) => Math.min(0.25, 0.05 * 2 ** tries),
    ssl: false,
    socket: outsideSocket(sslModeOf(url), watch),
    connection: { ...SESSION, ...SERVER_LIMITS },
  } as postgres.Options<Record<string, never>>);
  const database = assemble(client, watch, 'outside', () => client.end({ timeout: 5 }));
  try {
    await untilItAnswers(client, performance.now() + patience);
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return database;
}

async function untilItAnswers(client: postgres.Sql, deadline: number): Promise<void> {
  for (;;) {
    try {
      const [server] = await client<
        { version: number }[]
      >`select current_setting('server_version_num')::int as version`;
      if (!server || server.version < 150_000) throw new Error('The database must be Postgres 15 or newer.');
      return knowsTypes(client);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (performance.now() > deadline)
        throw new DatabaseAway("The database at DATABASE_URL doesn't answer.", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/**
 * The first connection has fetched the array types for all. Later ones fetching them again would gain nothing, and when such a
 * connection breaks at once, postgres.js leaves the failed fetch unhandled, which ends the process.
 */
function knowsTypes(client: postgres.Sql): void {
  (client.options as { fetch_types: boolean }).fetch_types = false;
}

async function openOwn({
  directory,
  from,
  hungAfter,
  onCrash,
  log = () => {},
}: OwnOptions): Promise<EmbeddedDatabase> {
  const watch = unwatched();
  const embedded = await openEmbedded({
    directory,
    from,
    watch,
    ...(hungAfter === undefined ? {} : { hungAfter }),
    onCrash: onCrash ?? ((error) => log(error.message)),
  });
  const client = postgres({
    ...SHARED,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    // One session, kept for good: every limit of time would only break it.
    max: 1,
    ssl: false,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 0,
    backoff: () => 0.1,
    connection: SESSION,
    socket: embedded.connect,
  } as postgres.Options<Record<string, never>>);
  await client`select 1`;
  knowsTypes(client);
  const stopUpkeep = startUpkeep(client, () =>
    log("The embedded database's upkeep failed; it is tried again in a minute."),
  );
  const database = assemble(client, watch, 'embedded', async () => {
    stopUpkeep();
    await client.end({ timeout: 5 });
    await embedded.close();
  });
  const { dump, syncs, crash } = embedded;
  return {
    ...database,
    kind: 'embedded',
    dump: async () => {
      // The dump is a copy of the files: without this it would start by replaying the log.
      await client.unsafe('checkpoint');
      return dump();
    },
    syncs,
    crash,
  };
}

const PING_MS = 5000;

function assemble(
  client: postgres.Sql,
  watch: Watch,
  kind: Database['kind'],
  end: () => Promise<void>,
): Database {
  const { unsafe } = client;
  const breaker = new Breaker(async () => unsafe('select 1'));
  watch.onTrouble = () => {
    if (watch.patience.ms !== null) breaker.suspect();
  };
  const sql = tuneClient(client, breaker);
  let closing: Promise<void> | undefined;
  return {
    orm: drizzle(sql),
    sql,
    kind,
    ping: () => ping(sql, breaker),
    limitWaiting: (ms) => (watch.patience.ms = ms),
    close: () => {
      breaker.close();
      return (closing ??= end());
    },
  };
}

async function ping(sql: postgres.Sql, breaker: Breaker): Promise<void> {
  breaker.refuseWhileAway();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway("The database doesn't answer.")), PING_MS);
  });
  try {
    await Promise.race([sql`select 1`, late]);
  } catch (error) {
    throw isDatabaseAway(error) ? error : new DatabaseAway("The database doesn't answer.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
