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
    await Promise.all(paths.map((path) => isAPage(path, lang)));
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
    await Promise.all(paths.map((path) => isAPage(path, lang)));
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
    await isAPage(new URL(page.url()).pathname, lang);
  });
});

const linksIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('${part} a[href^="/"]')].map((link) => link.getAttribute('href')))]`,
  );

/** Its status, its language, its one heading; what it does in a browser is looked at in `every-screen.spec.ts`. */
async function isAPage(path: string, lang: string): Promise<void> {
  const answer = await fetch(journey.origin + path, { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(lang);
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  expect(main.match(/<h1[ >]/g)?.length, path).toBe(1);
}
