/**
 * Does something for one thing after the other, such as a shop. One for which it fails keeps none of those behind it from
 * its turn.
 * @returns what it came to, of all together
 * @throws the first failure, once all have had their turn
 */
export async function eachInTurn<T>(
  things: Iterable<T>,
  work: (thing: T) => Promise<number>,
): Promise<number> {
  let count = 0;
  let failure: Error | undefined;
  for (const thing of things)
    try {
      count += await work(thing);
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  if (failure) throw failure;
  return count;
}
