import { expect, test } from 'vitest';
import {
  emptyThread,
  withChange,
  withEarlier,
  withNews,
  withQuestion,
  withReply,
  without,
} from './thread.ts';
import type { Question, QuestionNews } from './schemas.ts';
import { aQuestion } from './testing/question.ts';

const news = (questions: Question[], more: Partial<QuestionNews> = {}): QuestionNews => ({
  ...{ questions, deleted: [], next: '9', more: false, earlier: false },
  ...more,
});
const ids = ({ questions }: { questions: Question[] }) => questions.map(({ _id }) => _id);

// spec: market.50
test('what comes in any order, twice or late stands once and in its order', () => {
  const known = [
    news([aQuestion(2), aQuestion(3)], { earlier: true }),
    news([aQuestion(5), aQuestion(3, 1)]),
    news([aQuestion(5)]),
  ].reduce(withNews, emptyThread);
  const all = withEarlier(withQuestion(known, aQuestion(4)), news([aQuestion(1)]));
  expect(ids(all)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  expect(all.earlier).toBe(false);
  expect(all.next).toBe('9');
  expect(all.questions.map(({ replies }) => replies.length)).toEqual([0, 0, 1, 0, 0]);
});

// spec: market.50
test('an answer that was overtaken takes no reply away and brings no deleted question back', () => {
  const known = withNews(emptyThread, news([aQuestion(1, 2), aQuestion(2)]));
  const later = withNews(without(known, 'q2'), news([], { deleted: ['q3'] }));
  const late = [aQuestion(1), aQuestion(2), aQuestion(3)].reduce(withQuestion, later);
  expect(ids(late)).toEqual(['q1']);
  expect(late.questions[0]?.replies).toHaveLength(2);
});

// spec: market.50
test('a change that was told is taken over where nothing before it is missing; else it is asked for', () => {
  const known = withNews(emptyThread, news([aQuestion(1), aQuestion(2)], { next: '2' }));
  const asked = withChange(known, { since: '2', next: '3', question: aQuestion(3) });
  expect([asked && ids(asked), asked?.next]).toEqual([['q1', 'q2', 'q3'], '3']);
  const [reply] = aQuestion(3, 1).replies;
  const replied = { questionId: 'q3', reply: reply! };
  const answered = asked && withChange(asked, { since: '3', next: '4', replied });
  expect([answered?.questions.at(-1)?.replies, answered?.next]).toEqual([[reply], '4']);
  // The answer to the call that gave it may be there before.
  const given = asked && withReply(asked, 'q3', reply!);
  expect(given && withChange(given, { since: '3', next: '4', replied })).toEqual(answered);
  expect([
    withChange(known, { since: '3', next: '4', replied }),
    withChange(known, { since: '2', next: '3', replied: { ...replied, questionId: 'q0' } }),
    withChange(emptyThread, { since: '0', next: '1', question: aQuestion(1) }),
  ]).toEqual([null, null, null]);
});
