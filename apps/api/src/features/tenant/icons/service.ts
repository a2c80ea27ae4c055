import { buffer } from 'node:stream/consumers';
import type { IconName } from '@haat/contract/core/icons';
import type { ShopMark } from '../../../core/request-context.ts';
import { tags } from '../../../core/cache/cache.ts';
import { loggable } from '../../../core/errors.ts';
import { Memo } from '../../../core/cache/memo.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { findPictures } from '../service.ts';
import { defaultPicture, drawIcon } from './draw.ts';

// Bytes of a picture that are read for an icon.
const maxBytes = 5 * 1024 * 1024;

// Where pictures of our own lie; one elsewhere is not fetched by the server.
const ours = '/uploads/';

/**
 * Makes the function that draws a shop's icons, each once until its profile changes: from its favicon, else its logo,
 * else the default one. Where the profile or the picture cannot be had, or the picture not be drawn, that is logged, and
 * the default stands in (spec §8, site profile fetch error).
 */
export function iconDrawer({ database: { orm }, changes, uploads, log }: Dependencies) {
  // Null for a picture that cannot be drawn: tried at every request it would cost and be logged each time.
  const drawn = new Memo<{ icon: Buffer | null }>(changes, { maxSize: 1_000, maxAge: 3_600_000 });
  const warn = (error: unknown, shop: ShopMark) =>
    log.warn({ error: loggable(error), shop: shop.subdomain }, 'no icon of the shop; the default stands in');

  const pictureOf = async (shop: ShopMark): Promise<Buffer> => {
    for (const address of await findPictures(orm, shop.id)) {
      const found = address.startsWith(ours) ? await uploads.get(address.slice(ours.length)) : null;
      if (found && found.size <= maxBytes) return buffer(found.stream());
    }
    return defaultPicture();
  };

  const draw = async (shop: ShopMark, name: IconName) => {
    const picture = await pictureOf(shop);
    try {
      return { icon: await drawIcon(picture, name) };
    } catch (error) {
      warn(error, shop);
      return { icon: null };
    }
  };

  // Asked for with every page while the database is away, which is no time to draw the same ones again and again.
  const defaults = new Map<IconName, Buffer>();
  const drawDefault = async (name: IconName) => {
    const icon = defaults.get(name) ?? (await drawIcon(await defaultPicture(), name));
    defaults.set(name, icon);
    return icon;
  };

  return async (shop: ShopMark | null, name: IconName): Promise<Buffer> => {
    if (shop === null) return drawDefault(name);
    try {
      const { icon } = await drawn.get(`${shop.id} ${name}`, [tags.shop(shop.id)], () => draw(shop, name));
      return icon ?? (await drawDefault(name));
    } catch (error) {
      // What cannot be had now may be had at the next request.
      warn(error, shop);
      return drawDefault(name);
    }
  };
}
