import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProductCard } from '@haat/contract/catalog/product';
import type { Question } from '@haat/contract/inquiry/schemas';
import { orderNumber } from '@haat/contract/orders/order-number';
import { digits, rupeesText } from '@haat/contract/core/money';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, cartLine, ordersOf, sellers, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { cardOf, goOn, isAt, ownButton } from '../../support/page-actions.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const email = 'shopper@haat.test';
const phone = { width: 360, height: 740 };

/** Products that cost enough to be offered too little for: each test has one of its own. */
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

// spec: 1.12, 2.inquiry.2, 4.23, 5.15, 6.6, 9.7, 9.8, market.52, market.53, opens.47
test('an offer keeps the limits, and the shopper agrees to what the seller asks instead, which then stands on the product', async () => {
  const say = saying('en');
  const [, , dear] = await dearProducts();
  const { slug, price, title } = dear!;
  const page = await journey.open(`/product/${slug}`, { as: email, ...phone });
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
  expect(await accessibilityProblems(page)).toEqual([]);
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

  const { token } = await signIn(journey.origin, sellers[vendor]);
  const { questions } = await ask<{ questions: Question[] }>(journey.origin, '/api/seller/questions', {
    token,
  });
  const offerId = questions.find(({ offer }) => offer?.status === 'pending')?.offer?._id;
  const body = { offerId, move: 'counter', amount: price - 100 };
  await ask(journey.origin, '/api/seller/offer/answer', { token, body });
  const asked = rupeesText(price - 100, 'en-US');
  await mine.getByRole('button', { name: say('offer.accept', { amount: asked }) }).press('Enter');
  const agreed = mine.getByText(new RegExp(`Agreed: one piece for ${RegExp.escape(asked)}`));
  await agreed.and(page.locator(':focus')).waitFor();
  expect(await mine.getByRole('button', { name: say('offer.withdraw') }).count()).toBe(0);
  // No other offer is taken now, so none is asked for.
  await open.waitFor({ state: 'detached' });
  await dialog.getByRole('link', { name: say('offer.buy') }).waitFor();
  await dialog.getByRole('button', { name: say('close'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await main.getByText(new RegExp(`one piece for ${RegExp.escape(asked)}`)).waitFor();
  await main
    .getByRole('radiogroup', { name: say('product.colors') })
    .getByRole('radio')
    .first()
    .click();
  await ownButton(page, say('product.quickOrder')).click();
  const order = page.getByRole('dialog', { name: say('quick.title') });
  await order.getByText(say('cart.agreed', { price: asked })).waitFor();
  // The price of the only piece is all that is to pay.
  await order.getByText(asked, { exact: true }).waitFor();
  await order.getByRole('button', { name: say('close'), exact: true }).click();
  await goOn(page, '/user-profile/questions');
  await main
    .getByRole('button')
    .filter({ hasText: title })
    .getByText(say('talks.accepted', { amount: asked }))
    .waitFor();
});

test('an offer whose answer is lost says where it stands now, and no more that there is no connection', async () => {
  const say = saying('en');
  const [, , , , dear] = await dearProducts();
  const { _id, slug, price, adminId } = dear!;
  const { token } = await signIn(journey.origin, sellers[vendor]);
  const { token: own } = await signIn(journey.origin, email);
  const offered = await ask<{ data: Question }>(journey.origin, '/api/offer/make', {
    token: own,
    body: { vendor: adminId._id, product: _id, amount: price - 250 },
  });
  const body = { offerId: offered.data.offer?._id, move: 'counter', amount: price - 100 };
  await ask(journey.origin, '/api/seller/offer/answer', { token, body });
  const page = await journey.open(`/product/${slug}`, {
    ...{ as: email, ...phone, allow: [/ERR_CONNECTION_RESET/, /ERR_FAILED/] },
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: say('product.ask'), exact: true })
    .click();
  const { dialog } = panelOf(page, say);
  const accept = dialog.getByRole('button', {
    name: say('offer.accept', { amount: rupeesText(price - 100, 'en-US') }),
  });
  const offline = dialog.getByText(say('problem.offline'));
  await page.route('**/api/offer/accept/**', (route) => route.abort(), { times: 1 });
  await accept.click();
  await offline.waitFor();
  await page.route(
    '**/api/offer/accept/**',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await accept.click();
  await dialog
    .locator('ol')
    .getByText(/^Agreed: one piece for/)
    .waitFor();
  await expect.poll(() => offline.count()).toBe(0);
});

// spec: market.53
test('what was agreed stands on the card and in the cart, in Nepali, counts for one piece, and is what is paid', async () => {
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
  const page = await journey.open(`/search/${encodeURIComponent(title)}`, {
    ...{ as: email, language: 'ne', ...phone },
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, slug, 2)]) },
  });
  await cardOf(page, slug)
    .getByText(say('card.agreed', { price: agreed }))
    .waitFor();
  // Two pieces on one line.
  await page.getByRole('button', { name: new RegExp(`^${say('cart.button', { n: '[१२]' })}$`) }).click();
  const cart = page.getByRole('dialog');
  await cart.getByText(say('cart.agreed', { price: agreed })).waitFor();
  await cart.getByRole('link', { name: say('cart.viewDetails') }).click();
  await isAt(page, '/ne/cart-details');
  await page
    .getByRole('main')
    .getByText(say('cart.agreed', { price: agreed }))
    .waitFor();
  const summary = page.getByRole('region', { name: say('checkout.summary') });
  await summary
    .getByText(rupeesText(2 * price - 250, 'ne-NP'))
    .first()
    .waitFor();
  const place = summary.getByRole('button', { name: say('checkout.place') });
  await expect.poll(() => place.isEnabled()).toBe(true);
  await place.click();
  await page.getByRole('heading', { name: say('placed.title') }).waitFor();
  const { orders } = await ordersOf(journey.origin, own);
  expect(orders[0]?.subtotal).toBe(2 * price - 250);
  const left = await ask<{ productId: string }[]>(journey.origin, '/api/offer/get_all', { token: own });
  expect(left.map(({ productId }) => productId)).not.toContain(_id);
});

// spec: opens.9
test('an order at an agreed price whose answer is lost is placed once, though its price is used by then', async () => {
  const say = saying('en');
  const [, , , dear] = await dearProducts();
  const { _id, slug, price, adminId } = dear!;
  const { token } = await signIn(journey.origin, sellers[vendor]);
  const { token: own } = await signIn(journey.origin, email);
  const before = await ordersOf(journey.origin, own);
  const offered = await ask<{ data: Question }>(journey.origin, '/api/offer/make', {
    token: own,
    body: { vendor: adminId._id, product: _id, amount: price - 250 },
  });
  const body = { offerId: offered.data.offer?._id, move: 'accept' };
  await ask(journey.origin, '/api/seller/offer/answer', { token, body });
  const page = await journey.open('/cart-details', {
    ...{ as: email, ...phone, allow: [/ERR_CONNECTION_RESET/, /422/] },
    storage: { myCart: JSON.stringify([await cartLine(journey.origin, slug)]) },
  });
  const agreed = page
    .getByRole('main')
    .getByText(say('cart.agreed', { price: rupeesText(price - 250, 'en-US') }));
  await agreed.waitFor();
  const place = page.getByRole('button', { name: say('checkout.place') });
  await page.route(
    '**/api/order/place',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await expect.poll(() => place.isEnabled()).toBe(true);
  await place.click();
  await page.getByText(say('problem.offline')).waitFor();
  expect(await agreed.count()).toBe(1);
  await page.reload();
  await expect.poll(() => place.isEnabled()).toBe(true);
  await agreed.waitFor({ state: 'detached' });
  await place.click();
  await page.getByText(say('problem.key-reused')).waitFor();
  expect((await ordersOf(journey.origin, own)).total).toBe(before.total + 1);
});

/** What a page says and hears on the real-time channel. */
function framesOf() {
  let frames: string[] = [];
  const keep = ({ payload }: { payload: string | Buffer }) => void frames.push(String(payload));
  return {
    watch: async (tab: Page) =>
      tab.on('websocket', (line) => line.on('framesent', keep).on('framereceived', keep)),
    clear: () => void (frames = []),
    hears: (words: string) => expect.poll(() => frames.some((frame) => frame.includes(words))).toBe(true),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// spec: 4.23, 9.8, market.55, market.66, market.67
test('in Nepali: a shopper asks and offers, each sees the other write, the seller asks another price on a phone, they agree, it is bought at that price and delivered before both', async () => {
  const [say, desk] = [saying('ne'), sayingAtDesk('ne')];
  const [dear] = await dearProducts();
  const { slug, price } = dear!;
  const [ofShopper, ofSeller] = [framesOf(), framesOf()];
  const [shopper, seller] = await Promise.all([
    journey.open(`/product/${slug}`, { as: email, language: 'ne', ...phone, before: ofShopper.watch }),
    journey.open('/desk', {
      ...{ as: sellers[vendor], language: 'ne', width: 360, height: 640 },
      before: ofSeller.watch,
    }),
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
  await ofSeller.hears('"joined":true');

  // He sees that she writes on, and that she has stopped; then she sees the same of him.
  ofShopper.clear();
  const sheWrites = seller.getByText(desk('talk.typing', { name: '' }).trim());
  await Promise.all([sheWrites.waitFor(), box.pressSequentially('अनि')]);
  const lastKey = performance.now();
  await box.press('Backspace');
  await ofShopper.hears('userStoppedTyping');
  expect(performance.now() - lastKey).toBeGreaterThanOrEqual(1_000);
  await sheWrites.waitFor({ state: 'detached' });
  const heWrites = dialog.getByText(say('inquiry.typing', { shop: '' }).trim());
  await Promise.all([heWrites.waitFor(), seller.getByRole('textbox').pressSequentially('सिसौको हो।')]);
  await ofSeller.hears('vendorStoppedTyping');
  await heWrites.waitFor({ state: 'detached' });
  await button(seller, desk('talk.send')).click();
  await dialog.getByRole('listitem').getByText('सिसौको हो।').first().waitFor();
  // This shop's terms are told by area.
  const terms = desk('saved.delivery', { delivery: desk('saved.area') });
  await button(seller, terms).click();
  await button(seller, desk('talk.send')).click();
  await dialog.getByRole('listitem').getByText(terms).first().waitFor();

  // She offers less; he asks for something between.
  await button(shopper, say('offer.open')).click();
  // On her own keyboard, in its own digits.
  await dialog.getByRole('spinbutton', { name: say('offer.amount') }).fill(digits(price - 400, 'ne-NP'));
  await dialog.getByRole('button', { name: say('offer.send') }).click();
  // The middle between the two, and a step more: an eighth of what lies between them.
  const asked = price - 150;
  for (const step of ['offer.plus', 'offer.plus', 'offer.minus'] as const)
    await button(seller, desk(step)).click();
  await button(seller, desk('offer.counter', { amount: rupeesText(asked, 'ne-NP') })).click();
  await button(shopper, say('offer.accept', { amount: rupeesText(asked, 'ne-NP') })).click();
  await seller
    .getByText(new RegExp(RegExp.escape(desk('offer.accepted', { amount: rupeesText(asked, 'ne-NP') }))))
    .first()
    .waitFor();

  // She buys it at that price, and pays when it comes.
  await dialog.getByRole('link', { name: say('offer.buy') }).click();
  await dialog.waitFor({ state: 'detached' });
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
  await shopper
    .getByRole('main')
    .getByRole('link', { name: say('placed.orders') })
    .click();
  const card = shopper.getByRole('article').filter({ hasText: orderNumber(orders[0]!._id) });
  await card.getByRole('heading', { name: say('status.pending.title') }).waitFor();
  await seller
    .getByRole('alert')
    .filter({ hasText: desk('alert.order') })
    .click();
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    await button(seller, desk(`move.${status}`)).click();
    const title = say(`status.${status}.title`);
    await card.getByRole('heading', { name: title }).waitFor();
    await told(shopper, say('order.news', { number: orderNumber(orders[0]!._id), status: title }));
  }
  expect((await ordersOf(journey.origin, token)).orders[0]?.status).toBe('delivered');
});
