import { afterEach, expect, test, vi } from 'vitest';
import { v7 } from './ids.ts';

afterEach(() => void vi.useRealTimers());

test('ids are version 7, and name the millisecond in which they were made', () => {
  const before = Date.now();
  const id = v7();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
});

test('ids are in the order in which they were made: many in one millisecond, and when the clock is set back', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date'] });
  const made = Array.from({ length: 10_000 }, v7);
  vi.setSystemTime(Date.now() - 500);
  made.push(...Array.from({ length: 10 }, v7));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
