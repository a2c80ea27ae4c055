import { latinDigits } from '@haat/contract/core/money';
import { transliterate } from '../../../core/text/transliterate.ts';

/** One word of a text, in every form it is indexed and looked for. */
export type Word = {
  /** As typed, in lower case, without Latin diacritics and nuktas; digits are 0-9. */
  written: string;
  /** In Latin letters with common spellings folded, the likeliest first. Empty for scripts we can't read aloud. */
  sounds: string[];
  /** The sounds of the English singular, where the word looks like a plural. */
  singulars: string[];
};

const maxWordLength = 40;
const devanagari = /^[\u0900-\u097f]/;
const token = /[\u0900-\u0963\u0971-\u097f]+|\p{N}+|(?:(?![\u0900-\u097f])[\p{L}\p{M}])+/gu;

/**
 * Folds the spellings people mix in romanised Nepali (and English) into one: aa/a, ee/i, oo/u, chh/ch, sh/s, w/b/v, ph/f,
 * z/j, doubled letters and a few more. The result is a key to compare, not a text to show. Takes lower-case Latin letters.
 */
export function foldSpelling(latin: string): string {
  return latin
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replace(/ch+/g, 'C')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('C', 'c')
    .replace(/sh+/g, 's')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/ng(?=[kg])/g, 'n')
    .replace(/[wb]/g, 'v')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replaceAll('ou', 'au')
    .replace(/(.)\1+/g, '$1')
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/uv(?=a)/g, 'u')
    .replace(/(?<=[^aeiou])y$/, 'i');
}

// A Map: a word such as 'constructor' is a key of every object.
const irregular = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['knives', 'knife'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
]);

function singularsOf(latin: string): string[] {
  const known = irregular.get(latin);
  if (known) return [known];
  if (latin.length < 4 || !latin.endsWith('s') || /(?:ss|us|is)$/.test(latin)) return [];
  if (/[^aeiou]ies$/.test(latin) && latin.length > 4) return [`${latin.slice(0, -3)}y`];
  if (/(?:sh|ch|ss|x|z)es$/.test(latin)) return [latin.slice(0, -2)];
  return [latin.slice(0, -1)];
}

function foldWord(written: string): Word {
  if (devanagari.test(written)) {
    const plural = written.match(/^(.{2,})हर[ुू]$/u);
    const singulars = plural?.[1] ? transliterate(plural[1]) : [];
    return {
      written,
      sounds: [...new Set(transliterate(written).map(foldSpelling))].filter(Boolean),
      singulars: [...new Set(singulars.map(foldSpelling))],
    };
  }
  // One letter held down is no word; its sound would be that of the letter, with which many words begin.
  if (!/^[a-z]+$/.test(written) || /^(.)\1{2,}$/.test(written)) return { written, sounds: [], singulars: [] };
  const sound = foldSpelling(written);
  const singulars = singularsOf(written).map(foldSpelling);
  return { written, sounds: [sound], singulars: singulars.filter((s) => s !== sound) };
}

/**
 * Splits any text into its words. Whatever is neither letter nor digit only separates words, so no character has a
 * special meaning; letters and digits part too ('500ml' is 500 and ml), as do scripts.
 */
export function foldWords(text: string): Word[] {
  const plain = latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .normalize('NFD')
    // Marks of Latin letters and the nukta go; the vowel signs of Devanagari are marks as well and stay.
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC');
  const words = plain.match(token) ?? [];
  return words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => foldWord([...word].slice(0, maxWordLength).join('')));
}

/** Every form of a word, as written first, each once. */
export const formsOf = (word: Word): string[] => [
  ...new Set([word.written, ...word.sounds, ...word.singulars]),
];

/** A whole text as one key: two titles that sound the same have the same key. */
export const soundOf = (words: Word[]): string =>
  words.map((word) => word.sounds[0] ?? word.written).join(' ');

/** The same of any text: names sound alike in either script. */
export const soundOfText = (text: string): string => soundOf(foldWords(text));
