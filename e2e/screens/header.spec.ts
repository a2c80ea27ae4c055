import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, signIn } from '../support/api.ts';
import { cardOf, cookiesOf, isAt, logIn } from '../support/page-actions.ts';
import { inLanguage, useSharedShop } from '../support/harness.ts';
import { saying } from '../support/messages.ts';
import { toast, told } from '../support/toasts.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const shopper = 'shopper@haat.test';
const other = 'shopper2@haat.test';

describe('the strip above the header', () => {
  // spec: 1.5, 2.header.1
  test('welcomes by the name of the shop and names the number and the networks', async () => {
    const page = await journey.open('/products');
    const strip = stripOf(page);
    await strip.getByRole('link', { name: 'Message us: +977 980-0000000' }).waitFor();
    const links = await strip.getByRole('listitem').getByRole('link').all();
    expect(
      await Promise.all(
        links.map(async (link) => [await link.getAttribute('aria-label'), await link.getAttribute('href')]),
      ),
    ).toEqual([
      ['Follow us on Facebook', 'https://www.facebook.com/'],
      ['Follow us on Instagram', 'https://www.instagram.com/'],
      ['Follow us on TikTok', 'https://www.tiktok.com/'],
      ['Follow us on WhatsApp', 'https://wa.me/9779800000000'],
    ]);
  });

  // spec: 2.header.1, 5.11, 9.17
  test('leads to the comparison and, after the login, to the wishlist', async () => {
    const page = await journey.open('/products');
    await stripOf(page).getByRole('link', { name: 'Compare' }).click();
    await isAt(page, '/compare');
    await stripOf(page).getByRole('button', { name: 'Wishlist' }).click();
    expect(await told(page, 'Please login first for better experience')).toBe(4000);
    await isAt(page, '/login?next=%2Fwishlist');
    await logIn(page, saying('en'), other);
    await isAt(page, '/wishlist');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await stripOf(page).getByRole('button', { name: 'Wishlist' }).click();
    await isAt(page, '/wishlist');
  });

  // spec: 2.header.1
  test('is not there on a phone', async () => {
    const page = await journey.open('/products', phone);
    expect(await page.getByText('Welcome to Haat').isVisible()).toBe(false);
  });
});

describe('the header', () => {
  // spec: 2.header.2, 2.mobile.3
  test.each([
    ['a desktop', 'en', 'Haat', { width: 1280, height: 800 }],
    ['a phone', 'ne', 'हाट', phone],
  ] as const)('of %s: the logo leads home (%s)', async (_, language, name, size) => {
    const page = await journey.open('/products', { ...size, language });
    const logo = page.getByRole('banner').getByRole('link', { name: saying(language)('site.home') });
    await logo.getByText(name).waitFor();
    await logo.click();
    await isAt(page, inLanguage('/', language));
  });

  // spec: 2.header.7
  test('leads to the wishlist, a guest by way of the login', async () => {
    const page = await journey.open('/products', { as: other });
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor();
    const guest = await journey.open('/products');
    await guest.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await isAt(guest, '/login?next=%2Fwishlist');
  });

  // spec: 2.header.6, 2.mobile.3, 6.2
  test.each([
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone', phone],
  ])('of %s shows a guest the way to the login, and who is logged in their menu', async (_, size) => {
    const page = await journey.open('/products', size);
    expect(await accountButton(page).count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await isAt(page, '/login?next=%2Fproducts');
    await logIn(page, saying('en'), shopper);
    await isAt(page, '/products');
    await accountButton(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await isAt(page, '/user-profile');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).count()).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark mode' }).waitFor();
  });
});

describe('who is logged in', () => {
  // spec: 3.12
  test('is kept in two cookies: the token, and for display who it is', async () => {
    const page = await journey.open('/login');
    await logIn(page, saying('en'), shopper);
    await isAt(page, '/');
    const { token, user } = await signIn(journey.origin, shopper);
    const held = await cookiesOf(page);
    expect(held['user-token']).toHaveLength(token.length);
    const { _id, firstName, lastName, email, picture } = user;
    expect(JSON.parse(decodeURIComponent(held['user-detail'] ?? ''))).toEqual({
      _id,
      firstName,
      lastName,
      email,
      picture,
    });
  });

  // spec: 1.19, 4.29, accounts.58
  test('logs out: both cookies go, the shop is shown from its front page, and other tabs know', async () => {
    const page = await journey.open('/user-profile', { as: shopper });
    const second = await journey.open('/wishlist', { context: page.context() });
    await second.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor();
    const { 'user-token': token = '' } = await cookiesOf(page);
    await accountButton(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await isAt(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await expect.poll(() => sessionOf(page)).toEqual([undefined, undefined]);
    await expect
      .poll(() => ask(journey.origin, '/api/user/me', { token }).catch(({ message }: Error) => message))
      .toContain('401');
    await isAt(second, '/login?next=%2Fwishlist');
    await second.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });
});

describe('the menu of a phone', () => {
  // spec: 2.mobile.4, 2.mobile.5
  test('leads everywhere; Logout is there for who is logged in only', async () => {
    const guest = await journey.open('/products', phone);
    expect(await entriesOf(guest)).toEqual([
      'Home',
      'About',
      'Compare',
      'My Cart',
      'My Account',
      'Contact us',
    ]);
    expect(await menuOf(guest).locator('a[href*="/product_category/"]').count()).toBeGreaterThan(3);
    const page = await journey.open('/products', { ...phone, as: other });
    expect((await entriesOf(page)).at(-1)).toBe('Logout');
    await menuOf(page).getByRole('button', { name: 'Logout' }).click();
    await isAt(page, '/');
    await menuOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => sessionOf(page)).toEqual([undefined, undefined]);
  });
});

describe('a message', () => {
  // spec: 8.24, 9.17
  test('of the cart stands at the top right for a second; its bar stops while somebody points at it', async () => {
    const page = await journey.open('/product_category/kitchen-and-dining');
    const card = cardOf(page, 'cast-iron-pan-with-spout-26-cm');
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    const message = toast(page, /^Item Added$/);
    await message.hover();
    expect(await told(page, /^Item Added$/)).toBe(1000);
    const bar = message.locator('[role=progressbar]');
    await expect.poll(() => bar.getAttribute('style')).toContain('animation-play-state: paused');
    const none = { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width } = (await message.boundingBox()) ?? none;
    const header = (await page.getByRole('banner').boundingBox()) ?? none;
    const below = y - (header.y + header.height);
    // Under the header, so that the cart's own button is not covered.
    expect([1280 - (x + width) < 60, below >= 0, below < 60]).toEqual([true, true, true]);
    await page.mouse.move(300, 700);
    await message.waitFor({ state: 'detached' });
    const remove = card.getByRole('button', { name: /^Remove from cart/ });
    await remove.click();
    expect(await told(page, 'Item Removed')).toBe(1000);
  });
});

const stripOf = (page: Page) => page.getByText('Welcome to Haat').locator('xpath=..');
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function entriesOf(page: Page): Promise<string[]> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const entries = menuOf(page).getByRole('navigation').getByRole('listitem');
  await entries.first().waitFor();
  return entries.allTextContents();
}

/** What is left of the two cookies of a session. */
async function sessionOf(page: Page): Promise<(string | undefined)[]> {
  const { 'user-token': token, 'user-detail': detail } = await cookiesOf(page);
  return [token, detail];
}
