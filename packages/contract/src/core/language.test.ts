import { expect, test } from 'vitest';
import { inLanguage, titleIn, withoutLanguage } from './language.ts';

test('a category without a Nepali title shows its English one', () => {
  expect(titleIn('ne-NP', { title: 'Shoes', titleNe: null })).toBe('Shoes');
  expect(titleIn('ne-NP', { title: 'Shoes', titleNe: 'जुत्ता' })).toBe('जुत्ता');
  expect(titleIn('en-US', { title: 'Shoes', titleNe: 'जुत्ता' })).toBe('Shoes');
});

test('the same place in a language is a place of this shop, however the address was written', () => {
  expect(inLanguage('/ne/products', 'en-US')).toBe('/products');
  expect(inLanguage('/products', 'ne-NP')).toBe('/ne/products');
  expect([inLanguage('/ne', 'en-US'), inLanguage('/', 'ne-NP')]).toEqual(['/', '/ne']);
  expect(withoutLanguage('/ne//elsewhere.test/x')).toBe('/elsewhere.test/x');
  expect(inLanguage('//elsewhere.test/x', 'en-US')).toBe('/elsewhere.test/x');
});
