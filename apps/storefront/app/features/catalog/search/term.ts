export const maxTerm = 200;

/** What to search for, or null: blank or whitespace-only text is no search (spec §5). */
export function termOf(text: string): string | null {
  const term = text.replace(/\s+/g, ' ').trim().slice(0, maxTerm).trim();
  return term === '' ? null : term;
}

/** Browsers take `.` and `..` in an address for folders, so they cannot be searched for. */
export const isSearchable = (term: string): boolean => !/^\.{1,2}$/.test(term);

export const searchPath = (term: string): string => `/search/${encodeURIComponent(term)}`;
