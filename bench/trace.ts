// What a browser's trace tells of a page's main thread.

/** A cheap phone beside this machine. */
export const slowness = 4;

/** What the browser's trace tells of one thing that happened; microseconds. */
export interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor. */
  tdur?: number;
  args: { name?: string };
}

/** The tasks of the thread on which something was marked. */
export function tasksBeside(mark: string, events: Traced[]): Traced[] {
  const main = events.find(({ name }) => name === mark);
  const inMain = events.filter(
    ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && pid === main?.pid && tid === main.tid && tdur,
  );
  // One task is told of under more than one name, each within the other.
  return inMain.filter((task) => !inMain.some((other) => other !== task && holds(other, task)));
}

/** Milliseconds of a slow phone's processor that a task takes. */
export const slowly = ({ tdur = 0 }: Traced): number => (tdur / 1000) * slowness;

const holds = (outer: Traced, inner: Traced): boolean =>
  outer.ts <= inner.ts &&
  outer.ts + (outer.dur ?? 0) >= inner.ts + (inner.dur ?? 0) &&
  outer.dur !== inner.dur;

export function summed(times: number[]): { worst: number; median: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { worst: sorted.at(-1) ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
