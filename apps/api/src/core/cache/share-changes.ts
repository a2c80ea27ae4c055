import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { tags as tagsOf } from './cache.ts';
import type { Changes } from './cache.ts';
import { allOf, everything, shopOfTag } from './wide-tags.ts';

/** Milliseconds in which changes are put together, such as those of an import. */
const batchMs = 10;
/** So many tags of one shop are named to others. */
const maxTagsOfShop = 100;
const maxShops = 50;
const topic = 'changes';

/**
 * Tells other processes what has changed, after the commit, and hears it from them. Whenever something may have been missed, everything
 * that is kept goes before anything new is kept.
 */
export function shareChanges(changes: Changes, bus: Bus): void {
  let pending = new Set<string>();
  changes.listen((tags, from) => {
    if (from === 'elsewhere') return;
    if (pending.size === 0)
      setTimeout(() => {
        const said = summaryOf(pending);
        pending = new Set();
        bus.publish(topic, said);
      }, batchMs).unref();
    for (const tag of tags) pending.add(tag);
  });
  bus.subscribe(topic, z.array(z.string()), (tags) => changes.hear(tags));
  bus.onMissed(() => changes.hear([everything]));
  changes.isHeard = () => bus.isConnected;
}

/** The same in fewer words, where there are many. */
export function summaryOf(tags: Iterable<string>): string[] {
  const byShop = Map.groupBy(tags, shopOfTag);
  if (byShop.size > maxShops) return [everything];
  return [...byShop].flatMap(([shopId, ofShop]) => {
    if (shopId === undefined || ofShop.length <= maxTagsOfShop) return ofShop;
    // An import changes products and nothing else: what a shop is and says stays with those who keep it.
    const others = ofShop.filter((tag) => !tag.startsWith('product:'));
    return others.length > maxTagsOfShop ? [allOf(shopId)] : [tagsOf.products(shopId), ...others];
  });
}
