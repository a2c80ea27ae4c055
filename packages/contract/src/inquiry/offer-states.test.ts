import { expect, test } from 'vitest';
import {
  agreedPrice,
  judgeCounter,
  movesOf,
  offerMoves,
  offerStatuses,
  statusNow,
  totalWithOffer,
} from './offer-states.ts';

// spec: market.9
test('each side may make its own moves, and nothing moves what is over', () => {
  const may = Object.fromEntries(
    offerStatuses.map((status) => [
      status,
      [movesOf(status, 'shopper', true), movesOf(status, 'vendor', true)],
    ]),
  );
  expect(may).toEqual({
    pending: [['withdraw'], ['accept', 'decline', 'counter']],
    countered: [['accept', 'withdraw'], ['decline']],
    ...{ accepted: [[], []], declined: [[], []], withdrawn: [[], []], expired: [[], []] },
  });
  expect(Object.values(offerMoves).map(({ to }) => to)).not.toContain('expired');
});

test('what waits or was agreed is over when its time is; what was used or refused stays as it is', () => {
  const [until, before, after] = [new Date(1_000), new Date(999), new Date(1_000)];
  for (const status of ['pending', 'countered', 'accepted'] as const) {
    expect(statusNow({ status, until, used: false }, before)).toBe(status);
    expect(statusNow({ status, until, used: false }, after)).toBe('expired');
  }
  expect(statusNow({ status: 'accepted', until, used: true }, after)).toBe('accepted');
  for (const status of ['declined', 'withdrawn'] as const)
    expect(statusNow({ status, until, used: false }, after)).toBe(status);
});

test('an agreed price counts for one piece, and never makes it dearer', () => {
  expect(agreedPrice({ amount: 1_700, counter: null })).toBe(1_700);
  expect(agreedPrice({ amount: 1_700, counter: 1_850 })).toBe(1_850);
  expect(totalWithOffer(2_000, 3, 1_700)).toBe(5_700);
  expect(totalWithOffer(2_000, 3, null)).toBe(6_000);
  expect(totalWithOffer(1_500, 2, 1_700)).toBe(3_000);
  expect(totalWithOffer(2_000, 0, 1_700)).toBe(0);
});

test('a seller asks for more than was offered and no more than the price', () => {
  expect(judgeCounter(1_800, 1_700, 2_000)).toEqual({ kind: 'ok' });
  expect(judgeCounter(2_000, 1_700, 2_000)).toEqual({ kind: 'ok' });
  expect(judgeCounter(1_700, 1_700, 2_000)).toEqual({ kind: 'not-above-offer' });
  expect(judgeCounter(2_001, 1_700, 2_000)).toEqual({ kind: 'above-price' });
});
