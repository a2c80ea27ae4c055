import { expect, test } from 'vitest';
import { isSearchable, maxTerm, searchPath, termOf } from './term.ts';

// spec: 5.1
test('blank or whitespace-only text is no search', () => {
  for (const text of ['', ' ', '\n\t  ']) expect(termOf(text)).toBeNull();
});

test('spaces around and between the words do not matter', () => {
  expect(termOf('  red   kettle ')).toBe('red kettle');
});

test('a very long text is cut to what the shop takes', () => {
  expect(termOf('x'.repeat(5_000))).toHaveLength(maxTerm);
});

test('no character of a term leads to another page', () => {
  expect(searchPath('a/b?c#d')).toBe('/search/a%2Fb%3Fc%23d');
  expect(searchPath('जुत्ता')).toBe(`/search/${encodeURIComponent('जुत्ता')}`);
  expect(isSearchable('..')).toBe(false);
  expect(isSearchable('.')).toBe(false);
  expect(isSearchable('...')).toBe(true);
});
