import { describe, expect, test } from 'vitest';
import { countsOf, isGood, lineOf, sumOf } from './counts.ts';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });
const report = (passed: number, failed: number, skipped = 0) =>
  JSON.stringify({ api: counts(passed, failed, skipped) });

describe('the closing lines of npm test', () => {
  test('tell each project, and sum up all of them', () => {
    const runs = [
      countsOf(JSON.stringify({ rules: counts(10, 0), api: counts(7, 0) }), 0),
      countsOf(JSON.stringify({ e2e: counts(5, 2, 1) }), 1),
    ];
    expect(runs.map(Object.keys)).toEqual([['rules', 'api'], ['e2e']]);
    expect(lineOf(sumOf(runs.flatMap(Object.values)))).toBe('22 passed, 2 failed, 1 skipped');
  });

  test('says nothing of skipped tests where there are none', () => {
    expect(lineOf(counts(3, 0))).toBe('3 passed, 0 failed');
  });

  test('a run that broke down without a failed test is a failure', () => {
    expect(sumOf(Object.values(countsOf(report(3, 0), 1)))).toEqual(counts(3, 1));
    expect(sumOf(Object.values(countsOf(report(3, 1), 1)))).toEqual(counts(3, 1));
    expect(sumOf(Object.values(countsOf(null, 137)))).toEqual(counts(0, 1));
  });

  test('a run in which no test ran is no success', () => {
    expect(isGood(counts(0, 0, 4))).toBe(false);
    expect(isGood(counts(1, 0))).toBe(true);
    expect(isGood(counts(9, 1))).toBe(false);
  });
});
