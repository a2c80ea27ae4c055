import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { isAt, widthIn } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const frame = () => ask<ShopFrame>(journey.origin, '/api/shop/get-frame/haat');
const footerOf = (page: Page) => page.getByRole('contentinfo');

// spec: 1.5, 1.28, 2.shared.5, 2.shared.6, 2.shared.7, 7.28, 9.12, 9.16
test('the footer says who the shop is and how to reach it, and names the first six categories, then all of them', async () => {
  const { profileDetails: profile, footerItems } = await frame();
  const page = await journey.open('/products');
  const footer = footerOf(page);
  const words = [profile.intro, profile.address, profile.email, profile.phone];
  // The narrowest with the chat button's words, the widest without them, a phone and a desktop.
  for (const width of [768, 767, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const text of words) await footer.getByText(text ?? '').waitFor();
    await chatHasWords(page, width >= 768);
  }
  const email = footer.getByRole('link', { name: profile.email ?? '' });
  expect(await email.getAttribute('href')).toBe(`mailto:${profile.email}`);
  const call = footer.getByRole('link', { name: profile.phone ?? '' });
  expect(await call.getAttribute('href')).toBe('tel:015550100');
  expect(await footer.locator('img').first().getAttribute('src')).toMatch(/^\/uploads\/profile\//);
  await footer.getByText(new RegExp(`^© \\d{4} ${profile.shopName}\\. All rights reserved\\.$`)).waitFor();
  const social = await footer.getByRole('link', { name: /^Follow us on/ }).all();
  const attributes = (name: string) => Promise.all(social.map((each) => each.getAttribute(name)));
  expect(await attributes('href')).toEqual([
    profile.facebookLink,
    profile.instagramLink,
    profile.tiktokLink,
    profile.whatsappLink,
  ]);
  for (const rel of await attributes('rel')) expect(rel).toContain('noopener');

  const links = footer.getByRole('navigation', { name: 'Our Categories' }).getByRole('link');
  const first = footerItems.slice(0, 6).map(({ category }) => category.title);
  const texts = await links.allTextContents();
  expect(texts).toHaveLength(7);
  expect(texts.slice(0, first.length)).toEqual(first);
  expect(texts.at(-1)).toBe('View All Categories');
  expect(await links.last().getAttribute('href')).toBe('/categories');

  const logo = page.getByRole('banner').getByRole('link', { name: 'Haat Home' });
  expect(await logo.getAttribute('href')).toBe('/');
  expect(await logo.locator('img').getAttribute('src')).toMatch(/^\/uploads\/profile\/.+/);
  await expect.poll(() => widthIn(logo.locator('img'))).toBeGreaterThan(0);
});

// spec: 2.shared.8, 4.33, 5.21, 9.18
test("the newsletter takes no word that is no email; one it takes for a second and a half, says 'Subscribing...' and tells nobody", async () => {
  const page = await journey.open('/products', { before: (tab) => tab.clock.install() });
  const footer = footerOf(page);
  const email = footer.getByLabel('Your email address');
  const subscribe = footer.getByRole('button', { name: 'Subscribe', exact: true });
  const busy = footer.getByRole('button', { name: 'Subscribing...' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  expect([await email.getAttribute('type'), await email.getAttribute('required')]).toEqual(['email', '']);
  for (const text of ['', '   ', 'sita', 'sita@', '@example.com']) {
    await email.fill(text);
    await subscribe.click();
    expect(await isValid(email), text).toBe(false);
    expect(await busy.count(), text).toBe(0);
  }
  await page.clock.pauseAt(Date.now() + 60_000);
  await email.fill('sita@example.com');
  await subscribe.click();
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await page.clock.runFor(1_450);
  expect([await busy.count(), await email.inputValue()]).toEqual([1, 'sita@example.com']);
  await page.clock.runFor(100);
  await subscribe.waitFor();
  expect(await email.inputValue()).toBe('');
  expect(calls).toEqual([]);
});

const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

/** Else it is a round sign. */
async function chatHasWords(page: Page, words: boolean): Promise<void> {
  expect(await chat(page).getByText('Chat with us').isVisible()).toBe(words);
  const box = await chat(page).boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0)) < 1).toBe(!words);
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

const pan = '/product/cast-iron-pan-with-spout-26-cm';

// spec: 1.27
test('the chat button greets with what is looked at: a product, a category, the cart, or nothing of these', async () => {
  const page = await journey.open(pan, { as: 'shopper@haat.test' });
  const greets = async (path: string, greeting: RegExp) => {
    await isAt(page, path);
    await expect.poll(() => greetingOn(page)).toMatch(greeting);
    expect(await chat(page).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/977\d{10}\?/);
    expect(await chat(page).getAttribute('rel')).toContain('noopener');
  };
  await greets(
    pan,
    /^Hello Haat! I have a question about this product: http.*\/product\/cast-iron-pan-with-/,
  );
  const inFooter = (path: string) => footerOf(page).locator(`a[href="${path}"]`).first();
  const category = '/product_category/handicrafts';
  await inFooter(category).click();
  await greets(category, /^Hello Haat! I am looking at this category.*\/product_category\/handicrafts$/);
  await inFooter('/cart-details').click();
  await greets('/cart-details', /^Hello Haat! I need help with my cart\.$/);
  await inFooter('/products').click();
  await greets('/products', /^Hello Haat! I have a question\.$/);
});

const greetingOn = async (page: Page): Promise<string> =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

// spec: 8.14
test("where the shop's logo cannot be loaded, the first letter of the shop stands in its place", async () => {
  const before = (tab: Page) =>
    tab.route('**/uploads/profile/*logo*', (route) => route.fulfill({ status: 404 }));
  const page = await journey.open('/products', { before, allow: [/404/] });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Haat Home' });
  await logo.getByText('H', { exact: true }).waitFor();
  expect(await logo.locator('img').count()).toBe(0);
});

const isValid = (field: Locator): Promise<boolean> =>
  field.evaluate((each: { validity: { valid: boolean } }) => each.validity.valid);
