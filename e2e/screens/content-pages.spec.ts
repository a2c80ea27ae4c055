import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inLanguage, useSharedShop } from '../support/harness.ts';

const journey = useSharedShop();
const languages = [
  { language: 'en', lang: 'en-US', menu: 'Menu' },
  { language: 'ne', lang: 'ne-NP', menu: 'मेनु' },
] as const;
const promised = [
  '/about',
  '/contact',
  '/faq',
  '/blog',
  '/categories',
  '/terms-and-conditions',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/shipping-info',
  '/return-policy',
];

describe.each(languages)('in $language', ({ language, lang, menu }) => {
  // spec: 1.24, 2.routes.15, 2.routes.16, 2.shared.5, 2.shared.7, 2.shared.9, choosing.36
  test('every link of the footer leads to a page', async () => {
    const page = await journey.open('/products', { language });
    const paths = await linksIn(page, 'footer');
    expect(paths).toEqual(expect.arrayContaining(promised.map((path) => inLanguage(path, language))));
    for (const path of paths) await leadsToAPage(page, path, lang);
  });

  // spec: 2.routes.15, 2.mobile.4, 2.mobile.6
  test('every link of the menu of a phone leads to a page', async () => {
    const page = await journey.open('/products', { language, width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await page.getByRole('dialog').waitFor();
    const paths = await linksIn(page, 'dialog[open] nav');
    expect(paths).toEqual(
      expect.arrayContaining(['/about', '/contact-us'].map((path) => inLanguage(path, language))),
    );
    for (const path of paths) await leadsToAPage(page, path, lang);
  });

  // spec: 2.routes.15
  test('a post of the blog is opened from the list of posts', async () => {
    const page = await journey.open('/blog', { language });
    const post = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    const title = await post.getByRole('heading').innerText();
    await post.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await leadsToAPage(page, new URL(page.url()).pathname, lang);
  });
});

const linksIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('${part} a[href^="/"]')].map((link) => link.getAttribute('href')))]`,
  );

/** Its status, its language, its one heading; what the console said is looked at after each test. */
async function leadsToAPage(page: Page, path: string, lang: string): Promise<void> {
  const answer = await page.goto(journey.origin + path);
  expect(answer?.status(), path).toBe(200);
  await expect.poll(() => page.locator('main h1').count(), { message: path }).toBe(1);
  expect(await page.locator('html').getAttribute('lang'), path).toBe(lang);
}
