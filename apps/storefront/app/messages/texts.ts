import { fill } from '@haat/contract/core/fill';
import type { Language } from '@haat/contract/core/language';
import { digits } from '@haat/contract/core/money';
import { about as aboutEn } from './en-US/about.ts';
import { pages as pagesEn } from './en-US/pages.ts';
import { policies as policiesEn } from './en-US/policies.ts';
import { about as aboutNe } from './ne-NP/about.ts';
import { pages as pagesNe } from './ne-NP/pages.ts';
import { policies as policiesNe } from './ne-NP/policies.ts';
import type { PageText } from './page-text.ts';

const texts: Record<Language, Record<PageName, PageText>> = {
  'en-US': { ...pagesEn, ...policiesEn, about: aboutEn },
  'ne-NP': { ...pagesNe, ...policiesNe, about: aboutNe },
};

export type PageName = keyof typeof pagesEn | keyof typeof policiesEn | 'about';

/** What the texts say of a shop. */
interface PageValues {
  shop: string;
  contact: string;
  business: string;
  /** Within so many days goods may go back; null where none is promised. */
  returnDays: number | null;
}

const days = {
  'en-US': (n: number) => (n === 1 ? '1 day' : `${n} days`),
  'ne-NP': (n: number) => `${digits(n, 'ne-NP')} दिन`,
};

/** For loaders, like `screenWords`: a page's text in one language, `{name}` filled from the values. */
export function pageText(language: Language, name: PageName, { returnDays, ...names }: PageValues): PageText {
  const values: Record<string, string> = { ...names, days: days[language](returnDays ?? 0) };
  const filled = (text: string) => fill(text, (key) => values[key]);
  const { title, description, sections } = texts[language][name];
  return {
    title: filled(title),
    description: filled(description),
    sections: sections.map((section) => {
      const { heading, text } = (returnDays === null && section.withoutReturns) || section;
      return { heading: filled(heading), text: filled(text) };
    }),
  };
}

export const isPageName = (name: string): name is PageName => name in texts['en-US'];
