/** Shorter words are never corrected: one letter of three is a different word. */
export const shortestCorrected = 4;

/** A beginning is corrected from so many letters on. */
const shortestBegun = 5;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const cut = 4;

/**
 * The beginnings that words within one typo of a typed one have, so that in a sorted list all of them are found without going
 * through it. A typo behind the first two letters leaves these, one among them leaves what comes next.
 */
export function beginningsNear(typed: string): string[] {
  const edited = [0, 1].flatMap((at) => {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    return [
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ];
  });
  return [...new Set([typed.slice(0, 2), ...edited.map((word) => word.slice(0, cut))])];
}

/** How a known word answers a typed one: the same, begins with it, one typo away, or begins one typo away from it. */
export type Match = 'same' | 'begins' | 'near' | 'begins-near';

/** Compares a typed word with a known one; nothing when they are further than one typo apart. */
export function matchOf(typed: string, known: string): Match | undefined {
  if (known === typed) return 'same';
  if (known.startsWith(typed)) return 'begins';
  if (typed.length < shortestCorrected) return undefined;
  if (isOneEdit(typed, known)) return 'near';
  if (typed.length < shortestBegun) return undefined;
  const beginnings = [typed.length, typed.length + 1, typed.length - 1].filter((n) => n < known.length);
  return beginnings.some((n) => isOneEdit(typed, known.slice(0, n))) ? 'begins-near' : undefined;
}

/** One letter left out, put in, replaced, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
