import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { isDatabaseAway } from '../../../core/database/failures.ts';
import type { Db } from '../../../core/database/database.ts';
import { v7 } from '../../../core/ids.ts';
import { answerUnder, claimOf, once } from '../../../core/idempotency/idempotency.ts';
import { digestOf } from '../../../core/uploads/digest-of.ts';
import type { Uploads } from '../../../core/uploads/uploads.ts';
import { readVideo } from '../../../core/uploads/videos.ts';
import type { Editor } from './edit-product.ts';
import { changeProduct, editedOf, hold, productToEdit } from './own-product.ts';

// Where videos of products lie below `/uploads`.
const folder = 'product-video';

/**
 * Stores a video and has an own product show it instead of the one that it had; copies of the product keep that. One
 * that is sent again under its key is stored once.
 * @throws Refusal `not-found`, `key-reused`, and what `readVideo` refuses
 */
export async function setVideo(
  { orm, uploads }: { orm: Db; uploads: Uploads },
  { key: idempotencyKey, ...seller }: Editor,
  { productId, video }: { productId: string; video: File },
): Promise<EditedProduct> {
  const { shopId, accountId } = seller;
  const asked = { productId, video: await digestOf(video) };
  const claim = claimOf({ shopId, accountId, path: 'product-video', key: idempotencyKey }, asked);
  const before = await answerUnder<EditedProduct>(orm, claim);
  if (before) return before;
  await productToEdit(orm, seller, productId);
  const { end, bytes } = await readVideo(video, 'video');
  const key = `${folder}/${v7()}.${end}`;
  await uploads.put(key, bytes());
  try {
    return await once(orm, claim, async (tx) => {
      const held = await hold(tx, seller, productId);
      return editedOf(await changeProduct(tx, seller, held, { videoUrl: `/uploads/${key}` }));
    });
  } catch (error) {
    // A database that went away may have committed all the same: a video too many beats one that is missing.
    if (!isDatabaseAway(error)) await uploads.delete(key);
    throw error;
  }
}
