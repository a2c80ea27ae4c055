import * as z from 'zod/mini';
import {
  done,
  doneWith,
  flagInQuery,
  id,
  instant,
  integerInQuery,
  line,
  orNoLine,
  prose,
  slug,
  version,
} from '../../core/fields.ts';
import { languages } from '../../core/language.ts';
import { link, pageLink, upload } from '../../core/links.ts';
import { maxPhotoBytes } from '../../core/photos.ts';
import { refuses } from '../../core/problem.ts';
import { maxAnnouncement, maxFooterItems, maxPopup, maxPost, maxSlider, maxSliders } from '../rules.ts';
import { popup, slider } from '../schemas.ts';

const contactMessage = z.strictObject({
  _id: z.string(),
  at: instant,
  name: z.string(),
  email: z.string(),
  /** '' where none was given. */
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  answeredAt: z.nullable(instant),
});

export type ContactMessage = z.output<typeof contactMessage>;

export const listMessages = {
  summary:
    'What came through the contact form: those that wait for an answer, the oldest first, or the answered ones.',
  input: z.object({
    answered: z.optional(flagInQuery),
    after: z.optional(id),
    size: z.optional(integerInQuery(1, 60)),
  }),
  answer: z.strictObject({
    messages: z.array(contactMessage),
    next: z.nullable(z.string()),
    /** How many wait, and how many of them are late. */
    waiting: z.int(),
    late: z.int(),
  }),
};

export const markAnswered = {
  summary: 'Notes that a message was answered, or that it waits after all.',
  input: z.strictObject({ id, answered: z.boolean() }),
  answer: done,
  refuses: refuses('not-found'),
};

export const announce = {
  summary:
    'Tells all who are online in the own shop something, each in their language (spec §7 adminMessage).',
  input: z.strictObject({
    text: prose(maxAnnouncement, 1),
    /** The same in Nepali; without it everybody reads the first one. */
    textNe: z.optional(z.nullable(prose(maxAnnouncement))),
  }),
  answer: done,
};

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
  input: z.object({ after: z.optional(id), size: z.optional(integerInQuery(1, 60)) }),
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

/** What a picture of the shop's pages is for, which says how large it is kept. */
const contentPicture = z.enum(['post', 'popup', 'slider']);

export type ContentPicture = z.output<typeof contentPicture>;

export const addContentPicture = {
  summary: 'Keeps a picture for a post, the popup or a slider; multipart with a file named image.',
  files: { most: 1, bytesEach: maxPhotoBytes },
  input: z.strictObject({ kind: contentPicture, image: z.array(z.file()).check(z.length(1)) }),
  answer: doneWith(z.strictObject({ image: z.string() })),
  refuses: refuses('photo-broken', 'photo-too-large', 'photo-too-small', 'photo-type'),
};

/** A day of the calendar in this century, `2026-11-23`. */
const day = z.iso.date().check(z.startsWith('20'));

const editedSlider = z.strictObject({ ...slider.shape, version });

export type EditedSlider = z.output<typeof editedSlider>;

const { lastDay: _, ...popupWords } = popup.shape;

const editedPopup = z.strictObject({
  ...popupWords,
  version,
  active: z.boolean(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
});

export type EditedPopup = z.output<typeof editedPopup>;

const namedCategory = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
});

export type NamedCategory = z.output<typeof namedCategory>;

export const readFront = {
  summary: 'What stands on the front page of the own shop: sliders, popup, and which categories come first.',
  answer: z.strictObject({
    sliders: z.array(editedSlider),
    /** Null where there never was one. */
    popup: z.nullable(editedPopup),
    categories: z.array(namedCategory),
    /** The ids of those that the shop names first, in their order. */
    footerItems: z.array(z.string()),
  }),
};

export const saveSlider = {
  summary: 'Adds a slider to the end of the front page, or changes one.',
  input: z.strictObject({
    _id: z.optional(id),
    version: z.optional(version),
    image: upload,
    title: line(maxSlider.title),
    titleNe: orNoLine(maxSlider.title),
    text: prose(maxSlider.text),
    textNe: z.optional(z.nullable(prose(maxSlider.text))),
    link: z.optional(z.nullable(pageLink)),
  }),
  answer: doneWith(editedSlider),
  refuses: refuses('changed-meanwhile', 'not-found', 'too-many-slides'),
};

export const orderSliders = {
  summary: 'Sets the order of the sliders; all of them are named.',
  input: z.strictObject({ ids: z.array(id).check(z.maxLength(maxSliders)) }),
  answer: done,
  refuses: refuses('changed-meanwhile'),
};

export const deleteSlider = {
  summary: 'Deletes a slider.',
  params: z.object({ id }),
  answer: done,
  refuses: refuses('not-found'),
};

export const savePopup = {
  summary: 'Sets the popup of the front page, and on which days of Nepal it is shown.',
  input: z.strictObject({
    /** The version that was seen; 0 where there was none. */
    version,
    image: z.optional(z.nullable(upload)),
    title: line(maxPopup.title),
    titleNe: orNoLine(maxPopup.title),
    text: prose(maxPopup.text),
    textNe: z.optional(z.nullable(prose(maxPopup.text))),
    link: z.optional(z.nullable(pageLink)),
    active: z.boolean(),
    firstDay: z.optional(z.nullable(day)),
    lastDay: z.optional(z.nullable(day)),
  }),
  answer: doneWith(editedPopup),
  refuses: refuses('changed-meanwhile'),
};

export const saveFooterItems = {
  summary: 'Sets which categories the shop names first, and in which order.',
  input: z.strictObject({
    categoryIds: z.array(id).check(z.maxLength(maxFooterItems)),
    /** The order that was seen. */
    seen: z.array(id).check(z.maxLength(1_000)),
  }),
  answer: done,
  refuses: refuses('changed-meanwhile', 'not-found'),
};
