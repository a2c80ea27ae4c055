/** Milliseconds of one turn of the event loop in which parts of pages are made. */
const madeInTurn = 2;

let spent = 0;
let nextTurn: Promise<void> | null = null;
/** A part of a part is made within it: only a page can wait. */
let isWithin = false;

/**
 * What a page waits for before it makes another part, where enough of them were made in this turn: a page whose parts are all
 * new would hold the event loop for too long. Null where it need not.
 */
export const turnToWaitFor = (): Promise<void> | null => (!isWithin && spent >= madeInTurn ? nextTurn : null);

/** Makes a part, and counts how long it takes. */
export function inTurn(make: () => string): string {
  if (isWithin) return make();
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      [spent, nextTurn] = [0, null];
      resolve();
    });
  });
  const begin = performance.now();
  isWithin = true;
  try {
    return make();
  } finally {
    isWithin = false;
    spent += performance.now() - begin;
  }
}
