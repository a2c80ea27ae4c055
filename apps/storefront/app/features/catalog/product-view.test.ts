import { expect, it } from 'vitest';
import { cutAfterWord, plainText } from './product-view.ts';

it('keeps the items of a list apart where a description stands in one line', () => {
  expect(
    plainText(
      '<p>Made for stone steps.</p><ul><li>Break them in</li>\n<li>Spare laces &amp; wax</li></ul><p>Wear them.</p>',
    ),
  ).toBe('Made for stone steps. Break them in · Spare laces & wax Wear them.');
});

it('cuts a long text after a whole word', () => {
  expect(cutAfterWord('one two three', 9)).toBe('one two…');
  expect(cutAfterWord('one two', 7)).toBe('one two');
});
