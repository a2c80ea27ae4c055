import type { PageText } from '@haat/contract/content/messages/page-text';
import type { EditedPage } from '@haat/contract/content/owning/pages/schemas';
import { maxPage, pageNames } from '@haat/contract/content/rules';
import type { PageName } from '@haat/contract/content/rules';

export const pageNamed = (name: string): PageName | null => pageNames.find((each) => each === name) ?? null;

/** A section of a page that is edited; it keeps its key wherever it is moved. */
export interface Section {
  key: string;
  heading: string;
  text: string;
}

/** A page in one language, as it is edited. */
export interface Side extends Omit<PageText, 'sections'> {
  sections: Section[];
}

export interface Sides {
  en: Side;
  ne: Side;
}

/** A page in both languages, as it is stored. */
export interface PageTexts {
  en: PageText;
  ne: PageText;
}

const sideOf = ({ sections, ...text }: PageText): Side => ({
  ...text,
  sections: sections.map((section, at) => ({ ...section, key: String(at) })),
});

/** What is edited: what is to come, or else what stands there, or else what came with it. */
export const textOf = ({ draft, published, given }: EditedPage) => draft ?? published ?? given;

export const sidesOf = ({ en, ne }: PageTexts): Sides => ({ en: sideOf(en), ne: sideOf(ne) });

const trimmed = ({ title, description, sections }: PageText): PageText => ({
  ...{ title: title.trim(), description: description.trim() },
  sections: sections.map(({ heading, text }) => ({ heading: heading.trim(), text: text.trim() })),
});

/** Them as the input of a call. */
export const inputOf = ({ en, ne }: PageTexts): PageTexts => ({ en: trimmed(en), ne: trimmed(ne) });

/** Whether all of it is there that a page needs. */
export const isComplete = (side: Side): boolean => {
  const { title, sections } = trimmed(side);
  return (
    title !== '' &&
    sections.length > 0 &&
    sections.length <= maxPage.sections &&
    sections.every(({ heading, text }) => heading !== '' && text !== '')
  );
};
