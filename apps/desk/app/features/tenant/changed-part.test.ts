import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

const part = (text: string, other: string) => {
  const { from, to } = changedPart(text, other);
  return text.slice(from, to);
};

// spec: owner.6, goods-desk.2
test('what differs in a long text is found in whole words, also at its very end', () => {
  const same = 'Woven by hand. '.repeat(100);
  expect(part(`${same}In red`, `${same}In rust`)).toBe('red');
  expect(part('ढाका टोपी रातो', 'ढाका टोपा रातो')).toBe('टोपी');
  expect(part('One, two, three', 'One, 2, three')).toBe('two,');
  expect(part('A large, warm shawl', 'A warm shawl')).toBe('large, ');
  expect([part('Warm', 'Warm'), part('Warm', 'Warm shawl'), part('Warm shawl', 'Warm')]).toEqual([
    ...['', '', ' shawl'],
  ]);
});
