import * as z from 'zod/mini';
import {
  done,
  doneWith,
  id,
  instant,
  integerInQuery,
  listPlace,
  line,
  orNoLine,
  prose,
  slug,
  version,
} from '../../../core/fields.ts';
import { link } from '../../../core/text/links.ts';
import { maxPhotoBytes } from '../../../core/photos.ts';
import { refuses } from '../../../core/problem.ts';
import { maxPost } from '../../rules.ts';

/** What a post says, as it is edited: in English, and in Nepali where somebody wrote it. */
const postWords = z.strictObject({
  title: z.string(),
  titleNe: z.nullable(z.string()),
  summary: z.string(),
  summaryNe: z.nullable(z.string()),
  /** Sanitised HTML. */
  body: z.string(),
  bodyNe: z.nullable(z.string()),
  image: z.nullable(z.string()),
});

export type PostWords = z.output<typeof postWords>;

const listedPost = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Null for one that shoppers have not seen. */
  publishedAt: z.nullable(instant),
  /** Whether it holds words that are not published. */
  drafted: z.boolean(),
});

export type ListedPost = z.output<typeof listedPost>;

export const listPosts = {
  summary: 'The posts of the own blog, drafts among them, the newest first.',
  input: z.object({ after: z.optional(listPlace), size: z.optional(integerInQuery(1, 60)) }),
  answer: z.strictObject({ posts: z.array(listedPost), next: z.nullable(z.string()) }),
};

const editedPost = z.strictObject({
  _id: z.string(),
  version,
  /** The end of its address. It stays what it is once the post was published: people have sent it to one another. */
  slug: z.string(),
  publishedAt: z.nullable(instant),
  /** As shoppers read it; null where they do not. */
  published: z.nullable(postWords),
  /** What is to come in its place, or at all; null where nothing is. */
  draft: z.nullable(postWords),
});

export type EditedPost = z.output<typeof editedPost>;

export const readPost = {
  summary: 'A post of the own blog as it is published and as it is drafted.',
  params: z.object({ id }),
  answer: editedPost,
};

export const saveBlogPost = {
  summary: 'Writes a post of the blog, or changes one: as a draft, or for shoppers at once.',
  input: z.strictObject({
    /** None for a new one. */
    _id: z.optional(id),
    /** The version that was seen. */
    version: z.optional(version),
    /** Whether shoppers read it from now on; else it stays a draft beside what they read. */
    publish: z.boolean(),
    /** The end of its address; made of its title where it is left out. */
    slug: z.optional(slug),
    title: line(maxPost.title),
    titleNe: orNoLine(maxPost.title),
    summary: prose(maxPost.summary),
    summaryNe: z.optional(z.nullable(prose(maxPost.summary))),
    body: prose(maxPost.body),
    bodyNe: z.optional(z.nullable(prose(maxPost.body))),
    image: z.optional(z.nullable(link)),
  }),
  idempotent: true,
  answer: doneWith(editedPost),
  refuses: refuses('already-there', 'changed-meanwhile', 'not-found'),
};

export const withdrawBlogPost = {
  summary: 'Takes a post out of the blog: its words become a draft.',
  input: z.strictObject({ id, version }),
  answer: doneWith(editedPost),
  refuses: refuses('changed-meanwhile', 'not-found'),
};

export const deleteBlogPost = {
  summary: 'Deletes a post of the blog with its draft.',
  params: z.object({ id }),
  answer: done,
  refuses: refuses('not-found'),
};

// What a picture of the shop's pages is for, which says how large it is kept.
const contentPicture = z.enum(['post', 'popup', 'slider']);

export type ContentPicture = z.output<typeof contentPicture>;

export const addContentPicture = {
  summary: 'Keeps a picture for a post, the popup or a slider; multipart with a file named image.',
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ kind: contentPicture, image: z.array(z.file()).check(z.length(1)) }),
  answer: doneWith(z.strictObject({ image: z.string() })),
  refuses: refuses('photo-broken', 'photo-too-large', 'photo-too-small', 'photo-type'),
};
