import { formsOf, foldWords } from './fold.ts';
import type { Word } from './fold.ts';

/**
 * One entry of a shop's dictionary: a word or phrase, the names that mean the same, in any script, and what it is a kind
 * of: boots are found as shoes, while shoes are not found as boots.
 */
export type Term = { word: string; means: string[]; kindOf?: string[] };

type Tie = { phrase: Word[]; others: Word[][] };

/** Entries made ready for look-up by the forms of their first word; made by `readDictionary`. */
export type Dictionary = ReadonlyMap<string, readonly Tie[]>;

/**
 * Synonyms work both ways: with juta = shoes, 'juta' finds shoes and 'shoes' finds juta. A kind goes one way, and by every
 * name of what it is a kind of. Entries without a letter are skipped.
 */
export function readDictionary(terms: Term[]): Dictionary {
  const dictionary = new Map<string, Tie[]>();
  const add = (tie: Tie) => {
    for (const form of formsOf(tie.phrase[0]!)) dictionary.set(form, [...(dictionary.get(form) ?? []), tie]);
  };
  for (const { word, means } of terms) {
    const phrases = [word, ...means].map(foldWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) add({ phrase, others: phrases.filter((other) => other !== phrase) });
  }
  const kinds = terms.map(({ word, kindOf = [] }) => ({
    phrase: foldWords(word),
    others: kindOf.map(foldWords).flatMap((kind) => [kind, otherNames(kind, dictionary)]),
  }));
  for (const { phrase, others } of kinds) if (phrase.length > 0 && others.length > 0) add({ phrase, others });
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
