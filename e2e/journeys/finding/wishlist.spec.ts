import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { refusal } from '@haat/contract/core/problem';
import { ask, productAt, signIn } from '../../support/api.ts';
import { cardOf, cookiesOf, goOn, isAt, logIn } from '../../support/page-actions.ts';
import { inLanguage, useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const phone = { width: 360, height: 740 };
const shopper = 'shopper@haat.test';
const other = 'shopper2@haat.test';
const kitchen = '/product_category/kitchen-and-dining';
const pan = 'cast-iron-pan-with-spout-26-cm';
const bowls = 'noodle-bowls-with-chopsticks-set-of-2';
const cooker = 'pressure-cooker-3-litre-stainless-steel';

describe('the heart on a card', () => {
  // spec: 1.10, 2.card.5, 4.19, 4.20, 8.2, 9.17, choosing.20
  test('knows by one call what is wished for, puts a product in and takes it out, and goes back where the shop refuses', async () => {
    await wishing(shopper, bowls, cooker);
    const calls: string[] = [];
    const page = await journey.open(kitchen, {
      as: shopper,
      before: async (tab) => void tab.on('request', (request) => calls.push(new URL(request.url()).pathname)),
      allow: [/409 \(Conflict\)/],
    });
    for (const slug of [bowls, cooker])
      await cardOf(page, slug).getByRole('button', { name: 'Remove from wishlist' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove from wishlist' }).count()).toBe(2);
    expect(calls.filter((path) => path.startsWith('/api/wishlist'))).toEqual(['/api/wishlist/get_all']);

    const card = cardOf(page, pan);
    await card.hover();
    await card.getByRole('button', { name: 'Add to wishlist' }).click();
    expect(await told(page, 'Added to your wishlist')).toBe(2000);
    expect(await heart(card).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => wishedBy(shopper)).toEqual([pan, cooker, bowls]);
    await card.getByRole('button', { name: 'Remove from wishlist' }).click();
    expect(await told(page, 'Removed from your wishlist')).toBe(1000);
    await expect.poll(() => wishedBy(shopper)).toEqual([cooker, bowls]);

    await page.route('**/api/wishlist/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: refusal('wishlist-full').body })
        : route.fallback(),
    );
    await heart(card).press('Enter');
    expect(await told(page, saying('en')('problem.wishlist-full'))).toBe(2000);
    expect(await heart(card).getAttribute('aria-pressed')).toBe('false');
  });

  // spec: 5.7
  test('of somebody whose session was ended elsewhere leads to the login and is done after it', async () => {
    await wishing(other);
    const page = await journey.open(kitchen, { as: other, allow: [/401 \(Unauthorized\)/] });
    const { 'user-token': token = '' } = await cookiesOf(page);
    await ask(journey.origin, '/api/user/signout', { token, body: {} });
    await cardOf(page, pan).getByRole('button', { name: 'Add to wishlist' }).press('Enter');
    await told(page, 'Please login first for better experience');
    await isAt(page, `/login?next=${encodeURIComponent(kitchen)}`);
    await logIn(page, saying('en'), other);
    await isAt(page, kitchen);
    await expect.poll(() => wishedBy(other)).toEqual([pan]);
  });
});

describe("a guest's wish", () => {
  const visit = { language: 'ne', ...phone } as const;

  // spec: 5.7, 5.11, choosing.21
  test('is done after the login, where they were, and once', async () => {
    await wishing(shopper);
    const say = saying(visit.language);
    const here = inLanguage(`${kitchen}?sort=price-asc`, visit.language);
    const page = await journey.open(`${kitchen}?sort=price-asc`, visit);
    const card = cardOf(page, pan);
    await card.hover();
    await card.getByRole('button', { name: say('wishlist.add') }).click();
    expect(await told(page, say('account.loginFirst'))).toBe(1000);
    await isAt(page, `${inLanguage('/login', visit.language)}?next=${encodeURIComponent(here)}`);
    await logIn(page, say, shopper);
    await isAt(page, here);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: say('wishlist.remove') }).waitFor();
    await expect.poll(() => wishedBy(shopper)).toEqual([pan]);
    await card.getByRole('button', { name: say('wishlist.remove') }).click();
    await expect.poll(() => wishedBy(shopper)).toEqual([]);
    await page.reload();
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: say('wishlist.add') }).waitFor({ state: 'attached' });
    expect(await wishedBy(shopper)).toEqual([]);
  });

  // spec: 4.37, 5.3, choosing.21
  test('is forgotten by who logs in for something else, and made by no address that somebody else wrote', async () => {
    await wishing(shopper);
    // A session that was ended elsewhere is none.
    const page = await journey.open('/wishlist', {
      cookies: { 'user-token': 'a-token-of-nobody-at-all', 'user-detail': '%7B%7D' },
      allow: [/401 \(Unauthorized\)/],
    });
    await isAt(page, '/login?next=%2Fwishlist');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();

    await goOn(page, kitchen);
    await cardOf(page, pan).getByRole('button', { name: 'Add to wishlist' }).press('Enter');
    await isAt(page, `/login?next=${encodeURIComponent(kitchen)}`);
    await told(page, 'Please login first for better experience');
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await told(page, 'Please login first for better experience');
    await isAt(page, '/login?next=%2Fwishlist');
    const wished = wishesMade(page);
    await logIn(page, saying('en'), shopper);
    await isAt(page, '/wishlist');
    await page.getByText('Your wishlist is empty').waitFor();

    const { _id } = await productAt(journey.origin, pan);
    const intent = encodeURIComponent(JSON.stringify({ wish: _id }));
    await goOn(page, `${kitchen}?wish=${_id}&intent=${intent}`);
    const add = cardOf(page, pan).getByRole('button', { name: 'Add to wishlist' });
    // A press is all that makes one.
    await add.press('Enter');
    await expect.poll(wished).toEqual(['/api/wishlist/add']);
    // Answered too, so that it cannot come into the next test.
    await expect.poll(() => wishedBy(shopper)).toEqual([pan]);
  });
});

// spec: 1.10, 2.routes.5
test('the wishlist asks again for what it could not have, shows the newest first, fills the cart, and lets go at once', async () => {
  await wishing(shopper, pan, cooker);
  const calls: string[] = [];
  const page = await journey.open('/wishlist', {
    as: shopper,
    allow: [/ERR_INTERNET_DISCONNECTED/],
    before: async (tab) => {
      await tab.route('**/api/wishlist/get_all', (route) => route.abort('internetdisconnected'), {
        times: 1,
      });
      tab.on('request', (request) => calls.push(new URL(request.url()).pathname));
    },
  });
  await page.getByText('No connection. Please check your network and try again.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('2 products', { exact: true }).waitFor();
  const links = await page.getByRole('article').locator('h3 a').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    `/product/${cooker}`,
    `/product/${pan}`,
  ]);
  // One that failed and one that was asked for.
  expect(calls.filter((path) => path === '/api/wishlist/get_all')).toHaveLength(2);
  await cardOf(page, pan).getByRole('button', { name: 'Add to Cart' }).click();
  await told(page, /^Item Added$/);
  await cardOf(page, pan).getByRole('button', { name: 'Remove from wishlist' }).press('Enter');
  await cardOf(page, pan).waitFor({ state: 'detached' });
  await page.getByText('1 product', { exact: true }).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('1 product');
  await cardOf(page, cooker).getByRole('button', { name: 'Remove from wishlist' }).click();
  await page.getByText('Your wishlist is empty').waitFor();
  await expect.poll(() => wishedBy(shopper)).toEqual([]);
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await isAt(page, '/products');
});

/** From now on: what a page asks for to change the wishlist. */
function wishesMade(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/wishlist/')) paths.push(pathname);
  });
  return () => paths;
}

const heart = (card: Locator) => card.getByRole('button', { name: /wishlist$/ });

const tokens = new Map<string, string>();

async function wishlistOf(email: string) {
  const token = tokens.get(email) ?? (await signIn(journey.origin, email)).token;
  tokens.set(email, token);
  const wished = await ask<{ _id: string; slug: string }[]>(journey.origin, '/api/wishlist/get_all', {
    token,
  });
  return { token, wished };
}

/** The slugs of what an account wishes for, newest first. */
const wishedBy = async (email: string) => (await wishlistOf(email)).wished.map(({ slug }) => slug);

/** Leaves an account with these wishes and no others. */
async function wishing(email: string, ...slugs: string[]): Promise<void> {
  const { token, wished } = await wishlistOf(email);
  const change = (what: 'add' | 'remove', productId: string) =>
    ask(journey.origin, `/api/wishlist/${what}`, { token, body: { productId } });
  for (const { _id } of wished) await change('remove', _id);
  for (const slug of slugs) await change('add', (await productAt(journey.origin, slug))._id);
}
