import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, cartLine } from '../../support/api.ts';
import { cookiesOf, field, isAt, logIn, main, press, refused, stored } from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { linkIn, mailTo } from '../../support/outbox.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

// Facebook is offered, and never gone to.
const journey = useShop({ env: { FACEBOOK_CLIENT_ID: 'haat', FACEBOOK_CLIENT_SECRET: 'a secret' } });
const password = 'blue yak drinks tea';
const phone = { width: 360, height: 740 };
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

describe.each([
  { language: 'ne', ...phone, goal: '/cart-details' },
  { language: 'en', width: 1280, height: 800, goal: '/wishlist' },
] as const)('a new shopper, in $language at $width px', ({ language, goal, ...size }) => {
  const say = saying(language);
  const email = `sita.${language}@example.np`;

  // spec: 1.20, 4.35, accounts.1, accounts.3, accounts.6, accounts.16, goods.50
  test('signs up, confirms the password behind the link in the mail, is logged in and goes on to where they wanted to go', async () => {
    const next = `?next=${encodeURIComponent(inLanguage(goal, language))}`;
    const storage = {
      myCart: JSON.stringify([await cartLine(journey.origin, 'cast-iron-pan-with-spout-26-cm')]),
    };
    const page = await journey.open(`/login${next}`, { language, ...size, storage });
    await main(page)
      .getByRole('link', { name: say('login.signUp') })
      .click();
    await isAt(page, inLanguage('/signup', language) + next);
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
    const path = inLanguage('/activate/', language);
    expect(link.startsWith(journey.origin + path), link).toBe(true);
    const opened = await journey.open(link.slice(journey.origin.length), {
      context: page.context(),
      allow: [refused(403)],
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

    await main(page)
      .getByRole('link', { name: say('login.goOn') })
      .click();
    await isAt(page, inLanguage(goal, language));
    expect(JSON.parse((await stored(page, 'myCart')) ?? '[]')).toHaveLength(1);
  });

  // spec: 4.35, accounts.1, accounts.57
  test('is told what to do with a link that was used, and one that is not complete', async () => {
    const link = linkIn(await mailTo(journey.shop, email));
    const allow = [refused(410), refused(404)];
    const page = await journey.open(link.slice(journey.origin.length), { ...size, allow });
    await page.getByRole('heading', { name: say('link.used') }).waitFor();
    await main(page)
      .getByRole('link', { name: say('login.anew') })
      .click();
    await isAt(page, inLanguage('/login', language));
    for (const cut of [link.slice(0, -3), link.slice(0, -30)]) {
      await page.goto(cut);
      await page.getByRole('heading', { name: say('link.unknown') }).waitFor();
    }
  });

  // spec: 1.21, 4.35, accounts.48, goods.46
  test('who has forgotten the password chooses a new one by mail, and is logged out everywhere', async () => {
    const page = await journey.open('/login', { language, ...size, allow: [refused(401), refused(410)] });
    await logIn(page, say, email, 'not my password');
    await main(page).getByText(say('problem.wrong-credentials')).waitFor();
    expect(await field(page, say('field.email')).inputValue()).toBe(email);
    await logIn(page, say, email, password);
    await isAt(page, inLanguage('/', language));

    const other = await journey.open('/forgot-password', { language, ...size, allow: [refused(410)] });
    await standsAt(other, say('forgot.idle'));
    await field(other, say('field.email')).fill(email);
    await press(other, say('forgot.submit'));
    await other.getByRole('heading', { name: say('mail.sent') }).waitFor();
    const link = linkIn(await mailTo(journey.shop, email, 2));
    await other.goto(link);
    await standsAt(other, say('reset.idle'));
    await field(other, say('reset.password')).fill('short');
    await press(other, say('reset.submit'));
    await main(other)
      .getByText(say('field.passwordShort', { n: language === 'ne' ? '८' : 8 }))
      .waitFor();
    await field(other, say('reset.password')).fill(`${password}, twice`);
    await press(other, say('reset.submit'));
    await other.getByRole('heading', { name: say('reset.done') }).waitFor();
    expect([await opens(email, password), await opens(email, `${password}, twice`)]).toEqual([false, true]);

    await page.goto(journey.origin + inLanguage('/user-profile/details', language));
    await isAt(page, new RegExp(`^${inLanguage('/login', language)}\\?next=`));

    // Before a password is typed.
    await other.goto(link);
    await other.getByRole('heading', { name: say('link.used') }).waitFor();
    expect(await field(other, say('reset.password')).count()).toBe(0);
    await main(other)
      .getByRole('link', { name: say('link.askAgain') })
      .click();
    await isAt(other, inLanguage('/forgot-password', language));
  });
});

describe('a form of the account', () => {
  const say = saying('en');

  // spec: accounts.2
  test('says what is wrong beside its fields, goes to the first of them, and sends nothing', async () => {
    const page = await journey.open('/signup', phone);
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/api/user/') ? 1 : 0));
    await field(page, say('signUp.firstName')).fill('Sita');
    await field(page, say('field.email')).fill('sita@example');
    await field(page, say('field.password')).fill('12345678');
    await main(page).getByText(say('strength.0')).waitFor();
    await press(page, say('signUp.submit'));
    expect(await field(page, say('signUp.lastName')).and(page.locator(':focus')).count()).toBe(1);
    await main(page).getByText(say('field.emailWrong')).waitFor();
    await field(page, say('signUp.lastName')).fill('Rai');
    await expect.poll(() => main(page).getByText(say('field.needed')).count()).toBe(0);
    expect(calls).toBe(0);
  });

  // spec: accounts.4
  test('shows a password to who wants to see it, takes a pasted one, and tells password managers which one it is', async () => {
    const page = await journey.open('/login');
    const typed = field(page, say('field.password'));
    await field(page, say('field.email')).fill(password);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    await typed.press('Control+v');
    await main(page)
      .getByRole('button', { name: say('field.show') })
      .click();
    expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', password]);
    await main(page)
      .getByRole('button', { name: say('field.hide') })
      .click();
    expect(await typed.getAttribute('type')).toBe('password');
    expect(await typed.getAttribute('autocomplete')).toBe('current-password');
    expect(await field(page, say('field.email')).getAttribute('autocomplete')).toBe('username');
    await page.goto(`${journey.origin}/signup`);
    expect(await typed.getAttribute('autocomplete')).toBe('new-password');
    await typed.press('Control+v');
    expect(await typed.inputValue()).toBe(password);
  });

  // spec: 3.29, 4.34, 4.35
  test('says how its area stands: before, while and after', async () => {
    const held = Promise.withResolvers<void>();
    const page = await journey.open('/login', {
      allow: [refused(401)],
      before: (tab) =>
        tab.route('**/api/user/signin', async (route) => {
          await held.promise;
          await route.continue();
        }),
    });
    const status = main(page).getByRole('status');
    await standsAt(page, 'user has not been signed in yet');
    await standsAt(page, 'user has not been signed in by Facebook yet');
    await logIn(page, say, 'nobody@example.np', password);
    await status.getByText(say('login.submitting')).waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: say('login.submitting') })
        .isDisabled(),
    ).toBe(true);
    held.resolve();
    await status.getByText(say('problem.wrong-credentials')).waitFor();
  });

  // spec: accounts.45, accounts.56
  test('tells who has tried too often how many minutes are left, and how to get in without waiting', async () => {
    const refusal = { error: 'Too many wrong passwords.', code: 'too-many-passwords', retryAfter: 130 };
    const page = await journey.open('/login', {
      ...phone,
      allow: [refused(429)],
      before: (tab) =>
        tab.route('**/api/user/signin', (route) => route.fulfill({ status: 429, json: refusal })),
    });
    await logIn(page, say, 'sita@example.np', password);
    await main(page)
      .getByText(`${say('wait.minutes', { n: 3 })} ${say('wait.forgot')}`)
      .waitFor();
  });

  // spec: security.16
  test('refuses a password that many use beside its field, with a sentence', async () => {
    const page = await journey.open('/signup', { ...phone, allow: [refused(400)] });
    await field(page, say('signUp.firstName')).fill('Sita');
    await field(page, say('signUp.lastName')).fill('Rai');
    await field(page, say('field.email')).fill('sita.rai@example.np');
    for (const [easy, code] of [
      ['password123', 'password-common'],
      ['sita.rai@example.np', 'password-own'],
    ] as const) {
      await field(page, say('field.password')).fill(easy);
      await press(page, say('signUp.submit'));
      await main(page)
        .getByText(say(`problem.${code}`))
        .waitFor();
    }
  });

  // spec: goods.47
  test('is whole as soon as a guest is led to it', async () => {
    // Notes, the moment the card is there, whether its form is there as well.
    const watching = `new MutationObserver(() => {
      if (window.seen !== undefined || document.querySelector('main h1')?.textContent !== ${JSON.stringify(say('login.title'))}) return;
      window.seen = document.querySelector('main form input[name=email]') !== null;
    }).observe(document, { subtree: true, childList: true, characterData: true })`;
    const page = await journey.open('/wishlist', { ...phone, before: (tab) => tab.addInitScript(watching) });
    await isAt(page, /^\/login\?next=/);
    await expect.poll(() => page.evaluate('window.seen')).toBe(true);
  });

  // spec: accounts.17
  test('leads after the login to no address but the shop’s', async () => {
    // What else is none: return-path.test.ts.
    const page = await journey.open(`/login?next=${encodeURIComponent('/\\elsewhere.example')}`);
    await logIn(page, say, 'shopper@haat.test');
    await isAt(page, '/');
  });

  // spec: 4.29, accounts.16, accounts.55
  test('for signing up asks who is logged in to log out first, and the cart stays', async () => {
    const storage = {
      myCart: JSON.stringify([await cartLine(journey.origin, 'cast-iron-pan-with-spout-26-cm')]),
    };
    const page = await journey.open('/signup', { as: 'shopper@haat.test', storage });
    await main(page)
      .getByText(say('signUp.signedIn', { name: 'Aarati Gautam' }))
      .waitFor();
    await press(page, say('signUp.logout'));
    await field(page, say('signUp.firstName')).waitFor();
    await told(page, say('logout.done'));
    expect(JSON.parse((await stored(page, 'myCart')) ?? '[]')).toHaveLength(1);
  });
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
