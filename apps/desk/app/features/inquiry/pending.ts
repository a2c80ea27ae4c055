import type { Question } from '@haat/contract/inquiry/schemas';

/** Whether a question waits: what was said for a seller on holiday is no answer. */
export const isPending = ({ replies }: Pick<Question, 'replies'>): boolean =>
  replies.every(({ automatic }) => automatic);
