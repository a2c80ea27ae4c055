import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executing } from '../../../testing/database.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Haat } from '../../../testing/harness.ts';
import { readColumns } from './read-columns.ts';
import { inTurns } from './turns.ts';

let haat: Haat;
beforeAll(async () => {
  haat = await openHaat();
});
afterAll(() => haat.close());

/** The columns of a shop of which something changes after its products were read, and before what they come in is. */
async function readWhile(shopId: string, change: () => Promise<unknown>) {
  const { orm } = haat.dependencies.database;
  let asked = 0;
  const execute = async (query: SQL) => {
    asked += 1;
    // Counted, read, and then what they come in.
    if (asked === 3) await change();
    return orm.execute(query);
  };
  const db = executing(orm, execute);
  return readColumns({ db, shopId, most: 10, turn: inTurns() });
}

test('a product that changes, or goes, while columns are read changes nothing of those that came in the same', async () => {
  const { make, dependencies } = haat;
  const { sql } = dependencies.database;
  const shop = await make.aShop();
  const inSize = (size: string) => [{ size, color: null, colorPicker: null, extraProperties: [] }];
  for (let n = 0; n < 4; n += 1) await make.aProduct({ shop, variants: inSize('M') });
  const ids = (await sql<{ id: string }>`select id from products where shop_id = ${shop.id} order by id`).map(
    ({ id }) => id,
  );
  const large = JSON.stringify(inSize('XL'));
  const isMedium = (columns: Awaited<ReturnType<typeof readWhile>>, id: string) =>
    columns.choices.matching({ sizes: ['M'] })?.(columns.facts.choice(columns.ids.rowOf(id)));
  const changed = await readWhile(
    shop.id,
    () => sql`update products set variants = ${large}::jsonb where id = ${ids[0]}`,
  );
  expect(ids.slice(1).map((id) => isMedium(changed, id))).toEqual([true, true, true]);
  const gone = await readWhile(shop.id, () => sql`delete from products where id = ${ids[1]}`);
  expect(ids.slice(2).map((id) => isMedium(gone, id))).toEqual([true, true]);
});
