import { beginning, inCategories, inDetails, isOfName, quoteLexeme } from './document.ts';
import { foldWords, formsOf, soundOf } from './fold.ts';
import type { Word } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * How strictly products have to answer. `by-itself`: each word by what is said of the product alone; from `as-typed` on the
 * name of its category answers too, which it shares with other goods.
 */
export type Strictness = 'by-itself' | 'as-typed' | 'corrected' | 'known-words' | 'any-word';

/** A search made ready: its words, with what the shop knows of each, and how it sounds as a whole. */
export type SearchQuery = { words: TypedWord[]; key: string };

type TypedWord = {
  word: Word;
  /** What it makes with its neighbours. */
  joined: string[];
  /** Whether it is still being typed, and among how many. */
  isLast: boolean;
  among: number;
  /** Whether a word of the shop is it, or begins with it. */
  isKnown: boolean;
  /** Words of the shop that resemble it. */
  corrections: () => string[];
  /** Where it is not known: the two known words that it may be. */
  parted: Word[][];
};

/**
 * Queries in Postgres' tsquery notation. `wanted`: what a product must answer. `named`: the same by what it is called alone.
 * `exact` and `close`: what lifts it. `places`: in how many places each word is looked for, by which a rank is divided.
 */
export type WrittenQueries = { wanted: string; named: string; exact: string; close: string; places: number };

const maxWords = 8;
// Of more words each is taken as it is written, but for the last: what a search asks for is bounded, however much is typed.
const fewWords = 4;
// Of so many words, the longest, any one is enough.
const maxOfAny = 4;
const maxCorrections = 24;
// So many words of the shop are asked for one by one, instead of all that lies between two words. Of a shop among others it is more of them: what
// lies between is said by the others as well.
const maxBegun = { alone: 40, amongOthers: 200 };
const shortestPart = 3;
const longestParted = 24;

// Words that say nothing of the product; a search of nothing else keeps them.
const silent = new Set(
  'a an and at by for from in of on or the to with ko ka ki ra ma lagi को का की र मा लागि लाई'.split(' '),
);

/** Reads what a shopper typed; nothing when it holds no letter and no digit. Any text is fine. */
export function readQuery(text: string, vocabulary: Vocabulary): SearchQuery | undefined {
  const all = foldWords(text.slice(0, 400));
  const telling = all.filter((word) => !silent.has(word.written));
  const chosen = telling.length > 0 ? telling : all;
  const words = [...new Map(chosen.map((word) => [word.written, word])).values()].slice(0, maxWords);
  if (words.length === 0) return undefined;
  const typed = words.map((word, i) => ({
    ...lookUp(word, vocabulary),
    joined: [...joined(words[i - 1], word), ...joined(word, words[i + 1])],
    isLast: i === words.length - 1,
    among: words.length,
  }));
  return { words: typed, key: soundOf(all) };
}

function lookUp(
  word: Word,
  vocabulary: Vocabulary,
): Pick<TypedWord, 'word' | 'isKnown' | 'corrections' | 'parted'> {
  const forms = vocabularyOf([word]);
  const isKnown = forms.some((form) => vocabulary.beginning(form, 1).length > 0);
  const isThere = (part: Word) => formsOf(part).some((form) => vocabulary.has(form));
  let corrections: string[] | undefined;
  return {
    word,
    isKnown,
    corrections: () => (corrections ??= vocabulary.resembling(forms).slice(0, maxCorrections)),
    parted: isKnown ? [] : partings(word).filter((parts) => parts.every(isThere)),
  };
}

const isShort = (form: string) => [...form].length < shortestPart;
const isLatin = (form: string) => /^[a-z]+$/.test(form);

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

/** What a search is written by: the words of the shop, and whether most of what the index has belongs to others. */
interface Ground {
  vocabulary: Vocabulary;
  isAmongOthers: boolean;
}

type Answer = {
  exact: string[];
  close: string[];
  /** What lifts what is close: the same, with a beginning said once instead of all words that begin so. */
  closeRanked: string[];
  known: boolean;
  letters: number;
};

/** What answers one word. */
function answersTo(typed: TypedWord, ground: Ground, strictness: Strictness): Answer {
  const { word, isKnown } = typed;
  const byItself = strictness === 'by-itself';
  const isStrict = strictness !== 'corrected' && strictness !== 'known-words';
  const anyOfMany = strictness === 'any-word' && typed.among > 1;
  // With one letter or two very many words begin: that counts for the word that is being typed, where the others are answered too.
  const isBegun = typed.isLast && !anyOfMany;
  const isLongBegun = isBegun || typed.among <= fewWords;
  const begins = [word.written, ...word.sounds.filter((s) => s.length > 1 || !isLatin(word.written))].filter(
    (form) => isBegun || (isLongBegun && !isShort(form)),
  );
  const names = (form: string) => [quoteLexeme(form), ...(byItself ? [] : [inCategories(form)])];
  const anywhere = (form: string) => [...names(form), inDetails(form)];
  const corrections = isKnown && (isStrict || typed.among > fewWords) ? [] : typed.corrections();
  const parted = typed.parted.map(
    (parts) => `(${parts.map((part) => `(${formsOf(part).flatMap(anywhere).join('|')})`).join('&')})`,
  );
  const resembling = [...corrections.flatMap(names), ...parted];
  const begun = [...new Set(begins)].map((form) => beginningOf(form, { ...ground, word, byItself }));
  return {
    letters: word.written.length,
    known: isKnown || corrections.length > 0 || parted.length > 0,
    exact: [...formsOf(word), ...typed.joined].flatMap(anywhere),
    close: [...begun.flatMap(({ asked }) => asked), ...resembling],
    closeRanked: [...begun.flatMap(({ ranked }) => ranked), ...resembling],
  };
}

/** What begins with a form. Asked for are words that are known, where there are few, since the index reads all that lies between two words. */
function beginningOf(
  form: string,
  { word, vocabulary, isAmongOthers, byItself }: Ground & { word: Word; byItself: boolean },
): { asked: string[]; ranked: string[] } {
  const withCategories = !byItself && word.written.length > 1;
  const most = isAmongOthers ? maxBegun.amongOthers : maxBegun.alone;
  const begun = isLatin(form) ? vocabulary.beginning(form, most + 2).filter((each) => each !== form) : null;
  const known = begun !== null && begun.length <= most ? [form, ...begun] : null;
  const ranked = [isShort(form) ? beginning(form) : `${quoteLexeme(form)}:*`];
  const asked = isShort(form) ? ranked : (known?.map(quoteLexeme) ?? ranked);
  if (!withCategories) return { asked, ranked };
  const placed = [`${inCategories(form)}:*`];
  return { asked: [...asked, ...(known?.map(inCategories) ?? placed)], ranked: [...ranked, ...placed] };
}

function those(all: Answer[], strictness: Strictness): Answer[] {
  if (strictness === 'any-word') return all.toSorted((a, b) => b.letters - a.letters).slice(0, maxOfAny);
  const known = all.filter((answer) => answer.known);
  return strictness === 'known-words' && known.length > 0 ? known : all;
}

/** Writes the queries of one strictness. Where no word is known to the shop, 'known-words' asks for all of them. */
export function writeQueries({ words }: SearchQuery, ground: Ground, strictness: Strictness): WrittenQueries {
  const all = words.map((word) => answersTo(word, ground, strictness));
  const answers = those(all, strictness);
  const joining = strictness === 'any-word' ? '|' : '&';
  // Each once: the index looks at all that are asked for, for every product that has one of them.
  const anyOf = (lexemes: string[]) => [...new Set(lexemes)].join('|');
  const asked = (which: (lexeme: string) => boolean) => {
    const clauses = answers.map(({ exact, close }) => `(${anyOf([...exact, ...close].filter(which))})`);
    return clauses.join(joining);
  };
  const exact = answers.flatMap((answer) => answer.exact).join('|');
  return {
    wanted: asked(() => true),
    named: asked(isOfName),
    exact,
    close: answers.flatMap(({ closeRanked }) => closeRanked).join('|') || exact,
    places: strictness === 'by-itself' ? 2 : 3,
  };
}
