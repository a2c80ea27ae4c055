import { fill } from '@haat/contract/core/fill';
import type { Language } from '@haat/contract/core/language';
import { about as aboutEn } from './en-US/about.ts';
import { pages as pagesEn } from './en-US/pages.ts';
import { policies as policiesEn } from './en-US/policies.ts';
import { about as aboutNe } from './ne-NP/about.ts';
import { pages as pagesNe } from './ne-NP/pages.ts';
import { policies as policiesNe } from './ne-NP/policies.ts';
import type { PageText } from './page-text.ts';

const texts = {
  'en-US': { ...pagesEn, ...policiesEn, about: aboutEn },
  'ne-NP': { ...pagesNe, ...policiesNe, about: aboutNe },
};

export type PageName = keyof (typeof texts)['en-US'];

/** For loaders, like `screenWords`: a page's text in one language, `{name}` filled from the values. */
export function pageText(language: Language, name: PageName, values: Record<string, string>): PageText {
  const filled = (text: string) => fill(text, (key) => values[key]);
  const { title, description, sections } = texts[language][name];
  return {
    title: filled(title),
    description: filled(description),
    sections: sections.map(({ heading, text }) => ({ heading: filled(heading), text: filled(text) })),
  };
}

export const isPageName = (name: string): name is PageName => name in texts['en-US'];
