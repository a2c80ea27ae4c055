import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One of these ids, as a condition: one parameter however many they are, so that the statement stays prepared. They are
 * UUIDs, checked at the door or our own.
 */
export const isAnyOf = (column: PgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${`{${[...ids].join(',')}}`}::uuid[])`;
