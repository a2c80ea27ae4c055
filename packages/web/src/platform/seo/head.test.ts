import { describe as group, expect, it } from 'vitest';
import { describe } from './head.ts';
import type { Head } from './head.ts';

const head: Head = {
  title: 'Shoes',
  description: 'Shoes from sellers across Nepal',
  path: '/product_category/shoes?page=2',
  image: '/uploads/product/boot-800.webp',
  previous: '/product_category/shoes',
};

group('what a page says about itself', () => {
  // spec: opens.41
  it('names itself and the same page in the other language', () => {
    const described = describe(head, { language: 'ne-NP', origin: '' });
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: '/ne/product_category/shoes?page=2',
    });
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: '/product_category/shoes?page=2',
    });
  });

  it('points to the page before it in its own language, and to none after the last', () => {
    const described = describe(head, { language: 'ne-NP', origin: '' });
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'prev',
      href: '/ne/product_category/shoes',
    });
    expect(described.some((each) => 'rel' in each && each.rel === 'next')).toBe(false);
  });

  // spec: opens.41
  it('shows the picture it is shared with', () => {
    expect(describe(head, { language: 'en-US', origin: '' })).toContainEqual({
      property: 'og:image',
      content: '/uploads/product/boot-800.webp',
    });
  });

  // spec: choosing.39
  it('names whole addresses where the shop knows its own', () => {
    const described = describe(head, { language: 'ne-NP', origin: 'https://haat.example' });
    const links = described.flatMap((each) => ('rel' in each ? [[each.rel, each.hrefLang, each.href]] : []));
    const list = 'https://haat.example/product_category/shoes';
    const nepali = 'https://haat.example/ne/product_category/shoes';
    expect(links).toEqual([
      ['canonical', undefined, `${nepali}?page=2`],
      ['alternate', 'en', `${list}?page=2`],
      ['alternate', 'ne', `${nepali}?page=2`],
      ['alternate', 'x-default', `${list}?page=2`],
      ['prev', undefined, nepali],
    ]);
    expect(described).toContainEqual({ property: 'og:url', content: `${nepali}?page=2` });
    const picture = 'https://haat.example/uploads/product/boot-800.webp';
    expect(described).toContainEqual({ property: 'og:image', content: picture });
  });

  // spec: choosing.39
  it('is shared with the icon of the shop where it has no picture', () => {
    const described = describe(
      { ...head, image: null },
      { language: 'en-US', origin: 'https://haat.example' },
    );
    const icon = 'https://haat.example/icons/icon-512.png';
    expect(described).toContainEqual({ property: 'og:image', content: icon });
    expect(described).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });

  it('tells what it is about as data, and nothing where it says nothing', () => {
    const facts = [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }];
    const data = { '@context': 'https://schema.org', '@graph': facts };
    const place = { language: 'en-US', origin: '' } as const;
    expect(describe({ ...head, facts }, place)).toContainEqual({ 'script:ld+json': data });
    expect(JSON.stringify(describe(head, place))).not.toContain('ld+json');
  });
});
