import { describe, expect, it } from 'vitest';
import { recentIn, maxRecent, withSearch, withoutSearch } from './recent-searches.ts';

describe('recent searches', () => {
  // spec: choosing.26
  it('put the latest first, each once and at most eight', () => {
    const terms = ['tea', 'shoes', 'Tea', 'टोपी', 'a', 'b', 'c', 'd', 'e', 'f'];
    const recent = terms.reduce<string[]>(withSearch, []);
    expect(recent).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'टोपी', 'Tea']);
    expect(recent).toHaveLength(maxRecent);
  });

  it('can be taken out one by one', () => {
    expect(withoutSearch(['tea', 'shoes'], 'TEA')).toEqual(['shoes']);
  });

  it.each([null, undefined, 'tea', 7, {}, { length: 3 }, [1, null, {}, ['a'], '', '   ']])(
    'a storage that holds %j is an empty list',
    (value) => {
      expect(recentIn(value)).toEqual([]);
    },
  );

  it('keep of a storage that is not ours what is a term', () => {
    expect(recentIn([' tea ', 4, 'x'.repeat(500), 'TEA'])).toEqual(['tea', 'x'.repeat(200)]);
  });
});
