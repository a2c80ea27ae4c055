import * as contract from '@haat/contract/orders/endpoints';
import type { Known } from '../../core/asking.ts';
import { tags } from '../../core/cache.ts';
import type { Parts } from '../../core/parts.ts';
import type { Serve } from '../../core/serve.ts';
import { cancelOwn } from './cancel.ts';
import { buyOne, placeCart } from './place.ts';
import { getOrder, listOrders } from './read.ts';
import type { Owner } from './read.ts';

const ownerOf = ({ shop, session }: Known): Owner => ({ shopId: shop.id, accountId: session.accountId });

const ordering = { limit: { perMinute: 30 } };

export function serveOrders(serve: Serve, { database: { orm }, changes }: Parts): void {
  /** Lists and pages change only where a product is sold out or back in stock, not at every order (design D4). */
  const announce = (shopId: string, productIds: string[]) => {
    if (productIds.length > 0)
      changes.announce([tags.lists(shopId), ...productIds.map((id) => tags.product(shopId, id))]);
  };

  serve(
    contract.placeOrder,
    async (input, asking) => {
      const buyer = { ...ownerOf(asking), key: asking.idempotencyKey };
      const { placed, soldOut } = await placeCart(orm, buyer, input);
      announce(buyer.shopId, soldOut);
      return { message: 'Your order has been placed.', data: placed };
    },
    ordering,
  );

  serve(
    contract.buyNow,
    async (input, { shop, session, idempotencyKey: key }) => {
      const buyer = { shopId: shop.id, accountId: session?.accountId ?? null, key };
      const { placed, soldOut } = await buyOne(orm, buyer, input);
      announce(buyer.shopId, soldOut);
      return { message: 'Your order has been placed.', data: placed };
    },
    ordering,
  );

  serve(contract.listOrders, (input, asking) => listOrders(orm, ownerOf(asking), input));

  serve(contract.getOrder, ({ orderId }, asking) => getOrder(orm, ownerOf(asking), orderId));

  serve(
    contract.cancelOrder,
    async ({ orderId }, asking) => {
      const owner = ownerOf(asking);
      announce(owner.shopId, await cancelOwn(orm, owner, orderId));
      return { message: 'Your order is cancelled.' };
    },
    ordering,
  );
}
