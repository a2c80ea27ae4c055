import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bySlices } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The slices of so many rows, each with its milliseconds, where a row takes as long as told of it. */
async function slicesOf(count: number, costOf: (row: number) => number) {
  const slices: { from: number; to: number; took: number }[] = [];
  await bySlices(
    count,
    async () => {},
    (from, to) => {
      let took = 0;
      for (let row = from; row < to; row += 1) took += costOf(row);
      vi.advanceTimersByTime(took);
      slices.push({ from, to, took });
    },
  );
  return slices;
}

// spec: growth.1
test('rows that take long are gone through few at a time, those that take no time many, each once and in order', async () => {
  for (const cost of [0.000_05, 0.005, 0.2]) {
    const slices = await slicesOf(40_000, () => cost);
    expect(slices.map(({ from }) => from)).toEqual([0, ...slices.slice(0, -1).map(({ to }) => to)]);
    expect(slices.at(-1)!.to).toBe(40_000);
    expect(Math.max(...slices.slice(1).map(({ took }) => took))).toBeLessThanOrEqual(1.1);
    expect(slices.length).toBeLessThan(20 + (40_000 * cost * 4) / 0.9);
  }
});

// spec: growth.1
test('rows that begin to take twenty times as long hold nobody up for longer than some milliseconds', async () => {
  const slices = await slicesOf(100_000, (row) => (row < 50_000 ? 0.000_05 : 0.001));
  expect(Math.max(...slices.map(({ took }) => took))).toBeLessThanOrEqual(5.1);
  expect(slices.filter(({ took }) => took > 1.5)).toHaveLength(1);
});
