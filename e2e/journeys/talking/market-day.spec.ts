import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProductCard } from '@haat/contract/catalog/product';
import { orderNumber } from '@haat/contract/orders/order-number';
import { rupeesText } from '@haat/contract/core/money';
import { ask, ordersOf, sellers, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const email = 'shopper@haat.test';
const say = saying('ne');
const desk = sayingAtDesk('ne');

/** A product that costs enough to be haggled over. */
async function dearProduct(): Promise<ProductCard> {
  const path = `/api/product/list?vendor=${vendor}&inStock=true&size=30`;
  const { products } = await ask<{ products: ProductCard[] }>(journey.origin, path);
  return products.find(({ price }) => price > 1_000)!;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// spec: market.55
test('in Nepali: a shopper asks and offers, the seller asks another price on a phone, they agree, it is bought at that price and delivered before both', async () => {
  const { slug, price } = await dearProduct();
  const [shopper, seller] = await Promise.all([
    journey.open(`/product/${slug}`, { as: email, language: 'ne', width: 360, height: 740 }),
    journey.open('/desk', { as: sellers[vendor], language: 'ne', width: 360, height: 640 }),
  ]);

  // She asks, and sees that somebody is there.
  await button(shopper, say('product.ask')).click();
  const dialog = shopper.getByRole('dialog', { name: say('inquiry.title') });
  await dialog.getByText(say('inquiry.online')).waitFor();
  const box = dialog.getByRole('textbox', { name: say('inquiry.message') });
  await box.fill('कस्तो काठको हो?');
  await box.press('Enter');
  await dialog.getByText(say('inquiry.pending')).waitFor();

  // He hears of it without a reload, and answers.
  await seller
    .getByRole('alert')
    .filter({ hasText: desk('alert.question') })
    .click();
  await seller.getByRole('link').filter({ hasText: 'कस्तो काठको हो?' }).click();
  await seller.getByRole('textbox').fill('सिसौको हो।');
  await button(seller, desk('talk.send')).click();
  await dialog.getByRole('listitem').getByText('सिसौको हो।').first().waitFor();

  // She offers less; he asks for something between.
  await button(shopper, say('offer.open')).click();
  await dialog.getByRole('spinbutton', { name: say('offer.amount') }).fill(String(price - 400));
  await dialog.getByRole('button', { name: say('offer.send') }).click();
  const asked = price - 200;
  await button(seller, desk('offer.counter', { amount: rupeesText(asked, 'ne-NP') })).click();
  await button(shopper, say('offer.accept', { amount: rupeesText(asked, 'ne-NP') })).click();
  await seller
    .getByText(new RegExp(RegExp.escape(desk('offer.accepted', { amount: rupeesText(asked, 'ne-NP') }))))
    .first()
    .waitFor();

  // She buys it at that price, and pays when it comes.
  await shopper.goBack();
  await dialog.waitFor({ state: 'detached' });
  await button(shopper, say('product.buy')).click();
  await shopper.waitForURL('**/ne/cart-details');
  await shopper.getByText(say('cart.agreed', { price: rupeesText(asked, 'ne-NP') })).waitFor();
  const place = button(shopper, say('checkout.place'));
  await expect.poll(() => place.isEnabled()).toBe(true);
  await place.click();
  await shopper.getByRole('heading', { name: say('placed.title') }).waitFor();
  const { token } = await signIn(journey.origin, email);
  const { orders } = await ordersOf(journey.origin, token);
  expect(orders[0]).toMatchObject({ status: 'pending', subtotal: asked });

  // It moves before her eyes, step by step, as he takes it there.
  await shopper.goto(`${journey.origin}/ne/user-profile`);
  const card = shopper.getByRole('article').filter({ hasText: orderNumber(orders[0]!._id) });
  await card.getByRole('heading', { name: say('status.pending.title') }).waitFor();
  await seller
    .getByRole('alert')
    .filter({ hasText: desk('alert.order') })
    .click();
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await button(seller, desk(`move.${status}`)).click();
    await card.getByRole('heading', { name: say(`status.${status}.title`) }).waitFor();
  }
  expect((await ordersOf(journey.origin, token)).orders[0]?.status).toBe('delivered');
});
