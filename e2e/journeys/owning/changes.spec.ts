import { expect, test } from 'vitest';
import { saveGuestOrders } from '@haat/contract/tenant/calls';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt } from '../../support/page-actions.ts';
import { smallOn } from '../../support/target-size.ts';

const journey = useShop();
const admin = 'admin@haat.test';
const say = sayingAtDesk('ne');
const phone = { width: 360, height: 640, language: 'ne' } as const;

// spec: owner.2, owner.4
test('an owner comes in, sees who changed what, and narrows it', async () => {
  const { token } = await signIn(journey.origin, admin);
  await ask(journey.origin, saveGuestOrders.path, { token, body: { confirmHours: 30 } });
  const page = await journey.open('/desk', { ...phone, as: admin });
  await isAt(page, '/ne/desk/shop');
  await page.getByRole('heading', { name: say('owner.title'), level: 1 }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('nav.audit') })
    .click();
  const entry = page.getByRole('listitem').filter({ hasText: say('field.confirmHours') });
  await entry.waitFor();
  expect(await entry.locator('ins').innerText()).toBe('30');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await page.getByLabel(say('audit.what')).selectOption({ label: say('audit.kind.terms') });
  await page.getByText(say('audit.none')).waitFor();
  await page.goBack();
  await entry.waitFor();
});

// spec: owner.4
test('a seller who asks for a screen of the owner comes to the own desk', async () => {
  const page = await journey.open('/desk/shop/audit', { ...phone, as: 'seller@haat.test' });
  await isAt(page, '/ne/desk');
});

test('what is not there at the desk says so and leads on, instead of asking to try again', async () => {
  const page = await journey.open('/desk/shop', {
    as: 'admin@haat.test',
    language: 'ne',
    allow: [/404/, /400/],
  });
  for (const path of ['pages/nothing', `money/${crypto.randomUUID()}`, 'money/nothing']) {
    await page.goto(`${journey.origin}/ne/desk/shop/${path}`);
    await page.getByRole('heading', { name: sayingAtDesk('ne')('desk.missing') }).waitFor();
    await page.getByRole('main').getByRole('link').waitFor();
  }
});
