import { updateMe } from '@haat/contract/account/calls';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openGoogle } from '../../../apps/api/src/testing/servers/providers.ts';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { ask, cartLine, demoPassword, signIn } from '../../support/api.ts';
import {
  cookiesOf,
  field,
  isAt,
  logIn,
  main,
  ownButton,
  press,
  refused,
  stored,
} from '../../support/page-actions.ts';
import { useShop } from '../../support/harness.ts';
import { linkIn, mailTo, newcomer } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { toast, told } from '../../support/toasts.ts';

const port = await freePort();
const google = await openGoogle(`http://127.0.0.1:${port}/api/user/google/callback`);
afterAll(() => google.close());
// Facebook is offered, and never gone to.
const facebook = { FACEBOOK_CLIENT_ID: 'haat', FACEBOOK_CLIENT_SECRET: 'a secret' };
const journey = useShop({ port, env: { ...google.env, ...facebook } });

const say = saying('en');
const password = 'blue yak drinks tea';
const phone = { width: 360, height: 740 };
/** The browser goes to Google and comes back: the one other host that is meant. */
const toGoogle = new RegExp(
  `request to another host: GET ${RegExp.escape(google.env['GOOGLE_ISSUER'] ?? '')}`,
);
/** A stored cart with one line. */
const aCart = async () => ({
  myCart: JSON.stringify([await cartLine(journey.origin, 'cast-iron-pan-with-spout-26-cm')]),
});
const linesIn = async (page: Page) => JSON.parse((await stored(page, 'myCart')) ?? '[]') as unknown[];
/** Waits until a form says how its area stands (spec §4); before anything was done nobody sees it. */
const standsAt = (page: Page, text: string): Promise<void> =>
  main(page)
    .locator(`[role=status][data-status=${JSON.stringify(text)}]:empty`)
    .waitFor({ state: 'attached' });
/** Whether an email and a password open a session. */
const opens = (email: string, secret: string): Promise<boolean> =>
  ask(journey.origin, '/api/user/signin', { body: { email, password: secret } }).then(
    () => true,
    () => false,
  );
/** Notes, the moment the card of the login is there, whether its form is there as well. */
const watchLogin = `new MutationObserver(() => {
  if (window.seen !== undefined || document.querySelector('main h1')?.textContent !== ${JSON.stringify(say('login.title'))}) return;
  window.seen = document.querySelector('main form input[name=email]') !== null;
}).observe(document, { subtree: true, childList: true, characterData: true })`;

// spec: 1.20, 4.35, accounts.1, accounts.3, accounts.6, accounts.16, accounts.57, accounts.61, goods.47, goods.50
test('a new shopper signs up, confirms the password behind the link in the mail, and goes on to where they wanted to go', async () => {
  const email = 'sita@example.np';
  const page = await journey.open('/wishlist', {
    storage: await aCart(),
    before: (tab) => tab.addInitScript(watchLogin),
  });
  await isAt(page, '/login?next=%2Fwishlist');
  await expect.poll(() => page.evaluate('window.seen')).toBe(true);
  await main(page)
    .getByRole('link', { name: say('login.signUp') })
    .click();
  await isAt(page, '/signup?next=%2Fwishlist');
  await standsAt(page, say('signUp.idle'));
  await field(page, say('signUp.firstName')).fill('सीता');
  await field(page, say('signUp.lastName')).fill('राई');
  await field(page, say('field.email')).fill(email);
  await field(page, say('field.password')).fill(password);
  await main(page).getByText(say('strength.4')).waitFor();
  await press(page, say('signUp.submit'));
  await page.getByRole('heading', { name: say('mail.sent') }).waitFor();
  await main(page).getByText(say('mail.sentTo', { email })).waitFor();
  await main(page).getByText(say('mail.spam')).waitFor();

  const link = linkIn(await mailTo(journey.shop, email));
  expect(link.startsWith(`${journey.origin}/activate/`), link).toBe(true);
  const opened = await journey.open(link.slice(journey.origin.length), {
    context: page.context(),
    allow: [refused(403), refused(404), refused(410)],
  });
  await standsAt(opened, say('activate.idle'));
  await field(opened, say('field.password')).fill('what another one chose');
  await press(opened, say('activate.submit'));
  await main(opened).getByText(say('activate.wrongPassword')).waitFor();
  // It counts once: that a press can still use it shows that opening it did nothing.
  await field(opened, say('field.password')).fill(password);
  await press(opened, say('activate.submit'));
  await opened.getByRole('heading', { name: say('activate.done') }).waitFor();
  await main(opened).getByText(say('activate.loggedIn')).waitFor();
  expect((await cookiesOf(opened))['user-token']).toMatch(/^[\w-]{43}$/);
  // On a phone the mail is where one goes on; the tab of the sign-up may be gone.
  await main(opened)
    .getByRole('link', { name: say('login.goOn') })
    .click();
  await isAt(opened, '/wishlist');

  await main(page)
    .getByRole('link', { name: say('login.goOn') })
    .click();
  await isAt(page, '/wishlist');
  expect(await linesIn(page)).toHaveLength(1);

  // A link that was used, and one that is not complete.
  await opened.goto(link);
  await opened.getByRole('heading', { name: say('link.used') }).waitFor();
  await main(opened)
    .getByRole('link', { name: say('login.anew') })
    .click();
  await isAt(opened, '/login?next=%2Fwishlist');
  await opened.goto(link.slice(0, -3));
  await opened.getByRole('heading', { name: say('link.unknown') }).waitFor();
});

// spec: 1.21, 4.35, accounts.48, accounts.61, goods.46
test('on a phone in Nepali who has forgotten the password chooses a new one by mail, and the link counts once', async () => {
  const ne = saying('ne');
  const email = 'gita@example.np';
  await newcomer(journey.shop, email, password);
  const { token } = await signIn(journey.origin, email, undefined, password);
  // Mails to her speak Nepali.
  await ask(journey.origin, updateMe.path, { token, body: { language: 'ne-NP' } });
  const page = await journey.open('/login?next=%2Fne%2Fwishlist', {
    ...{ ...phone, language: 'ne', dark: true, allow: [refused(401), refused(410)] },
  });
  await logIn(page, ne, email, 'not my password');
  await main(page).getByText(ne('problem.wrong-credentials')).waitFor();
  expect(await field(page, ne('field.email')).inputValue()).toBe(email);
  await main(page)
    .getByRole('link', { name: ne('login.forgot') })
    .click();
  await isAt(page, '/ne/forgot-password?next=%2Fne%2Fwishlist');
  await standsAt(page, ne('forgot.idle'));
  await field(page, ne('field.email')).fill(email);
  await press(page, ne('forgot.submit'));
  await page.getByRole('heading', { name: ne('mail.sent') }).waitFor();
  const link = linkIn(await mailTo(journey.shop, email, 2));
  await page.goto(link);
  await standsAt(page, ne('reset.idle'));
  await field(page, ne('reset.password')).fill('short');
  await press(page, ne('reset.submit'));
  await main(page)
    .getByText(ne('field.passwordShort', { n: '८' }))
    .waitFor();
  await field(page, ne('reset.password')).fill(`${password}, twice`);
  await press(page, ne('reset.submit'));
  await page.getByRole('heading', { name: ne('reset.done') }).waitFor();
  expect([await opens(email, password), await opens(email, `${password}, twice`)]).toEqual([false, true]);
  await expect(ask(journey.origin, '/api/address/get_all', { token })).rejects.toThrow('401');

  // With the new one they go on to where they wanted to go.
  await main(page)
    .getByRole('link', { name: ne('login.anew') })
    .click();
  await isAt(page, '/ne/login?next=%2Fne%2Fwishlist');

  // Before a password is typed.
  await page.goto(link);
  await page.getByRole('heading', { name: ne('link.used') }).waitFor();
  expect(await field(page, ne('reset.password')).count()).toBe(0);
  await main(page)
    .getByRole('link', { name: ne('link.askAgain') })
    .click();
  await isAt(page, '/ne/forgot-password');
});

// spec: 4.29, accounts.2, accounts.4, accounts.16, accounts.55, security.16
test('signing up asks who is logged in to log out, and says what is wrong beside its fields, with the focus on the first', async () => {
  const page = await journey.open('/signup', {
    ...{ ...phone, as: 'shopper@haat.test', storage: await aCart(), allow: [refused(400)] },
  });
  await main(page)
    .getByText(say('signUp.signedIn', { name: 'Aarati Gautam' }))
    .waitFor();
  await press(page, say('signUp.logout'));
  await field(page, say('signUp.firstName')).waitFor();
  await told(page, say('logout.done'));
  expect(await linesIn(page)).toHaveLength(1);

  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/user/') ? 1 : 0));
  const typed = field(page, say('field.password'));
  expect(await typed.getAttribute('autocomplete')).toBe('new-password');
  await field(page, say('signUp.firstName')).fill('12345678');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await typed.press('Control+v');
  expect(await typed.inputValue()).toBe('12345678');
  await field(page, say('signUp.firstName')).fill('Sita');
  await field(page, say('field.email')).fill('sita@example');
  await main(page).getByText(say('strength.0')).waitFor();
  await press(page, say('signUp.submit'));
  expect(await field(page, say('signUp.lastName')).and(page.locator(':focus')).count()).toBe(1);
  await main(page).getByText(say('field.emailWrong')).waitFor();
  await field(page, say('signUp.lastName')).fill('Rai');
  await expect.poll(() => main(page).getByText(say('field.needed')).count()).toBe(0);
  expect(calls).toBe(0);

  // What many use, and what everybody knows of her: the server's word, at the field too.
  await field(page, say('field.email')).fill('sita.rai@example.np');
  for (const [easy, code] of [
    ['password123', 'password-common'],
    ['sita.rai@example.np', 'password-own'],
  ] as const) {
    await typed.fill(easy);
    await press(page, say('signUp.submit'));
    await main(page)
      .getByText(say(`problem.${code}`))
      .waitFor();
  }
});

// spec: 3.29, 4.34, 4.35, accounts.4, accounts.17, accounts.45, accounts.56
test('the login shows a password to who wants to see it, says how it stands and how long to wait, and leads to no other shop', async () => {
  // What else is no address of the shop's: return-path.test.ts.
  const page = await journey.open(`/login?next=${encodeURIComponent('/\\elsewhere.example')}`, {
    allow: [refused(401), refused(429)],
  });
  const [email, typed] = [field(page, say('field.email')), field(page, say('field.password'))];
  await email.fill(password);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await typed.press('Control+v');
  await press(page, say('field.show'));
  expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', password]);
  await press(page, say('field.hide'));
  expect(await typed.getAttribute('type')).toBe('password');
  expect(await typed.getAttribute('autocomplete')).toBe('current-password');
  expect(await email.getAttribute('autocomplete')).toBe('username');

  await standsAt(page, 'user has not been signed in yet');
  await standsAt(page, 'user has not been signed in by Facebook yet');
  const held = Promise.withResolvers<void>();
  const signin = '**/api/user/signin';
  await page.route(signin, (route) => held.promise.then(() => route.continue()), { times: 1 });
  await logIn(page, say, 'nobody@example.np', password);
  const status = main(page).getByRole('status');
  await status.getByText(say('login.submitting')).waitFor();
  const submitting = main(page).getByRole('button', { name: say('login.submitting') });
  expect(await submitting.isDisabled()).toBe(true);
  await submitting.focus();
  held.resolve();
  await status.getByText(say('problem.wrong-credentials')).waitFor();
  // Whoever came by keyboard is where they were.
  expect(await page.evaluate('document.activeElement.type')).toBe('submit');

  const refusal = { error: 'Too many wrong passwords.', code: 'too-many-passwords', retryAfter: 130 };
  await page.route(signin, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await logIn(page, say, 'sita@example.np', password);
  await main(page)
    .getByText(`${say('wait.minutes', { n: 3 })} ${say('wait.forgot')}`)
    .waitFor();
  await logIn(page, say, 'shopper@haat.test', demoPassword);
  await isAt(page, '/');
});

// spec: 1.22, accounts.11
// spec: 5.11
test('that a login is needed is said no more once it is done', async () => {
  const page = await journey.open('/product/cast-iron-pan-with-spout-26-cm', phone);
  await ownButton(page, 'Buy now').click();
  const needed = toast(page, say('account.loginFirst'));
  await needed.waitFor();
  // With the mouse upon it, it would stay for good.
  await needed.hover();
  await field(page, say('field.email')).fill('shopper@haat.test');
  await field(page, say('field.password')).fill(demoPassword);
  await field(page, say('field.password')).press('Enter');
  await isAt(page, '/cart-details');
  await needed.waitFor({ state: 'detached' });
});

test('a shopper logs in by Google and goes on to where they wanted to go', async () => {
  google.person = {
    sub: 'hari',
    email: 'hari@gmail.example',
    email_verified: true,
    given_name: 'Hari',
    family_name: 'Thapa',
  };
  const page = await journey.open(`/login?next=${encodeURIComponent('/ne/compare')}`, {
    ...{ ...phone, language: 'ne', allow: [toGoogle] },
  });
  await press(page, saying('ne')('provider.google'));
  await isAt(page, '/ne/compare');
  const { 'user-token': token = '', 'user-detail': detail = '' } = await cookiesOf(page);
  expect(token.length).toBeGreaterThan(20);
  expect(JSON.parse(decodeURIComponent(detail))).toMatchObject({ firstName: 'Hari', lastName: 'Thapa' });
  // The code stands in no address that the shopper can come back to.
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('code=');
});

// spec: 4.35, accounts.11, accounts.14
test('a link with somebody’s code in it logs nobody in, and who says no at Google is told so and goes on by another way', async () => {
  google.person = null;
  const code = 'a-code-that-was-made-for-another-browser';
  const page = await journey.open(`/login?next=%2Fcompare&code=${code}`, { allow: [toGoogle] });
  await page.getByText(say('problem.sign-in-lost')).waitFor();
  expect(await cookiesOf(page)).not.toHaveProperty('user-token');
  await standsAt(page, 'user has not been signed in by Google yet');
  await press(page, say('provider.google'));
  await isAt(page, '/login?problem=cancelled');
  await page.getByText(say('provider.cancelled')).waitFor();
  await logIn(page, say, 'shopper@haat.test');
  await isAt(page, '/compare');
});

// spec: choosing.44, accounts.5
test('what leads into an account is kept out of search engines and shows nothing of anybody', async () => {
  const token = 'a-token-that-nobody-has-ever-been-sent';
  const secret = [`/activate/${token}`, `/reset-password/${token}`, '/login?code=abc'];
  for (const path of ['/signup', '/forgot-password', ...secret].flatMap((each) => [each, `/ne${each}`])) {
    const [guest, known] = await Promise.all(
      ['', 'user-token=abcdefghijklmnop; user-detail=%7B%22firstName%22%3A%22Zxqvanna%22%7D'].map((cookie) =>
        fetch(journey.origin + path, { headers: { cookie } }),
      ),
    );
    const html = await guest!.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(await known!.text()).toBe(html);
    const kept = guest!.headers.get('cache-control');
    expect(kept === 'private, no-store', path).toBe(secret.some((each) => path.endsWith(each)));
  }
});
