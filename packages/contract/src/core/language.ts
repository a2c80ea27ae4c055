/** The two languages of the interface (spec §9); English is the default. */
export const languages = ['en-US', 'ne-NP'] as const;
export type Language = (typeof languages)[number];

/** The language that an address speaks: Nepali under `/ne`, English elsewhere (design D14). */
export const languageOfPath = (pathname: string): Language =>
  pathname === '/ne' || pathname.startsWith('/ne/') ? 'ne-NP' : 'en-US';

/** An address without its language. */
export const withoutLanguage = (pathname: string): string =>
  languageOfPath(pathname) === 'ne-NP' ? pathname.slice(3) || '/' : pathname;

/** The same place in a language: `/products` ↔ `/ne/products`. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === 'en-US') return bare;
  return bare === '/' ? '/ne' : `/ne${bare}`;
}
