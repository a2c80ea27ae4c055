import { conversationPath } from '@haat/contract/inquiry/places';
import type { Db } from '../../../core/database/database.ts';
import { productsForOrder } from '../../catalog/service.ts';
import type { Conversation } from '../conversation.ts';

/** Where its shopper reads a conversation, as an address without its language. */
export async function whereRead(
  db: Db,
  { shopId, productId }: Pick<Conversation, 'shopId' | 'productId'>,
): Promise<string> {
  const [product] = await productsForOrder(db, shopId, [productId]);
  return conversationPath(product ?? { slug: '', active: false });
}
