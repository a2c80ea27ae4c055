import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as goods from '@haat/contract/catalog/selling/calls';
import { listAudit } from '@haat/contract/core/audit/calls';
import { setTerms } from '@haat/contract/orders/ledger/calls';
import { saveGuestOrders } from '@haat/contract/tenant/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { databaseCode } from '../../../core/errors.ts';
import { openHaat } from '../../../testing/harness.ts';
import type { Asker } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function aShopOfItsOwn() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop, firstName: 'Gita' });
  const read = async (input: CallInput<typeof listAudit> = {}) => (await ask(listAudit, input, admin)).body;
  const confirmWithin = (confirmHours: number, by: Asker = admin) =>
    ask(saveGuestOrders, { confirmHours }, by);
  return { shop, admin, read, confirmWithin };
}

// spec: owner.1
test('who changed what and when is kept, old and new; what changes nothing is not', async () => {
  const { admin, read, confirmWithin } = await aShopOfItsOwn();
  await confirmWithin(48);
  await confirmWithin(48);
  const { entries, next, people } = await read();
  expect(entries).toMatchObject([
    {
      who: { _id: admin.id, firstName: 'Gita', role: 'admin' },
      ...{ action: 'changed', kind: 'guest-orders', thingId: null, name: '' },
      changes: [{ field: 'confirmHours', before: '24', after: '48' }],
    },
  ]);
  expect([next, people.length]).toEqual([null, 1]);
});

// spec: owner.1
test('a refused change leaves no trace, in its shop or in another one', async () => {
  const { shop, admin, read } = await aShopOfItsOwn();
  const other = await aShopOfItsOwn();
  const vendor = await make.aVendor({ shop: other.shop });
  const terms = { vendorId: vendor.id, commission: 500, deliversOwn: false, version: 1 };
  expect((await ask(setTerms, terms, { ...admin, shop })).status).toBe(404);
  expect([(await read()).entries, (await other.read()).entries]).toEqual([[], []]);
});

// spec: owner.1
test('a long text is saved also where what is kept of it would end in the middle of a character', async () => {
  const { shop, read } = await aShopOfItsOwn();
  const seller = await make.aSeller(await make.aVendor({ shop }));
  const { id: categoryId } = await make.aCategory({ shop });
  const said = { categoryId, title: 'Copper kettle', price: 900, markPrice: 900 };
  const kept = `<p>${'x'.repeat(1_996)}`;
  const { status } = await ask(goods.saveProduct, { ...said, description: `${kept}😀 and more</p>` }, seller);
  expect(status).toBe(200);
  const [entry] = (await read()).entries;
  expect(entry?.changes.find(({ field }) => field === 'description')?.after).toBe(`${kept}…`);
});

// spec: owner.1
test('a product tells its whole story, from the first word to its end', async () => {
  const { shop, read } = await aShopOfItsOwn();
  const vendor = await make.aVendor({ shop });
  const seller = await make.aSeller(vendor);
  const { id: categoryId } = await make.aCategory({ shop });
  const said = { categoryId, title: 'Copper kettle', price: 900, markPrice: 900 };
  const { _id: id, version } = (await ask(goods.saveProduct, said, seller)).body.data;
  await ask(goods.saveProduct, { ...said, _id: id, version, price: 800 }, seller);
  await ask(goods.publishProduct, { productId: id, active: true }, seller);
  await ask(goods.deleteProduct, { id }, seller);
  const { entries } = await read({ kind: 'product', thing: id });
  expect(entries.map(({ action }) => action)).toEqual(['removed', 'changed', 'changed', 'added']);
  expect(entries.every(({ thingId, name }) => thingId === id && name === 'Copper kettle')).toBe(true);
  expect(entries[2]?.changes).toEqual([{ field: 'price', before: '900', after: '800' }]);
  expect(entries[1]?.changes).toEqual([{ field: 'active', before: 'false', after: 'true' }]);
});

// spec: owner.2
test('the log is narrowed to a person and a kind of thing, and read page by page', async () => {
  const { shop, admin, read, confirmWithin } = await aShopOfItsOwn();
  const second = await make.anAdmin({ shop, firstName: 'Asha' });
  const vendor = await make.aVendor({ shop });
  for (const hours of [1, 2, 3]) await confirmWithin(hours);
  await confirmWithin(4, second);
  const terms = { vendorId: vendor.id, commission: 500, deliversOwn: false, version: 1 };
  await ask(setTerms, terms, second);
  const all = await read();
  expect(all.people.map(({ firstName }) => firstName)).toEqual(['Asha', 'Gita']);
  expect((await read({ who: admin.id })).entries).toHaveLength(3);
  expect((await read({ who: second.id, kind: 'terms' })).entries).toMatchObject([
    { thingId: vendor.id, name: vendor.shopName },
  ]);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await read({ size: 2, ...(after && { after }) });
    seen.push(...page.entries.map(({ _id }) => _id));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(all.entries.map(({ _id }) => _id));
  expect(seen).toHaveLength(5);
});

// spec: owner.3
test.each([
  ['changed', sql`update audit_entries set name = 'nobody'`],
  ['taken out', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('no entry can be %s, not even in the database', async (_, statement) => {
  const { read, confirmWithin } = await aShopOfItsOwn();
  await confirmWithin(72);
  const code = await orm.execute(statement).then(() => null, databaseCode);
  expect(code).toBe('23001');
  expect((await read()).entries).toHaveLength(1);
});
