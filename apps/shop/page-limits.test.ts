import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from './page-limits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a pace', () => {
  /** Which of some have had their turn by now. */
  const through = (pace: Pace, amount: number) => {
    const gone: number[] = [];
    for (let n = 0; n < amount; n += 1) pace.inTurn(() => void gone.push(n));
    return gone;
  };

  // spec: security.23
  test('lets one go after the other, in order, however many come together', async () => {
    const gone = through(new Pace({ every: 2, most: 100 }), 50);
    await vi.advanceTimersByTimeAsync(40);
    expect(gone).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await vi.advanceTimersByTimeAsync(60);
    expect(gone).toHaveLength(50);
  });

  test('has nobody wait beyond those it has room for, and begins anew once all are gone', async () => {
    const pace = new Pace({ every: 2, most: 10 });
    const gone = through(pace, 15);
    await vi.advanceTimersByTimeAsync(0);
    expect(gone).toEqual([10, 11, 12, 13, 14]);
    await vi.advanceTimersByTimeAsync(20);
    expect(gone).toHaveLength(15);
    const later = through(pace, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(later).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(later).toEqual([0]);
  });
});
