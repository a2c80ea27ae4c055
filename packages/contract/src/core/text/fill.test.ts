import { expect, test } from 'vitest';
import { escapeMarkup, escapeText } from './escape.ts';
import { fill } from './fill.ts';

test('names in a text are filled once; one that nobody knows stays', () => {
  const names: Record<string, string> = { shop: 'Haat', note: '{shop} $& \\' };
  expect(fill('{shop}: {note}, {other}', (name) => names[name])).toBe('Haat: {shop} $& \\, {other}');
});

test('text in markup is text', () => {
  expect(escapeMarkup(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;');
  expect(escapeText(`"a" < 'b'`)).toBe(`"a" &lt; 'b'`);
});
