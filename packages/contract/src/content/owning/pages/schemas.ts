import * as z from 'zod/mini';
import { doneWith, version } from '../../../core/fields.ts';
import { refuses } from '../../../core/problem.ts';
import { pageNames } from '../../rules.ts';
import { bothPageTexts } from '../../schemas.ts';

const pageName = z.enum(pageNames);

export const listPages = {
  summary: 'The pages of words of the own shop, and which of them were written anew.',
  answer: z.array(
    z.strictObject({
      name: pageName,
      /** As shoppers read them. */
      title: z.string(),
      titleNe: z.string(),
      /** Whether it is no longer as it came. */
      written: z.boolean(),
      /** Whether it holds words that are not published. */
      drafted: z.boolean(),
    }),
  ),
};

const editedPage = z.strictObject({
  name: pageName,
  /** 0 for one that nobody has changed yet. */
  version,
  /** As shoppers read it, or will. */
  title: z.string(),
  titleNe: z.string(),
  /** As it came. */
  given: bothPageTexts,
  /** As the shop has written it anew; null where it has not. */
  published: z.nullable(bothPageTexts),
  /** What is to come in its place; null where nothing is. */
  draft: z.nullable(bothPageTexts),
});

export type EditedPage = z.output<typeof editedPage>;

export const readPage = {
  summary: 'A page of words as it came, as it is published and as it is drafted.',
  params: z.object({ name: pageName }),
  answer: editedPage,
};

export const savePage = {
  summary: 'Writes a page of words anew: as a draft, or for shoppers at once.',
  input: z.strictObject({ name: pageName, version, publish: z.boolean(), text: bothPageTexts }),
  answer: doneWith(editedPage),
  refuses: refuses('changed-meanwhile'),
};

export const resetPage = {
  summary: 'Has a page of words be as it came; what was written is gone, its draft too.',
  input: z.strictObject({ name: pageName, version }),
  answer: doneWith(editedPage),
  refuses: refuses('changed-meanwhile'),
};
