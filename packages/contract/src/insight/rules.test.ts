import { expect, test } from 'vitest';
import { countedTerm } from './rules.ts';

// spec: insight.8
test.each([
  ['  Yak   Wool\tSocks ', 'yak wool socks'],
  ['याक ऊन ४२', 'याक ऊन 42'],
  ['a\0b', 'a b'],
  ['long '.repeat(30), 'long '.repeat(16).trim()],
  ['🧶'.repeat(100), '🧶'.repeat(80)],
  ['iPhone 15 Pro 256 GB', 'iphone 15 pro 256 gb'],
  ['x', null],
  ['   ', null],
  ['sita@example.np', null],
  ['9841-234567', null],
  ['९८४१ २३४ ५६७', null],
])('the search %j is counted as %j', (typed, counted) => {
  expect(countedTerm(typed)).toBe(counted);
});
