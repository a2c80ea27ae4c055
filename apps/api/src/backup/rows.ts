import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import type { Table } from './schema.ts';

// Rows asked for at a time, and characters of them that go together: what of a table lies in memory at once.
const rowsAtOnce = 500;
const charactersTogether = 256 * 1024;

/** One way of writing values, whatever the server is set to. Belongs at the beginning of a transaction that reads or writes rows. */
export async function setSpelling(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('datestyle', 'ISO, MDY', true), set_config('intervalstyle', 'postgres', true),
      set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`,
  );
}

/**
 * The rows of a table, some at a time, each a line of JSON: every value a text as Postgres itself writes it, or null. A row comes
 * after those of its table that it refers to.
 * @param where which of them, by the columns of `t`; all unless told
 */
export async function* readRows(tx: Db, table: Table, where = sql`true`): AsyncGenerator<string[]> {
  const names = sql.raw(table.columns.map(({ name }) => literal(name)).join(', '));
  const values = sql.join(
    table.columns.map(({ name }) => sql`t.${sql.identifier(name)}::text`),
    sql`, `,
  );
  const { before, source } = parentsFirst(table, where);
  await tx.execute(sql`declare rows_of_a_table no scroll cursor for ${before}
    select json_object(array[${names}], array[${values}])::text as line from ${source}`);
  let lines: string[] = [];
  let characters = 0;
  for (;;) {
    const found = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from rows_of_a_table`));
    for (const { line } of found) {
      lines.push(line);
      characters += line.length;
      if (characters < charactersTogether) continue;
      yield lines;
      [lines, characters] = [[], 0];
    }
    if (found.length < rowsAtOnce) break;
  }
  if (lines.length > 0) yield lines;
  await tx.execute(sql`close rows_of_a_table`);
}

function parentsFirst({ name, ownReferences }: Table, where: SQL): { before: SQL; source: SQL } {
  const [reference, another] = ownReferences;
  const table = sql.identifier(name);
  if (!reference) return { before: sql``, source: sql`${table} t where ${where}` };
  if (another) throw new Error(`${name} refers to itself in two ways: in which order are its rows stored?`);
  const [own, referenced] = [reference.columns, reference.referenced].map((columns, at) =>
    sql.join(
      columns.map((column) => sql`${sql.raw(at === 0 ? 't' : 'parent')}.${sql.identifier(column)}`),
      sql`, `,
    ),
  );
  return {
    before: sql`with recursive placed(place, depth) as (
      select t.ctid, 0 from ${table} t where ${where} and num_nulls(${own}) > 0
      union all
      select t.ctid, placed.depth + 1 from placed join ${table} parent on parent.ctid = placed.place
      join ${table} t on (${own}) = (${referenced}))`,
    // Rows in a circle come last: a statement takes them together.
    source: sql`${table} t left join placed on placed.place = t.ctid where ${where} order by placed.depth`,
  };
}

/** Stores lines of `readRows`. @throws DatabaseError for what the table does not take */
export async function writeRows(tx: Db, { name, columns }: Table, lines: string[]): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = columns.map((column) => `(r ->> ${literal(column.name)})::${column.type}`).join(', ');
  await tx.execute(sql`insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${sql.raw(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) r`);
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
