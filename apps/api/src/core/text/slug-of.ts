import { transliterate } from './transliterate.ts';

const maxSlug = 60;

/**
 * What stands in the address of a thing with this name: Latin letters, so that a link can be read out and typed.
 * @param kind what it is called where its name has no letters
 */
export function slugOf(title: string, kind = 'product'): string {
  const latin = title
    .replace(/[\p{Script=Devanagari}\p{M}]+/gu, (word) => transliterate(word)[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const cut = latin.slice(0, maxSlug).replace(/^-+|-+$/g, '');
  return cut || kind;
}
