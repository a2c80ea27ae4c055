import { expect, test } from 'vitest';
import { privateWordsIn } from './words.ts';

test('a private name is found, and what the field calls it is said', () => {
  expect(privateWordsIn('a.ts', 'export const linesMost = 3;\nfunction f(by: Carrier) {}\n')).toEqual([
    'a.ts: linesMost is called maxLines',
    'a.ts: Carrier is called Transport',
  ]);
});

test('comments and quoted words may use any word', () => {
  const text = "// Letter by letter, together.\n/** The Carrier. */\nconst said = 'Letter'; // Parts\n";
  expect(privateWordsIn('a.ts', text)).toEqual([]);
});
