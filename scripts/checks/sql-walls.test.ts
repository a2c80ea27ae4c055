import { describe, expect, test } from 'vitest';
import { isRead, strangersIn, tablesOf } from './sql-walls.ts';

const tables = tablesOf(
  new Map([
    ['apps/api/src/features/orders/tables.ts', "export const orders = pgTable(\n  'orders',\n  {});"],
    ['apps/api/src/features/catalog/search/tables.ts', "export const words = pgTable('search_words', {});"],
    ['apps/api/src/core/mail/tables.ts', "export const mails = pgTable('outgoing_mails', {});"],
    ['apps/api/src/features/catalog/service.ts', "pgTable('made_up', {})"],
  ]),
);
const inReviews = (text: string) => strangersIn('apps/api/src/features/reviews/service.ts', text, tables);

test('each noun’s tables are found in its tables.ts', () => {
  expect([...tables]).toEqual([
    ['orders', 'orders'],
    ['search_words', 'catalog'],
    ['outgoing_mails', 'core'],
  ]);
});

describe("another noun's table is found", () => {
  test.each([
    ['in SQL', 'const a = sql`select 1 from orders o`;'],
    ['in SQL with a type', 'const a = sql<boolean>`exists (select 1 from x join orders o on true)`;'],
    ['by a column of it', 'const a = sql`orders.status = ${status}`;'],
    ['between what is filled in', 'const a = sql`${one} and "orders"."id" = ${two}`;'],
    ['in SQL that stands in SQL', "const a = sql`${yes ? sql`from orders` : ''}`;"],
    ['in plain text', "await db.execute('delete from orders');"],
    ['in a template', 'await db.execute(sql.raw(`update orders set total = ${total}`));'],
  ])('%s', (_, text) => {
    expect(inReviews(text)).toEqual([
      'apps/api/src/features/reviews/service.ts: names orders, a table of orders',
    ]);
  });
});

test.each([
  ['its own table', 'apps/api/src/features/orders/move-order.ts', 'const a = sql`update orders set x = 1`;'],
  ['a sentence', 'apps/api/src/features/reviews/service.ts', "log.info('orders are many, says orders');"],
  ['a comment', 'apps/api/src/features/reviews/service.ts', '// select from orders\nconst a = 1;'],
  ['a table that is handed in', 'apps/api/src/features/reviews/service.ts', 'const a = sql`from ${orders}`;'],
  ['an import', 'apps/api/src/features/reviews/service.ts', "import { a } from 'orders';"],
])('%s is no offence', (_, path, text) => {
  expect(strangersIn(path, text, tables)).toEqual([]);
});

test('core names no table of a feature', () => {
  expect(strangersIn('apps/api/src/core/errors.ts', 'const a = sql`from orders`;', tables)).toHaveLength(1);
});

test('what joins the nouns is read as well, and names no table of theirs', () => {
  const paths = ['app.ts', 'new-shop/create-shop.ts', 'backup/rows.ts', 'testing/makers.ts', 'doors.test.ts'];
  expect(paths.filter((path) => isRead(`apps/api/src/${path}`))).toEqual([
    'app.ts',
    'new-shop/create-shop.ts',
  ]);
  expect(
    strangersIn('apps/api/src/new-shop/create-shop.ts', "tx.execute('insert into orders');", tables),
  ).toHaveLength(1);
});
