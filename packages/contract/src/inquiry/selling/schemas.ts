import * as z from 'zod/mini';
import { done, doneWith, id, line, prose } from '../../core/fields.ts';
import { refuses } from '../../core/problem.ts';
import { cursor } from '../schemas.ts';

export const markSeenBySeller = {
  summary:
    'Somebody of the vendor has seen a conversation up to a place: nobody is mailed about it any more.',
  input: z.strictObject({ user: id, product: id, upTo: cursor }),
  answer: done,
  refuses: refuses('not-found'),
};

/** A reply to be sent again. `{price}` and `{delivery}` in it are filled in by the desk, for the product that is asked about. */
export const savedReply = z.strictObject({ _id: z.string(), title: z.string(), content: z.string() });

export type SavedReply = z.output<typeof savedReply>;

export const listSavedReplies = {
  summary: "The vendor's saved replies, by their titles; everybody of the vendor has the same.",
  answer: z.array(savedReply),
};

export const keepReply = {
  summary: 'Saves a reply to be sent again, or changes one by its `_id`.',
  input: z.strictObject({ _id: z.optional(id), title: line(60), content: prose(1_000, 1) }),
  answer: doneWith(savedReply),
  refuses: refuses('not-found', 'too-many-saved-replies'),
};

export const dropReply = {
  summary: 'Deletes a saved reply.',
  params: z.object({ replyId: id }),
  answer: done,
};

/** The last day on which the vendor is away, in Nepal, and what it says besides. */
const holiday = z.strictObject({
  until: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  message: z.string(),
});

export const readHoliday = {
  summary: 'Whether the vendor is away, and until when; null where it is not.',
  answer: z.nullable(holiday),
};

export const saveHoliday = {
  summary:
    'Has questions answered once a conversation with until when the vendor is away; null ends it. They stay pending.',
  input: z.strictObject({
    holiday: z.nullable(z.strictObject({ until: holiday.shape.until, message: z.optional(prose(500)) })),
  }),
  answer: done,
};
