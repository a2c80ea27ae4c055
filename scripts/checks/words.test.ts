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

test('what was read, resolved, owed or listened to has the word of its field', () => {
  const text = 'class Hearings {}\nconst rows = meantProducts();\ntype Judged = 1;\nreadStandings();\n';
  expect(privateWordsIn('import/meant-rows.ts', text)).toEqual([
    'import/meant-rows.ts: meant is called resolved',
    'import/meant-rows.ts: Hearings is called EventListeners',
    'import/meant-rows.ts: meantProducts is called resolveProducts',
    'import/meant-rows.ts: Judged is called RowVerdict, RowPlan: the outcome',
    'import/meant-rows.ts: readStandings is called readSellerBalances',
  ]);
});

test('comments and quoted words may use any word', () => {
  const text = "// Letter by letter, together.\n/** The Carrier. */\nconst said = 'Letter'; // Parts\n";
  expect(privateWordsIn('a.ts', text)).toEqual([]);
});
