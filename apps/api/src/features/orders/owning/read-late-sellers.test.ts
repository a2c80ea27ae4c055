import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { askQuestion, replyToQuestion } from '@haat/contract/inquiry/calls';
import { answerLateAfterHours } from '@haat/contract/inquiry/rules';
import { saveHoliday } from '@haat/contract/inquiry/selling/calls';
import { listLateSellers } from '@haat/contract/orders/owning/calls';
import { lateAfterHours, sendLateAfterHours } from '@haat/contract/orders/rules';
import { sellerToday, setOrderStatus } from '@haat/contract/orders/selling/calls';
import { saveOwnVendor } from '@haat/contract/vendors/selling/calls';
import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';
import { questions } from '../../inquiry/tables.ts';
import { orders } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;
const { orm } = haat.dependencies.database;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function aStall(shopName: string) {
  const vendor = await make.aVendor({ shopName });
  const [seller, product] = [await make.aSeller(vendor), await make.aProduct({ vendor })];
  const order = async (hours: number) => {
    const { _id: id } = await quickOrder(haat, product, { shopper: await make.aShopper() });
    await orm
      .update(orders)
      .set({ createdAt: ago(hours) })
      .where(eq(orders.id, id));
    return id;
  };
  return { vendor, seller, product, order };
}

// spec: late.1, late.2
test('the owner sees who is late with what, since when, and how to reach them; who waits longest comes first', async () => {
  const [owner, shopper] = [await make.anAdmin(), await make.aShopper()];
  const late = async () => (await ask(listLateSellers, {}, owner)).body;
  const [one, other, prompt] = [await aStall('One'), await aStall('Other'), await aStall('Prompt')];
  await prompt.order(lateAfterHours - 1);
  expect(await late()).toEqual([]);
  const oldest = await one.order(lateAfterHours + 2);
  await one.order(lateAfterHours + 1);
  const sent = await other.order(sendLateAfterHours + 1);
  await ask(setOrderStatus, { orderId: sent, status: 'confirmed' }, other.seller);
  const question = {
    user: shopper.id,
    vendor: other.vendor.id,
    product: other.product.id,
    content: 'Is it new?',
  };
  const { data } = (await ask(askQuestion, question, shopper)).body;
  await orm
    .update(questions)
    .set({ createdAt: ago(answerLateAfterHours + 1) })
    .where(eq(questions.id, data._id));
  const page = { intro: '', introNe: null, city: 'Ilam', district: 'Ilam', pan: null, vatRegistered: false };
  await ask(saveOwnVendor, { ...page, version: 1, phone: '9800000123' }, other.seller);
  await ask(saveHoliday, { holiday: { until: dayInNepal(new Date()) } }, other.seller);
  const found = await late();
  expect(
    found.map(({ vendor, toConfirm, toSend, toAnswer }) => [
      vendor.shopName,
      ...[toConfirm, toSend, toAnswer].map((each) => each?.count ?? null),
    ]),
  ).toEqual([
    ['Other', null, 1, 1],
    ['One', 2, null, null],
  ]);
  expect(found[0]).toMatchObject({
    ...{ phone: '9800000123', awayUntil: dayInNepal(new Date()) },
    people: [{ email: other.seller.email }],
  });
  const [first] = await orm.select().from(orders).where(eq(orders.id, oldest));
  expect(found[1]).toMatchObject({
    phone: null,
    awayUntil: null,
    toConfirm: { oldest: first!.createdAt.toISOString() },
  });
  const today = (await ask(sellerToday, {}, other.seller)).body;
  expect([today.orders.lateToSend, today.questions]).toEqual([1, { open: 1, late: 1 }]);

  await ask(setOrderStatus, { orderId: sent, status: 'dispatched' }, other.seller);
  await ask(replyToQuestion, { questionId: data._id, content: 'It is.' }, other.seller);
  expect((await late()).map(({ vendor }) => vendor.shopName)).toEqual(['One']);
  expect((await ask(sellerToday, {}, other.seller)).body.questions).toEqual({ open: 0, late: 0 });
  const elsewhere = await make.anAdmin({ shop: await make.aShop() });
  expect((await ask(listLateSellers, {}, elsewhere)).body).toEqual([]);
});
