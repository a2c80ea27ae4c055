import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inviteSeller } from '@haat/contract/account/sellers/calls';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt, openDeskScreen } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const admin = 'admin@haat.test';
const say = sayingAtDesk('en');

// spec: sellers.4, money.14
test('an owner of more sellers than a page holds comes to all of them by a press, and finds one by a part of the name', async () => {
  const { token } = await signIn(journey.origin, admin);
  for (let n = 10; n < 60; n += 1)
    await ask(journey.origin, inviteSeller.path, { token, body: { ...invited, ...called(n) } });

  const page = await journey.open('/desk/shop/sellers', { width: 360, height: 640, as: admin });
  await showsFiftyThenAll(page);
  await find(page, 'stall 5');
  await isAt(page, '/desk/shop/sellers?q=stall+5');
  await expect.poll(() => stalls(page).allInnerTexts()).toEqual(fifties);
  await page.getByText('stall59@example.np').waitFor();
  await find(page, 'nobody');
  await page.getByText(say('sellers.notFound')).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => stalls(page).count()).toBe(10);
  expect(await nameField(page).inputValue()).toBe('stall 5');

  await openDeskScreen(page, say('nav.shop'), say('shopMoney.title'));
  await showsFiftyThenAll(page);
  await find(page, 'stall 5');
  await expect.poll(() => stalls(page).count()).toBe(10);
  await stalls(page).last().click();
  await page.getByRole('heading', { name: 'Zenith Stall 59' }).waitFor();
  await page.goBack();
  await expect.poll(() => stalls(page).count()).toBe(10);
});

const invited = { firstName: 'Asha', lastName: 'Rai', city: 'Pokhara' };
const called = (n: number) => ({ shopName: `Zenith Stall ${n}`, email: `stall${n}@example.np` });
const fifties = Array.from({ length: 10 }, (_, n) => `Zenith Stall ${50 + n}`);

const stalls = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Zenith Stall/ });
const nameField = (page: Page) => page.getByRole('searchbox', { name: say('sellers.search') });

/** The last by name stands on the second page. */
async function showsFiftyThenAll(page: Page): Promise<void> {
  const last = stalls(page).filter({ hasText: 'Zenith Stall 59' });
  await stalls(page).first().waitFor();
  expect(await last.count()).toBe(0);
  await page.getByRole('button', { name: say('products.more') }).click();
  await last.waitFor();
  expect(await stalls(page).count()).toBe(50);
}

async function find(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await nameField(page).press('Enter');
}
