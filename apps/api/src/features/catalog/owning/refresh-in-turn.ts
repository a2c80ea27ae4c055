import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { loggable } from '../../../core/errors.ts';
import { isStale, refreshSearch } from '../search/refresh.ts';

/**
 * Indexes shops that are stale, one after the other, while they go on selling; what breaks off is taken up by the next round
 * of the process.
 */
export function refreshInTurn({
  database: { orm },
  changes,
  log,
}: Dependencies): (shopId: string) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return async (shopId) => {
    if (!(await isStale(orm, shopId))) return;
    last = last
      .then(() => refreshSearch(orm, [shopId], (id) => changes.announce([tags.lists(id)])))
      .catch((error: unknown) => log.warn({ error: loggable(error) }, 'products are not indexed yet'));
  };
}
