import { buyNow } from '@haat/contract/orders/calls';
import type { Placed } from '@haat/contract/orders/schemas';
import { expect, test } from 'vitest';
import { ask, moveOrder, sellers, signIn, soldBy } from '../../support/api.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';

const journey = useShop();

/** A guest's order of one piece. */
async function orderAsGuest(email: string): Promise<Placed> {
  const product = await soldBy(journey.origin, 'patan-handicrafts');
  const { data } = await ask<{ data: Placed }>(journey.origin, buyNow.path, {
    body: {
      ...{ fullName: 'Maya Gurung', email, phone: '9841234567', message: 'Ring twice', language: 'ne-NP' },
      ...{ fulladdress: 'Lakeside 6, Pokhara, Gandaki', productId: product._id, quantity: 1 },
      ...{ adminId: product.adminId._id, totalAmount: product.price },
    },
  });
  return data;
}

// spec: security.22
test('a guest confirms an order by a press on the page that the mail leads to; to open it confirms nothing', async () => {
  const say = saying('ne');
  const email = 'maya.guest@example.np';
  const { orders } = await orderAsGuest(email);
  const link = linkIn(await mailTo(journey.shop, email));
  expect(link).toContain(`/ne/track/${orders[0]?.trackToken}?confirm=`);
  const { pathname, search } = new URL(link);
  const page = await journey.open(pathname.replace(/^\/ne/, '') + search, {
    width: 360,
    height: 740,
    language: 'ne',
  });
  const confirm = page.getByRole('button', { name: say('confirm.button') });
  await confirm.waitFor();
  await page.reload();
  await confirm.click();
  await page.getByRole('heading', { name: say('confirm.title') }).waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: say('status.pending.title') })
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByRole('heading', { name: say('status.pending.title') })
    .first()
    .waitFor();
  expect(await page.getByRole('heading', { name: say('confirm.title') }).count()).toBe(0);
});

// spec: security.22
test('who only has the link that follows a guest’s order reads until when it waits, and sees the seller’s confirmation', async () => {
  const { orders } = await orderAsGuest('second.guest@example.np');
  const [order] = orders;
  const page = await journey.open(`/track/${order?.trackToken}`);
  await page.getByRole('heading', { name: 'Please confirm this order' }).waitFor();
  await page.getByText('Open the link in the email we sent you, or wait for the seller to call.').waitFor();
  expect(await page.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0);
  const { token } = await signIn(journey.origin, sellers['patan-handicrafts']);
  await moveOrder(journey.origin, token, order?._id ?? '', 'confirmed');
  await page.reload();
  await page.getByRole('heading', { name: 'Order Confirmed' }).first().waitFor();
  expect(await page.getByRole('heading', { name: 'Please confirm this order' }).count()).toBe(0);
});
