import { setTimeout as pause } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { auditEntries } from '../../audit/tables.ts';
import type { Db } from '../../database/database.ts';
import { endings } from '../uploads.ts';
import { plainSigns, stemsIn } from './stems.ts';
import { unusedUploads } from './tables.ts';

interface Table {
  name: string;
  key: { name: string; type: string }[];
  columns: string[];
}

// Tables that name uploads without showing them: the log tells in words what a picture was called.
const onlyTelling = [auditEntries, unusedUploads].map(getTableName);
// Types of which no value can name a file; every other one is read, also one that comes later.
const nameless = [
  ...['bool', 'int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'uuid', 'tsvector', 'bytea'],
  ...['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'],
];

// Milliseconds that one statement should take: others of the embedded database wait for it.
const statementTime = 15;
const [fewestRows, maxRows] = [10, 5_000];

/**
 * The stems of all uploads that any row of the database names, some at a time. The database itself says which tables and columns there
 * are, and a name counts wherever it stands: in a column, in JSON, in rich text, in a draft. Reads in short statements with
 * pauses between them, so that nobody waits for it.
 */
export async function* namedStems(db: Db): AsyncGenerator<string> {
  for (const table of await tablesIn(db)) {
    let after: string[] | null = null;
    let rows = 100;
    do {
      const begun = performance.now();
      const found = await readSome(db, table, after, rows);
      const took = performance.now() - begun;
      for (const name of found.names) yield* stemsIn(name);
      after = found.count < rows ? null : found.last;
      if (after) await pause(took);
      rows = Math.round(clamped((rows * statementTime) / took, Math.max(fewestRows, rows / 2), rows * 2));
    } while (after);
  }
}

const clamped = (value: number, least: number, most: number) =>
  Math.min(maxRows, most, Math.max(least, value));

async function tablesIn(db: Db): Promise<Table[]> {
  const mayName = sql`t.typname <> all(${sql.param(nameless)})`;
  const found = await db.execute<{ name: string; columns: string; key: string | null }>(sql`
    select c.relname as name,
      json_agg(a.attname) filter (where ${mayName})::text as columns,
      (select json_agg(json_build_object('name', k.attname, 'type', format_type(k.atttypid, k.atttypmod)) order by u.place)::text
        from pg_index i cross join unnest(i.indkey) with ordinality u(number, place)
        join pg_attribute k on k.attrelid = c.oid and k.attnum = u.number
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname <> all(${sql.param(onlyTelling)})
    group by c.oid, c.relname
    having bool_or(${mayName})
    order by c.relname`);
  return found.map(({ name, columns, key }) => {
    if (key === null) throw new Error(`In which order are the rows of ${name} read? It has no primary key.`);
    return {
      name,
      columns: JSON.parse(columns) as string[],
      key: JSON.parse(key) as Table['key'],
    };
  });
}

interface Found {
  names: string[];
  count: number;
  last: string[] | null;
}

const fileName = `[${plainSigns}]+\\.(?:${endings.join('|')})`;

async function readSome(
  db: Db,
  { name, key, columns }: Table,
  after: string[] | null,
  rows: number,
): Promise<Found> {
  const keys = list(key, (column) => sql.identifier(column.name));
  const beyond = after
    ? sql`where (${keys}) > (${list(key, ({ type }, at) => sql`${after[at]}::${sql.raw(type)}`)})`
    : sql``;
  const [found] = await db.execute<{ count: number; last: string | null; names: string | null }>(sql`
    with part as materialized (
      select ${keys}, concat_ws(' ', ${list(columns, (column) => sql`${sql.identifier(column)}::text`)}) as said
      from ${sql.identifier(name)} ${beyond} order by ${keys} limit ${rows})
    select (select count(*) from part)::int as count,
      (select json_build_array(${list(key, (column) => sql`${sql.identifier(column.name)}::text`)})::text
        from part order by ${list(key, (column) => sql`${sql.identifier(column.name)} desc`)} limit 1) as last,
      (select json_agg(distinct m[1])::text from part, regexp_matches(said, ${fileName}, 'gi') m) as names`);
  return {
    count: found?.count ?? 0,
    last: found?.last ? (JSON.parse(found.last) as string[]) : null,
    names: found?.names ? (JSON.parse(found.names) as string[]) : [],
  };
}

const list = <T>(
  items: readonly T[],
  each: (item: T, at: number) => SQL | ReturnType<typeof sql.identifier>,
): SQL => sql.join(items.map(each), sql`, `);
