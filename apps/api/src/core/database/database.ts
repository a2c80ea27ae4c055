import { setTimeout as after } from 'node:timers/promises';
import { Breaker } from './breaker.ts';
import { copyWhileWritten } from './embedded/copy-while-written.ts';
import { clusterIn } from './embedded/cluster.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { Embedded } from './embedded/embedded.ts';
import { DatabaseAway, isDatabaseAway } from './failures.ts';
import { outsideOptions, refusesEncryption, sslModeOf } from './outside.ts';
import { Pool } from './pool.ts';
import { ormOver, sessionOver, written } from './session.ts';
import type { Db, Session } from './session.ts';
import { withoutTimeout } from './answer-timeout.ts';
import type { TimeoutPolicy } from './answer-timeout.ts';
import { startMaintenance } from './embedded/maintenance.ts';

export type { Db } from './session.ts';

/** SQL as it is written, each value one parameter, for what isn't a query of a service. Times are strings. */
export type Sql = <T = Record<string, unknown>>(
  strings: TemplateStringsArray,
  ...values: unknown[]
) => Promise<T[]>;

/** The one database of a process, embedded or outside, with the same queries for both. */
export type Database = {
  orm: Db;
  sql: Sql;
  kind: 'embedded' | 'outside';
  /** Does what may take longer than a query should, such as a migration, in a session of its own where there are several. */
  withoutTimeouts(work: (session: Session) => Promise<void>): Promise<void>;
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

export type EmbeddedDatabase = Database &
  Pick<Embedded, 'dump' | 'syncs' | 'crash' | 'restored'> & {
    kind: 'embedded';
    /** Copies it, as it is at one moment, into an empty folder that can be opened as `directory`. Others wait for a fraction of that. */
    copyTo(folder: string): Promise<void>;
  };

/** Whether it lives in this process, and so can be dumped and copied. */
export const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === 'embedded';

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
  /** Whether a database that is new is there after `close` only where `restored` was called before. */
  restoring?: boolean;
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
 * @throws DatabaseAway when `url` doesn't answer, DirectoryTaken when another process has `directory`, HalfRestored.
 */
export function openDatabase(options: OutsideOptions): Promise<Database>;
export function openDatabase(options: OwnOptions & { url?: undefined }): Promise<EmbeddedDatabase>;
export function openDatabase(options: Partial<OutsideOptions> & OwnOptions): Promise<Database>;
export function openDatabase(options: Partial<OutsideOptions> & OwnOptions): Promise<Database> {
  return options.url ? openOutside({ ...options, url: options.url }) : openOwn(options);
}

// The same session everywhere: results don't depend on a server's time zone.
const SESSION = { application_name: 'haat', options: '-c TimeZone=UTC' };

// Whatever the server gives everybody: an index of a large shop takes minutes. The driver itself sends no limit of 0.
const UNLIMITED = ['statement', 'lock', 'idle_in_transaction_session', 'idle_session']
  .map((what) => ` -c ${what}_timeout=0`)
  .join('');

// What the server gives up by itself, so that nothing is held for a process that hangs.
const SERVER_LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
};

async function openOutside(options: OutsideOptions, mode = sslModeOf(options.url)): Promise<Database> {
  const { url, max = 10, prepare = true, patience = 10_000 } = options;
  const timeouts = withoutTimeout();
  const given = outsideOptions(url, mode);
  const same = { ...SESSION, ...given, options: `${given.options} ${SESSION.options}` };
  const pool = new Pool({ ...same, ...SERVER_LIMITS, max, idleTimeoutMillis: 60_000, timeouts }, prepare);
  const withoutTimeouts: Database['withoutTimeouts'] = async (work) => {
    const options = same.options + UNLIMITED;
    const alone = new Pool({ ...same, options, max: 1, timeouts: withoutTimeout() }, prepare);
    try {
      await work(sessionOver(alone, new Breaker(() => alone.query('select 1'))));
    } finally {
      await alone.end(5_000);
    }
  };
  // Beside the queue of the others: where all connections are busy the database is there all the same.
  const askAlone = async () => {
    const own = { ...withoutTimeout(), ms: timeouts.ms };
    const alone = new Pool({ ...same, ...SERVER_LIMITS, max: 1, timeouts: own }, prepare);
    try {
      await alone.query('select 1');
    } finally {
      void alone.end(0);
    }
  };
  const end = () => pool.end(5_000);
  const database = assemble(pool, timeouts, { kind: 'outside', withoutTimeouts, end, askAlone });
  try {
    await untilItAnswers(pool, patience);
  } catch (error) {
    await pool.end(0);
    if (mode === 'prefer' && refusesEncryption(error)) return openOutside(options, 'disable');
    throw error;
  }
  return database;
}

/** So many times as long as it may take is waited at most, however busy this process is itself. */
const busyFactor = 6;

/**
 * Waits for the first answer. Only the time counts in which this process listened: while it reads its own code, which on a
 * busy machine takes longer than a connection may, an answer lies there unheard.
 */
async function untilItAnswers(pool: Pool, patience: number): Promise<void> {
  const [begun, loop] = [performance.now(), performance.eventLoopUtilization()];
  const isOver = () =>
    performance.eventLoopUtilization(loop).idle > patience ||
    performance.now() - begun > busyFactor * patience;
  for (;;) {
    try {
      const { rows } = await pool.query("select current_setting('server_version_num')::int as version");
      if (!(rows[0]?.version >= 150_000)) throw new Error('The database must be Postgres 15 or newer.');
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (isOver() || refusesEncryption(error))
        throw new DatabaseAway("The database at DATABASE_URL doesn't answer.", { cause: error });
      await after(250);
    }
  }
}

async function openOwn({
  directory,
  from,
  restoring = false,
  hungAfter,
  onCrash,
  log = () => {},
}: OwnOptions): Promise<EmbeddedDatabase> {
  const timeouts = withoutTimeout();
  const embedded = await openEmbedded({
    directory,
    from,
    restoring,
    ...(hungAfter === undefined ? {} : { hungAfter }),
    onCrash: onCrash ?? ((error) => log(error.message)),
  });
  const own = { host: 'embedded', user: 'postgres', database: 'postgres', password: '', ssl: false };
  // One session, kept for good: every limit of time would only break it.
  const kept = { max: 1, idleTimeoutMillis: 0, connectWithin: 0 };
  const pool = new Pool({ ...SESSION, ...own, ...kept, openStream: embedded.openStream, timeouts }, true);
  await pool.query('select 1');
  let stopMaintenance = () => {};
  const end = async () => {
    stopMaintenance();
    await pool.end(5_000);
    await embedded.close();
  };
  const database = assemble(pool, timeouts, { kind: 'embedded', withoutTimeouts: null, end });
  stopMaintenance = startMaintenance(database.orm, () =>
    log("The embedded database's maintenance failed; it is tried again in a minute."),
  );
  const { dump, syncs, crash, restored, whileHeld } = embedded;
  return {
    ...database,
    kind: 'embedded',
    dump: async () => {
      // The dump is a copy of the files: without this it would start by replaying the log.
      await database.orm.execute('checkpoint');
      return dump();
    },
    copyTo: async (folder) => {
      if (directory === undefined) throw new Error('A database in memory has no files to copy.');
      await copyWhileWritten(clusterIn(directory), clusterIn(folder), whileHeld);
    },
    syncs,
    crash,
    restored,
  };
}

const PING_MS = 5000;

interface OpenedOptions {
  kind: Database['kind'];
  withoutTimeouts: Database['withoutTimeouts'] | null;
  end: () => Promise<void>;
  /** Asks it anything on a connection that nobody else waits for. */
  askAlone?: () => Promise<void>;
}

function assemble(
  pool: Pool,
  timeouts: TimeoutPolicy,
  { kind, withoutTimeouts, end, askAlone }: OpenedOptions,
): Database {
  const ask = () => pool.query('select 1');
  // A server that takes no further connection still answers on those that there are.
  const breaker = new Breaker(askAlone ? () => Promise.any([askAlone(), ask()]) : ask);
  timeouts.onTrouble = () => {
    if (timeouts.ms !== null) breaker.suspect();
  };
  const session = sessionOver(pool, breaker);
  const orm = ormOver(session);
  let closing: Promise<void> | undefined;
  return {
    orm,
    sql: (strings, ...values) => session.execute(written(strings, ...values)),
    kind,
    withoutTimeouts: withoutTimeouts ?? ((work) => work(session)),
    ping: () => ping(orm, breaker),
    limitWaiting: (ms) => (timeouts.ms = ms),
    close: () => {
      breaker.close();
      return (closing ??= end());
    },
  };
}

async function ping(orm: Db, breaker: Breaker): Promise<void> {
  breaker.refuseWhileAway();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway("The database doesn't answer.")), PING_MS);
  });
  try {
    await Promise.race([orm.execute('select 1'), late]);
  } catch (error) {
    throw isDatabaseAway(error) ? error : new DatabaseAway("The database doesn't answer.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
