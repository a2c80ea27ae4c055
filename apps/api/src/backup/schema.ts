import { sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';

/** A table as the database itself describes it, so that none is ever forgotten. */
export interface Table {
  name: string;
  /** What is stored of it: what the database derives by itself is left out. */
  columns: { name: string; type: string }[];
  /** Its references to itself, such as a category's parent: from which columns to which. */
  ownReferences: { columns: string[]; referenced: string[] }[];
}

interface Reference {
  from: string;
  to: string;
  columns: string[];
  referenced: string[];
}

/** Every table of the shop's schema, each after those that it refers to. @throws where tables refer to each other in a circle */
export async function readTables(db: Db): Promise<Table[]> {
  const columns = await db.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const named = (oid: string, numbers: string) =>
    sql.raw(`(
      select json_agg(a.attname order by k.place)::text
      from unnest(${numbers}) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = ${oid} and a.attnum = k.number)`);
  const found = await db.execute<Record<'from' | 'to' | 'columns' | 'referenced', string>>(sql`
    select f.relname as "from", t.relname as "to",
      ${named('c.conrelid', 'c.conkey')} as columns, ${named('c.confrelid', 'c.confkey')} as referenced
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
    order by c.conname`);
  const references = found.map(({ from, to, columns: own, referenced }): Reference => ({
    ...{ from, to },
    columns: JSON.parse(own) as string[],
    referenced: JSON.parse(referenced) as string[],
  }));
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(([name, of]): Table => ({
    name,
    columns: of.map(({ name: column, type }) => ({ name: column, type })),
    ownReferences: references.filter(({ from, to }) => from === name && to === name),
  }));
  return inOrder(tables, references);
}

function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name }) =>
      references.every(({ from, to }) => from !== name || to === name || !waiting.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`The tables ${[...waiting].join(', ')} refer to each other in a circle.`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Sets counters of columns that number themselves beyond what is stored. */
export async function advanceSequences(db: Db): Promise<void> {
  const owned = await db.execute<{ sequence: string; table: string; column: string }>(sql`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as "table", quote_ident(a.attname) as "column"
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace`);
  for (const { sequence, table, column } of owned)
    await db.execute(
      sql.raw(`select setval('${sequence}', max(${column})) from ${table} having max(${column}) is not null`),
    );
}
