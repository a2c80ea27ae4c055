import { expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

// spec: market.65
test('what is asked for often is done at once, then once a second, and the last of it surely', async () => {
  vi.useFakeTimers();
  const done: number[] = [];
  const pace = paced();
  for (let n = 0; n < 30; n += 1) {
    pace.ask(() => done.push(n));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).toEqual([0, 9, 19, 29]);
  pace.ask(() => done.push(100));
  pace.ask(() => done.push(101));
  pace.flush();
  pace.ask(() => done.push(102));
  pace.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done.slice(4)).toEqual([100, 101]);
  vi.useRealTimers();
});
