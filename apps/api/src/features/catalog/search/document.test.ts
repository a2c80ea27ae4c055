import { describe, expect, it } from 'vitest';
import { readDictionary } from './dictionary.ts';
import { buildDocument } from './document.ts';

const dictionary = readDictionary([{ word: 'juta', means: ['shoes'] }]);
const shopId = '0198c0de-0000-7000-8000-00005a1e5a1e';
const facts = {
  titles: ['Running Shoes', 'दौडने जुत्ता'],
  vendors: ['Goldstar'],
  categories: ['Footwear'],
  choices: ['Maroon', '42'],
  details: ['Mesh'],
};
const weightOf = (doc: string, lexeme: string) =>
  doc.match(new RegExp(`'${RegExp.escape(lexeme)}':\\d+([ABCD])`))?.[1];

describe("a product's search document", () => {
  it('weighs titles most, then their other names, choices and vendor, then details, categories least', () => {
    const { doc } = buildDocument(facts, dictionary, shopId);
    expect(
      ['running', 'जुत्ता', 'juta', 'goldstar', 'maroon', '42', '.mesh', '/footwear'].map((word) =>
        weightOf(doc, word),
      ),
    ).toEqual(['A', 'A', 'A', 'B', 'B', 'B', 'C', 'D']);
    expect(weightOf(buildDocument({ ...facts, titles: ['Shoes'] }, dictionary, shopId).doc, 'juta')).toBe(
      'B',
    );
  });

  it('corrects typos to words of titles and names, not of details', () => {
    const { vocabulary } = buildDocument(facts, dictionary, shopId);
    expect(vocabulary).toEqual(expect.arrayContaining(['running', 'juta', 'goldstar', 'footwear']));
    expect(vocabulary).not.toContain('mesh');
  });

  it('reads the text of a rich description, not its tags', () => {
    const { doc } = buildDocument(
      { ...facts, details: ['<p class="big">Soft&nbsp;sole</p>'] },
      dictionary,
      shopId,
    );
    expect(weightOf(doc, '.soft')).toBe('C');
    expect(weightOf(doc, '.sole')).toBe('C');
    expect(doc).not.toMatch(/'.?(?:class|big|nbsp)'/);
  });

  it('is the same bytes for the same product', () => {
    expect(buildDocument(facts, dictionary, shopId)).toEqual(buildDocument(facts, dictionary, shopId));
  });

  it('stays small and quick however long a description is', () => {
    const before = process.cpuUsage();
    for (const part of ['<', 'a<b>', 'शब्द ', "' \\ ", '&']) {
      expect(
        buildDocument({ ...facts, details: [part.repeat(200_000)] }, dictionary, shopId).doc.length,
      ).toBeLessThan(50_000);
    }
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });
});
