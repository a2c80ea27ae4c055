import { afterAll, expect, test } from 'vitest';
import { shopToday } from '@haat/contract/orders/owning/calls';
import { readShopDesk, saveProfile } from '@haat/contract/tenant/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;

// spec: new-shop.2
test('an owner sees what of the first steps is done in the own shop, and nothing of another one', async () => {
  const shop = await make.aShop();
  const owner = await make.anAdmin({ shop });
  const done = async () => {
    const { isReachable, ...others } = (await ask(shopToday, {}, owner)).body.checklist;
    return [isReachable, others.hasSellers, others.hasProducts, others.hasOrders];
  };
  await quickOrder(haat, await make.aProduct(), { shopper: await make.aShopper() });
  expect(await done()).toEqual([false, false, false, false]);
  const vendor = await make.aVendor({ shop });
  expect(await done()).toEqual([false, true, false, false]);
  const { logo: _, favicon: __, ...words } = (await ask(readShopDesk, {}, owner)).body.profile;
  const profile = { ...words, introNe: null, address: 'Jiri' };
  await ask(saveProfile, { ...profile, version: 1 }, owner);
  expect(await done()).toEqual([false, true, false, false]);
  await ask(saveProfile, { ...profile, phone: '9800000123', version: 2 }, owner);
  const product = await make.aProduct({ vendor });
  expect(await done()).toEqual([true, true, true, false]);
  await quickOrder(haat, product, { shopper: await make.aShopper({ shop }) });
  expect(await done()).toEqual([true, true, true, true]);
});

// spec: new-shop.2
test('an owner sees whether mails reach anybody, which is for whoever hosts the shop to see to', async () => {
  const goOut = async (from: typeof haat) =>
    (await from.ask(shopToday, {}, await from.make.anAdmin())).body.checklist.mailsGoOut;
  expect(await goOut(haat)).toBe(false);
  const withServer = await openHaat({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect(await goOut(withServer)).toBe(true);
  await withServer.close();
});
