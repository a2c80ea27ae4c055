import { expect, it } from 'vitest';
import { plainColours } from './plain-colours.ts';

// spec: goods.48
it.each([
  ['maroon', '#9c2337', 'red'],
  ['navy', '#24385c', 'blue'],
  ['mustard', '#d39b2b', 'yellow'],
  ['camel', '#b98a57', 'brown'],
  ['blush', '#d99a92', 'pink'],
  ['off-white', '#efe9dd', 'white'],
  ['charcoal', '#3b3e45', 'black'],
  ['stone', '#9a958a', 'grey'],
  ['lilac', '#a68fd0', 'purple'],
  ['moss', '#6d7f45', 'green'],
])('a swatch in %s (%s) is found as %s', (_, swatch, name) => {
  expect(plainColours(swatch)).toContain(name);
});

it('what is no swatch has no plain colour', () => {
  for (const text of [null, '', 'red', '#12', '#12345g', 'url(#a)']) expect(plainColours(text)).toEqual([]);
});
