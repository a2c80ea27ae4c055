import { expect, test } from 'vitest';
import { sizeGroups } from './size-groups.ts';

const grouped = (...values: string[]) =>
  sizeGroups(values.map((value) => ({ value, title: value, count: 1 }))).map((group) =>
    group.map(({ value }) => value),
  );

// spec: face.21
test('letters, bare numbers and measures stand apart, each in its order', () => {
  expect(grouped('500 ml', 'M', '38', 'XL', '1 litre', '39.5', 'Free size', '2XL')).toEqual([
    ['M', 'XL', 'Free size', '2XL'],
    ['38', '39.5'],
    ['500 ml', '1 litre'],
  ]);
  expect(grouped('S', 'L')).toEqual([['S', 'L']]);
  expect(grouped()).toEqual([]);
});
