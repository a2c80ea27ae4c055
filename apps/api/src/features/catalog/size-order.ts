const letters = ['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', 'XXXL'];
const words = ['SMALL', 'MEDIUM', 'LARGE'];

/** Orders sizes as a shop hangs them: by letter from S to XL, by number, then by name. */
export function bySize(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.kind - b.kind || a.place - b.place || (one < other ? -1 : one > other ? 1 : 0);
}

function placeOf(size: string): { kind: number; place: number } {
  // 2XL is another way of writing XXL.
  const upper = size.toUpperCase().replace(/^([2-9])XL$/, (_, times: string) => `${'X'.repeat(+times)}L`);
  const letter = letters.indexOf(upper);
  if (letter >= 0) return { kind: 0, place: letter };
  const word = words.indexOf(upper);
  if (word >= 0) return { kind: 1, place: word };
  const figure = /\d+(\.\d+)?/.exec(size)?.[0];
  return figure === undefined ? { kind: 3, place: 0 } : { kind: 2, place: Number(figure) };
}
