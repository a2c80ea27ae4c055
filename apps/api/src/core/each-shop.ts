/**
 * Does something for one shop after the other. One for which it fails keeps none of those behind it from its turn.
 * @returns what it came to, of all together
 * @throws the first failure, once all have had their turn
 */
export async function forEachShop(
  shopIds: string[],
  work: (shopId: string) => Promise<number>,
): Promise<number> {
  let count = 0;
  let failure: Error | undefined;
  for (const shopId of shopIds)
    try {
      count += await work(shopId);
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  if (failure) throw failure;
  return count;
}
