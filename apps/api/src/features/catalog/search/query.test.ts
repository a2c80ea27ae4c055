import { expect, it } from 'vitest';
import { readQuery, writeQueries } from './query.ts';
import type { Strictness } from './query.ts';
import { inTurns } from '../columns/turns.ts';
import { Vocabulary } from './vocabulary.ts';

const strictnesses: Strictness[] = ['by-itself', 'as-typed', 'corrected', 'known-words', 'any-word'];
const typed = 'shoe boot tent kurta sari cap bag pashmina'.split(' ');
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
// Of each word two typos and many words that begin with it.
const words = typed.flatMap((word) => [
  ...letters.map((letter) => `${letter}${word}`),
  ...letters.flatMap((letter) => [word + letter, `${word}${letter}a`]),
]);
const vocabulary = await Vocabulary.of(words.toSorted().join('\n') + '\n', words.length, inTurns());

const written = (text: string, strictness: Strictness, isAmongOthers = false) =>
  writeQueries(readQuery(text, vocabulary)!, { vocabulary, isAmongOthers }, strictness);
const countWords = (query: string) => query.match(/'[^']+'/g)?.length ?? 0;
const askedFor = (text: string) =>
  strictnesses.map((strictness) => countWords(written(text, strictness).wanted));

// spec: growth.7
it('however much is typed, and however much of it resembles what is sold, a search asks for no more than of four words', () => {
  const most = Math.max(...askedFor(typed.slice(0, 4).join(' ')));
  expect(most).toBeGreaterThan(100);
  expect(Math.max(...askedFor(typed.join(' ')))).toBeLessThan(most);
  expect(Math.max(...askedFor(`${typed.join(' ')} `.repeat(50)))).toBeLessThan(most);
});

// spec: growth.2
it('of a shop among others its own words are asked for, where the index would read what all the others say', () => {
  const alone = written('ten', 'by-itself');
  const among = written('ten', 'by-itself', true);
  expect(alone.wanted).toContain("'ten':*");
  expect(among.wanted).not.toContain(':*');
  const begun = words.filter((word) => word.startsWith('ten'));
  expect(begun.length).toBeGreaterThan(40);
  for (const word of begun) expect(among.wanted).toContain(`'${word}'`);
  expect(among.close).toBe(alone.close);
  expect(countWords(among.close)).toBe(1);
});
