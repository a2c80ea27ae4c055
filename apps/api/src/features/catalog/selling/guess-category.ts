import type { ListSources } from '../listing/list-sources.ts';
import { searchProducts } from '../listing/listing.ts';

// The words of a title that are asked about.
const maxWords = 6;

/**
 * The category in which the shop's products of such words lie: each word has one vote, shared among the products that it
 * finds, so that a rare word (kettle) counts more for a category than one that all have (red).
 */
export async function guessOf(sources: ListSources, title: string): Promise<string | null> {
  const { tree } = sources;
  const words = [...new Set(title.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))]
    .filter((word) => word.length > 2)
    .slice(0, maxWords);
  const votes = new Map<string, number>();
  for (const found of await Promise.all(words.map((word) => searchProducts(sources, word))))
    for (const { innerCatId } of found)
      votes.set(innerCatId.slug, (votes.get(innerCatId.slug) ?? 0) + 1 / found.length);
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  const category = best && tree.called(best[0]);
  return category && tree.childrenOf(category._id).length === 0 ? category._id : null;
}
