import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Allowance } from './page-limits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

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
  const allowance = new Allowance();
  expect(takenBy(allowance, '198.51.100.7')).toBe(600);
  expect(takenBy(allowance, '2001:db8:1:2::1')).toBe(600);
  expect(takenBy(allowance, '2001:db8:1:2:ffff::1')).toBe(0);
  expect(takenBy(allowance, '2001:db8:1:3::1')).toBe(600);
  vi.advanceTimersByTime(3_000);
  expect(takenBy(allowance, '198.51.100.7')).toBe(30);
  vi.advanceTimersByTime(3_600_000);
  expect(takenBy(allowance, '198.51.100.7')).toBe(600);
});

test('who waits as long as told is admitted', () => {
  const allowance = new Allowance();
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
