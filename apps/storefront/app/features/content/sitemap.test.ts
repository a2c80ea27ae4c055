import { describe, expect, it } from 'vitest';
import { sitemapIndex, urlSet } from './sitemap.ts';

const origin = 'https://haat.example';

describe('a sitemap', () => {
  // spec: choosing.43
  it('names a page in both languages, each with the way to the other', () => {
    const xml = urlSet([{ path: '/product/tea', changedAt: '2026-01-02T03:04:05.000Z' }], origin);
    const english = 'https://haat.example/product/tea';
    const nepali = 'https://haat.example/ne/product/tea';
    const ways =
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>` +
      `<xhtml:link rel="alternate" hreflang="ne" href="${nepali}"/>`;
    const changed = '<lastmod>2026-01-02T03:04:05.000Z</lastmod>';
    expect(xml).toContain(`<url><loc>${english}</loc>${changed}${ways}</url>`);
    expect(xml).toContain(`<url><loc>${nepali}</loc>${changed}${ways}</url>`);
  });

  it('stays well-formed whatever stands in an address', () => {
    expect(urlSet([{ path: `/shop/${encodeURIComponent('Rai & Sons\' "<b>')}` }], origin)).toContain(
      '<loc>https://haat.example/shop/Rai%20%26%20Sons&#39;%20%22%3Cb%3E</loc>',
    );
    expect(sitemapIndex([{ path: '/sitemap-products.xml?from=1&to=2' }], origin)).toContain(
      '<loc>https://haat.example/sitemap-products.xml?from=1&amp;to=2</loc>',
    );
  });

  it('says nothing about a change that nobody knows', () => {
    expect(urlSet([{ path: '/' }], origin)).not.toContain('lastmod');
  });
});
