import { describe, expect, it } from 'vitest';
import { beginningsNear, matchOf } from './edit-distance.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const words = ['shoe', 'juta', 'bottle', 'pashmina', 'khukuri', 'aaaa', 'abababab', 'teapot'];

/** Every word one typo away. */
function typosOf(word: string): string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, i) => [word.slice(0, i), word.slice(i)] as const,
  );
  return places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...(after.length > 1 ? [before + after[1] + after[0] + after.slice(2)] : []),
    ...[...letters].flatMap((letter) => [
      before + letter + after,
      ...(after ? [before + letter + after.slice(1)] : []),
    ]),
  ]);
}

const isLedTo = (typo: string, word: string) =>
  beginningsNear(typo).some((letters) => word.startsWith(letters));

describe('a typed word finds the word that was meant', () => {
  // spec: opens.14
  it.each(words)('%s: with any one typo, in words of four letters and more', (word) => {
    const typos = typosOf(word).filter((typo) => typo.length >= 4);
    expect(typos.length).toBeGreaterThan(100);
    expect(typos.filter((typo) => matchOf(typo, word) === undefined)).toEqual([]);
    expect(typos.filter((typo) => !isLedTo(typo, word))).toEqual([]);
  });

  it('a beginning of five letters and more, with any one typo', () => {
    const typos = typosOf('pashmi').filter((typo) => typo.length >= 5);
    expect(typos.filter((typo) => !matchOf(typo, 'pashmina') || !isLedTo(typo, 'pashmina'))).toEqual([]);
  });

  it('says how near', () => {
    expect(matchOf('juta', 'juta')).toBe('same');
    expect(matchOf('jut', 'juta')).toBe('begins');
    expect(matchOf('jutq', 'juta')).toBe('near');
    expect(matchOf('pasjmi', 'pashmina')).toBe('begins-near');
  });
});

describe('a typed word finds nothing else', () => {
  it('two typos are too many', () => {
    expect(matchOf('pxshminx', 'pashmina')).toBeUndefined();
    expect(matchOf('botle', 'battles')).toBeUndefined();
  });

  it('words of three letters and fewer are not corrected', () => {
    expect(matchOf('tee', 'tea')).toBeUndefined();
    expect(matchOf('te', 'tie')).toBeUndefined();
  });

  it('a short beginning is not corrected', () => {
    expect(matchOf('bxtt', 'bottles')).toBeUndefined();
  });
});
