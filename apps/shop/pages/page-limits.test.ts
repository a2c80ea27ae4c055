import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace, Turns } from './page-limits.ts';

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

describe('pages in turn', () => {
  test('two are made at a time, in order, and whoever comes when a hundred wait is told to come again', async () => {
    const turns = new Turns();
    const made: number[] = [];
    let [underWay, most] = [0, 0];
    const make = (n: number) =>
      turns.take(async () => {
        most = Math.max(most, (underWay += 1));
        await Promise.resolve();
        made.push(n);
        underWay -= 1;
      });
    const all = Array.from({ length: 102 }, (_, n) => make(n));
    await expect(make(102)).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(all);
    expect([most, made]).toEqual([2, Array.from({ length: 102 }, (_, n) => n)]);
    await make(103);
  });

  test('between two that wait others are heard, and one that fails keeps nobody back', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const page = (name: string) => turns.take(async () => void seen.push(name));
    const failing = [1, 2].map(() =>
      turns.take(() => Promise.reject(new Error('not to be made'))).catch(() => {}),
    );
    const pages = ['a', 'b', 'c', 'd', 'e'].map(page);
    setImmediate(() => seen.push('somebody else'));
    await Promise.all([...failing, ...pages]);
    expect(seen.indexOf('somebody else')).toBeLessThan(seen.indexOf('e'));
    expect(seen.filter((each) => each.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
