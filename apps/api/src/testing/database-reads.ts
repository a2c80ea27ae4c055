import type { Database } from '../core/database/database.ts';
import { freshDatabase } from './database.ts';

/**
 * A database whose reading can be counted: of several connections each tells what it has read up to ten seconds later, among
 * what comes then.
 */
export const countedDatabase = (): Promise<Database> => freshDatabase(undefined, 1);

interface Reading {
  /** Tables with thousands of rows that were read from end to end. */
  wholly: string[];
  /** How many rows of a table were looked at. */
  rowsOf(table: string): number;
}

/** What a call makes a `countedDatabase` read. */
export async function databaseReads(sql: Database['sql'], call: () => Promise<unknown>): Promise<Reading> {
  const before = await readCounts(sql);
  await call();
  const after = await readCounts(sql);
  const wholly = [...after].filter(([table, { scans }]) => scans > (before.get(table)?.scans ?? 0));
  return {
    wholly: wholly.map(([table]) => table),
    rowsOf: (table) => (after.get(table)?.rows ?? 0) - (before.get(table)?.rows ?? 0),
  };
}

/** How often each table with thousands of rows was read from end to end so far, and how many of its rows were looked at. */
export async function readCounts(
  sql: Database['sql'],
): Promise<Map<string, { scans: number; rows: number }>> {
  await sql`select pg_stat_force_next_flush()`;
  const tables = await sql<{ name: string; scans: string; rows: string }>`
    select relname as name, seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where n_live_tup > 1000`;
  return new Map(tables.map(({ name, scans, rows }) => [name, { scans: Number(scans), rows: Number(rows) }]));
}
