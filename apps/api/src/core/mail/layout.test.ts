import { expect, test } from 'vitest';
import { renderEmail } from './layout.ts';
import { unlinked } from './unlinked.ts';

const words = {
  language: 'en-US',
  shopName: 'Haat & <Sons>',
  subject: 'Hello "you"',
  greeting: "Namaste O'Neil,",
  paragraphs: ['1 < 2', '<script>alert(1)</script>'],
  button: { label: 'Open', link: 'https://haat.example/a?b=1&c="2"' },
  afterwards: ['For one hour.'],
} as const;

// spec: accounts.7
test('what somebody wrote stays text in HTML', () => {
  const { html } = renderEmail({
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
  const { text } = renderEmail({ ...words, paragraphs: ['1 < 2'], afterwards: [...words.afterwards] });
  expect(text).toBe(
    'Namaste O\'Neil,\n\n1 < 2\n\nOpen:\nhttps://haat.example/a?b=1&c="2"\n\nFor one hour.\n\n-- \nHaat & <Sons>',
  );
});

// spec: accounts.7
test('a mail fetches nothing and runs nothing', () => {
  const { html } = renderEmail({ ...words, paragraphs: [], afterwards: [] });
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form)\b|@import|url\(/);
});

// spec: security.20
test.each([
  'evil.example',
  'Win at www.evil.example/now',
  'https://evil.example',
  'sita@evil.example',
  'दुष्ट.नेपाल',
])('no mail program makes a link of what somebody else wrote, and it reads the same: %s', (written) => {
  const told = unlinked(written);
  expect(told).not.toMatch(/[\p{L}\p{M}\p{N}][.@][\p{L}\p{N}]|:\/\//u);
  expect(told.replaceAll('\u200b', '')).toBe(written);
});

test('a full stop, an amount and a number stay as they are', () => {
  for (const plain of ['Ring twice. Then wait.', 'Rs. 1,500', 'Ward 4, Simkot', 'नमस्ते।'])
    expect(unlinked(plain)).toBe(plain);
});
