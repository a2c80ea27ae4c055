import { setImmediate as handOn } from 'node:timers/promises';

// Milliseconds of work after which others have their turn.
const longest = 4;

/** To be awaited after each slice of long work, with how many rows it went through. */
export type Turn = (rows: number) => Promise<void>;

/** So many rows are gone through in one slice where each is only looked at, where it is read, and where it is put in its orders: about a millisecond. */
export const slice = 20_000;
export const fewer = 500;
export const fewest = 20;

/** Hands the loop on where the work has taken long enough. */
export function inTurns(): Turn {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longest) return;
    await handOn();
    began = performance.now();
  };
}

export async function bySlices(
  count: number,
  turn: Turn,
  work: (from: number, to: number) => void,
  most = slice,
): Promise<void> {
  for (let from = 0; from < count; from += most) {
    const to = Math.min(count, from + most);
    work(from, to);
    await turn(to - from);
  }
}
