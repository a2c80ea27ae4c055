import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../core/database/database.ts';
import { migrate } from '../../core/database/migrate.ts';
import { v7 } from '../../core/ids.ts';

const all = join(import.meta.dirname, '../../../migrations');

/** The migrations of an older version: all up to one. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-older-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(all, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag === last);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at + 1) }));
  return folder;
}

// spec: market.15
test('what was asked, replied and offered before conversations had an order keeps its time and its state', async () => {
  const database = await openDatabase({});
  onTestFinished(() => database.close());
  await migrate(database, await migrationsUpTo('0018_slider_shade'));
  const { sql } = database;
  const [shop, vendor, category, product, account] = [v7(), v7(), v7(), v7(), v7()];
  await sql`insert into shops (id, subdomain, shop_name, settings) values (${shop}, 'old', 'Old', '{}')`;
  await sql`insert into vendors (shop_id, id, shop_name, slug, since) values (${shop}, ${vendor}, 'V', 'v', '2020-01-01')`;
  await sql`insert into categories (shop_id, id, admin_id, slug, title, position)
    values (${shop}, ${category}, ${vendor}, 'c', 'C', 1)`;
  await sql`insert into products (shop_id, id, vendor_id, category_id, title, slug, price, mark_price)
    values (${shop}, ${product}, ${vendor}, ${category}, 'P', 'p', 2000, 2000)`;
  await sql`insert into accounts (shop_id, id, email, first_name, last_name, role)
    values (${shop}, ${account}, 'a@example.np', 'A', 'B', 'shopper')`;
  const ask = async (content: string, minute: number) => {
    const id = v7();
    await sql`insert into questions (shop_id, id, account_id, vendor_id, product_id, content, created_at)
      values (${shop}, ${id}, ${account}, ${vendor}, ${product}, ${content}, ${`2026-01-01T00:0${minute}:00Z`}::timestamptz)`;
    return id;
  };
  const [first, second] = [await ask('first', 0), await ask('second', 2)];
  for (const [id, minute] of [
    [first, 1],
    [first, 3],
  ] as const)
    await sql`insert into replies (shop_id, id, question_id, content, created_at)
      values (${shop}, ${v7()}, ${id}, 'yes', ${`2026-01-01T00:0${minute}:00Z`}::timestamptz)`;
  for (const [id, minute] of [
    [first, 0],
    [second, 2],
  ] as const)
    await sql`insert into offers (shop_id, id, question_id, product_id, account_id, amount, listed_price, created_at)
      values (${shop}, ${v7()}, ${id}, ${product}, ${account}, 1700, 2000, ${`2026-01-01T00:0${minute}:00Z`}::timestamptz)`;

  await migrate(database);
  expect(await sql`select content, status, seq, changed from questions order by seq`).toEqual([
    { content: 'first', status: 'replied', seq: 1, changed: 4 },
    { content: 'second', status: 'pending', seq: 3, changed: 3 },
  ]);
  expect(await sql`select seq from replies order by seq`).toEqual([{ seq: 2 }, { seq: 4 }]);
  expect(await sql`select last from conversations`).toEqual([{ last: 4 }]);
  // Of two open offers the newest stays, and ends three days after it was made.
  expect(
    await sql`select status, until - created_at = interval '72 hours' as whole from offers order by created_at`,
  ).toEqual([
    { status: 'expired', whole: true },
    { status: 'pending', whole: true },
  ]);
});
