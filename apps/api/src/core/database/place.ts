import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/**
 * Where a row stands in a list that is ordered by a time and an id, as `listPlace` of the contract takes it: said in full, so
 * that a list goes on behind it whatever becomes of the row.
 */
export const placeOf = (at: SQLWrapper, id: SQLWrapper): SQL<string> =>
  sql<string>`coalesce(to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'infinity') || '~' || ${id}`;

/** Whether a row stands behind a place: later by its time, or where the newest come first, earlier. */
export function isBehind(place: string, at: SQLWrapper, id: SQLWrapper, way: 'later' | 'earlier'): SQL {
  const [time, rowId] = place.split('~');
  const beyond = way === 'later' ? sql`>` : sql`<`;
  return sql`(${at}, ${id}) ${beyond} (${time}::timestamptz, ${rowId}::uuid)`;
}
