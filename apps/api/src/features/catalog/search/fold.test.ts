import { describe, expect, it } from 'vitest';
import { foldSpelling, foldWords, formsOf, soundOf } from './fold.ts';
import { starterTerms } from './starter-terms.ts';

const meet = (a: string, b: string) => {
  const [one, other] = [foldWords(a), foldWords(b)];
  return (
    one.length === other.length &&
    one.every((word, i) => formsOf(word).some((form) => formsOf(other[i]!).includes(form)))
  );
};

// spec: opens.14
describe('spellings of one Nepali word meet', () => {
  it.each([
    ['जुत्ता', 'jutta', 'juttaa', 'juta', 'joota', 'JUTA'],
    ['चिया', 'chiya', 'chiyaa', 'chhiya', 'chia'],
    ['शल', 'shal', 'sal', 'shaal'],
    ['कपडा', 'kapada', 'kapda', 'kapadaa'],
    ['तरकारी', 'tarkari', 'tarakari', 'tarkaree'],
    ['सुरुवाल', 'suruwal', 'suruval', 'surual'],
    ['थाङ्का', 'thangka', 'thanka', 'थांका'],
    ['चाँदी', 'chandi', 'chaandi', 'chadi'],
    ['बाँस', 'bans', 'baans', 'bas'],
    ['कम्बल', 'kambal', 'kanbal', 'kammbal'],
    ['ब्याग', 'byag', 'bag', 'bags'],
    ['ज्याकेट', 'jacket', 'jyaket', 'jackets'],
    ['बेल्ट', 'belt', 'belta'],
    ['चन्द्र', 'chandra'],
    ['फूल', 'phool', 'ful', 'phul'],
    ['ज्ञान', 'gyan', 'gyaan'],
    ['लक्ष्मी', 'laxmi', 'lakshmi', 'lakshmee'],
    ['दौरा', 'daura', 'doura'],
    ['ऊन', 'un', 'oon', 'uun'],
    ['कृष्ण', 'krishna'],
    ['घर', 'ghar', 'घरहरू', 'घरहरु'],
    ['फ़ोन', 'फोन', 'phon', 'fon'],
  ])('%s', (first, ...others) => {
    expect(others.filter((other) => !meet(first, other))).toEqual([]);
  });
});

// spec: opens.14
describe('different words stay apart', () => {
  it.each([
    ['topi', 'tapi'],
    ['kal', 'khal'],
    ['shoes', 'shows'],
    ['मह', 'माटो'],
    ['men', 'women'],
    ['glass', 'class'],
  ])('%s and %s', (one, other) => {
    expect(meet(one, other)).toBe(false);
  });
});

describe('English words', () => {
  it.each([
    ['shoes', 'shoe'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['dresses', 'dress'],
    ['glasses', 'glass'],
    ["men's", 'man'],
    ['women’s', 'woman'],
    ['knives', 'knife'],
    ['café', 'cafe'],
    ['trekking', 'treking'],
  ])('%s meets %s', (one, other) => {
    expect(meet(one, other)).toBe(true);
  });

  it('a word that only ends like a plural keeps its own form', () => {
    for (const word of ['glass', 'bus', 'gas', 'tennis']) expect(foldWords(word)[0]?.singulars).toEqual([]);
  });
});

describe('any text becomes words', () => {
  it('digits of both scripts are the same, and numbers part from letters', () => {
    expect(foldWords('५००ml').map(({ written }) => written)).toEqual(['500', 'ml']);
    expect(foldWords('500 ml')).toEqual(foldWords('५०० ml'));
  });

  it('a letter held down sounds like nothing', () => {
    for (const word of ['qqqqq', 'kkk', 'wwwww']) expect(formsOf(foldWords(word)[0]!), word).toEqual([word]);
  });

  it('whatever is neither letter nor digit only separates words', () => {
    expect(foldWords(`a'b" c%_&|:*\\<b>😀\u0000 d—e।f`).map(({ written }) => written)).toEqual([
      'ab',
      'c',
      'b',
      'd',
      'e',
      'f',
    ]);
    expect(foldWords('')).toEqual([]);
    expect(foldWords(' \t\n😀 %_*\u0000\ud800')).toEqual([]);
  });

  it('composed, decomposed, full-width and joiner-ridden letters are the same word', () => {
    expect(foldWords('Cafe\u0301')).toEqual(foldWords('CAFÉ'));
    expect(foldWords('ｌａｐｔｏｐ')).toEqual(foldWords('laptop'));
    expect(foldWords('गर्\u200dयो')).toEqual(foldWords('गर्यो'));
    expect(foldWords('\u0958लम')).toEqual(foldWords('क\u093cलम'));
    expect(foldWords('\u0958लम')).toEqual(foldWords('कलम'));
  });

  it('a name that every object has is a word like others', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(foldWords(name).length).toBe(1);
      expect(typeof foldWords(name)[0]!.sounds[0]).toBe('string');
    }
  });

  it('no word is longer than 40 letters and no text takes long', () => {
    const before = process.cpuUsage();
    for (const long of ['a', 'ज्ञ', 'त्', 'aa ', "a'", 'a-', '़', '0']) {
      for (const { written } of foldWords(long.repeat(20_000)))
        expect([...written].length).toBeLessThanOrEqual(40);
    }
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });

  it('folding what is folded changes nothing', () => {
    for (const { word } of starterTerms) {
      const sound = soundOf(foldWords(word));
      expect(
        sound
          .split(' ')
          .map((part) => foldWords(part)[0]!.written)
          .join(' '),
      ).toBe(sound);
    }
    expect(foldSpelling('')).toBe('');
  });
});
