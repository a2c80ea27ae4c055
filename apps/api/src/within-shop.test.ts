import { afterAll, describe, expect, test } from 'vitest';
import { isReady } from '@haat/contract/core/calls';
import { openHaat } from './testing/harness.ts';
import { acrossShops } from './testing/within-shop/across-shops.ts';
import { referenceTables, unboundIn } from './testing/within-shop/unbound.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { sql } = haat.dependencies.database;

// spec: growth.4
describe('every table but the named reference tables belongs to a shop by its keys', () => {
  interface Key {
    table: string;
    name: string;
    columns: string[];
    /** Of a foreign key, what it refers to. */
    refers: string | null;
    to: string[];
  }
  const isShops = ({ table }: Key) => referenceTables.includes(table);

  test('the first column of each primary, unique and foreign key is shop_id', async () => {
    const keys = await sql<Key>`
      with keys as (
        select conrelid, conname as name, conkey, confrelid, confkey from pg_constraint where contype = 'f'
        union all
        select indrelid, indexrelid::regclass::text, indkey::int2[], 0, null from pg_index where indisunique
      )
      select conrelid::regclass::text as table, name,
        (select json_agg(coalesce(attname, 'an expression') order by n) from unnest(conkey) with ordinality as k (num, n)
          left join pg_attribute on attrelid = conrelid and attnum = num and num > 0) as columns,
        nullif(confrelid, 0)::regclass::text as refers,
        coalesce((select json_agg(attname order by n) from unnest(confkey) with ordinality as k (num, n)
          join pg_attribute on attrelid = confrelid and attnum = num), '[]') as to
      from keys join pg_class on pg_class.oid = conrelid where relnamespace = 'public'::regnamespace`;
    const wrong = keys.filter(
      (key) =>
        !isShops(key) &&
        (key.columns[0] !== 'shop_id' ||
          (key.refers !== null && key.to[0] !== (referenceTables.includes(key.refers) ? 'id' : 'shop_id'))),
    );
    expect(wrong).toEqual([]);
    expect(keys.some(({ refers }) => refers !== null && !referenceTables.includes(refers))).toBe(true);
  });

  test('no table is without a primary key, and no reference table refers to what belongs to a shop', async () => {
    const tables = await sql<{ name: string; primary: boolean; refers: boolean }>`
      select oid::regclass::text as name,
        exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p') as primary,
        exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f') as refers
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
    expect(tables.filter(({ primary }) => !primary)).toEqual([]);
    expect(tables.filter(({ name, refers }) => referenceTables.includes(name) && refers)).toEqual([]);
    expect(tables.length).toBeGreaterThan(50);
  });
});

describe('what a statement says of the shop is found', () => {
  test.each([
    ['a value', 'select from orders where shop_id = $1 and id = any($2)'],
    ['a row of values', 'select from orders o where (o.shop_id, o.id) = ($1, $2)'],
    ['a join', 'select from orders o left join lines l on l.shop_id = o.shop_id where o.shop_id = $1'],
    ['USING', 'select from orders join lines using (shop_id, id) where orders.shop_id = $1'],
    ['a shop by its id', 'select from shops s join orders o on o.shop_id = s.id where o.shop_id = $1'],
    [
      'the query around',
      'delete from a where a.shop_id = $1 and exists (select from b where b.shop_id = a.shop_id)',
    ],
    [
      'what WITH has found',
      'with c as (select * from a where shop_id = $1) update b set x = 1 from c where b.shop_id = c.shop_id',
    ],
    [
      'rows that were given',
      'update a set x = r.x from json_to_recordset($1) as r (s uuid, x int) where a.shop_id = r.s',
    ],
    ['each alternative', 'delete from a where (shop_id = $1 and id = $2) or (shop_id = $3 and id = $4)'],
    ['a row that is added', 'insert into a (shop_id, x) values ($1, $2) on conflict (shop_id) do nothing'],
    ['a cursor', 'declare c no scroll cursor for select from a where shop_id = $1'],
    ['nothing of any shop', 'select from shops where subdomain = $1'],
  ])('by %s', (_, statement) => {
    expect(unboundIn(statement)).toEqual([]);
  });

  test.each([
    ['no condition', 'select from orders', ['orders']],
    ['another column', 'delete from orders where id = $1', ['orders']],
    ['a comparison that is none', 'select from orders where shop_id <> $1', ['orders']],
    ['the shop of itself', 'select from orders o where o.shop_id = o.shop_id', ['orders']],
    ['one alternative', 'select from orders where shop_id = $1 or id = $2', ['orders']],
    ['a join by another column', 'select from a join b on b.id = a.id where a.shop_id = $1', ['b']],
    ['a join of what is not held', 'select from a join b on b.shop_id = a.shop_id', ['a', 'b']],
    ['one side of a union', 'select 1 from a where shop_id = $1 union all select 1 from b', ['b']],
    ['a query within', 'select (select count(*) from b) from a where shop_id = $1', ['b']],
    ['a query in WITH', 'with c as (select from a) select from c', ['a']],
    ['a row without it', 'insert into a (x) values ($1)', ['a']],
    ['a cursor over all', 'declare c cursor for select from a', ['a']],
    ['what is emptied', 'truncate a', ['a']],
  ])('%s says nothing', (_, statement, tables) => {
    expect(unboundIn(statement)).toEqual(tables);
  });
});

test('what runs for all shops together asks the named statements across them, and no others', async () => {
  const { dependencies, statements } = haat;
  await Promise.all([dependencies.mail.drain(), dependencies.push.drain()]);
  await Promise.all([haat.cleanUp(), haat.cancelUnconfirmed(), haat.expireOffers(), haat.tellUnseen()]);
  await haat.writePendingCounts();
  await haat.refreshSearch();
  await haat.send('GET', isReady.path);
  expect(statements.across()).toEqual(new Set(acrossShops));
});
