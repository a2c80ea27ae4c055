import { formsOf, foldWords } from './fold.ts';
import type { Word } from './fold.ts';

/** One entry of a shop's dictionary: a word or phrase, and the names that mean the same, in any script. */
export type Term = { word: string; means: string[] };

/** Entries made ready for look-up by the forms of their first word; made by `readDictionary`. */
export type Dictionary = ReadonlyMap<string, readonly { phrase: Word[]; others: Word[][] }[]>;

/** Ties work both ways: with juta = shoes, 'juta' finds shoes and 'shoes' finds juta. Entries without a letter are skipped. */
export function readDictionary(terms: Term[]): Dictionary {
  const dictionary = new Map<string, { phrase: Word[]; others: Word[][] }[]>();
  for (const { word, means } of terms) {
    const phrases = [word, ...means].map(foldWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      const tie = { phrase, others: phrases.filter((other) => other !== phrase) };
      for (const form of formsOf(phrase[0]!)) {
        dictionary.set(form, [...(dictionary.get(form) ?? []), tie]);
      }
    }
  }
  return dictionary;
}

const meets = (a: Word | undefined, b: Word) => {
  if (!a) return false;
  const forms = formsOf(b);
  return formsOf(a).some((form) => forms.includes(form));
};

/**
 * The words that a text's words also go by. A phrase counts where its words stand together in this order. One step only:
 * what an added word means in turn is not added.
 */
export function otherNames(words: Word[], dictionary: Dictionary): Word[] {
  const found = new Map<string, Word>();
  words.forEach((word, start) => {
    const ties = new Set(formsOf(word).flatMap((form) => dictionary.get(form) ?? []));
    for (const { phrase, others } of ties) {
      if (phrase.every((part, i) => meets(words[start + i], part))) {
        for (const other of others.flat()) found.set(other.written, other);
      }
    }
  });
  return [...found.values()];
}
