import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { bikramSambatOf } from '@haat/contract/core/time/bikram-sambat';
import { cancelOrder, getOrder } from '@haat/contract/orders/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { fiscalYearOf } from '@haat/contract/orders/rules';
import { openHaat } from '../../../testing/harness.ts';
import type { MadePerson, MadeVendor } from '../../../testing/makers.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { vendors } from '../../vendors/tables.ts';
import { orders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const year = fiscalYearOf(bikramSambatOf(new Date())!);
const shopper = await make.aShopper();

async function aSeller(about: { shopNameNe?: string; pan?: string; vatRegistered?: boolean } = {}) {
  const vendor = await make.aVendor(about);
  const seller = await make.aSeller(vendor);
  return { vendor, seller, product: await make.aProduct({ vendor, price: 1_130, stock: 100 }) };
}
const confirm = (seller: MadePerson, orderId: string) =>
  ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
const billOf = async (orderId: string) => (await ask(getOrder, { orderId }, shopper)).body.bill;
const becomes = (
  { id }: MadeVendor,
  what: { shopName: string; shopNameNe: string; pan: string; vatRegistered: boolean },
) => orm.update(vendors).set(what).where(eq(vendors.id, id));

// spec: accounts.39
test('a bill gets its number and its day when the seller confirms, and holds the VAT contained in the total', async () => {
  const { vendor, seller, product } = await aSeller({ pan: '000410001', vatRegistered: true });
  const asSold = { name: vendor.shopName, nameNe: null, pan: '000410001' };
  const { _id: orderId } = await quickOrder(haat, product, { shopper, quantity: 2 });
  expect(await billOf(orderId)).toEqual({ number: null, issuedAt: null, vat: 260, seller: asSold });
  await confirm(seller, orderId);
  const { body } = await ask(getOrder, { orderId }, shopper);
  const confirmedAt = body.history.find(({ status }) => status === 'confirmed')?.at;
  expect(body.bill).toEqual({ number: `${year}-1`, issuedAt: confirmedAt, vat: 260, seller: asSold });
  expect(body.total).toBe(2_260);
  expect(body.vendor).toMatchObject({ pan: '000410001', vatRegistered: true });
});

// spec: accounts.39
test('a seller who is not registered for VAT bills none, with the PAN where there is one', async () => {
  const { seller, product } = await aSeller({ pan: '000410009' });
  const { _id: orderId } = await quickOrder(haat, product, { shopper });
  await confirm(seller, orderId);
  const { body } = await ask(getOrder, { orderId }, shopper);
  expect([body.bill.vat, body.vendor.pan, body.vendor.vatRegistered]).toEqual([null, '000410009', false]);
  const { product: other } = await aSeller();
  const { _id: plain } = await quickOrder(haat, other, { shopper });
  expect((await ask(getOrder, { orderId: plain }, shopper)).body.vendor.pan).toBeNull();
});

// spec: accounts.39, goods.63
test('a bill stays as it was written, whatever becomes of the seller', async () => {
  const { vendor, seller, product } = await aSeller({
    shopNameNe: 'इलाम चिया',
    pan: '000410002',
    vatRegistered: true,
  });
  const [written, waiting] = [
    (await quickOrder(haat, product, { shopper }))._id,
    (await quickOrder(haat, product, { shopper }))._id,
  ];
  await confirm(seller, written);
  const now = { shopName: 'Himal Chiya', shopNameNe: 'हिमाल चिया', pan: '000410003' };
  await becomes(vendor, { ...now, vatRegistered: false });
  const then = { name: vendor.shopName, nameNe: 'इलाम चिया', pan: '000410002' };
  expect(await billOf(written)).toMatchObject({ vat: 130, seller: then });
  const today = { name: now.shopName, nameNe: now.shopNameNe, pan: now.pan };
  expect(await billOf(waiting)).toMatchObject({ vat: null, seller: today });
});

// spec: accounts.39
test('a bill from before sellers were kept with it names the seller as it is when the shop is brought up to date', async () => {
  const { vendor, seller, product } = await aSeller({ pan: '000410005' });
  const [written, waiting] = [
    (await quickOrder(haat, product, { shopper }))._id,
    (await quickOrder(haat, product, { shopper }))._id,
  ];
  await confirm(seller, written);
  const migration = new URL('../../../../migrations/0006_bill_sellers_and_area_names.sql', import.meta.url);
  const [fill, check] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint').slice(-2);
  await orm.transaction(async (tx) => {
    // As it was before: a bill without its seller.
    await tx.execute(sql`alter table orders drop constraint orders_bill_names_its_seller`);
    await tx.execute(sql`update orders set bill_name = null, bill_pan = null`);
    for (const statement of [fill, check]) await tx.execute(sql.raw(statement ?? ''));
  });
  const now = { name: vendor.shopName, nameNe: null, pan: '000410005' };
  expect((await billOf(written)).seller).toEqual(now);
  const [row] = await orm.select().from(orders).where(eq(orders.id, waiting));
  expect(row).toMatchObject({ billName: null, billPan: null });
});

// spec: accounts.39
test("each seller's bills run without a gap, also when many are written at once and some orders are cancelled", async () => {
  const { seller, product } = await aSeller();
  const { seller: other, product: cup } = await aSeller();
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await quickOrder(haat, product, { shopper }))._id);
  const { _id: elsewhere } = await quickOrder(haat, cup, { shopper });
  for (const orderId of ids.splice(0, 2)) await ask(cancelOrder, { orderId }, shopper);
  const answers = await Promise.all([
    ...ids.map((orderId) => confirm(seller, orderId)),
    confirm(other, elsewhere),
    confirm(seller, ids[0]!),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  const numbers = await Promise.all(ids.map(async (orderId) => (await billOf(orderId)).number));
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 10 }, (_, n) => `${year}-${n + 1}`)));
  expect((await billOf(elsewhere)).number).toBe(`${year}-1`);
});
