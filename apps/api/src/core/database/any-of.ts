import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One of these ids, as a condition: one parameter however many they are, so that the statement stays prepared. They are
 * UUIDs, checked at the door or our own.
 */
export const isAnyOf = (column: PgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${listOf(ids)}::uuid[])`;

/** The same in a statement that is prepared: `ids` is given as `listOf` it. */
export const isAnyOfGiven = (column: PgColumn, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::uuid[])`;

/** Ids as one value of a statement. */
export const listOf = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;
