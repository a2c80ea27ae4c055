import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { AuditKind } from '@haat/contract/core/audit/rules';
import { dropReply, keepReply, saveHoliday } from '@haat/contract/inquiry/selling/calls';
import { replyToReview } from '@haat/contract/reviews/selling/calls';
import { addReview } from '@haat/contract/reviews/calls';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { setInventory, soldElsewhere } from '@haat/contract/stock/calls';
import { writePendingCounts } from '../../../core/audit/accumulate-count.ts';
import { pendingCounts } from '../../../core/audit/tables.ts';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function aStall() {
  const shop = await make.aShop();
  const vendor = await make.aVendor({ shop, shopName: 'Ilam Tea' });
  const [admin, seller, product] = [
    await make.anAdmin({ shop }),
    await make.aSeller(vendor),
    await make.aProduct({ vendor, title: 'Green tea', stock: 10 }),
  ];
  const log = async (kind: AuditKind) =>
    (await ask(listAudit, { kind }, admin)).body.entries.map(({ action, name, changes }) => ({
      ...{ action, name, changes: changes.map(({ field, before, after }) => [field, before, after]) },
    }));
  const count = (input: { quantity?: number; change?: number; lowStockThreshold?: number }, by = seller) =>
    ask(setInventory, { productId: product.id, ...input }, by);
  return { shop, vendor, seller, admin, product, log, count };
}

// spec: owner.15
test('pieces counted one by one are one entry of each person, with what was there at first and at last', async () => {
  const { vendor, seller, product, log, count } = await aStall();
  const second = await make.aSeller(vendor);
  for (let n = 0; n < 5; n += 1) await count({ change: 1 });
  await count({ change: -1 }, second);
  await ask(soldElsewhere, { productId: product.id, quantity: 2 }, seller);
  const entry = (before: string, after: string) => ({
    ...{ action: 'changed', name: 'Green tea', changes: [['remainingQty', before, after]] },
  });
  const first = {
    ...entry('10', '12'),
    changes: [
      ['remainingQty', '10', '12'],
      ['byHand', null, '+3'],
    ],
  };
  expect(await log('stock')).toEqual(expect.arrayContaining([first, entry('15', '14')]));
  // Once it is read it is written: what comes then is another entry, and what comes back to where it was is none.
  await count({ quantity: 20, lowStockThreshold: 3 });
  await count({ change: 1 }, second);
  await count({ change: -1 }, second);
  expect((await count({ change: -100 })).status).toBe(409);
  const newest = (await log('stock')).slice(0, 2);
  expect(newest).toHaveLength(2);
  // Both are of one moment.
  expect(newest).toEqual(
    expect.arrayContaining([
      entry('12', '20'),
      { ...entry('', ''), changes: [['lowStockThreshold', '5', '3']] },
    ]),
  );
  expect(await log('stock')).toHaveLength(4);
});

// spec: owner.15
test('what was counted stands in the log where it was counted, not where it was written', async () => {
  const { seller, admin, count } = await aStall();
  await count({ change: 1 });
  const until = dayInNepal(new Date(Date.now() + 86_400_000));
  await ask(saveHoliday, { holiday: { until } }, seller);
  const { entries } = (await ask(listAudit, {}, admin)).body;
  expect(entries.map(({ kind }) => kind)).toEqual(['holiday', 'stock']);
});

// spec: owner.15
test('what was counted is written after five minutes, also where nobody reads the log; a sale is no change by hand', async () => {
  const { product, log, count } = await aStall();
  await count({ change: 1 });
  await quickOrder(haat, product, { quantity: 2 });
  await count({ change: 1 });
  expect(await writePendingCounts(orm)).toBe(0);
  await orm.execute(sql`update gathered_counts set since = now() - interval '6 minutes'`);
  expect(await writePendingCounts(orm)).toBe(1);
  expect((await log('stock')).map(({ changes }) => changes)).toEqual([[['byHand', null, '+2']]]);
});

test('what was counted is written however much it is, as after a table of many products', async () => {
  const { product, shop, log } = await aStall();
  const many = 8_000;
  await orm.execute(sql`
    insert into gathered_counts (shop_id, account_id, kind, thing_id, part, name, before, after, added, since)
    select ${shop.id}, ${product.id}, 'stock', gen_random_uuid(), '', 'Tea', 1, 2, 1, now() - interval '6 minutes'
    from generate_series(1, ${many}::int)`);
  expect(await writePendingCounts(orm)).toBe(many);
  expect(await log('stock')).not.toEqual([]);
  expect(await writePendingCounts(orm)).toBe(0);
});

test('what cannot be written down in one shop holds up no other', async () => {
  const [one, other] = [await aStall(), await aStall()];
  // One shop has its turn before the other: it fails for each of them once.
  for (const [stuck, free] of [
    [one, other],
    [other, one],
  ] as const) {
    await orm.execute(
      sql.raw(`create function hold_entry() returns trigger language plpgsql
        as $$ begin if new.shop_id = '${stuck.shop.id}' then raise exception 'stuck'; end if; return new; end $$`),
    );
    await orm.execute(
      sql.raw(
        `create trigger stuck before insert on audit_entries for each row execute function hold_entry()`,
      ),
    );
    await Promise.all([one.count({ change: 1 }), other.count({ change: 1 })]);
    await orm.execute(sql`update gathered_counts set since = now() - interval '6 minutes'`);
    await expect(writePendingCounts(orm)).rejects.toThrow('stuck');
    const left = await orm.select({ shopId: pendingCounts.shopId }).from(pendingCounts);
    expect(left).toEqual([{ shopId: stuck.shop.id }]);
    await orm.execute(sql.raw('drop function hold_entry() cascade'));
    expect(await free.log('stock')).not.toEqual([]);
  }
  expect(await writePendingCounts(orm)).toBe(1);
});

// spec: owner.15
test('replies to reviews, holidays and saved replies are written down, old and new; what was refused or changed nothing is not', async () => {
  const { shop, seller, product, log } = await aStall();
  const shopper = await make.aShopper({ shop });
  const review = { productId: product.id, rating: 5 as const, description: 'Fresh' };
  const { _id: reviewId, updatedAt } = (await ask(addReview, review, shopper)).body.data;
  const reply = (content: string | null) => ask(replyToReview, { reviewId, content, updatedAt }, seller);
  await reply('Thank you.');
  await reply('Thank you.');
  await reply('Many thanks.');
  await reply(null);
  expect(await log('review-reply')).toEqual([
    { action: 'removed', name: 'Green tea', changes: [['reply', 'Many thanks.', null]] },
    { action: 'changed', name: 'Green tea', changes: [['reply', 'Thank you.', 'Many thanks.']] },
    { action: 'added', name: 'Green tea', changes: [['reply', null, 'Thank you.']] },
  ]);

  const until = dayInNepal(new Date(Date.now() + 86_400_000));
  const away = (holiday: { until: string; message?: string } | null) => ask(saveHoliday, { holiday }, seller);
  await away({ until, message: 'Dashain' });
  await away({ until, message: 'Dashain' });
  expect((await away({ until: '2020-01-01' })).status).toBe(400);
  await away(null);
  await away(null);
  expect((await log('holiday')).map(({ action, name, changes }) => [action, name, changes.length])).toEqual([
    ['removed', 'Ilam Tea', 2],
    ['added', 'Ilam Tea', 2],
  ]);

  const { data } = (await ask(keepReply, { title: 'Price', content: 'It is {price}.' }, seller)).body;
  await ask(keepReply, { _id: data._id, title: 'Price', content: 'Only {price}.' }, seller);
  await ask(dropReply, { replyId: data._id }, seller);
  expect((await ask(dropReply, { replyId: data._id }, seller)).status).toBe(404);
  expect((await log('saved-reply')).map(({ action, changes }) => [action, changes.at(-1)])).toEqual([
    ['removed', ['content', 'Only {price}.', null]],
    ['changed', ['content', 'It is {price}.', 'Only {price}.']],
    ['added', ['content', null, 'It is {price}.']],
  ]);
});
