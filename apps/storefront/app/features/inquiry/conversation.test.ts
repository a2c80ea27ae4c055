import { expect, test } from 'vitest';
import { emptyThread, withNews, withQuestion } from '@haat/contract/inquiry/thread';
import { latestReply, sizeOf, stillWaiting } from './conversation.ts';
import type { Waiting } from './outbox.ts';
import { aQuestion } from '@haat/contract/inquiry/testing/question';

// spec: market.50
test('it counts both sides, and knows the latest reply of all', () => {
  const known = withNews(emptyThread, {
    ...{ questions: [aQuestion(1, 2), aQuestion(2)], deleted: [], next: '4', more: false, earlier: false },
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
  const known = withQuestion(emptyThread, aQuestion(1));
  expect(stillWaiting(known, waiting).map(({ clientId }) => clientId)).toEqual(['c2']);
});
