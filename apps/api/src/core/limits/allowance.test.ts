import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Allowance } from './allowance.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const pages = { burst: 600, perSecond: 10, refusalCosts: 0.05 };

/** How many pages a network may have made just now. */
function takenBy(allowance: Allowance, address: string): number {
  for (let taken = 0; ; taken += 1) {
    try {
      allowance.take(address);
    } catch {
      return taken;
    }
  }
}

test('600 pages are made for a network at once and 10 more each second, for each network by itself', () => {
  const allowance = new Allowance(pages);
  expect(takenBy(allowance, '198.51.100.7')).toBe(600);
  expect(takenBy(allowance, '2001:db8:1:2::1')).toBe(600);
  expect(takenBy(allowance, '2001:db8:1:2:ffff::1')).toBe(0);
  expect(takenBy(allowance, '2001:db8:1:3::1')).toBe(600);
  vi.advanceTimersByTime(3_100);
  expect(takenBy(allowance, '198.51.100.7')).toBe(30);
  vi.advanceTimersByTime(3_600_000);
  expect(takenBy(allowance, '198.51.100.7')).toBe(600);
});

test('who waits as long as told is admitted', () => {
  const allowance = new Allowance(pages);
  takenBy(allowance, '198.51.100.7');
  const refusedFor = () => {
    try {
      allowance.take('198.51.100.7');
      return 0;
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
  };
  vi.advanceTimersByTime(1_000 * refusedFor());
  expect(refusedFor()).toBe(0);
});

// spec: security.24
test('who is refused now and then goes on as allowed; who goes on asking without waiting gets nothing until it waits', () => {
  const allowance = new Allowance(pages);
  /** Pages that are made in a minute for who asks so often a second. */
  const madeInAMinute = (perSecond: number) => {
    let made = 0;
    for (let second = 0; second < 60; second += 1) {
      for (let n = 0; n < perSecond; n += 1) {
        vi.advanceTimersByTime(1_000 / perSecond);
        try {
          allowance.take('198.51.100.7');
          made += 1;
        } catch {}
      }
    }
    return made;
  };
  takenBy(allowance, '198.51.100.7');
  expect(madeInAMinute(20)).toBeGreaterThan(500);
  expect(madeInAMinute(500)).toBeLessThan(10);
  vi.advanceTimersByTime(4_000);
  expect(takenBy(allowance, '198.51.100.7')).toBeGreaterThan(0);
});

test('what is given back can be taken again, and no more than there was', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 0.1 });
  expect(takenBy(allowance, 'somebody')).toBe(3);
  allowance.giveBack('somebody');
  expect(takenBy(allowance, 'somebody')).toBe(1);
  for (let n = 0; n < 5; n += 1) allowance.giveBack('somebody');
  expect(takenBy(allowance, 'somebody')).toBe(3);
});
