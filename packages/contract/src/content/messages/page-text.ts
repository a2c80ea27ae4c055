/**
 * The text of a page. In it `{shop}` stands for the shop's name, `{contact}` for how to reach it, `{business}` for who
 * runs it, with address and registration, `{days}` for the days within which goods may go back ('7 days').
 */
export interface PageText {
  title: string;
  description: string;
  sections: PageSection[];
}

interface PageSection {
  heading: string;
  text: string;
}

/** The text that a page comes with: parts of it may say something else for a shop that promises no returns. */
export interface GivenPageText extends PageText {
  sections: (PageSection & { withoutReturns?: PageSection })[];
}

/** A page in both languages. Each has sections of its own, so their number may differ. */
export interface BothPageTexts {
  en: PageText;
  ne: PageText;
}

/** Each part of a page by what stands above it, so that two versions of it can be compared part by part. */
export const partsOf = ({ en, ne }: BothPageTexts): Record<string, string> =>
  Object.fromEntries(
    [en, ne].flatMap(({ title, description, sections }) => [
      [title, description],
      ...sections.map(({ heading, text }) => [heading, text]),
    ]),
  );
