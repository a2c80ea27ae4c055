import { expect, test } from 'vitest';
import { link, pageLink, webLink } from './links.ts';

test('a link is an upload or a whole https address, and what leads on may be a path of the shop', () => {
  const takes = (text: string) => [link, webLink, pageLink].map((field) => field.safeParse(text).success);
  for (const text of ['https://wa.me/9779800000000', 'https://example.np/क?a=1#b'])
    expect(takes(text), text).toEqual([true, true, true]);
  for (const text of ['/uploads/profile/haat-logo.svg', '/uploads/a1/singleCategory/b2/tea.webp'])
    expect(takes(text), text).toEqual([true, false, true]);
  for (const text of ['/', '/product_category/चिया?sort=newest', '/uploads/../api/user/me'])
    expect(takes(text), text).toEqual([false, false, true]);
  for (const text of [
    ...['', 'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'data:text/html,<script>'],
    ...[
      'http://example.np',
      'https:example.np',
      'https://',
      'https:///example.np',
      'https://a b.np',
      'ftp://a.np',
    ],
    ...[
      '//example.np',
      '/\\example.np',
      '/..//example.np',
      '/%2e%2e//example.np',
      '/\t/example.np',
      'uploads/a.png',
    ],
    `https://example.np/${'a'.repeat(2_000)}`,
  ])
    expect(takes(text), text).toEqual([false, false, false]);
});
