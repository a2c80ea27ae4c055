import leven from 'leven';
import * as devanagari from '../../core/text/devanagari.ts';

// Names of places are spelt in many ways: Laxmi and Lakshmi, Vishnu and Bishnu, पंच and पञ्च. What is folded here
// reads alike for all of them, in one alphabet, and is only ever compared, never shown.

// Places are compared by sounds that are near each other.
const consonants: Record<string, string> = { ...devanagari.consonants, ङ: 'n', व: 'v' };
const { vowels } = devanagari;
const signs: Record<string, string> = { ...devanagari.signs, '्': '' };

const nasals = new Set(['ं', 'ँ']);
const zero = '०'.codePointAt(0) ?? 0;

/** Devanagari as plain Latin letters, a letter at a time; everything else as it is. */
function romanised(text: string): string {
  const letters = Array.from(text);
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter];
      if (consonant !== undefined) {
        const next = letters[at + 1] ?? ' ';
        // The vowel in a consonant is not spoken at the end of a word.
        return consonant + (next in signs || !/[\p{L}\p{M}]/u.test(next) ? '' : 'a');
      }
      if (nasals.has(letter)) return 'n';
      if (letter >= '०' && letter <= '९') return String((letter.codePointAt(0) ?? zero) - zero);
      return vowels[letter] ?? signs[letter] ?? letter;
    })
    .join('');
}

const alike: [spelt: RegExp, as: string][] = [
  [/x|ksh/g, 'ks'],
  [/chh?/g, 'c'],
  [/ph/g, 'f'],
  [/([bdgjkst])h/g, '$1'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/ou|au|oo|o/g, 'u'],
  [/ee|ii|y(?![aeiou])/g, 'i'],
  [/m(?=[bp])|ng(?![aeiou])/g, 'n'],
  [/(.)\1+/g, '$1'],
  // Koteshwor, Koteswar; Maharajgunj, Maharajganj.
  [/sb[au]r/g, 'sbar'],
  [/g[au]nj/g, 'ganj'],
];

/** The words of a name in any script, each as it is compared: `महालक्ष्मी`, `Mahalaxmi` → `mahalaksmi`. */
export function foldedWords(text: string): string[] {
  const plain = romanised(text.normalize('NFC').replace(/[\u200b-\u200d]/g, ''))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => alike.reduce((folded, [spelt, as]) => folded.replace(spelt, as), word));
}

/** How many letters have to be changed, added or left out, counted up to `most` + 1. */
export const lettersApart = (one: string, other: string, most: number): number =>
  leven(one, other, { maxDistance: most + 1 });
