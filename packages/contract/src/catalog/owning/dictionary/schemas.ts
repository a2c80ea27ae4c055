import * as z from 'zod/mini';
import { done, doneWith, integerInQuery, line, prose, text } from '../../../core/fields.ts';
import { refuses } from '../../../core/problem.ts';

/** So many words a shop's dictionary holds. */
export const maxTerms = 2_000;

const name = line(80).check(z.refine((text) => /[\p{L}\p{N}]/u.test(text), { error: 'A letter or a digit' }));
const names = z.array(name).check(z.maxLength(20));

const term = z.strictObject({
  /** Which one it is, while its word may change: as the list answers it. */
  _id: z.string(),
  word: z.string(),
  /** Other names of the same, in any script: whoever searches for one finds the others. */
  means: z.array(z.string()),
  /** What it is a kind of: it is found by these names, and not the other way round. */
  kindOf: z.array(z.string()),
});
export type DictionaryTerm = z.output<typeof term>;

const termFields = { word: name, means: names, kindOf: names };

export const listTerms = {
  summary: "The dictionary of the own shop's search, in the order of its words.",
  input: z.strictObject({
    /** A part of a word or of what it means. */
    q: z.optional(prose(80)),
    after: z.optional(text(80)),
    size: z.optional(integerInQuery(1, 100)),
  }),
  answer: z.strictObject({ terms: z.array(term), next: z.nullable(z.string()) }),
};

export const saveTerm = {
  summary: 'Adds a word to the dictionary, or says one anew; products are found by it soon after.',
  input: z
    .strictObject({
      ...termFields,
      /** The word as it was seen; null for a new one. */
      seen: z.nullable(z.strictObject(termFields)),
    })
    .check(
      z.refine(({ means, kindOf }) => means.length + kindOf.length > 0, {
        path: ['means'],
        error: 'Another name, or what it is a kind of',
      }),
    ),
  answer: doneWith(term),
  refuses: refuses('already-there', 'changed-meanwhile', 'too-many-terms'),
};

export const deleteTerm = {
  summary: 'Takes a word out of the dictionary.',
  input: z.strictObject({ word: name }),
  answer: done,
  refuses: refuses('not-found'),
};
