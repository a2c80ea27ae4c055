import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { Question } from '@haat/contract/inquiry/schemas';
import { rupeesText } from '@haat/contract/core/money';
import { ask, cartLine, ordersOf, sellers, signIn } from '../../support/api.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const email = 'shopper@haat.test';

/** Products that cost enough to be offered too little for. */
async function dearProducts() {
  const path = `/api/product/list?vendor=${vendor}&inStock=true&size=30`;
  const { products } = await ask<{ products: ProductCard[] }>(journey.origin, path);
  return products.filter(({ price }) => price > 1_000);
}

const panelOf = (page: Page, say: ReturnType<typeof saying>) => {
  const dialog = page.getByRole('dialog', { name: say('inquiry.title') });
  return {
    dialog,
    open: dialog.getByRole('button', { name: say('offer.open'), exact: true }),
    shut: dialog.getByRole('region', { name: say('offer.title') }).getByRole('button', {
      name: say('offer.close'),
      exact: true,
    }),
    amount: dialog.getByRole('spinbutton', { name: say('offer.amount') }),
    send: dialog.getByRole('button', { name: say('offer.send') }),
  };
};

// spec: 1.12, 2.inquiry.2, 4.23, 5.15, 6.6, 9.7, 9.8, market.52
test('an offer keeps the limits, and the shopper agrees to what the seller asks instead', async () => {
  const say = saying('en');
  const [dear] = await dearProducts();
  const { slug, price, title } = dear!;
  const page = await journey.open(`/product/${slug}`, { as: email, width: 360, height: 740 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ask about this product', exact: true }).click();
  const { dialog, open, shut, amount, send } = panelOf(page, say);
  await open.click();
  await dialog.getByText('Make an Offer').waitFor();
  await shut.waitFor();
  expect(await amount.getAttribute('min')).toBe('0');
  expect(await amount.getAttribute('max')).toBe(String(price));
  const height = await amount.evaluate(
    (each: { closest: (of: string) => { clientHeight: number } }) =>
      each.closest('section > div').clientHeight,
  );
  expect(height).toBeLessThanOrEqual(450);
  for (const nothing of ['', '0', '-5']) {
    await amount.fill(nothing);
    expect(await send.isDisabled(), nothing).toBe(true);
  }
  await amount.fill('10.5');
  await dialog.getByText(say('offer.whole')).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await amount.fill(String(price + 1));
  await dialog
    .getByText('Invalid offer: Your offer should be equal to or less than the product price.')
    .waitFor();
  await amount.fill(String(price - 401));
  await dialog.getByText('Price too low!').waitFor();
  await dialog.getByText(`Minimum acceptable price: ${rupeesText(price - 400, 'en-US')}`).waitFor();
  await amount.press('Enter');
  await dialog.getByText('Start a Conversation').waitFor();
  await dialog.getByRole('button', { name: 'Use Minimum Price' }).click();
  expect(await amount.inputValue()).toBe(String(price - 400));
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  await open.waitFor();
  const mine = dialog.locator('ol > li').filter({ hasText: `I want this item for Rs. ${price - 400}` });
  await mine.getByText(title).waitFor();
  await mine.getByText(`/product/${slug}`).waitFor();
  await mine.getByRole('button', { name: say('offer.withdraw') }).waitFor();

  const [{ token }, { token: own, user }] = await Promise.all([
    signIn(journey.origin, sellers[vendor]),
    signIn(journey.origin, email),
  ]);
  const { questions } = await ask<{ questions: Question[] }>(journey.origin, '/api/seller/questions', {
    token,
  });
  const offerId = questions.find(({ offer }) => offer?.status === 'pending')?.offer?._id;
  const body = { offerId, move: 'counter', amount: price - 100 };
  await ask(journey.origin, '/api/seller/offer/answer', { token, body });
  const asked = rupeesText(price - 100, 'en-US');
  await mine.getByRole('button', { name: say('offer.accept', { amount: asked }) }).click();
  await mine.getByText(new RegExp(`Agreed: one piece for ${RegExp.escape(asked)}`)).waitFor();
  expect(await mine.getByRole('button', { name: say('offer.withdraw') }).count()).toBe(0);
  const agreed = await ask<{ price: number }[]>(journey.origin, '/api/offer/get_all', { token: own });
  expect(agreed.map((each) => each.price)).toEqual([price - 100]);
  expect(user.email).toBe(email);
});

// spec: market.53
test('what was agreed stands on the product and in the cart, in Nepali, and is what is paid', async () => {
  const say = saying('ne');
  const [, dear] = await dearProducts();
  const { _id, slug, title, price, adminId } = dear!;
  const [{ token }, { token: own }] = await Promise.all([
    signIn(journey.origin, sellers[vendor]),
    signIn(journey.origin, email),
  ]);
  const offered = await ask<{ data: Question }>(journey.origin, '/api/offer/make', {
    token: own,
    body: { vendor: adminId._id, product: _id, amount: price - 250 },
  });
  const body = { offerId: offered.data.offer?._id, move: 'accept' };
  await ask(journey.origin, '/api/seller/offer/answer', { token, body });

  const agreed = rupeesText(price - 250, 'ne-NP');
  const page = await journey.open(`/product/${slug}`, {
    ...{ as: email, language: 'ne', width: 360, height: 740 },
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, slug, 2)]) },
  });
  await page.getByText(new RegExp(`एउटा ${RegExp.escape(agreed)} मा`)).waitFor();
  await page.goto(`${journey.origin}/ne/search/${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/ne/product/${slug}"]`) });
  await card.getByText(say('card.agreed', { price: agreed })).waitFor();
  await page.goto(`${journey.origin}/ne/cart-details`);
  await page.getByText(say('cart.agreed', { price: agreed })).waitFor();
  const summary = page.getByRole('region', { name: say('checkout.summary') });
  await summary
    .getByText(rupeesText(2 * price - 250, 'ne-NP'))
    .first()
    .waitFor();
  await expect
    .poll(() => summary.getByRole('button', { name: say('checkout.place') }).isEnabled())
    .toBe(true);
  await summary.getByRole('button', { name: say('checkout.place') }).click();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  const { orders } = await ordersOf(journey.origin, own);
  expect(orders[0]?.subtotal).toBe(2 * price - 250);
  const left = await ask<{ productId: string }[]>(journey.origin, '/api/offer/get_all', { token: own });
  expect(left.map(({ productId }) => productId)).not.toContain(_id);
});
