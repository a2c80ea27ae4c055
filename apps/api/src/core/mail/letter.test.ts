import { expect, test } from 'vitest';
import { letterOf } from './letter.ts';

const words = {
  language: 'en-US',
  shopName: 'Haat & <Sons>',
  subject: 'Hello "you"',
  greeting: "Namaste O'Neil,",
  paragraphs: ['1 < 2', '<script>alert(1)</script>'],
  button: { label: 'Open', link: 'https://haat.example/a?b=1&c="2"' },
  afterwards: ['For one hour.'],
} as const;

test('what somebody wrote stays text in HTML', () => {
  const { html } = letterOf({
    ...words,
    paragraphs: [...words.paragraphs],
    afterwards: [...words.afterwards],
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('Haat &amp; &lt;Sons&gt;');
  expect(html).toContain('href="https://haat.example/a?b=1&amp;c=&quot;2&quot;"');
  expect(html).toContain('Namaste O&#39;Neil,');
});

test('the plain text says the same, with the address in a line of its own', () => {
  const { text } = letterOf({ ...words, paragraphs: ['1 < 2'], afterwards: [...words.afterwards] });
  expect(text).toBe(
    'Namaste O\'Neil,\n\n1 < 2\n\nOpen:\nhttps://haat.example/a?b=1&c="2"\n\nFor one hour.\n\n-- \nHaat & <Sons>',
  );
});

test('a mail fetches nothing and runs nothing', () => {
  const { html } = letterOf({ ...words, paragraphs: [], afterwards: [] });
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|@import|url\(/);
});
