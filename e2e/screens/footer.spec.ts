import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/api.ts';
import { widthIn } from '../support/page-actions.ts';
import { useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const phone = { width: 360, height: 740 };
const frame = () => ask<ShopFrame>(journey.origin, '/api/shop/get-frame/haat');
const footerOf = (page: Page) => page.getByRole('contentinfo');

describe('the footer', () => {
  // spec: 1.5, 2.shared.5
  test('says who the shop is and how to reach it, on a desktop and on a phone', async () => {
    const { profileDetails: profile } = await frame();
    const page = await journey.open('/products');
    const footer = footerOf(page);
    for (const size of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      const words = [profile.intro, profile.address, profile.email, profile.phone];
      for (const text of words) await footer.getByText(text ?? '').waitFor();
    }
    const email = footer.getByRole('link', { name: profile.email ?? '' });
    expect(await email.getAttribute('href')).toBe(`mailto:${profile.email}`);
    const call = footer.getByRole('link', { name: profile.phone ?? '' });
    expect(await call.getAttribute('href')).toBe('tel:015550100');
    expect(await footer.locator('img').first().getAttribute('src')).toMatch(/^\/uploads\/profile\//);
    await footer.getByText(new RegExp(`^© \\d{4} ${profile.shopName}\\. All rights reserved\\.$`)).waitFor();
    const social = footer.getByRole('link', { name: /^Follow us on/ });
    const links = [profile.facebookLink, profile.instagramLink, profile.tiktokLink, profile.whatsappLink];
    const attributes = async (name: string) =>
      Promise.all((await social.all()).map((each) => each.getAttribute(name)));
    expect(await attributes('href')).toEqual(links);
    for (const rel of await attributes('rel')) expect(rel).toContain('noopener');
  });

  // spec: 2.shared.6, 2.shared.7, 9.12
  test('names the first six categories, then all of them', async () => {
    const { footerItems } = await frame();
    const footer = footerOf(await journey.open('/products'));
    const links = footer.getByRole('navigation', { name: 'Our Categories' }).getByRole('link');
    const first = footerItems.slice(0, 6).map(({ category }) => category.title);
    const texts = await links.allTextContents();
    expect(texts).toHaveLength(7);
    expect(texts.slice(0, first.length)).toEqual(first);
    expect(texts.at(-1)).toBe('View All Categories');
    expect(await links.last().getAttribute('href')).toBe('/categories');
  });

  // spec: 2.shared.5
  test('speaks Nepali on a Nepali page', async () => {
    const { profileDetails: profile, footerItems } = await frame();
    const footer = footerOf(await journey.open('/products', { language: 'ne' }));
    for (const text of [profile.introNe, profile.addressNe]) await footer.getByText(text ?? '').waitFor();
    await footer.getByRole('link', { name: footerItems[0]?.category.titleNe ?? '' }).waitFor();
  });
});

describe('the newsletter', () => {
  const open = async () => {
    const page = await journey.open('/products', { before: (tab) => tab.clock.install() });
    const footer = footerOf(page);
    const email = footer.getByLabel('Your email address');
    return { page, footer, email, subscribe: footer.getByRole('button', { name: 'Subscribe', exact: true }) };
  };

  // spec: 2.shared.8, 4.33, 9.18
  test("says 'Subscribing...' for a second and a half, empties its field, and tells nobody", async () => {
    const { page, footer, email, subscribe } = await open();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await email.fill('sita@example.com');
    await subscribe.click();
    const busy = footer.getByRole('button', { name: 'Subscribing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await page.clock.runFor(1_450);
    expect([await busy.count(), await email.inputValue()]).toEqual([1, 'sita@example.com']);
    await page.clock.runFor(100);
    await subscribe.waitFor();
    expect(await email.inputValue()).toBe('');
    expect(calls).toEqual([]);
  });

  // spec: 5.21
  test('does nothing with what is no email', async () => {
    const { footer, email, subscribe } = await open();
    expect([await email.getAttribute('type'), await email.getAttribute('required')]).toEqual(['email', '']);
    for (const text of ['', '   ', 'sita', 'sita@', '@example.com']) {
      await email.fill(text);
      await subscribe.click();
      expect(await isValid(email), text).toBe(false);
      expect(await footer.getByRole('button', { name: 'Subscribing...' }).count(), text).toBe(0);
    }
  });
});

describe('the chat button', () => {
  const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us' });
  const greetingOn = async (page: Page): Promise<string> =>
    new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

  const greetings: [path: string, greeting: RegExp][] = [
    [
      '/product/cast-iron-pan-with-spout-26-cm',
      /^Hello Haat! I have a question about this product: http.*\/product\/cast-iron-pan-with-spout-26-cm$/,
    ],
    [
      '/product_category/handicrafts',
      /^Hello Haat! I am looking at this category.*\/product_category\/handicrafts$/,
    ],
    ['/cart-details', /^Hello Haat! I need help with my cart\.$/],
    ['/products', /^Hello Haat! I have a question\.$/],
  ];
  // spec: 1.27
  test('greets with what is looked at: a product, a category, the cart, or nothing of these', async () => {
    const page = await journey.open('/faq', { as: 'shopper@haat.test' });
    for (const [path, greeting] of greetings) {
      await page.goto(journey.origin + path);
      await expect.poll(() => greetingOn(page)).toMatch(greeting);
      expect(await chat(page).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/977\d{10}\?/);
      expect(await chat(page).getAttribute('rel')).toContain('noopener');
    }
  });

  // spec: 1.28, 9.16
  test('has its words from 768 px on, and is a round sign below', async () => {
    for (const [width, words] of [
      [767, false],
      [768, true],
    ] as const) {
      const page = await journey.open('/products', { width, height: 800 });
      expect(await chat(page).getByText('Chat with us').isVisible()).toBe(words);
      const box = await chat(page).boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0)) < 1).toBe(!words);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe("the shop's logo", () => {
  // spec: 8.14
  test('that cannot be loaded is hidden, and the first letter of the shop stands in its place', async () => {
    const before = (tab: Page) =>
      tab.route('**/uploads/profile/*logo*', (route) => route.fulfill({ status: 404 }));
    const page = await journey.open('/products', { before, allow: [/404/] });
    const logo = page.getByRole('banner').getByRole('link', { name: 'Haat Home' });
    await logo.getByText('H', { exact: true }).waitFor();
    expect(await logo.locator('img').count()).toBe(0);
  });

  // spec: 7.28
  test('lies among the uploads and leads home', async () => {
    const page = await journey.open('/products', phone);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Haat Home' });
    expect(await logo.getAttribute('href')).toBe('/');
    expect(await logo.locator('img').getAttribute('src')).toMatch(/^\/uploads\/profile\/.+/);
    await expect.poll(() => widthIn(logo.locator('img'))).toBeGreaterThan(0);
  });
});

const isValid = (field: Locator): Promise<boolean> =>
  field.evaluate((each: { validity: { valid: boolean } }) => each.validity.valid);
