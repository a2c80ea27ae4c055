import { sql } from 'drizzle-orm';
import type { Db } from '../session.ts';

const EVERY_MS = 60_000;
/** Bytes of write-ahead log after which it is folded into the tables: what a start after a crash has to replay at most. */
const LOG_BYTES = 32 * 1024 * 1024;

/**
 * Does for the embedded database what Postgres' background processes do for a server: it has none, so that its log would grow
 * until it closes, dead rows would stay, and the planner would guess. Each step is one statement between others.
 * @returns stops it.
 */
export function startMaintenance(db: Db, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void maintain(db).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round: the tables that changed much, then a checkpoint when enough was written since the last. */
export async function maintain(db: Db): Promise<void> {
  for (const { name } of await worn(db)) await db.execute(`vacuum (analyze, truncate off) ${name}`);
  const [log] = await db.execute<{ bytes: string }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as bytes from pg_control_checkpoint()`);
  if (Number(log?.bytes) > LOG_BYTES) await db.execute('checkpoint');
}

/** Tables with as many dead, new or changed rows as make Postgres' own autovacuum act. Names come quoted. */
function worn(db: Db): Promise<{ name: string }[]> {
  return db.execute<{ name: string }>(sql`
    select format('%I.%I', worn.schemaname, worn.relname) as name
    from pg_stat_user_tables as worn join pg_class on pg_class.oid = worn.relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
       or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    limit 20`);
}
