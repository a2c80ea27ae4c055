import { readFile } from 'node:fs/promises';
import type { IconName } from '@haat/contract/core/icons';
import type { ShopMark } from '../../../core/asking.ts';
import { tags } from '../../../core/cache.ts';
import { loggable } from '../../../core/errors.ts';
import { Memo } from '../../../core/memo.ts';
import type { Parts } from '../../../core/parts.ts';
import { findPictures } from '../service.ts';
import { defaultPicture, drawIcon } from './draw.ts';

/** Bytes of a picture that are read for an icon. */
const bytesMost = 5 * 1024 * 1024;

/** Where pictures of our own lie; one elsewhere is not fetched by the server. */
const ours = '/uploads/';

/**
 * Makes the function that draws a shop's icons, each once until its profile changes: from its favicon, else its logo,
 * else the default one. Where the profile or the picture cannot be had that is logged, and the default stands in
 * (spec §8, site profile fetch error).
 */
export function iconDrawer({ database: { orm }, changes, uploads, log }: Parts) {
  const drawn = new Memo<Buffer>(changes, { entriesMost: 1_000, ageMost: 3_600_000 });

  const pictureOf = async (shop: ShopMark): Promise<Buffer> => {
    for (const address of await findPictures(orm, shop.id)) {
      const found = address.startsWith(ours) ? await uploads.find(address.slice(ours.length)) : null;
      if (found && found.size <= bytesMost) return readFile(found.file);
    }
    return defaultPicture();
  };

  const drawDefault = async (name: IconName) => drawIcon(await defaultPicture(), name);

  return async (shop: ShopMark | null, name: IconName): Promise<Buffer> => {
    if (shop === null) return drawDefault(name);
    try {
      return await drawn.get(`${shop.id} ${name}`, [tags.shop(shop.id)], async () =>
        drawIcon(await pictureOf(shop), name),
      );
    } catch (error) {
      log.warn(
        { error: loggable(error), shop: shop.subdomain },
        'no icon of the shop; the default stands in',
      );
      return drawDefault(name);
    }
  };
}
