import { describe, expect, test } from 'vitest';
import { hostileHtml } from '../../testing/samples/hostile-html.ts';
import { richText } from './rich-text.ts';

const rel = 'nofollow ugc noopener noreferrer';

/** Every tag of a text, as it is written. */
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];
const allowed = new RegExp(
  `^(</?(p|strong|em|u|s|ul|ol|li)>|<br />|</a>|<a href="(https?://|mailto:)[^"<>]+" rel="${rel}">)$`,
);

describe('what is kept of a rich text', () => {
  test.each([
    [
      '<p>Good <strong>shawl</strong>, <em>warm</em></p>',
      '<p>Good <strong>shawl</strong>, <em>warm</em></p>',
    ],
    ['<p><b>bold</b> <i>slanted</i></p>', '<p><strong>bold</strong> <em>slanted</em></p>'],
    ['<ul><li>one</li><li><p>two</p></li></ul>', '<ul><li>one</li><li><p>two</p></li></ul>'],
    ['<p>one<br>two</p>', '<p>one<br />two</p>'],
    ['<h1>Loud</h1><p class="x" style="color:red" id="y">words</p>', 'Loud<p>words</p>'],
    ['<p>राम्रो <strong>छ</strong> क्‍षेत्र</p>', '<p>राम्रो <strong>छ</strong> क्‍षेत्र</p>'],
    ['<p>first</p><p></p><p><br></p><p> </p>', '<p>first</p>'],
    ['<p>never closed <strong>at all', '<p>never closed <strong>at all</strong></p>'],
  ])('%s', (written, kept) => expect(richText(written)).toBe(kept));

  // spec: choosing.62
  test('a link leads out by http, https or mail, and carries no favour with it', () => {
    expect(
      richText('<p><a href="https://a.example/x?a=1&b=2" target="_blank" rel="opener">there</a></p>'),
    ).toBe(`<p><a href="https://a.example/x?a=1&amp;b=2" rel="${rel}">there</a></p>`);
    expect(richText('<a href="mailto:sita@a.example">write</a>')).toContain('mailto:sita@a.example');
    for (const href of [
      '/login',
      '//a.example',
      'ftp://a.example',
      'tel:1',
      'https://haat@a.example',
      'x'.repeat(3_000),
    ])
      expect(richText(`<p><a href="${href}">words</a> and <a href="http://a.example">a link</a></p>`)).toBe(
        `<p>words and <a href="http://a.example/" rel="${rel}">a link</a></p>`,
      );
  });

  test('lists in lists in lists keep their words and lose their tags at some depth', () => {
    const deep = richText(`${'<ul><li>'.repeat(200)}deep${'</li></ul>'.repeat(200)}`);
    expect(deep).toContain('deep');
    expect(tagsOf(deep).length).toBeLessThanOrEqual(16);
  });
});

describe('plain text', () => {
  test.each([
    ['warm & soft, 5 < 6 > 4 "really"', '<p>warm &amp; soft, 5 &lt; 6 &gt; 4 "really"</p>'],
    ['one\ntwo\r\n\r\nthree\n \n\n\nfour', '<p>one<br />two</p><p>three</p><p>four</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['&lt;p&gt;', '<p>&amp;lt;p&amp;gt;</p>'],
  ])('%j is shown as it was typed', (written, kept) => expect(richText(written)).toBe(kept));
});

test.each([
  '',
  ' \n\t ',
  '<p></p>',
  '<p><br></p><p>&nbsp;</p>',
  '<ul><li></li></ul>',
  '<p>\u200b\u2060\ufeff\u00ad</p>',
  '<p><script>alert(1)</script></p>',
  '<p><img src=x></p>',
  '\u2800\u3164',
])('%j says nothing', (written) => expect(richText(written)).toBe(''));

// spec: choosing.62
test('of a hostile text nothing is left but harmless tags, alone and in rich text', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(60);
  for (const hostile of hostileHtml) {
    for (const written of [
      hostile,
      `<p>ok</p>${hostile}`,
      `<p>ok ${hostile} ok</p>`,
      `<ul><li>${hostile}`,
      hostile.repeat(3),
    ]) {
      const kept = richText(written);
      for (const tag of tagsOf(kept)) expect.soft(tag, written).toMatch(allowed);
      expect.soft(kept.replace(/<[^>]*>/g, ''), written).not.toMatch(/[<>]/);
      // What was cleaned stays as it is when it is cleaned again.
      expect.soft(richText(kept), written).toBe(kept);
    }
  }
});

test('a long hostile text costs little to read', () => {
  const before = process.cpuUsage();
  for (const part of [
    '<p ',
    '<a href="',
    '<b',
    '<',
    '\n ',
    '<p>',
    '<ul><li>',
    '&',
    '<!--',
    '<svg><style>',
    '<a href=//x>',
  ])
    richText(part.repeat(Math.floor(10_000 / part.length)));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
