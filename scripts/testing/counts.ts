/** How many tests of one run, or of several, ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, each with the first lines of what went wrong. */
  failures?: string[];
}

/**
 * Reads what the count reporter wrote, project by project. A run that failed without a failed test (a file that does not
 * load, an error nobody awaited) counts as one failure more, so that no sum can hide it.
 * @param report the file's text; null where the run ended before writing it
 * @param exitCode of the vitest process
 */
export function countsOf(report: string | null, exitCode: number): Record<string, Counts> {
  const counts = (report === null ? {} : JSON.parse(report)) as Record<string, Counts>;
  const broke = exitCode !== 0 && sumOf(Object.values(counts)).failed === 0;
  return broke ? { ...counts, 'the run itself': { passed: 0, failed: 1, skipped: 0 } } : counts;
}

export function sumOf(all: Counts[]): Counts {
  const sum = (of: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `12 passed, 0 failed`, and what was skipped where something was. */
export function lineOf({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Nothing failed, and something was really tested. */
export const isGood = ({ passed, failed }: Counts): boolean => failed === 0 && passed > 0;
