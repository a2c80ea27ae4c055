import type { Database } from '@haat/api/core/database/database';

/** Settings of a Postgres for many products, as `docs/operating.md` has them: what is read of them lies in memory. */
export const roomy = { shared_buffers: '4GB', maintenance_work_mem: '1GB', max_wal_size: '8GB' };

/**
 * Lets shops be stocked with many products, and has the database look at what it then holds. Their words are indexed at the end: of a million
 * products at once that takes minutes, product by product an hour.
 * @param database of one session, which may then take its time for every statement
 */
export async function stocking<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await database.sql`set statement_timeout = 0`;
  await database.sql`
    create temp table indexes_of_words as
      select indexname as name, indexdef as made from pg_indexes where tablename = 'products' and indexdef like '%USING gin%'`;
  await database.sql`
    do $$ declare index record; begin
      for index in select * from indexes_of_words loop execute format('drop index %I', index.name); end loop;
    end $$`;
  const done = await work();
  await database.sql`
    do $$ declare index record; begin
      for index in select * from indexes_of_words loop execute index.made; end loop;
    end $$`;
  await database.sql`drop table indexes_of_words`;
  await database.sql`vacuum analyze products`;
  await database.sql`analyze`;
  return done;
}
