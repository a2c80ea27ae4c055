import { expect, it } from 'vitest';
import { pagesShown } from './pagination.tsx';

it('shows every page of a short list', () => {
  expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]);
});

it('leaves out what is far away, and never leaves out a single page', () => {
  expect(pagesShown(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
});

it('keeps the ends in reach from a page beyond the last', () => {
  expect(pagesShown(9, 3)).toEqual([1, 2, 3]);
});
