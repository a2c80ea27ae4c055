import type { Change } from '@haat/contract/inquiry/thread';
import type { Question } from '@haat/contract/inquiry/schemas';

/** Each change of a conversation has the number after the one before (`nextChange`). */
const between = (first: number, last: number) => ({ since: String(first - 1), next: String(last) });

/** What a new question has changed, with what was said at once for a vendor who is away. */
export const askedChange = (question: Question, answered: string | null | undefined): Change => ({
  ...between(question.seq, question.seq + (answered ? 1 : 0)),
  question,
});

/** What a reply has changed. */
export const repliedChange = (seq: number, replied: NonNullable<Change['replied']>): Change => ({
  ...between(seq, seq),
  replied,
});
