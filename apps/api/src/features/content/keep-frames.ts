import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { ShopFrame } from '@haat/contract/content/schemas';
import { refusal } from '@haat/contract/core/problem';
import { tags } from '../../core/cache/cache.ts';
import { Memo } from '../../core/cache/memo.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { ShopMark } from '../../core/request-context.ts';
import { readFrame } from './service.ts';

const maxFrames = 200;
// After so many milliseconds a frame is read again, for what nobody announced.
const maxAge = 60_000;

export const frameTags = (shopId: string) => [tags.shop(shopId), tags.categories(shopId)];

/**
 * The frames of shops, read again when something of a shop changes and now and then besides. One that says the same is the same
 * object: what pages keep for a frame, such as the HTML of cards, then stays.
 * @throws Refusal `no-such-shop` where the shop has just gone
 */
export function keepFrames({
  database: { orm },
  changes,
}: Pick<Dependencies, 'database' | 'changes'>): (shop: Pick<ShopMark, 'id'>) => Promise<ShopFrame> {
  const frames = new Memo<ShopFrame>(changes, { maxSize: maxFrames, maxAge });
  const last = new LRUCache<string, ShopFrame>({ max: maxFrames });
  const read = async (id: string) => {
    const frame = await readFrame(orm, id);
    if (!frame) throw refusal('no-such-shop');
    const before = last.get(id);
    if (isDeepStrictEqual(before, frame)) return before!;
    last.set(id, frame);
    return frame;
  };
  return ({ id }) => frames.get(id, frameTags(id), () => read(id));
}
