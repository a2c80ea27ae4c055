import { expect, test } from 'vitest';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sellers } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { refused } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';
import type { Page } from 'playwright-core';

const journey = useShop();
const phone = { width: 360, height: 740 } as const;
const email = 'asha@example.np';
const password = 'walks-from-shivalaya';
const [ne, en] = [sayingAtDesk('ne'), sayingAtDesk('en')];

const expectFitForAPhone = async (page: Page) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
};

// spec: helpers.9
test('a seller lets a helper in without sight of money, gives it, and removes them', async () => {
  const seller = await journey.open('/desk/settings', {
    ...{ ...phone, as: sellers['patan-handicrafts'], language: 'en' },
  });
  await seller.getByRole('link', { name: en('helpers.title') }).click();
  await seller.getByText(en('helpers.none')).waitFor();
  await seller.getByRole('button', { name: en('helpers.invite') }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByLabel(en('sellers.email')).fill('asha');
  await dialog.getByRole('button', { name: en('sellers.send') }).click();
  await dialog.getByText(en('login.emailWrong')).waitFor();
  await dialog.getByLabel(en('sellers.email')).fill(email);
  await dialog.getByLabel(en('sellers.language')).selectOption('ne-NP');
  await expectFitForAPhone(seller);
  await dialog.getByRole('button', { name: en('sellers.send') }).click();
  await seller.getByText(en('sellers.invited')).waitFor();
  await expectFitForAPhone(seller);

  const link = new URL(linkIn(await mailTo(journey.shop, email)));
  const helper = await journey.open(link.pathname.replace(/^\/ne/, ''), {
    ...{ ...phone, language: 'ne', dark: true, allow: [refused(401), refused(403), refused(410)] },
  });
  await helper.getByText(ne('join.noMoney')).waitFor();
  await helper.getByLabel(ne('sellers.firstName')).fill('आशा');
  await helper.getByLabel(ne('sellers.lastName')).fill('गुरुङ');
  await helper.getByLabel(ne('join.password')).fill('short');
  await helper.getByRole('button', { name: ne('join.submit') }).click();
  await expectFitForAPhone(helper);
  await helper.getByLabel(ne('join.password')).fill(password);
  await helper.getByRole('button', { name: ne('join.submit') }).click();
  await helper.getByText(ne('join.done')).waitFor();
  await helper.reload();
  await helper.getByText(ne('problem.link-used')).waitFor();
  await helper.getByRole('link', { name: ne('login.submit') }).click();
  await helper.getByLabel(ne('login.email')).fill(email);
  await helper.getByLabel(ne('login.password')).fill(password);
  await helper.getByRole('button', { name: ne('login.submit') }).click();
  await helper.getByRole('heading', { name: ne('today.title') }).waitFor();
  await helper.getByRole('link', { name: ne('insight.title') }).waitFor();
  expect(await helper.getByRole('link', { name: ne('money.title') }).count()).toBe(0);
  await helper.getByRole('link', { name: ne('insight.title') }).click();
  await helper.getByText(ne('insight.ordersByDay')).first().waitFor();
  expect(await helper.getByText(ne('insight.revenue'), { exact: true }).count()).toBe(0);
  for (const closed of ['money', 'helpers']) {
    await helper.goto(`${journey.origin}/ne/desk/${closed}`);
    await helper.getByRole('heading', { name: ne('helpers.closed') }).waitFor();
    await expectFitForAPhone(helper);
  }
  await helper
    .getByRole('main')
    .getByRole('link', { name: ne('nav.today') })
    .click();
  await helper.getByRole('heading', { name: ne('today.title') }).waitFor();

  await seller.reload();
  await seller.getByText('आशा गुरुङ').waitFor();
  await seller.getByLabel(en('helpers.seesMoney')).check();
  await seller.getByText(en('helpers.saved')).waitFor();
  await helper.reload();
  await helper.getByRole('link', { name: ne('money.title') }).click();
  await helper.getByRole('heading', { name: ne('money.title'), level: 1 }).waitFor();

  await seller.getByRole('button', { name: en('helpers.remove') }).click();
  await dialog.getByText(en('helpers.removeText')).waitFor();
  await expectFitForAPhone(seller);
  await dialog.getByRole('button', { name: en('helpers.remove') }).click();
  await seller.getByText(en('helpers.none')).waitFor();
  await helper
    .getByRole('navigation')
    .getByRole('link', { name: ne('nav.orders') })
    .click();
  await helper.getByRole('link', { name: ne('login.submit') }).click();
  await helper.getByRole('heading', { name: ne('login.title') }).waitFor();
});
