import type { ShopFrame } from '@haat/contract/content/schemas';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../support/api.ts';
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

// spec: 1.24, 2.routes.15, 2.routes.16, 2.mobile.4, 2.mobile.6, 2.shared.5, 2.shared.7, 2.shared.9, choosing.36
test.each(languages)(
  'every link of the footer and of a phone’s menu leads to a page, and so does a post in the list of the blog ($language)',
  async ({ language, lang, menu }) => {
    const page = await journey.open('/blog', { language, width: 360, height: 740 });
    await footerSpeaks(page, language);
    const inFooter = await linksIn(page, 'footer');
    expect(inFooter).toEqual(expect.arrayContaining(promised.map((path) => inLanguage(path, language))));
    const post = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    const title = await post.getByRole('heading').innerText();
    await post.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const { pathname } = new URL(page.url());
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await page.getByRole('dialog').waitFor();
    const inMenu = await linksIn(page, 'dialog[open] nav');
    expect(inMenu).toEqual(
      expect.arrayContaining(['/about', '/contact-us'].map((path) => inLanguage(path, language))),
    );
    await Promise.all([...new Set([...inFooter, ...inMenu, pathname])].map((path) => isAPage(path, lang)));
  },
);

async function footerSpeaks(page: Page, language: 'en' | 'ne'): Promise<void> {
  const { profileDetails: profile, footerItems } = await ask<ShopFrame>(
    journey.origin,
    '/api/shop/get-frame/haat',
  );
  const category = footerItems[0]?.category;
  const [words, title] =
    language === 'en'
      ? [[profile.intro, profile.address], category?.title]
      : [[profile.introNe, profile.addressNe], category?.titleNe];
  const footer = page.getByRole('contentinfo');
  for (const text of words) await footer.getByText(text ?? '').waitFor();
  expect(await footer.locator('a').allTextContents()).toContain(title);
}

const linksIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('${part} a[href^="/"]')].map((link) => link.getAttribute('href')))]`,
  );

/** Its status, its language, its one heading; what it does in a browser is looked at in `every-screen-of-a-guest.spec.ts`. */
async function isAPage(path: string, lang: string): Promise<void> {
  const answer = await fetch(journey.origin + path, { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(lang);
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  expect(main.match(/<h1[ >]/g)?.length, path).toBe(1);
}
