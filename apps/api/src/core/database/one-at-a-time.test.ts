import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import { oneAtATime } from './one-at-a-time.ts';

test('of several that begin the same round at once one does it, and the next round is anybody’s', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  // An embedded database has one process, which begins no round before the last one is over.
  if (database.kind === 'embedded') return;
  const { promise, resolve } = Promise.withResolvers<number>();
  const begun: string[] = [];
  const round = (name: string, by: string) =>
    oneAtATime(database, name, () => {
      begun.push(by);
      return promise;
    });
  const first = round('sweeping', 'first');
  await expect.poll(() => begun).toEqual(['first']);
  expect(await round('sweeping', 'second')).toBeNull();
  const other = round('mailing', 'third');
  await expect.poll(() => begun).toEqual(['first', 'third']);
  resolve(7);
  expect(await Promise.all([first, other])).toEqual([7, 7]);
  expect(await round('sweeping', 'fourth')).toBe(7);
  await expect(oneAtATime(database, 'failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(database, 'failing', async () => 'done')).toBe('done');
});
