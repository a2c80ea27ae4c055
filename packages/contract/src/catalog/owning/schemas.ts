import * as z from 'zod/mini';
import { done, doneWith, id, latinSlug, line, orNoLine, version } from '../../core/fields.ts';
import { maxPhotoBytes } from '../../core/photos.ts';
import { refuses } from '../../core/problem.ts';
import { category } from '../schemas.ts';

const ownedCategory = z.strictObject({
  ...category.shape,
  /** Raised by each change of its words or place; a change says which version it was made on. */
  version: z.number(),
  /** Products that lie in it, not in those below it; also those that the shop does not show. */
  products: z.number(),
});
export type OwnedCategory = z.output<typeof ownedCategory>;

export const readCategories = {
  summary:
    'All categories of the shop in the order in which it shows them, with how many products lie in each.',
  answer: z.strictObject({ categories: z.array(ownedCategory) }),
};

export const guessSlug = {
  summary: 'The address that a title makes, which no category has yet.',
  input: z.strictObject({ title: line(80) }),
  answer: z.strictObject({ slug: z.string() }),
};

const savedCategory = doneWith(z.strictObject({ _id: z.string(), version: z.number() }));

export const saveCategory = {
  summary:
    'Adds a category at the end of those beside it, or says anew what one is called and where it is found.',
  input: z
    .strictObject({
      /** Of an existing one, with the version that was seen. */
      _id: z.optional(id),
      version: z.optional(version),
      /** Where a new one lies; among the roots without it. */
      parentId: z.optional(z.nullable(id)),
      title: line(80),
      titleNe: orNoLine(80),
      slug: latinSlug,
      /** A new one takes the products that lie in its parent: products lie in innermost categories. */
      takeProducts: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ _id, version: seen }) => (_id === undefined) === (seen === undefined), {
        path: ['version'],
        error: 'A category that is there has a version, a new one has none.',
      }),
    ),
  answer: savedCategory,
  refuses: refuses(
    'not-found',
    'already-there',
    'changed-meanwhile',
    'category-too-deep',
    'category-has-products',
    'too-many-categories',
  ),
};

export const moveCategory = {
  summary: 'Moves a category with all below it: among those beside it, or into another one.',
  input: z.strictObject({
    _id: id,
    version,
    /** Null for the roots. */
    parentId: z.nullable(id),
    /** The category that it comes before; the last place for null. */
    before: z.nullable(id),
  }),
  answer: savedCategory,
  refuses: refuses(
    'not-found',
    'changed-meanwhile',
    'category-in-itself',
    'category-too-deep',
    'category-has-products',
  ),
};

export const deleteCategory = {
  summary:
    'Deletes a category. Its products, also those below it, go to another one in the same step, and its address leads there.',
  params: z.object({ id }),
  input: z.strictObject({
    version,
    /** Where its products go. */
    moveTo: z.optional(id),
    /** The categories below it go with it. */
    withBelow: z.optional(z.boolean()),
  }),
  answer: done,
  refuses: refuses(
    'not-found',
    'changed-meanwhile',
    'category-has-products',
    'category-has-below',
    'category-open',
  ),
};

const picture = doneWith(z.strictObject({ image: z.nullable(z.string()) }));

export const setCategoryPicture = {
  summary: 'Sets the picture of a category, cut to a square; multipart with a file named image.',
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ _id: id, image: z.array(z.file()).check(z.length(1)) }),
  answer: picture,
  refuses: refuses('not-found', 'photo-broken', 'photo-too-large', 'photo-too-small', 'photo-type'),
};

export const removeCategoryPicture = {
  summary: 'Takes the picture of a category away.',
  params: z.object({ id }),
  answer: picture,
};
