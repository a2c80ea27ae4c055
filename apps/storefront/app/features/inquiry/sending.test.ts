import { expect, test } from 'vitest';
import { CallError } from '@haat/web/platform/api/call.ts';
import type { Waiting } from './outbox.ts';
import { failureOf, isMessageError, nextOf, waitAfter } from './sending.ts';

const refused = (code: string, status: number) => new CallError({ error: '', code }, status);

// spec: market.51
test.each([
  ['no line', refused('offline', 0), { kind: 'again' }],
  ['an answer that takes too long', new DOMException('', 'TimeoutError'), { kind: 'again' }],
  ['a server that restarts', refused('broken', 502), { kind: 'again' }],
  ['too many at once', refused('too-many-requests', 429), { kind: 'again' }],
  ['a session that has ended', refused('login-required', 401), { kind: 'login' }],
  ['a product that is gone', refused('not-found', 404), { kind: 'refused', code: 'not-found' }],
])('after %s a message is tried again, kept or told', (_, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

// spec: market.51
test('the next try comes later and later, a minute at most', () => {
  expect([1, 2, 3, 5, 6, 50].map(waitAfter)).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000]);
});

// spec: market.51
test('a message that the shop cannot take holds up what comes after it in its own conversation, nobody else’s', () => {
  const message = (content: string, product: string, refused: string | null = null): Waiting => ({
    ...{ user: 'sita', vendor: 'v', product, clientId: content, content, offer: null, since: 0, refused },
  });
  const waiting = [message('first', 'bowl'), message('second', 'bowl'), message('other', 'shawl')];
  expect(nextOf(waiting, new Set())?.content).toBe('first');
  expect(nextOf(waiting, new Set(['v bowl']))?.content).toBe('other');
  expect(nextOf([message('gone', 'bowl', 'not-found'), ...waiting], new Set())?.content).toBe('first');
  expect(nextOf(waiting, new Set(['v bowl', 'v shawl']))).toBeUndefined();
});

// spec: market.51
test('an error or no answer is the message’s own; no line and too many at once are everybody’s', () => {
  const timedOut = new DOMException('', 'TimeoutError');
  expect([refused('broken', 500), timedOut].map(isMessageError)).toEqual([true, true]);
  expect([refused('offline', 0), refused('too-many-requests', 429)].map(isMessageError)).toEqual([
    false,
    false,
  ]);
});
