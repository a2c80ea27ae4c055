/**
 * Where a text differs from another, in whole words: from the first sign that does to behind the last one. Nothing lies
 * between where the other has only more.
 */
export function changedPart(text: string, other: string): { from: number; to: number } {
  const shorter = Math.min(text.length, other.length);
  let from = 0;
  while (from < shorter && text[from] === other[from]) from += 1;
  let behind = 0;
  while (behind < shorter - from && text.at(-1 - behind) === other.at(-1 - behind)) behind += 1;
  const to = text.length - behind;
  if (to === from) return { from, to };
  const [first, last] = [text.charAt(from), text.charAt(to - 1)];
  return {
    from: first.trim() === '' ? from : text.slice(0, from).search(/\S*$/),
    to: last.trim() === '' ? to : to + text.slice(to).search(/\s|$/),
  };
}
