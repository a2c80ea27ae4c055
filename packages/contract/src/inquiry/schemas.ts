import * as z from 'zod/mini';
import { done, doneWith, id, prose, wholeInQuery } from '../core/fields.ts';

export const reply = z.strictObject({ _id: z.string(), content: z.string(), createdAt: z.string() });

export const question = z.strictObject({
  _id: z.string(),
  content: z.string(),
  createdAt: z.string(),
  replies: z.array(reply),
});

export type Question = z.output<typeof question>;

const conversation = { user: id, vendor: id, product: id };

export const getQuestions = {
  summary: 'The own conversation with a vendor about a product (spec §7).',
  input: z.strictObject(conversation),
  answer: z.array(question),
};

export const askQuestion = {
  summary: 'Asks a vendor about a product (spec §7).',
  input: z.strictObject({ ...conversation, content: prose(1_000, 1) }),
  answer: doneWith(question),
};

export const deleteQuestion = {
  summary: 'Deletes an own question that has no reply (spec §4, §7).',
  params: z.object({ questionId: id }),
  answer: done,
};

export const sellerQuestions = {
  summary: "Questions about the vendor's own products.",
  input: z.strictObject({
    pending: z.optional(z.enum(['true', 'false'])),
    page: z.optional(wholeInQuery(1, 10_000)),
    size: z.optional(wholeInQuery(1, 60)),
  }),
  answer: z.strictObject({
    questions: z.array(
      z.strictObject({
        ...question.shape,
        product: z.strictObject({ _id: z.string(), title: z.string(), slug: z.string() }),
        user: z.strictObject({ _id: z.string(), firstName: z.string(), lastName: z.string() }),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
};

export const replyToQuestion = {
  summary: "Replies to a question about the vendor's own product.",
  input: z.strictObject({ questionId: id, content: prose(1_000, 1) }),
  answer: doneWith(reply),
};
