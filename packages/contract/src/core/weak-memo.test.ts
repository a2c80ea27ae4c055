import { expect, test, vi } from 'vitest';
import { weakMemo } from './weak-memo.ts';

test('what is asked for again is made twice at most, for each object by itself', () => {
  const make = vi.fn<(thing: { name: string }) => { made: string }>(({ name }) => ({ made: name }));
  const madeOf = weakMemo(make);
  const [cup, bowl] = [{ name: 'cup' }, { name: 'bowl' }];
  const all = [cup, cup, cup, bowl].map(madeOf);
  expect(all.map(({ made }) => made)).toEqual(['cup', 'cup', 'cup', 'bowl']);
  expect(all[2]).toBe(all[1]);
  expect(make).toHaveBeenCalledTimes(3);
});
