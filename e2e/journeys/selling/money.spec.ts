import { expect, test } from 'vitest';
import { rupeesText } from '@haat/contract/core/money';
import { orderNumber } from '@haat/contract/orders/order-number';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { moveOrder, order, ordersOf, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const seller = sellers[vendor];
const say = sayingAtDesk('ne');
const saying = { ne: say, en: sayingAtDesk('en') };

// spec: money.8
test('a seller sees who has the cash, takes it from the courier, and notes what came back', async () => {
  const { token } = await signIn(journey.origin, 'shopper@haat.test');
  const { slug } = await soldBy(journey.origin, vendor);
  await order(journey.origin, token, slug, 1);
  const { _id, subtotal } = (await ordersOf(journey.origin, token)).orders[0]!;
  const own = (await signIn(journey.origin, seller)).token;
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'])
    await moveOrder(journey.origin, own, _id, status);

  const page = await journey.open('/desk', { as: seller, language: 'ne', width: 360, height: 640 });
  await page.getByRole('link', { name: say('money.title') }).click();
  const sum = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
  await page.getByRole('heading', { name: say('money.title'), level: 1 }).waitFor();
  expect(await sum(say('money.withCourier')).innerText()).toBe(rupeesText(subtotal, 'ne-NP'));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);

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
  await page.goto(`${journey.origin}/ne/desk/money`);
  await expect.poll(() => page.getByText(say('money.kind.reversal')).count()).toBe(3);
});

// spec: money.9
// spec: money.13
test('an owner agrees on a part with a seller, takes the cash from the courier and pays out no more than is owed', async () => {
  const { token } = await signIn(journey.origin, 'shopper@haat.test');
  const page = await journey.open('/desk/shop/money', {
    ...{ as: 'admin@haat.test', width: 360, height: 740, allow: [/ERR_FAILED/, refused(422)] },
  });
  const words = saying.en;
  await page.getByRole('link', { name: /Patan/ }).click();
  const commission = page.getByLabel(words('shopMoney.commission'));
  await commission.fill('99');
  await page.getByRole('button', { name: words('owner.save'), exact: true }).click();
  await page.getByText(words('shopMoney.commissionWrong', { most: 50 })).waitFor();
  await commission.fill('12.5');
  await page.getByRole('button', { name: words('owner.save'), exact: true }).click();
  await page.getByText(words('shopMoney.saved')).waitFor();

  const { slug } = await soldBy(journey.origin, vendor);
  await order(journey.origin, token, slug, 1);
  const { _id, subtotal } = (await ordersOf(journey.origin, token)).orders[0]!;
  const own = (await signIn(journey.origin, seller)).token;
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'])
    await moveOrder(journey.origin, own, _id, status);
  await page.reload();
  await page.getByRole('button', { name: words('shopMoney.gotOne', { number: orderNumber(_id) }) }).click();
  const owed = subtotal - Math.round(subtotal * 0.125);
  const amount = page.getByLabel(words('shopMoney.amount'));
  await page.getByText(words('shopMoney.most', { most: rupeesText(owed, 'en-US') })).waitFor();
  await amount.fill(String(owed + 1));
  await page.getByRole('button', { name: words('shopMoney.settle') }).click();
  await page.getByText(words('shopMoney.amountWrong', { most: rupeesText(owed, 'en-US') })).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  // The shop notes it, and its answer is lost: another amount is not paid on top of it.
  await page.route(
    '**/api/admin/ledger/settle',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await amount.fill('100');
  await page.getByRole('button', { name: words('shopMoney.settle') }).click();
  await page.getByText(words('problem.offline')).waitFor();
  await amount.fill('200');
  await page.getByRole('button', { name: words('shopMoney.settle') }).click();
  await page.getByText(words('shopMoney.alreadyNoted')).waitFor();
  await page.getByText(words('shopMoney.most', { most: rupeesText(owed - 100, 'en-US') })).waitFor();
  await page.getByRole('button', { name: words('shopMoney.settle') }).click();
  await page.getByText(words('shopMoney.nothingOwed')).waitFor();
  const theirs = await journey.open('/desk/money', { as: seller, language: 'ne' });
  await expect.poll(() => theirs.getByText(say('money.kind.payout')).count()).toBe(2);
});
