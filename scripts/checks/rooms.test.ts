import { expect, test } from 'vitest';
import { fullFolders, maxFiles } from './rooms.ts';

test('a folder with one file of code too many is named; what is no code and what lies in its rooms is not counted', () => {
  const files = Array.from({ length: maxFiles }, (_, at) => `shop/file-${at}.test.ts`);
  expect(fullFolders([...files, 'shop/room/more.ts', 'shop/words.md'])).toEqual([]);
  expect(fullFolders([...files, 'shop/more.ts'])).toEqual([
    `shop holds ${maxFiles + 1} files of code, and ${maxFiles} is the most`,
  ]);
});
