import { expect, test } from 'vitest';
import type { Question, QuestionNews } from '@haat/contract/inquiry/schemas';
import {
  latestReply,
  nothingKnown,
  sizeOf,
  stillWaiting,
  withEarlier,
  withNews,
  withQuestion,
  without,
} from './conversation.ts';
import type { Waiting } from './outbox.ts';

const question = (seq: number, replies = 0): Question => ({
  _id: `q${seq}`,
  content: `question ${seq}`,
  createdAt: '2026-11-21T06:00:00Z',
  replies: Array.from({ length: replies }, (_, at) => ({
    _id: `r${seq}.${at}`,
    content: `reply ${at}`,
    createdAt: `2026-11-21T07:0${at}:00Z`,
    offerMove: null,
    automatic: false,
  })),
  seq,
  clientId: `c${seq}`,
  offer: null,
});
const news = (questions: Question[], more: Partial<QuestionNews> = {}): QuestionNews => ({
  ...{ questions, deleted: [], next: '9', more: false, earlier: false },
  ...more,
});
const ids = ({ questions }: { questions: Question[] }) => questions.map(({ _id }) => _id);

// spec: market.50
test('what comes in any order, twice or late stands once and in its order', () => {
  const known = [
    news([question(2), question(3)], { earlier: true }),
    news([question(5), question(3, 1)]),
    news([question(5)]),
  ].reduce(withNews, nothingKnown);
  const all = withEarlier(withQuestion(known, question(4)), news([question(1)]));
  expect(ids(all)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  expect(all.earlier).toBe(false);
  expect(all.next).toBe('9');
  expect(sizeOf(all)).toBe(6);
});

// spec: market.50
test('an answer that was overtaken takes no reply away and brings no deleted question back', () => {
  const known = withNews(nothingKnown, news([question(1, 2), question(2)]));
  const later = withNews(without(known, 'q2'), news([], { deleted: ['q3'] }));
  const late = [question(1), question(2), question(3)].reduce(withQuestion, later);
  expect(ids(late)).toEqual(['q1']);
  expect(latestReply(late)?._id).toBe('r1.1');
});

// spec: market.50
test('a message that the server has is not shown among those that wait', () => {
  const waiting = ['c1', 'c2'].map((clientId, since): Waiting => ({
    ...{ user: 'u', vendor: 'v', product: 'p', content: 'x', offer: null, refused: null },
    clientId,
    since,
  }));
  const known = withQuestion(nothingKnown, question(1));
  expect(stillWaiting(known, waiting).map(({ clientId }) => clientId)).toEqual(['c2']);
});
