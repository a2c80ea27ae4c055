import { expect, it } from 'vitest';
import { parseChoices } from './choice.ts';

it('remembers the size and colour of each product', () => {
  expect(parseChoices({ a: { size: 'M', color: 'Red' }, b: { size: null, color: 'Blue' } })).toEqual({
    a: { size: 'M', color: 'Red' },
    b: { size: null, color: 'Blue' },
  });
});

it('takes from a storage that is not ours nothing that an order would be refused for', () => {
  expect(parseChoices([1, 'x'])).toEqual({});
  expect(parseChoices('M')).toEqual({});
  expect(parseChoices({ a: null, b: { size: 7, color: 'x'.repeat(81) } })).toEqual({
    b: { size: null, color: null },
  });
});
