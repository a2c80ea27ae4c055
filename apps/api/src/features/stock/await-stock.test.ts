import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { deleteMe, getMyData } from '@haat/contract/account/calls';
import { cancelOrder, placeOrder } from '@haat/contract/orders/calls';
import { cancelStockNotice, notifyOfStock } from '@haat/contract/stock/calls';
import { openHaat } from '../../testing/harness.ts';
import { emailsTo } from '../../testing/samples/emails.ts';
import type { MadePerson, MadeProduct } from '../../testing/makers.ts';
import { stocks, stockWaits } from './tables.ts';
import { showChanges } from './service.ts';
import { tellWaiting } from './await-stock.ts';

const haat = await openHaat({ env: { PUBLIC_URL: 'https://haat.example' } });
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

const way = (size: string, colorNe: string | null = null) => ({
  ...{ size, color: 'Pine', colorNe, colorPicker: null, extraProperties: [] },
});
const shoes = () =>
  make.aProduct({
    title: 'Running shoes',
    titleNe: 'दौडने जुत्ता',
    variants: [way('41', 'गाढा हरियो'), way('42', 'गाढा हरियो')],
    stockOf: [
      { size: '41', color: 'Pine', quantity: 0 },
      { size: '42', color: 'Pine', quantity: 1 },
    ],
  });
const wait = (who: MadePerson, { id }: MadeProduct, more: object = {}) =>
  ask(notifyOfStock, { productId: id, ...more }, who);
/** A seller has new pieces; what was taken back of a sale is told of by its own announcement. */
async function restock({ id, shop }: MadeProduct, quantity = 3) {
  await orm.update(stocks).set({ quantity }).where(eq(stocks.productId, id));
  return orm.transaction((tx) => showChanges(tx, shop.id, [id]));
}
const told = async ({ email }: MadePerson) => (await emailsTo(haat, email)).map(({ subject }) => subject);

// spec: goods.11
test('who waits for a variant gets one mail when a cancelled order brings it back', async () => {
  const [buyer, hopeful] = [await make.aShopper(), await make.aShopper()];
  const { id: addressId } = await make.anAddress(buyer, { deliveryArea: await make.anArea() });
  const product = await shoes();
  const variant = { size: '42', color: 'Pine' };
  const items = [{ productId: product.id, quantity: 1, variant }];
  const buy = async () => (await ask(placeOrder, { items, addressId }, buyer)).body.data.orders[0]!._id;
  const orderId = await buy();
  const asked = await wait(hopeful, product, { variant, language: 'ne-NP' });
  expect([asked.status, asked.body.message]).toEqual([200, 'We will write to you when it is back.']);
  expect((await wait(hopeful, product, { variant })).status).toBe(200);
  await ask(cancelOrder, { orderId }, buyer);
  const messages = await emailsTo(haat, hopeful.email);
  expect(messages.map(({ subject }) => subject)).toEqual(['फेरि आयो: दौडने जुत्ता (गाढा हरियो, 42)']);
  expect(messages[0]?.text).toContain(`https://haat.example/ne/product/${product.slug}`);
  await ask(cancelOrder, { orderId: await buy() }, buyer);
  expect(await told(hopeful)).toHaveLength(1);
});

// spec: goods.11
test('only what is sold out can be waited for, by a choice that is whole and offered', async () => {
  const [hopeful, product] = [await make.aShopper(), await shoes()];
  for (const [variant, code] of [
    [{ size: '42' }, 'in-stock'],
    [{ size: '42', color: 'Pine' }, 'in-stock'],
    [null, 'in-stock'],
    [{ color: 'Pine' }, 'choice-open'],
    [{ size: '47' }, 'variant-gone'],
  ] as const) {
    const { status, body } = await wait(hopeful, product, { variant });
    expect([status, body.code], JSON.stringify(variant)).toEqual([409, code]);
  }
  expect((await wait(hopeful, product, { variant: { size: '41' } })).status).toBe(200);
  const foreign = await make.aProduct({ shop: await make.aShop(), stock: 0 });
  const withdrawn = await make.aProduct({ active: false, stock: 0 });
  for (const gone of [foreign, withdrawn]) expect((await wait(hopeful, gone)).status).toBe(404);
  for (const body of [{}, { productId: 'x' }, { productId: product.id, variant: 'Pine' }, []])
    expect((await send('POST', notifyOfStock.path, body, hopeful)).status).toBe(400);
  expect((await ask(notifyOfStock, { productId: product.id })).status).toBe(401);
});

// spec: goods.11
test('two processes that look at once write to each of many once', async () => {
  const product = await make.aProduct({ stock: 0 });
  const people = await Promise.all(Array.from({ length: 60 }, () => make.aShopper()));
  await Promise.all(people.map((who) => wait(who, product)));
  await restock(product);
  const { mail } = haat.dependencies;
  await Promise.all([tellWaiting(orm, mail), tellWaiting(orm, mail), tellWaiting(orm, mail)]);
  await tellWaiting(orm, mail);
  for (const who of people) expect(await told(who)).toEqual([`Back in stock: ${product.title}`]);
});

// spec: goods.11
test('what a process did not live to tell is told by the hourly round, and never to who waits no longer', async () => {
  const [patient, impatient] = [await make.aShopper(), await make.aShopper()];
  const product = await shoes();
  const variant = { size: '41', color: 'Pine' };
  await Promise.all([wait(patient, product, { variant }), wait(impatient, product, { variant })]);
  await haat.cleanUp();
  const forgotten = await ask(cancelStockNotice, { productId: product.id, variant }, impatient);
  expect([forgotten.status, forgotten.body.message]).toEqual([200, 'We will not write to you about it.']);
  expect((await ask(cancelStockNotice, { productId: product.id, variant }, impatient)).status).toBe(200);
  expect(await told(patient)).toEqual([]);
  await restock(product);
  await haat.cleanUp();
  expect(await told(patient)).toEqual(['Back in stock: Running shoes (Pine, 41)']);
  expect(await told(impatient)).toEqual([]);
});

// spec: goods.11
test('nobody waits for more than 50 products, also of two at once', async () => {
  const collector = await make.aShopper();
  const made = [];
  for (let n = 0; n < 52; n += 1) made.push(await make.aProduct({ stock: 0 }));
  for (const product of made.slice(0, 49)) await wait(collector, product);
  const answers = await Promise.all(made.slice(49).map((product) => wait(collector, product)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too-many-waits');
  expect((await wait(collector, made[0]!)).status).toBe(200);
});

// spec: goods.12
test('what somebody waits for is in the download of their data, and goes with the account', async () => {
  const hopeful = await make.aShopper();
  const product = await make.aProduct({ stock: 0 });
  await wait(hopeful, product);
  const { body } = await ask(getMyData, {}, hopeful);
  expect(JSON.stringify(body)).toContain(product.id);
  expect((await ask(deleteMe, { password: hopeful.password }, hopeful)).status).toBe(200);
  expect(await orm.select().from(stockWaits).where(eq(stockWaits.accountId, hopeful.id))).toEqual([]);
});
