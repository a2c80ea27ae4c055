import { transliterate } from '../search/transliterate.ts';

const maxSlug = 60;

/** What stands in the address of a product with this title: Latin letters, so that a link can be read out and typed. */
export function slugOf(title: string): string {
  const latin = title
    .replace(/[\p{Script=Devanagari}\p{M}]+/gu, (word) => transliterate(word)[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const cut = latin.slice(0, maxSlug).replace(/^-+|-+$/g, '');
  return cut || 'product';
}
