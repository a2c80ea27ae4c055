import type { saveBlogPost } from '@haat/contract/content/owning/blog/calls';
import type { EditedPost, PostWords } from '@haat/contract/content/owning/blog/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import type { Unanswered } from '@haat/web/platform/api/use-sent-once.ts';
import { plainText } from '@haat/web/ui/text/plain-text.ts';
import { chosenAt } from '../picture-field.tsx';
import type { Chosen } from '../picture-field.tsx';

/** The bodies of a post, which are no fields of its form. */
export interface Bodies {
  body: string;
  bodyNe: string;
}

/** What the form of a post holds: what was not said is empty. */
export interface PostValues extends Bodies {
  slug: string;
  title: string;
  titleNe: string;
  summary: string;
  summaryNe: string;
}

/** The same with its picture, and with what was sent of it and is not answered yet: as it is kept until it is saved. */
export interface BegunPost extends PostValues {
  picture: Chosen;
  sent: Unanswered<PostInput> | null;
}

export type PostInput = CallInput<typeof saveBlogPost>;

const empty: PostWords = {
  ...{ title: '', titleNe: null, summary: '', summaryNe: null, body: '', bodyNe: null, image: null },
};

/** What is edited: what is to come, or else what stands there. */
export const wordsOf = (post: EditedPost | null): PostWords => post?.draft ?? post?.published ?? empty;

export const valuesOf = (post: EditedPost | null): PostValues => {
  const { title, titleNe, summary, summaryNe, body, bodyNe } = wordsOf(post);
  return {
    ...{ slug: post?.slug ?? '', title, titleNe: titleNe ?? '', summary, summaryNe: summaryNe ?? '' },
    ...{ body, bodyNe: bodyNe ?? '' },
  };
};

export const begunOf = (post: EditedPost | null): BegunPost => ({
  ...valuesOf(post),
  picture: chosenAt(wordsOf(post).image),
  sent: null,
});

export const valuesIn = (form: FormData, bodies: Bodies): PostValues => {
  const of = (name: string) => textIn(form, name).trim();
  return {
    ...{ slug: of('slug'), title: of('title'), titleNe: of('titleNe') },
    ...{ summary: of('summary'), summaryNe: of('summaryNe'), ...bodies },
  };
};

/** Them as the input of a call. */
export const inputOf = ({
  slug,
  titleNe,
  summaryNe,
  bodyNe,
  ...values
}: PostValues): Omit<PostInput, '_id' | 'version' | 'publish' | 'image'> => ({
  ...values,
  ...(slug !== '' && { slug }),
  ...{ titleNe: titleNe || null, summaryNe: summaryNe || null, bodyNe: bodyNe || null },
});

/** The same as people read it, to be compared. */
export const shownOf = (values: PostValues): PostValues => ({
  ...values,
  ...{ body: plainText(values.body), bodyNe: plainText(values.bodyNe) },
});
