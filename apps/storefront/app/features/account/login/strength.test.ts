import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['', 0],
  ['12345678', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['password', 0],
  ['Nepal123', 0],
  ['qwertyui', 0],
  ['98765432', 0],
])('%s is too easy to guess', (password, strength) => expect(strengthOf(password)).toBe(strength));

// spec: accounts.3
test('length counts most: a few plain words are strong, a short mixture is not', () => {
  expect(strengthOf('blue yak drinks tea')).toBe(4);
  expect(strengthOf('नीलो चौँरी चिया पिउँछ')).toBe(4);
  expect(strengthOf('X7#k')).toBeLessThan(2);
  expect(strengthOf('kzmwqtbd')).toBeLessThan(strengthOf('kzmwqtbdruhv'));
});

// spec: accounts.3
test('what others know of the person counts for little', () => {
  const own = ['Sita', 'Rai', 'sita.rai@example.np'];
  expect(strengthOf('sitarai2050')).toBeGreaterThan(strengthOf('sitarai2050', own));
  expect(strengthOf('sita.rai1', own)).toBe(0);
});
