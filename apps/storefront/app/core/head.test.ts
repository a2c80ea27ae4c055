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
  it('names itself and the same page in the other language', () => {
    const described = describe(head, 'ne-NP');
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
    const described = describe(head, 'ne-NP');
    expect(described).toContainEqual({
      tagName: 'link',
      rel: 'prev',
      href: '/ne/product_category/shoes',
    });
    expect(described.some((each) => 'rel' in each && each.rel === 'next')).toBe(false);
  });

  it('shows the picture it is shared with', () => {
    expect(describe(head, 'en-US')).toContainEqual({
      property: 'og:image',
      content: '/uploads/product/boot-800.webp',
    });
  });
});
