import { expect, test } from 'vitest';
import { Pending } from './pending.ts';

test('who has stopped waiting is not told of the end, and stops once; all others are, and then nobody waits', () => {
  const pending = new Pending<string>();
  const [first, second, third] = ['first', 'second', 'third'].map((name) => pending.add(name));
  expect([first!(), first!()]).toEqual([true, false]);
  expect(pending.size).toBe(2);
  expect(third!()).toBe(true);
  pending.add('fourth');
  expect(pending.takeAll().sort()).toEqual(['fourth', 'second']);
  expect([second!(), pending.size]).toEqual([false, 0]);
});
