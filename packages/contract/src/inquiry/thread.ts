import type { Question, QuestionNews, Reply } from './schemas.ts';

/** What a page knows of a conversation. */
export interface Thread {
  questions: Question[];
  /** The place from which to ask for news; null before anything was answered. */
  next: string | null;
  /** Whether there are questions before these. */
  earlier: boolean;
  /** The `_id`s of those that are deleted: an answer that was overtaken brings none of them back. */
  gone: string[];
}

/** One change of a conversation, told with what it is to who knows all before it. */
export interface Change {
  /** The place after which it comes, and the one that it leads to. */
  since: string;
  next: string;
  question?: Question | undefined;
  /** A reply that was given to a question before. */
  replied?: { questionId: string; reply: Reply } | undefined;
}

/** A conversation before its first answer, which `withNews` takes over whole. */
export const emptyThread: Thread = { questions: [], next: null, earlier: false, gone: [] };

/** Takes over what has changed since `known.next`. */
export function withNews(known: Thread, { questions, deleted, next, earlier }: QuestionNews): Thread {
  const gone = [...known.gone, ...deleted];
  return {
    questions: merged(known.questions, questions, gone),
    next,
    earlier: known.next === null ? earlier : known.earlier,
    gone,
  };
}

/** Takes over a change that was told; null where it is not the next one to what is known: then news are asked for. */
export function withChange(known: Thread, { since, next, question, replied }: Change): Thread | null {
  if (known.next !== since) return null;
  if (question) return { ...withQuestion(known, question), next };
  const after = replied && withReply(known, replied.questionId, replied.reply);
  return after ? { ...after, next } : null;
}

/** Takes over questions before those that were known. */
export const withEarlier = (known: Thread, { questions, earlier }: QuestionNews): Thread => ({
  ...known,
  questions: merged(known.questions, questions, known.gone),
  earlier,
});

/** Takes over one that was just sent. */
export const withQuestion = (known: Thread, question: Question): Thread => ({
  ...known,
  questions: merged(known.questions, [question], known.gone),
});

/** Takes over a reply that was just given; null where its question is not known. */
export function withReply(known: Thread, questionId: string, reply: Reply): Thread | null {
  const question = known.questions.find(({ _id }) => _id === questionId);
  if (!question) return null;
  if (question.replies.some(({ _id }) => _id === reply._id)) return known;
  return withQuestion(known, { ...question, replies: [...question.replies, reply] });
}

/** Takes a deleted question away for good: no overtaken answer brings it back. */
export const without = (known: Thread, _id: string): Thread => ({
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
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}
