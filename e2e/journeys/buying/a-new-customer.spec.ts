import { grouped } from '@haat/contract/core/money';
import type { Order } from '@haat/contract/orders/schemas';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, cartLine, moveOrder, ordersOf, sellerOf, sellers, soldBy } from '../../support/api.ts';
import { field, isAt, main, orderMenuOf, press } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { readPdf } from '@haat/api/testing/samples/pdf-text';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const say = saying('ne');
const phone = { width: 360, height: 740, language: 'ne' } as const;
const email = 'maya@example.np';
const password = 'blue yak drinks tea';

// spec: accounts.59
test('a new shopper signs up, gives an address in Karnali, orders from two vendors, follows it to delivered and prints the bill', async () => {
  const wished = await Promise.all(Object.keys(sellers).map((vendor) => soldBy(journey.origin, vendor)));
  const lines = await Promise.all(wished.map(({ slug }) => cartLine(journey.origin, slug)));
  const page = await journey.open('/cart-details', { ...phone, storage: { myCart: JSON.stringify(lines) } });
  await isAt(page, /^\/ne\/login\?next=/);

  await signUp(page);
  await main(page)
    .getByRole('link', { name: say('login.goOn') })
    .click();
  await isAt(page, '/ne/cart-details');

  await addAddressInKarnali(page);
  await press(page, say('checkout.place'));
  await isAt(page, /^\/ne\/order\/placed\/[0-9a-f-]{36}$/);
  const { token } = await ask<{ token: string }>(journey.origin, '/api/user/signin', {
    body: { email, password },
  });
  const { orders } = await ordersOf(journey.origin, token);
  expect(orders).toHaveLength(2);
  for (const { address } of orders) expect(address.fulladdress).toMatch(/Simkot.*Karnali/);

  await page.getByRole('link', { name: say('placed.orders') }).click();
  await isAt(page, '/ne/user-profile');
  const [first] = orders as [Order];
  const card = page.getByRole('article').filter({ hasText: `#${first._id.slice(-8).toUpperCase()}` });
  await card.getByRole('heading', { name: say('status.pending.title') }).waitFor();
  const seller = await sellerOf(journey.origin, first);
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await moveOrder(journey.origin, seller, first._id, status);
    await card.getByRole('heading', { name: say(`status.${status}.title`) }).waitFor();
  }

  await orderMenuOf(card).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('order.bill') })
    .click();
  await isAt(page, `/ne/order/${first._id}/bill`);
  await page
    .getByRole('heading', { name: new RegExp(`^(${say('bill.title')}|${say('bill.titleVat')})$`) })
    .waitFor();
  const { pages, text } = readPdf(await page.pdf({ format: 'A4' }));
  expect(pages).toBe(1);
  expect(text).toContain(grouped(first.total, 'ne-NP'));
});

/** From the login to the button behind the link in the mail. */
async function signUp(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: say('login.signUp') })
    .click();
  await field(page, say('signUp.firstName')).fill('माया');
  await field(page, say('signUp.lastName')).fill('बुढा');
  await field(page, say('field.email')).fill(email);
  await field(page, say('field.password')).fill(password);
  await press(page, say('signUp.submit'));
  await page.getByRole('heading', { name: say('mail.sent') }).waitFor();
  const link = linkIn(await mailTo(journey.shop, email));
  const opened = await journey.open(link.slice(journey.origin.length), { context: page.context() });
  await field(opened, say('field.password')).fill(password);
  await press(opened, say('activate.submit'));
  await opened.getByRole('heading', { name: say('activate.done') }).waitFor();
  await opened.close();
}

/** The first address of an account: found by typing the name of the place. */
async function addAddressInKarnali(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('address.add') }).click();
  await page.getByRole('combobox', { name: say('place.search') }).fill('सिमकोट');
  await page.getByRole('option', { name: /^सिमकोट गाउँपालिका/ }).click();
  await page.getByRole('combobox', { name: say('place.ward'), exact: true }).selectOption('5');
  await page.getByLabel(say('address.type'), { exact: true }).fill('घर');
  await page.getByLabel(say('address.phone'), { exact: true }).fill('९८४१२३४५६७');
  await page.getByLabel(say('address.street'), { exact: true }).fill('बजार लाइन');
  await page.getByLabel(say('address.notes'), { exact: true }).fill('स्कूलको छेउ');
  await page.getByRole('button', { name: say('address.save') }).click();
  await told(page, say('address.saved'));
  const chosen = page.getByRole('radio', { name: /सिमकोट-५/ });
  await expect.poll(() => chosen.isChecked()).toBe(true);
}
