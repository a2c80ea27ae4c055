/** The two languages of the interface (spec §9); English is the default. */
export const languages = ['en-US', 'ne-NP'] as const;
/** A language by its tag; in addresses only the Nepali one is named, as `/ne`. */
export type Language = (typeof languages)[number];

/** The language that an address speaks: Nepali under `/ne`, English elsewhere (design D14). */
export const languageOfPath = (pathname: string): Language =>
  pathname === '/ne' || pathname.startsWith('/ne/') ? 'ne-NP' : 'en-US';

/** An address without its language. Never one of another host: what is left of `/ne//elsewhere` begins with one slash. */
export const withoutLanguage = (pathname: string): string =>
  (languageOfPath(pathname) === 'ne-NP' ? pathname.slice(3) : pathname).replace(/^\/*/, '/');

/** The same place in a language: `/products` ↔ `/ne/products`. */
export function inLanguage(pathname: string, language: Language): string {
  const bare = withoutLanguage(pathname);
  if (language === 'en-US') return bare;
  return bare === '/' ? '/ne' : `/ne${bare}`;
}

/** What was written in both languages, as a page in one of them says it: English where nobody wrote it in Nepali. */
export const localized = (language: Language, english: string, nepali: string | null | undefined): string =>
  language === 'ne-NP' ? (nepali ?? english) : english;

interface Titled {
  title: string;
  titleNe: string | null;
}

/** A title in the language of a page, English where nobody gave it in Nepali. */
export const titleIn = (language: Language, { title, titleNe }: Titled): string =>
  localized(language, title, titleNe);

interface Called {
  shopName: string;
  shopNameNe?: string | null;
}

/** What a shop or one of its sellers is called in the language of a page. */
export const shopNameIn = (language: Language, { shopName, shopNameNe }: Called): string =>
  localized(language, shopName, shopNameNe);
