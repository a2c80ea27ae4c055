import { describe, expect, it } from 'vitest';
import { otherNames, readDictionary } from './dictionary.ts';
import type { Term } from './dictionary.ts';
import { foldWords } from './fold.ts';
import { starterTerms } from './starter-terms.ts';

const namesOf = (text: string, terms: Term[] = starterTerms) =>
  otherNames(foldWords(text), readDictionary(terms)).map(({ written }) => written);

describe('the dictionary', () => {
  // spec: opens.15
  it('ties names both ways', () => {
    const terms = [{ word: 'juta', means: ['shoes', 'जुत्ता'] }];
    expect(namesOf('juta', terms)).toEqual(expect.arrayContaining(['shoes', 'जुत्ता']));
    expect(namesOf('Leather shoe', terms)).toEqual(expect.arrayContaining(['juta', 'जुत्ता']));
    expect(namesOf('जुत्ता', terms)).toEqual(expect.arrayContaining(['juta', 'shoes']));
  });

  it('reads an entry in any spelling of its word', () => {
    const terms = [{ word: 'chiya', means: ['tea'] }];
    for (const spelling of ['chiya', 'chiyaa', 'chia', 'चिया', 'CHIYA'])
      expect(namesOf(spelling, terms)).toContain('tea');
  });

  it('a phrase counts only where its words stand together', () => {
    const terms = [
      { word: 'phone', means: ['cell phone'] },
      { word: 'alainchi', means: ['black cardamom'] },
    ];
    expect(namesOf('Black cardamom pods', terms)).toContain('alainchi');
    expect(namesOf('Black tea with cardamom', terms)).not.toContain('alainchi');
    expect(namesOf('cardamom black', terms)).not.toContain('alainchi');
  });

  it('goes one step: what an added word means in turn is not added', () => {
    const terms = [
      { word: 'a1x', means: ['bb'] },
      { word: 'bb', means: ['cc'] },
    ];
    expect(namesOf('cc', terms)).toEqual(['bb']);
  });

  // spec: goods.48
  it('a kind is found by every name of what it is a kind of, and not the other way round', () => {
    const terms = [
      { word: 'juta', means: ['shoes', 'जुत्ता'] },
      { word: 'boots', means: [], kindOf: ['shoes'] },
    ];
    expect(namesOf('Gumboots, rubber boots', terms)).toEqual(
      expect.arrayContaining(['shoes', 'juta', 'जुत्ता']),
    );
    expect(namesOf('School shoes', terms)).not.toContain('boots');
  });

  // spec: opens.15
  it('survives whatever a shop writes in it', () => {
    const terms = [
      { word: '', means: [] },
      { word: '%', means: ["'", '\\', ''] },
      { word: 'juta', means: [] },
      { word: 'juta', means: ['juta', 'JUTA', 'shoes'] },
      { word: '__proto__', means: ['constructor'] },
    ];
    expect(namesOf('juta', terms)).toContain('shoes');
    expect(namesOf('proto', terms)).toEqual(['constructor']);
    expect(namesOf('', terms)).toEqual([]);
  });

  it('starts with one entry per word, each with a meaning', () => {
    const words = starterTerms.map(({ word }) => word);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    expect(
      starterTerms.filter(({ word, means, kindOf }) => {
        const others = [...means, ...kindOf];
        return !word || others.length === 0 || others.some((other) => !other.trim());
      }),
    ).toEqual([]);
  });
});
