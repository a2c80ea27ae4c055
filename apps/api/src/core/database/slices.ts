/** Rows in slices that each go into one INSERT, which takes 65,535 parameters at most. */
export function* slicesOf<T>(rows: readonly T[], size = 1_000): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
