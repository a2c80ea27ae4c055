import { setImmediate as handOn } from 'node:timers/promises';

// Milliseconds of work after which others have their turn.
const longest = 2;

// A slice is to take about so many milliseconds.
const slice = 1;
const rowsOfFirst = 20;
// Where a slice took less than a part of its time the next one has so many times its rows; where it took longer, so many times fewer.
const times = 4;

/** No slice has more rows, however fast it is: the next one may be work for which V8 has no compiled code, and take twenty times as long. */
export const maxOfSlice = 5_000;

/** To be awaited after each slice of long work, with how many rows it went through. */
export type Turn = (rows: number) => Promise<void>;

/** Hands the loop on where the work has taken long enough. */
export function inTurns(): Turn {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longest) return;
    await handOn();
    began = performance.now();
  };
}

/** Goes through rows a slice after the other: few at first, as many as a millisecond is enough for behind that. */
export async function bySlices(
  count: number,
  turn: Turn,
  work: (from: number, to: number) => void,
): Promise<void> {
  let rows = rowsOfFirst;
  for (let from = 0; from < count;) {
    const to = Math.min(count, from + rows);
    const began = performance.now();
    work(from, to);
    const took = performance.now() - began;
    if (took * times < slice) rows = Math.min(maxOfSlice, rows * times);
    else if (took > slice) rows = Math.max(1, Math.floor(rows / times));
    await turn(to - from);
    from = to;
  }
}
