/** Shorter words are never corrected: one letter of three is a different word. */
export const shortestCorrected = 4;

const keyLength = 5;

/**
 * The keys under which a word is filed so that a word with one typo meets it: its first five letters, and those with
 * each one left out. Two words within one edit of each other, or one within one edit of the other's beginning, always
 * share a key, so a look-up by equality finds every candidate and no scan is needed.
 */
export function spellingKeys(word: string): string[] {
  const start = [...word].slice(0, keyLength);
  if (start.length < shortestCorrected) return [start.join('')];
  return [...new Set([start.join(''), ...start.map((_, i) => start.toSpliced(i, 1).join(''))])];
}

/** How a known word answers a typed one: the same, begins with it, one typo away, or begins one typo away from it. */
type Match = 'same' | 'begins' | 'near' | 'begins-near';

/** Compares a typed word with a known one; nothing when they are further than one typo apart. */
export function matchOf(typed: string, known: string): Match | undefined {
  if (known === typed) return 'same';
  if (known.startsWith(typed)) return 'begins';
  if (typed.length < shortestCorrected) return undefined;
  if (isOneEdit(typed, known)) return 'near';
  if (typed.length < keyLength) return undefined;
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
