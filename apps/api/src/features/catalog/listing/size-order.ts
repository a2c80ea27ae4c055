// Sellers write sizes as they like, so their order is read from the text: nobody would put it into the data for each.
const words = ['SMALL', 'MEDIUM', 'LARGE'];

/** Values of sizes as a shop hangs them: by letter from S to XL, by number, then by name. */
export function hungBySize<T extends { value: string }>(sizes: T[]): T[] {
  const placed = sizes.map((size) => ({ size, ...placeOf(size.value) }));
  placed.sort((a, b) => a.kind - b.kind || a.place - b.place || (a.size.value < b.size.value ? -1 : 1));
  return placed.map(({ size }) => size);
}

function placeOf(size: string): { kind: number; place: number } {
  const upper = size.toUpperCase();
  // Of S/M the place between the two.
  const letters = upper.split('/').map(placeOfLetter);
  const place = letters.reduce((sum, each) => sum + each, 0) / letters.length;
  if (!Number.isNaN(place)) return { kind: 0, place };
  const word = words.indexOf(upper);
  if (word >= 0) return { kind: 1, place: word };
  const figure = /\d+(\.\d+)?/.exec(size)?.[0];
  return figure === undefined ? { kind: 3, place: 0 } : { kind: 2, place: Number(figure) };
}

/** M is 0, and each X leads further away from it: XL is 2, 2XL and XXL are 3, XS is -2. NaN for any other text. */
function placeOfLetter(size: string): number {
  if (size === 'M') return 0;
  const [, times, exes = '', letter] = /^(?:([1-9])X|(X*))([SL])$/.exec(size) ?? [];
  if (letter === undefined) return Number.NaN;
  const away = 1 + (times === undefined ? exes.length : Number(times));
  return letter === 'S' ? -away : away;
}
