import { afterAll, expect, test } from 'vitest';
import { openGoogle } from '../../../apps/api/src/testing/servers/providers.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { cookiesOf, isAt, logIn } from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';

const port = await freePort();
const google = await openGoogle(`http://127.0.0.1:${port}/api/user/google/callback`);
afterAll(() => google.close());
const journey = useShop({ port, env: google.env });

/** The browser goes to Google and comes back: the one other host that is meant. */
const allow = [
  new RegExp(`request to another host: GET ${RegExp.escape(google.env['GOOGLE_ISSUER'] ?? '')}`),
];

// spec: 1.22, accounts.11
test('a shopper logs in by Google and goes on to where they wanted to go', async () => {
  const language = 'ne';
  const say = saying(language);
  google.person = {
    sub: 'hari',
    email: 'hari@gmail.example',
    email_verified: true,
    given_name: 'Hari',
    family_name: 'Thapa',
  };
  const goal = '/ne/compare';
  const visit = { language, width: 360, height: 740, allow } as const;
  const page = await journey.open(`/login?next=${encodeURIComponent(goal)}`, visit);
  expect(await page.getByRole('button', { name: say('provider.facebook') }).count()).toBe(0);
  await page.getByRole('button', { name: say('provider.google') }).click();
  await isAt(page, goal);
  const { 'user-token': token = '', 'user-detail': detail = '' } = await cookiesOf(page);
  expect(token.length).toBeGreaterThan(20);
  expect(JSON.parse(decodeURIComponent(detail))).toMatchObject({ firstName: 'Hari', lastName: 'Thapa' });
  // The code stands in no address that the shopper can come back to.
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('code=');
});

// spec: 4.35, accounts.11
test('who says no at Google is told so, and can go on by another way', async () => {
  const say = saying('en');
  google.person = null;
  const page = await journey.open('/login?next=%2Fcompare', { allow });
  const idle = 'user has not been signed in by Google yet';
  await page.locator(`[role=status][data-status="${idle}"]:empty`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: say('provider.google') }).click();
  await isAt(page, '/login?problem=cancelled');
  await page.getByText(say('provider.cancelled')).waitFor();
  await logIn(page, say, 'shopper@haat.test');
  await isAt(page, '/compare');
});

// spec: accounts.14
test('a link with somebody’s code in it logs nobody in', async () => {
  const say = saying('en');
  const code = 'a-code-that-was-made-for-another-browser';
  const page = await journey.open(`/login?code=${code}`);
  await page.getByText(say('problem.sign-in-lost')).waitFor();
  expect(await cookiesOf(page)).not.toHaveProperty('user-token');
});
