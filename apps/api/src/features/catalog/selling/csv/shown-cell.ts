import type { Language } from '@haat/contract/core/language';

const words = {
  'en-US': ['no', 'yes'],
  'ne-NP': ['होइन', 'हो'],
} satisfies Record<Language, [string, string]>;

const meanings = new Map([
  ...['yes', 'y', 'true', '1', 'shown', 'हो', 'छ'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'hidden', 'होइन', 'छैन'].map((word) => [word, false] as const),
]);

export const shownCell = (active: boolean, language: Language): string => words[language][active ? 1 : 0];

/** What such a cell says; null where it cannot be told. */
export const shownIn = (cell: string): boolean | null => meanings.get(cell.trim().toLowerCase()) ?? null;
