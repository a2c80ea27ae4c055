import { otherNames } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { foldWords, formsOf, soundOf } from './fold.ts';
import type { Word } from './fold.ts';
import { vocabularyOf } from './vocabulary.ts';

/** To be raised whenever documents are built from other facts or in another way: open shops are indexed anew by it. Below 1 something is stale. */
export const searchVersion = 2;

/** What a product is found by. Categories: the names of its own and of those above it; every language's names count. */
export type ProductFacts = {
  titles: string[];
  vendors: string[];
  categories: string[];
  /** Sizes and colours, and what a colour is called besides: `Maroon`, `XL`, `red`. */
  choices: string[];
  /** Plain or rich text: description, specifications, variants. */
  details: string[];
};

type SearchDocument = {
  /** A tsvector in Postgres' own notation (column `search_doc`): titles weigh A, their other names, sizes, colours and vendor B, details C, categories D. */
  doc: string;
  /** The words a typo is corrected to (table `search_words`). */
  vocabulary: string[];
};

const maxDetailWords = 400;
const maxDetailLength = 20_000;
const plainText = (text: string) =>
  text
    .slice(0, maxDetailLength)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ');

/** 'T-shirt' is also looked for as 'tshirt'. */
const hyphenated = (text: string): Word[] =>
  (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).flatMap((word) =>
    foldWords(word.replaceAll('-', '')),
  );

/** Builds a product's search document; pure. Built anew whenever the product, its vendor's, a category's name or the dictionary changes. */
export function buildDocument(facts: ProductFacts, dictionary: Dictionary, shopId: string): SearchDocument {
  const titles = facts.titles.map(foldWords).filter((title) => title.length > 0);
  const alsoCalled = (texts: Word[][]) => texts.flatMap((words) => otherNames(words, dictionary));
  const vendors = facts.vendors.map(foldWords);
  const choices = facts.choices.flatMap(foldWords);
  const categories = facts.categories.map(foldWords);
  const parts = {
    A: [...titles.flat(), ...facts.titles.flatMap(hyphenated)],
    B: [...vendors.flat(), ...choices, ...alsoCalled([...titles, ...vendors])],
    C: facts.details.flatMap((text) => foldWords(plainText(text))).slice(0, maxDetailWords),
    D: [...categories.flat(), ...alsoCalled(categories)],
  };
  const exactTitles = titles.map((title) => `${exactTitle(soundOf(title))}:1A`);
  return {
    doc: [ofShop(shopId), ...new Set(exactTitles), ...beginningsOf(parts), writeVector(parts)].join(' '),
    vocabulary: vocabularyOf([...parts.A, ...parts.B, ...parts.D]),
  };
}

/** A lexeme in Postgres' tsvector and tsquery notation: inside the quotes only quote and backslash mean something. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** The lexeme that a title as a whole is indexed by; `=` is in no word, so nothing else meets it. */
export const exactTitle = (sound: string): string => quoteLexeme(`=${sound.slice(0, 400)}`);

/** The lexeme of all products of a shop, so that the index tells its words from those of its neighbours. */
export const ofShop = (shopId: string): string => quoteLexeme(`@${shopId.slice(-12)}`);

/**
 * The lexeme of words that begin with one letter or two; of more the index looks for the words themselves. One letter begins
 * too many words: it counts in titles only.
 */
export const beginning = (letters: string): string => quoteLexeme(`^${letters}`);

/** What a word said in the details or in the names of categories is indexed by: apart, so that no search of titles reads it. */
export const inDetails = (form: string): string => quoteLexeme(`.${form}`);
export const inCategories = (form: string): string => quoteLexeme(`/${form}`);

/** Whether a lexeme, as it is quoted, is none of details and categories. */
export const isOfName = (quoted: string): boolean => !/^'[./]/.test(quoted);

type Weight = (typeof weights)[number];
const weights = ['A', 'B', 'C', 'D'] as const;

// Written by us rather than by to_tsvector, whose parser has its own idea of words such as '1e5' or 'a.b'.
function writeVector(parts: Record<Weight, Word[]>): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const weight of weights) {
    const lexemeOf = lexemes[weight];
    for (const word of parts[weight]) {
      position++;
      for (const form of formsOf(word)) {
        const lexeme = lexemeOf(form);
        const at = places.get(lexeme);
        if (at) at.push(`${position}${weight}`);
        else places.set(lexeme, [`${position}${weight}`]);
      }
    }
  }
  return [...places].map(([lexeme, at]) => `${lexeme}:${at.join(',')}`).join(' ');
}

const lexemes = { A: quoteLexeme, B: quoteLexeme, C: inDetails, D: inCategories };

function beginningsOf({ A, B }: Record<Weight, Word[]>): string[] {
  const first = (words: Word[], letters: number) =>
    words.flatMap(formsOf).flatMap((form) => [...form].slice(0, letters).join(''));
  const [ones, twos, others] = [new Set(first(A, 1)), new Set(first(A, 2)), new Set(first(B, 2))];
  const named = [...others].filter((letters) => !ones.has(letters) && !twos.has(letters));
  return [
    ...[...new Set([...ones, ...twos])].map((letters) => `${beginning(letters)}:1A`),
    ...named.filter((letters) => [...letters].length > 1).map((letters) => `${beginning(letters)}:1B`),
  ];
}
