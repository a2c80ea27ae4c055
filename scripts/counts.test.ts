import { describe, expect, test } from 'vitest';
import { countsOf, isGood, lineOf, sumOf } from './counts.ts';

const report = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, numTodoTests: 0 });

describe('the closing line of npm test', () => {
  test('sums every run', () => {
    const runs = [countsOf(report(10, 0), 0), countsOf(report(5, 2, 1), 1)];
    expect(lineOf(sumOf(runs))).toBe('15 passed, 2 failed, 1 skipped');
  });

  test('says nothing of skipped tests where there are none', () => {
    expect(lineOf(countsOf(report(3, 0), 0))).toBe('3 passed, 0 failed');
  });

  test('a run that broke down without a failed test is a failure', () => {
    expect(countsOf(report(3, 0), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(countsOf(null, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a run in which no test ran is no success', () => {
    expect(isGood(countsOf(report(0, 0, 4), 0))).toBe(false);
    expect(isGood(countsOf(report(1, 0), 0))).toBe(true);
    expect(isGood(countsOf(report(9, 1), 1))).toBe(false);
  });
});
