import { expect, test } from 'vitest';
import { privateWordsIn } from './words.ts';

test('a private name is found, and what the field calls it is said', () => {
  expect(privateWordsIn('a.ts', 'export const linesMost = 3;\nfunction f(by: Carrier) {}\n')).toEqual([
    'a.ts: linesMost is called maxLines',
    'a.ts: Carrier is called Transport',
  ]);
});

test('a private verb, a bound without a name and a private word in the name of a file are found', () => {
  expect(privateWordsIn('a/use-asking.tsx', 'const most = 60;\nforgetOldKeys();\n')).toEqual([
    'a/use-asking.tsx: asking is called inquiry',
    'a/use-asking.tsx: forgetOldKeys is called erase…, delete…, purge… or clear…',
    'a/use-asking.tsx: a bound called most is called max…',
  ]);
});

test('comments and quoted words may use any word', () => {
  const text = "// Letter by letter, together.\n/** The Carrier. */\nconst said = 'Letter'; // Parts\n";
  expect(privateWordsIn('a.ts', text)).toEqual([]);
});
