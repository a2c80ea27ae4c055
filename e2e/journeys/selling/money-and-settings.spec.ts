import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { rupeesText } from '@haat/contract/core/money';
import { returnOrder, sellerLedger, takeCash } from '@haat/contract/orders/ledger/calls';
import { orderNumber } from '@haat/contract/orders/order-number';
import { openPushService } from '../../../apps/api/src/testing/servers/push-service.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, moveOrder, order, ordersOf, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { keptDrafts } from '../../support/kept-drafts.ts';
import { saying } from '../../support/messages.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { refused, widthIn } from '../../support/page-actions.ts';
import { photo } from '../../support/reviews.ts';
import { talkAt } from '../../support/talks.ts';
import { smallOn } from '../../support/target-size.ts';

const service = await openPushService();
afterAll(() => service.close());
const journey = useShop({ env: { PUSH_HOSTS: service.host } });
const vendor = 'patan-handicrafts';
const seller = sellers[vendor];
const shopper = 'shopper@haat.test';
const phone = { width: 360, height: 740 } as const;
const [say, en] = [sayingAtDesk('ne'), sayingAtDesk('en')];

const expectFitForAPhone = async (page: Page) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
};

/** Orders one piece. @returns its order */
async function placeOrder() {
  const { token } = await signIn(journey.origin, shopper);
  await order(journey.origin, token, (await soldBy(journey.origin, vendor)).slug, 1);
  return (await ordersOf(journey.origin, token)).orders[0]!;
}

/** An order that its courier has brought. */
async function delivered() {
  const placed = await placeOrder();
  const { token } = await signIn(journey.origin, seller);
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'])
    await moveOrder(journey.origin, token, placed._id, status);
  return placed;
}

// spec: money.8
test('a seller sees who has the cash, takes it from the courier, and notes what came back', async () => {
  const { _id, subtotal } = await delivered();
  const page = await journey.open('/desk', { as: seller, language: 'ne', width: 360, height: 640 });
  await page.getByRole('link', { name: say('money.title') }).click();
  const sum = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
  await page.getByRole('heading', { name: say('money.title'), level: 1 }).waitFor();
  expect(await sum(say('money.withCourier')).innerText()).toBe(rupeesText(subtotal, 'ne-NP'));
  await expectFitForAPhone(page);

  await page.getByRole('button', { name: say('money.gotOne', { number: orderNumber(_id) }) }).click();
  await page.getByText(say('money.kind.handover')).waitFor();
  expect(await sum(say('money.withCourier')).innerText()).toBe(rupeesText(0, 'ne-NP'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('money.file') }).click();
  expect((await download).suggestedFilename()).toMatch(/^haat-money-.*\.csv$/);

  await page
    .getByRole('link', { name: orderNumber(_id) })
    .first()
    .click();
  await page.getByRole('button', { name: say('return.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('return.yes') }).click();
  await dialog.getByText(say('order.reasonNeeded')).waitFor();
  await dialog.getByRole('button', { name: say('return.reason.broken') }).click();
  await dialog.getByRole('checkbox').uncheck();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('return.yes') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(say('return.reason.broken')).waitFor();
  expect(await page.getByRole('button', { name: say('return.open') }).count()).toBe(0);
  // Nobody has its cash any more, nor collects it.
  const collected = page.getByText(say('order.collected'));
  expect(await collected.count()).toBe(0);
  await page.getByRole('link', { name: say('papers.print') }).click();
  await page.locator('[data-page]').getByText(say('orders.cameBack'), { exact: true }).waitFor();
  expect(await collected.count()).toBe(0);
  await page.goBack();
  await page.getByText(say('return.reason.broken')).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByText(say('money.kind.reversal')).count()).toBe(3);

  // Its step lists it still.
  await page.goto(`${journey.origin}/ne/desk/orders?status=delivered`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await card
    .filter({ hasText: orderNumber(_id) })
    .getByText(say('orders.cameBack'))
    .waitFor();

  // One that came back before it arrived goes no further: it is chosen for its papers alone.
  const back = await placeOrder();
  const { token } = await signIn(journey.origin, seller);
  for (const status of ['confirmed', 'dispatched']) await moveOrder(journey.origin, token, back._id, status);
  const body = { orderId: back._id, reason: 'Nobody was there', restock: true };
  await ask(journey.origin, returnOrder.path, { token, body });
  await page.goto(`${journey.origin}/ne/desk/orders?status=dispatched`);
  await card
    .filter({ hasText: orderNumber(back._id) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('link', { name: say('papers.many', { n: 1 }) }).waitFor();
  expect(await page.getByRole('button', { name: say('move.many.arrived', { n: 1 }) }).count()).toBe(0);
});

// spec: money.9
// spec: money.13
test('an owner agrees on a part with a seller, takes the cash from the courier and pays out no more than is owed', async () => {
  const page = await journey.open('/desk/shop/money', {
    ...{ ...phone, as: 'admin@haat.test', allow: [/ERR_FAILED/, refused(422)] },
  });
  await page.getByRole('link', { name: /Patan/ }).click();
  const commission = page.getByLabel(en('shopMoney.commission'));
  await commission.fill('99');
  await page.getByRole('button', { name: en('owner.save'), exact: true }).click();
  await page.getByText(en('shopMoney.commissionWrong', { most: 50 })).waitFor();
  await commission.fill('12.5');
  await page.getByRole('button', { name: en('owner.save'), exact: true }).click();
  await page.getByText(en('shopMoney.saved')).waitFor();

  const brought = [await delivered(), await delivered()];
  await page.getByRole('link', { name: en('shopMoney.back') }).click();
  await page.getByRole('link', { name: /Patan/ }).click();
  // What a courier brings of several is noted at once, by the sum that is in the hand.
  await page.getByRole('button', { name: en('desk.selectAll') }).click();
  const inHand = brought.reduce((sum, { total }) => sum + total, 0);
  const amountInHand = rupeesText(inHand, 'en-US');
  await page.getByRole('button', { name: en('shopMoney.gotMany', { n: 2, amount: amountInHand }) }).click();
  const owed = brought.reduce((sum, { subtotal }) => sum + subtotal - Math.round(subtotal * 0.125), 0);
  const amount = page.getByLabel(en('shopMoney.amount'));
  await page.getByText(en('shopMoney.most', { most: rupeesText(owed, 'en-US') })).waitFor();
  await amount.fill(String(owed + 1));
  await page.getByRole('button', { name: en('shopMoney.settle') }).click();
  await page.getByText(en('shopMoney.amountWrong', { most: rupeesText(owed, 'en-US') })).waitFor();
  await expectFitForAPhone(page);
  // The shop notes it, and its answer is lost: neither the same amount nor another one is paid on top of it, until it was looked at.
  for (const [paid, next] of [
    [100, 100],
    [200, 300],
  ] as const) {
    await page.route(
      '**/api/admin/ledger/settle',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await amount.fill('100');
    await page.getByRole('button', { name: en('shopMoney.settle') }).click();
    await page.getByText(en('problem.offline')).waitFor();
    await page.reload();
    await amount.fill(String(next));
    await page.getByRole('button', { name: en('shopMoney.settle') }).click();
    await page.getByText(en('shopMoney.alreadyNoted')).waitFor();
    await page.getByText(en('shopMoney.most', { most: rupeesText(owed - paid, 'en-US') })).waitFor();
  }
  await amount.fill(String(owed - 200));
  await page.getByRole('button', { name: en('shopMoney.settle') }).click();
  await page.getByText(en('shopMoney.nothingOwed')).waitFor();
  const { token } = await signIn(journey.origin, seller);
  const theirs = await ask<{ entries: { kind: string }[] }>(journey.origin, sellerLedger.path, { token });
  expect(theirs.entries.filter(({ kind }) => kind === 'payout')).toHaveLength(3);
});

// spec: helpers.9
test('a seller lets a helper in without sight of money, gives it, takes it, and removes them', async () => {
  const [email, password] = ['asha@example.np', 'walks-from-shivalaya'];
  const desk = await journey.open('/desk/settings', { ...phone, as: seller, language: 'en' });
  await desk.getByRole('link', { name: en('helpers.title') }).click();
  await desk.getByText(en('helpers.none')).waitFor();
  await desk.getByRole('button', { name: en('helpers.invite') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(en('sellers.email')).fill('asha');
  await dialog.getByRole('button', { name: en('sellers.send') }).click();
  await dialog.getByText(en('login.emailWrong')).waitFor();
  await dialog.getByLabel(en('sellers.email')).fill(email);
  await dialog.getByLabel(en('sellers.language')).selectOption('ne-NP');
  await expectFitForAPhone(desk);
  await dialog.getByRole('button', { name: en('sellers.send') }).click();
  await desk.getByText(en('sellers.invited')).waitFor();
  await expectFitForAPhone(desk);

  const link = new URL(linkIn(await mailTo(journey.shop, email)));
  const helper = await journey.open(link.pathname.replace(/^\/ne/, ''), {
    ...{ ...phone, language: 'ne', dark: true, allow: [refused(401), refused(403), refused(410)] },
  });
  await helper.getByText(say('join.noMoney')).waitFor();
  await helper.getByLabel(say('sellers.firstName')).fill('आशा');
  await helper.getByLabel(say('sellers.lastName')).fill('गुरुङ');
  await helper.getByLabel(say('join.password')).fill('short');
  await helper.getByRole('button', { name: say('join.submit') }).click();
  await expectFitForAPhone(helper);
  await helper.getByLabel(say('join.password')).fill(password);
  await helper.getByRole('button', { name: say('join.submit') }).click();
  await helper.getByText(say('join.done')).waitFor();
  await helper.reload();
  await helper.getByText(say('problem.link-used')).waitFor();
  await helper.getByRole('link', { name: say('login.submit') }).click();
  await helper.getByLabel(say('login.email')).fill(email);
  await helper.getByLabel(say('login.password')).fill(password);
  await helper.getByRole('button', { name: say('login.submit') }).click();
  await helper.getByRole('heading', { name: say('today.title') }).waitFor();
  await helper.getByRole('link', { name: say('insight.title') }).waitFor();
  const money = helper.getByRole('link', { name: say('money.title') });
  expect(await money.count()).toBe(0);
  await helper.getByRole('link', { name: say('insight.title') }).click();
  await helper.getByText(say('insight.ordersByDay')).first().waitFor();
  expect(await helper.getByText(say('insight.revenue'), { exact: true }).count()).toBe(0);

  await desk
    .getByRole('link', { name: en('settings.title') })
    .first()
    .click();
  await desk.getByRole('link', { name: en('helpers.title') }).click();
  await desk.getByText('आशा गुरुङ').waitFor();
  await desk.getByLabel(en('helpers.seesMoney')).check();
  await desk.getByText(en('helpers.saved')).waitFor();
  await helper.goto(`${journey.origin}/ne/desk/helpers`);
  const closed = helper.getByRole('heading', { name: say('helpers.closed') });
  await closed.waitFor();
  await expectFitForAPhone(helper);
  const today = helper.getByRole('main').getByRole('link', { name: say('nav.today') });
  await today.click();
  await money.click();
  await helper.getByRole('heading', { name: say('money.title'), level: 1 }).waitFor();
  await helper.goBack();
  await desk.getByLabel(en('helpers.seesMoney')).uncheck();
  await desk.getByText(en('helpers.saved')).waitFor();
  await money.click();
  await closed.waitFor();

  await desk.getByRole('button', { name: en('helpers.remove') }).click();
  await dialog.getByText(en('helpers.removeText')).waitFor();
  await expectFitForAPhone(desk);
  await dialog.getByRole('button', { name: en('helpers.remove') }).click();
  await desk.getByText(en('helpers.none')).waitFor();
  // Wherever they are.
  await helper.getByRole('heading', { name: say('login.title') }).waitFor();
  await helper.getByRole('status').getByText(say('problem.login-required')).waitFor();
});

// spec: own-page.1, choosing.33
test('on a small phone a seller says who and where they are, with a picture, PAN and VAT; shoppers read it on the page of the vendor, in both languages', async () => {
  const page = await journey.open('/desk/settings', { ...phone, as: seller, language: 'ne' });
  await page.getByRole('link', { name: say('page.title') }).click();
  await page.getByRole('heading', { name: say('page.title'), level: 1 }).waitFor();
  const places = page.getByRole('navigation', { name: say('nav.label') });
  expect(await places.locator('[aria-current]').allInnerTexts()).toEqual([say('nav.settings')]);
  const field = (name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true });
  const intro = 'Three sisters weave in Thimi.';
  const introNe = 'ठिमीमा तीन बहिनी बुन्छन्।';
  await field('page.intro').fill(intro);
  await field('page.introNe').fill(introNe);
  // What was begun is there again after a reload, until it is saved.
  const begun = page.getByText(say('product.draft'));
  await expect.poll(() => page.evaluate(keptDrafts)).toContain(introNe);
  await page.reload();
  await begun.waitFor();
  expect(await field('page.intro').inputValue()).toBe(intro);
  expect(await field('page.introNe').inputValue()).toBe(introNe);
  await field('page.city').fill('Thimi');
  await field('page.cityNe').fill('ठिमी');
  await field('page.district').selectOption({ label: 'भक्तपुर' });
  await field('page.pan').fill('३०१ २३४');
  await page.getByRole('button', { name: say('owner.save') }).click();
  await page.getByText(say('page.panWrong')).waitFor();
  await field('page.pan').fill('३०१ २३४ ५६७');
  await field('page.vatRegistered').check();
  await page.getByRole('button', { name: say('owner.save') }).click();
  await page.getByText(say('owner.saved')).waitFor();
  await begun.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => field('page.city').inputValue()).toBe('Thimi');
  expect(await begun.count()).toBe(0);
  const ownPicture = page.getByRole('group', { name: say('page.picture') });
  await ownPicture.getByLabel(say('profile.choosePicture')).setInputFiles([await photo('cup.png')]);
  await ownPicture.getByRole('button', { name: say('profile.removePicture') }).waitFor();
  await expectFitForAPhone(page);
  const source = await ownPicture.locator('img').getAttribute('src');

  for (const [language, words, place] of [
    ['ne', introNe, 'ठिमी, भक्तपुर'],
    ['en', intro, 'Thimi, Bhaktapur'],
  ] as const) {
    const shopper = await journey.open(`/shop/${vendor}`, { ...phone, language });
    const main = shopper.getByRole('main');
    const pan = language === 'ne' ? '३०१२३४५६७' : '301234567';
    const [vat, number] = [saying(language)('vendor.vat'), saying(language)('vendor.pan', { pan })];
    for (const text of [words, place, `${vat} · ${number}`]) await main.getByText(text).waitFor();
    const picture = main.locator(`img[src="${source}"]`);
    await expect.poll(() => widthIn(picture)).toBe(256);
    expect(await shopper.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  }
});

/**
 * The maker of this browser runs no push service that a test could reach, and without a window it asks nobody: it is allowed,
 * and subscribes with ours.
 */
const subscribesWith = ({ endpoint, keys }: ReturnType<typeof service.browser>) => `
  let here = null;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => here;
  PushManager.prototype.subscribe = async () => (here = {
    endpoint: ${JSON.stringify(endpoint)},
    toJSON: () => (${JSON.stringify({ endpoint, keys })}),
    unsubscribe: async () => { here = null; return true; },
  });`;

/** Has a browser tell of what is new by one tap, tries it, and takes it back. */
async function pushes(
  as: string,
  path: string,
  { label, tryIt, heard }: { label: string; tryIt: string; heard: string[] },
): Promise<Page> {
  const browser = service.browser();
  const page = await journey.open(path, {
    ...{ ...phone, as, language: 'ne', worker: true },
    before: (tab) => tab.addInitScript(subscribesWith(browser)),
  });
  const control = page.getByRole('switch', { name: label });
  await control.waitFor();
  expect(await control.isChecked()).toBe(false);
  await control.click();
  await expect.poll(() => control.isChecked()).toBe(true);
  await placeOrder();
  await page.getByRole('button', { name: tryIt, exact: true }).last().click();
  await expect.poll(() => browser.told().map(({ tag }) => tag)).toEqual(heard);
  await control.click();
  await expect.poll(() => control.isChecked()).toBe(false);
  const before = browser.told().length;
  await placeOrder();
  expect(browser.told()).toHaveLength(before);
  return page;
}

// spec: push.5, desk.11
test('in the settings a seller has this browser tell of what is new by one tap, and takes it back; on holiday the desk answers for them until they are back', async () => {
  const words = { label: say('push.label'), tryIt: say('settings.try'), heard: ['order', 'test'] };
  const page = await pushes(seller, '/desk/settings', words);
  const { token, about, known } = await talkAt(journey.origin);
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const [start, end] = [say('holiday.start'), say('holiday.end')].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  await page.getByLabel(say('holiday.until')).fill(until);
  await start.click();
  await end.waitFor();
  const body = { ...about, content: 'आज पठाउनुहुन्छ?' };
  await ask(journey.origin, '/api/question/ask', { token, body });
  expect((await known())[0]?.replies).toMatchObject([{ automatic: true }]);
  await end.click();
  await start.waitFor();
});

// spec: push.5
test('a shopper has this browser tell of what is new by one tap, and takes it back', async () => {
  const shop = saying('ne');
  const words = { label: shop('push.label'), tryIt: shop('push.test'), heard: ['test'] };
  await pushes(shopper, '/user-profile/details', words);
});

// spec: money.8
test('each order whose cash is noted waits for its own answer, and says itself that the line broke', async () => {
  const names = [await delivered(), await delivered()].map(({ _id }) =>
    say('money.gotOne', { number: orderNumber(_id) }),
  );
  const page = await journey.open('/desk/money', {
    ...{ ...phone, as: seller, language: 'ne', allow: [/ERR_FAILED/] },
  });
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  const got = (name: string) => row(name).getByRole('button');
  const lost = Promise.withResolvers<void>();
  await page.route(
    `**${takeCash.path}`,
    async (route) => {
      await lost.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await got(names[0]!).click();
  await got(names[1]!).click();
  await row(names[1]!).waitFor({ state: 'detached' });
  await page.getByText(say('money.kind.handover')).first().waitFor();
  expect(await got(names[0]!).getAttribute('aria-busy')).toBe('true');
  lost.resolve();
  await row(names[0]!)
    .getByRole('alert')
    .filter({ hasText: say('problem.offline') })
    .waitFor();
  await got(names[0]!).click();
  await row(names[0]!).waitFor({ state: 'detached' });
});
