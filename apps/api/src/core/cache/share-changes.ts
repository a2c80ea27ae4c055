import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { productsIn, tags as tagsOf } from './cache.ts';
import type { Changes } from './cache.ts';
import { allOf, everything, shopOfTag } from './wide-tags.ts';

// Milliseconds in which changes are put together, such as those of an import.
const batchMs = 10;
// So many tags of one shop are named to others, besides its products.
const maxTagsOfShop = 100;
const maxShops = 50;
// So many products of one shop are named, in messages of so many: more of them are all of its products.
const maxProducts = 10_000;
const productsAtOnce = 2_000;
const topic = 'changes';

/** Tags, and products of a shop by their ids: of a form that older versions do not know, and count as missed. */
const summaryForm = z.array(
  z.union([z.string(), z.object({ shop: z.string(), products: z.array(z.string()) })]),
);
type Summary = z.output<typeof summaryForm>;

/**
 * Tells other processes what has changed, after the commit, and hears it from them. Whenever something may have been missed, everything
 * that is kept goes before anything new is kept.
 * @returns tells at once what is pending, for who is about to close the bus
 */
export function shareChanges(changes: Changes, bus: Bus): () => void {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    const said = summaryOf(pending);
    pending = new Set();
    for (const message of messagesOf(said)) bus.publish(topic, message);
  };
  changes.listen((tags, from) => {
    if (from === 'elsewhere') return;
    timer ??= setTimeout(tell, batchMs).unref();
    for (const tag of tags) pending.add(tag);
  });
  bus.subscribe(topic, summaryForm, (said) => changes.hear(tagsIn(said)));
  bus.onMissed(() => changes.hear([everything]));
  changes.isHeard = () => bus.isConnected;
  return tell;
}

/** The same in fewer words, where there are many. */
export function summaryOf(tags: Iterable<string>): string[] {
  const byShop = Map.groupBy(tags, shopOfTag);
  if (byShop.size > maxShops) return [everything];
  return [...byShop].flatMap(([shopId, ofShop]) => {
    if (shopId === undefined) return ofShop;
    const others = ofShop.filter((tag) => !tag.startsWith('product:'));
    if (others.length > maxTagsOfShop) return [allOf(shopId)];
    // An import changes products and nothing else: what a shop is and says stays with those who keep it.
    return ofShop.length - others.length > maxProducts ? [tagsOf.products(shopId), ...others] : ofShop;
  });
}

// Products by their ids alone, so many a message; what is said of their lists goes with the last of them.
function messagesOf(said: string[]): Summary[] {
  const products = productsIn(said).flatMap(({ shopId, ids }) =>
    Array.from({ length: Math.ceil(ids.length / productsAtOnce) }, (_, n) => [
      { shop: shopId, products: ids.slice(n * productsAtOnce, (n + 1) * productsAtOnce) },
    ]),
  );
  const others = said.filter((tag) => !tag.startsWith('product:'));
  const last = products.pop() ?? [];
  return [...products, [...last, ...others]].filter((message) => message.length > 0);
}

const tagsIn = (said: Summary): string[] =>
  said.flatMap((each) =>
    typeof each === 'string' ? [each] : each.products.map((id) => tagsOf.product(each.shop, id)),
  );
