import { expect, it } from 'vitest';
import { readQuery, writeQueries } from './query.ts';
import type { Strictness } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

const strictnesses: Strictness[] = ['by-itself', 'as-typed', 'corrected', 'known-words', 'any-word'];
const typed = 'shoe boot tent kurta sari cap bag pashmina'.split(' ');
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
// Of each word two typos and many words that begin with it.
const words = typed.flatMap((word) => [
  ...letters.map((letter) => `${letter}${word}`),
  ...letters.flatMap((letter) => [word + letter, `${word}${letter}a`]),
]);
const vocabulary = new Vocabulary(words.toSorted().join('\n') + '\n');

const askedFor = (text: string) =>
  strictnesses.map((strictness) => {
    const { wanted } = writeQueries(readQuery(text, vocabulary)!, vocabulary, strictness);
    return wanted.match(/'[^']+'/g)?.length ?? 0;
  });

// spec: growth.7
it('however much is typed, and however much of it resembles what is sold, a search asks for no more than of four words', () => {
  const most = Math.max(...askedFor(typed.slice(0, 4).join(' ')));
  expect(most).toBeGreaterThan(100);
  expect(Math.max(...askedFor(typed.join(' ')))).toBeLessThan(most);
  expect(Math.max(...askedFor(`${typed.join(' ')} `.repeat(50)))).toBeLessThan(most);
});
