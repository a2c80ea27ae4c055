import { stored } from '@haat/web/platform/storage/stored.ts';
import { termOf } from './term.ts';

export const maxRecent = 8;

/** What the shopper searched for lately in this browser, latest first; it never leaves the browser. */
export const recentSearches = stored<string[]>('recent-searches', [], recentIn);

/** Puts a term first; one that stands there already, in capitals or not, moves up. */
export const withSearch = (recent: string[], term: string): string[] =>
  [term, ...withoutSearch(recent, term)].slice(0, maxRecent);

/** Takes a term out, in capitals or not. */
export const withoutSearch = (recent: string[], term: string): string[] =>
  recent.filter((each) => each.toLowerCase() !== term.toLowerCase());

/** A storage that is not ours is read as far as it makes sense. */
export function recentIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const terms = value.flatMap((each) => (typeof each === 'string' ? (termOf(each) ?? []) : []));
  // Rebuilt from the oldest on, so that nothing stands there twice.
  return terms.reduceRight<string[]>(withSearch, []);
}

/** Remembers what was searched for: on the page of its results, and where a result was followed before. */
export function rememberSearch(term: string): void {
  if (termOf(term) !== null) recentSearches.update((recent) => withSearch(recent, term));
}
