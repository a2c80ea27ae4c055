import { consonants, signs, vowels } from './devanagari.ts';

const virama = '्';
const nasal = 'ं';
const halfNasal = 'ँ';

/** One consonant with the vowel it carries. `schwa`: the vowel is the unwritten अ, which speech may drop. */
type Syllable = { consonant: string; vowel: string; schwa: boolean; halfNasal: boolean };

function readSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  // Written as one sound, unlike any other conjunct: ज्ञान is gyan.
  for (const letter of word.replaceAll('ज्ञ', 'ग्य')) {
    const last = syllables.at(-1);
    if (consonants[letter]) {
      syllables.push({ consonant: consonants[letter], vowel: 'a', schwa: true, halfNasal: false });
    } else if (vowels[letter]) {
      syllables.push({ consonant: '', vowel: vowels[letter], schwa: false, halfNasal: false });
    } else if (!last) continue;
    else if (signs[letter]) Object.assign(last, { vowel: signs[letter], schwa: false });
    else if (letter === virama) Object.assign(last, { vowel: '', schwa: false });
    else if (letter === nasal) Object.assign(last, { vowel: `${last.vowel}n`, schwa: false });
    else if (letter === halfNasal) Object.assign(last, { schwa: false, halfNasal: true });
  }
  return syllables;
}

/** अ at the end of a word is silent (घर, ghar); after a conjunct it may be heard (चन्द्र, chandra) or not (बेल्ट, belt). */
function withoutFinalSchwa(syllables: Syllable[]): Syllable[] {
  const last = syllables.at(-1);
  if (syllables.length < 2 || !last?.schwa) return syllables;
  return [...syllables.slice(0, -1), { ...last, vowel: '', schwa: false }];
}

/** तरकारी is written ta-ra-ka-ri and mostly said and typed 'tarkari'. */
function withoutMiddleSchwas(syllables: Syllable[]): Syllable[] {
  const heard = [...syllables];
  for (let i = heard.length - 2; i > 0; i--) {
    const [before, here, after] = [heard[i - 1], heard[i], heard[i + 1]];
    if (here?.schwa && before?.vowel && after?.consonant && after.vowel) {
      heard[i] = { ...here, vowel: '', schwa: false };
    }
  }
  return heard;
}

/** Nepali writes the English short a as ्या (ब्याग, bag). */
function withEnglishA(syllables: Syllable[]): Syllable[] {
  return syllables.map((here, i) =>
    here.consonant === 'y' && here.vowel === 'a' && !here.schwa && syllables[i - 1]?.vowel === ''
      ? { ...here, consonant: '' }
      : here,
  );
}

const spell = (syllables: Syllable[], nasalised: boolean) =>
  syllables.map((s) => s.consonant + s.vowel + (nasalised && s.halfNasal ? 'n' : '')).join('');

/**
 * The ways one Devanagari word is likely to be typed in Latin letters, the likeliest first: at least one, at most 16
 * (most words have one or two). The word is in NFC with its nuktas taken off; a letter outside the table is left out.
 */
export function transliterate(word: string): string[] {
  const written = readSyllables(word);
  const silent = withoutFinalSchwa(written);
  const conjunctBefore = written.at(-2)?.vowel === '' || written.at(-1)?.consonant === 'y';
  const endings = conjunctBefore ? [silent, written] : [silent];
  const spoken = endings.flatMap((s) => [s, withoutMiddleSchwas(s)]).flatMap((s) => [s, withEnglishA(s)]);
  return [...new Set([true, false].flatMap((nasalised) => spoken.map((s) => spell(s, nasalised))))];
}
