import type { Language } from '../../core/language.ts';
import { about as aboutEn } from './en-US/about.ts';
import { pages as pagesEn } from './en-US/pages.ts';
import { policies as policiesEn } from './en-US/policies.ts';
import { about as aboutNe } from './ne-NP/about.ts';
import { pages as pagesNe } from './ne-NP/pages.ts';
import { policies as policiesNe } from './ne-NP/policies.ts';
import type { GivenPageText, PageText } from './page-text.ts';

const texts: Record<Language, Record<PageName, GivenPageText>> = {
  'en-US': { ...pagesEn, ...policiesEn, about: aboutEn },
  'ne-NP': { ...pagesNe, ...policiesNe, about: aboutNe },
};

/** The pages that come with a text. */
export type PageName = keyof typeof pagesEn | keyof typeof policiesEn | 'about';

/** The text that a page comes with, for a shop that takes goods back or one that does not. */
export function givenText(language: Language, name: PageName, returnDays: number | null): PageText {
  const { title, description, sections } = texts[language][name];
  return {
    title,
    description,
    sections: sections.map((section) => {
      const { heading, text } = (returnDays === null && section.withoutReturns) || section;
      return { heading, text };
    }),
  };
}

/** Whether a path, without its slash, is that of a page of words. */
export const isPageName = (name: string): name is PageName => name in texts['en-US'];
