import { escapeMarkup } from '@haat/contract/core/text/escape';
import { languages } from '@haat/contract/core/language';
import { pageAddress } from '@haat/web/platform/seo/head.ts';

/** A page of the shop, as both its languages have it. */
export interface Listed {
  path: string;
  /** When it last changed, ISO 8601, where somebody knows. */
  changedAt?: string;
}

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n';

const names = { 'en-US': 'en', 'ne-NP': 'ne' } as const;

/**
 * Pages as a sitemap (sitemaps.org): each twice, in English and Nepali, and each time with the way to the other.
 * @param origin like `https://haat.example`: a sitemap knows whole addresses only
 */
export function urlSet(pages: Listed[], origin: string): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const inLanguages = languages.map((language) => ({
      language,
      address: escapeMarkup(pageAddress(path, { language, origin })),
    }));
    const others = inLanguages
      .map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${names[language]}" href="${address}"/>`,
      )
      .join('');
    return inLanguages.map(
      ({ address }) => `<url><loc>${address}</loc>${changed(changedAt)}${others}</url>\n`,
    );
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${begin}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndex(parts: Listed[], origin: string): string {
  const listed = parts.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${changed(changedAt)}</sitemap>\n`,
  );
  return `${begin}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join('')}</sitemapindex>\n`;
}

const changed = (instant: string | undefined) =>
  instant ? `<lastmod>${escapeMarkup(instant)}</lastmod>` : '';

/**
 * A sitemap as it is answered.
 * @throws a 404 response where nobody knows the shop's own address
 */
export function sitemapAnswer(origin: string, xml: () => string): Response {
  if (origin === '') throw new Response('', { status: 404 });
  return new Response(xml(), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
