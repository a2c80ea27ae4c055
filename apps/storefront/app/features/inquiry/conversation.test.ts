import { expect, test } from 'vitest';
import { emptyThread, withNews, withQuestion } from '@haat/contract/inquiry/thread';
import type { Question } from '@haat/contract/inquiry/schemas';
import { latestReply, sizeOf, stillWaiting } from './conversation.ts';
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
// spec: market.50
test('it counts both sides, and knows the latest reply of all', () => {
  const known = withNews(emptyThread, {
    ...{ questions: [question(1, 2), question(2)], deleted: [], next: '4', more: false, earlier: false },
  });
  expect([sizeOf(known), latestReply(known)?._id]).toEqual([4, 'r1.1']);
});

// spec: market.50
test('a message that the server has is not shown among those that wait', () => {
  const waiting = ['c1', 'c2'].map((clientId, since): Waiting => ({
    ...{ user: 'u', vendor: 'v', product: 'p', content: 'x', offer: null, refused: null },
    clientId,
    since,
  }));
  const known = withQuestion(emptyThread, question(1));
  expect(stillWaiting(known, waiting).map(({ clientId }) => clientId)).toEqual(['c2']);
});
