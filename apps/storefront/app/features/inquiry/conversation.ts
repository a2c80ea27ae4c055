import type { Question, QuestionNews } from '@haat/contract/inquiry/schemas';
import type { Waiting } from './outbox.ts';

/** What is known of a conversation. */
export interface Known {
  /** In their order. */
  questions: Question[];
  /** The place from which to ask for news; null before anything was answered. */
  next: string | null;
  /** Whether there are questions before these. */
  earlier: boolean;
  /** The `_id`s of those that are deleted: an answer that was overtaken brings none of them back. */
  gone: string[];
}

export const nothingKnown: Known = { questions: [], next: null, earlier: false, gone: [] };

/** Takes over what has changed since `known.next`. */
export function withNews(known: Known, { questions, deleted, next, earlier }: QuestionNews): Known {
  const gone = [...known.gone, ...deleted];
  return {
    questions: merged(known.questions, questions, gone),
    next,
    earlier: known.next === null ? earlier : known.earlier,
    gone,
  };
}

/** Takes over questions before those that were known. */
export const withEarlier = (known: Known, { questions, earlier }: QuestionNews): Known => ({
  ...known,
  questions: merged(known.questions, questions, known.gone),
  earlier,
});

/** Takes over one that was just sent. */
export const withQuestion = (known: Known, question: Question): Known => ({
  ...known,
  questions: merged(known.questions, [question], known.gone),
});

/** Without one that was just deleted. */
export const without = (known: Known, _id: string): Known => ({
  ...known,
  questions: known.questions.filter((each) => each._id !== _id),
  gone: [...known.gone, _id],
});

function merged(before: Question[], came: Question[], gone: string[]): Question[] {
  const all = new Map(before.map((each) => [each._id, each]));
  for (const each of came) {
    const known = all.get(each._id);
    // Replies are only ever added: of two answers the one that has fewer is the older.
    if (!known || known.replies.length <= each.replies.length) all.set(each._id, each);
  }
  for (const _id of gone) all.delete(_id);
  return [...all.values()].toSorted((a, b) => a.seq - b.seq);
}

/** What still waits to be sent: what the server has already is no longer shown twice. */
export function stillWaiting(known: Known, waiting: Waiting[]): Waiting[] {
  const there = new Set(known.questions.map(({ clientId }) => clientId));
  return waiting.filter(({ clientId }) => !there.has(clientId));
}

/** Whether a seller has replied; what is said for one who is away is no reply (spec §4). */
export const isReplied = ({ replies }: Question): boolean => replies.some(({ automatic }) => !automatic);

/** The latest reply of all; null where nobody has replied. */
export function latestReply({ questions }: Known): Question['replies'][number] | null {
  const replies = questions.flatMap((each) => each.replies);
  return replies.reduce<Question['replies'][number] | null>(
    (latest, each) => (latest && latest.createdAt > each.createdAt ? latest : each),
    null,
  );
}

/** How many messages, of either side, it holds. */
export const sizeOf = ({ questions }: Known): number =>
  questions.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
