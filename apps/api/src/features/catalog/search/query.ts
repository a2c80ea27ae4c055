import { beginning, inCategories, inDetails, isOfName, quoteLexeme } from './document.ts';
import { foldWords, formsOf, soundOf } from './fold.ts';
import type { Word } from './fold.ts';
import { matchOf, shortestCorrected, spellingKeys } from './edit-distance.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * How strictly products have to answer. `by-itself`: each word by what is said of the product alone; from `as-typed` on the
 * name of its category answers too, which it shares with other goods.
 */
export type Strictness = 'by-itself' | 'as-typed' | 'corrected' | 'known-words' | 'any-word';

/** A search made ready: what to look up in the vocabulary, then `writeQueries` with what was found. */
export type SearchQuery = { words: Word[]; key: string; vocabularyKeys: string[] };

/**
 * Queries in Postgres' tsquery notation. `wanted`: what a product must answer. `named`: the same by what it is called alone.
 * `exact` and `close`: what lifts it. `places`: in how many places each word is looked for, by which a rank is divided.
 */
export type WrittenQueries = { wanted: string; named: string; exact: string; close: string; places: number };

const maxWords = 8;
const maxCorrections = 24;
const maxBegun = 40;
const shortestPart = 3;
const longestParted = 24;

// Words that say nothing of the product; a search of nothing else keeps them.
const silent = new Set(
  'a an and at by for from in of on or the to with ko ka ki ra ma lagi को का की र मा लागि लाई'.split(' '),
);

/** Reads what a shopper typed; nothing when it holds no letter and no digit. Any text is fine. */
export function readQuery(text: string): SearchQuery | undefined {
  const all = foldWords(text.slice(0, 400));
  const telling = all.filter((word) => !silent.has(word.written));
  const chosen = telling.length > 0 ? telling : all;
  const words = [...new Map(chosen.map((word) => [word.written, word])).values()].slice(0, maxWords);
  if (words.length === 0) return undefined;
  const typed = words.flatMap(comparable).flatMap(spellingKeys);
  const parts = words
    .flatMap(partings)
    .flat()
    .flatMap(formsOf)
    .map((form) => spellingKeys(form)[0]!);
  return { words, key: soundOf(all), vocabularyKeys: [...new Set([...typed, ...parts])] };
}

const isLatin = (form: string) => /^[a-z]+$/.test(form);

const comparable = (word: Word) => vocabularyOf([word]);

/** 'waterbottle' as water and bottle: every place where one word may be two. */
function partings({ written }: Word): Word[][] {
  if (!isLatin(written) || written.length < 2 * shortestPart || written.length > longestParted) return [];
  const places = Array.from({ length: written.length - 2 * shortestPart + 1 }, (_, i) => i + shortestPart);
  return places.map((at) => foldWords(`${written.slice(0, at)} ${written.slice(at)}`));
}

/** 't shirt' as tshirt: what two neighbours make when written together. */
function joined(a: Word | undefined, b: Word | undefined): string[] {
  if (!a || !b || /\d/.test(a.written + b.written)) return [];
  return foldWords(a.written + b.written)
    .slice(0, 1)
    .flatMap(formsOf);
}

type Answer = { exact: string[]; close: string[]; known: boolean };

/** What answers one word, given the known words that share a spelling key with the query. */
function answersTo(word: Word, neighbours: string[], known: string[], strictness: Strictness): Answer {
  const byItself = strictness === 'by-itself';
  const correct = !byItself && strictness !== 'as-typed';
  const begins = [word.written, ...word.sounds.filter((s) => s.length > 1 || !isLatin(word.written))];
  const names = (form: string) => [quoteLexeme(form), ...(byItself ? [] : [inCategories(form)])];
  const anywhere = (form: string) => [...names(form), inDetails(form)];
  const compared = comparable(word).flatMap((form) =>
    known.map((candidate) => ({ candidate, how: matchOf(form, candidate) })),
  );
  const pick = (how: string) => [...new Set(compared.filter((c) => c.how === how).map((c) => c.candidate))];
  const isKnown = pick('same').length + pick('begins').length > 0;
  const corrections =
    isKnown && !correct ? [] : [...pick('near'), ...pick('begins-near')].slice(0, maxCorrections);
  const vocabulary = new Set(known);
  const parted = (isKnown ? [] : partings(word))
    .filter((parts) => parts.every((part) => formsOf(part).some((form) => vocabulary.has(form))))
    .map((parts) => `(${parts.map((part) => `(${formsOf(part).flatMap(anywhere).join('|')})`).join('&')})`);
  return {
    known: compared.some(({ how }) => how) || parted.length > 0,
    exact: [...formsOf(word), ...neighbours].flatMap(anywhere),
    close: [
      ...[...new Set(begins)].flatMap((form) => beginningOf(form, { word, known, byItself })),
      ...corrections.flatMap(names),
      ...parted,
    ],
  };
}

/** What begins with a form: words that are known, where there are few, since the index reads all that lies between two words. */
function beginningOf(
  form: string,
  { word, known, byItself }: { word: Word; known: string[]; byItself: boolean },
): string[] {
  const letters = [...form].length;
  const withCategories = !byItself && word.written.length > 1;
  if (letters < shortestPart)
    return [beginning(form), ...(withCategories ? [`${inCategories(form)}:*`] : [])];
  const begun = known.filter((each) => each.startsWith(form) && each !== form);
  // Of a shorter one not all that begin with it lie under its keys.
  const asKnown = isLatin(form) && letters >= shortestCorrected && begun.length <= maxBegun;
  const endings = asKnown ? [form, ...begun] : [form];
  const star = asKnown ? '' : ':*';
  return endings.flatMap((each) => [
    quoteLexeme(each) + star,
    ...(withCategories ? [inCategories(each) + star] : []),
  ]);
}

/**
 * Writes the queries of one strictness. `known`: the vocabulary's words under the query's keys. Where no word is known,
 * 'known-words' asks for all of them.
 */
export function writeQueries(
  { words }: SearchQuery,
  { known, strictness }: { known: string[]; strictness: Strictness },
): WrittenQueries {
  const all = words.map((word, i) =>
    answersTo(word, [...joined(words[i - 1], word), ...joined(word, words[i + 1])], known, strictness),
  );
  const answerable = all.filter((answer) => answer.known);
  const answers = strictness === 'known-words' && answerable.length > 0 ? answerable : all;
  const joining = strictness === 'any-word' ? '|' : '&';
  const asked = (which: (lexeme: string) => boolean) => {
    const clauses = answers.map(({ exact, close }) => `(${[...exact, ...close].filter(which).join('|')})`);
    return clauses.join(joining);
  };
  return {
    wanted: asked(() => true),
    named: asked(isOfName),
    exact: answers.flatMap(({ exact }) => exact).join('|'),
    close: answers.flatMap(({ close }) => close).join('|'),
    places: strictness === 'by-itself' ? 2 : 3,
  };
}
