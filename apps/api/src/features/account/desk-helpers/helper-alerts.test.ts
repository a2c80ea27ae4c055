import { afterAll, expect, test } from 'vitest';
import { listHelpers, removeHelper } from '@haat/contract/account/desk-helpers/calls';
import { subscribeToPush } from '@haat/contract/core/push/calls';
import { emailsTo } from '../../../testing/samples/emails.ts';
import { openHaat } from '../../../testing/harness.ts';
import { heardBy, openListeners } from '../../../testing/servers/listener.ts';
import { openPushService } from '../../../testing/servers/push-service.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const service = await openPushService();
const haat = await openHaat({ env: { PUSH_HOSTS: service.host } });
const { page } = await openListeners(haat);
afterAll(async () => {
  await haat.close();
  await service.close();
});
const { make, ask, sockets, dependencies } = haat;

// spec: helpers.10
test('a helper is told as the seller is, on the open desk, by push and by mail, and stands for them; once removed no more', async () => {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const helper = await make.aHelper({ vendor, seesMoney: false });
  const product = await make.aProduct({ vendor, stock: 9 });
  const about = { shopId: vendor.shop.id, vendorId: vendor.id };
  const desk = await page(helper);
  desk.socket.emit('deskOpen', vendor.id);
  await expect.poll(() => sockets.presence.isOnline(about)).toBe(true);
  const browser = service.browser();
  const { endpoint, keys } = browser;
  await ask(subscribeToPush, { endpoint, keys, language: 'en-US' }, helper);

  await quickOrder(haat, product);
  expect(await desk.next('deskNews')).toMatchObject({ kind: 'order' });
  await dependencies.push.drain();
  expect(browser.told().map(({ tag }) => tag)).toEqual(['order']);
  expect(await emailsTo(haat, helper.email)).toHaveLength(1);

  const [{ _id: helperId } = { _id: '' }] = (await ask(listHelpers, {}, seller)).body;
  await ask(removeHelper, { helperId }, seller);
  await expect.poll(() => desk.socket.connected).toBe(false);
  await expect.poll(() => sockets.presence.isOnline(about)).toBe(false);
  await quickOrder(haat, product);
  await dependencies.push.drain();
  expect([browser.told().length, heardBy(desk, 'deskNews').length]).toEqual([1, 1]);
  expect(await emailsTo(haat, helper.email)).toHaveLength(1);
  expect(await emailsTo(haat, seller.email)).toHaveLength(2);
});
