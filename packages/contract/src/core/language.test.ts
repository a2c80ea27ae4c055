import { expect, test } from 'vitest';
import { titleIn } from './language.ts';

test('a category without a Nepali title shows its English one', () => {
  expect(titleIn('ne-NP', { title: 'Shoes', titleNe: null })).toBe('Shoes');
  expect(titleIn('ne-NP', { title: 'Shoes', titleNe: 'जुत्ता' })).toBe('जुत्ता');
  expect(titleIn('en-US', { title: 'Shoes', titleNe: 'जुत्ता' })).toBe('Shoes');
});
