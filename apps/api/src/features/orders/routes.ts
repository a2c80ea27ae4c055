import * as contract from '@haat/contract/orders/calls';
import * as schemas from '@haat/contract/orders/schemas';
import type { AuthContext, ShopMark } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { linkOriginOf } from '../../core/http/origin.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { getBillPdf } from './bill/draw-bill.ts';
import type { OrderChannel } from './channel.ts';
import { cancelUnconfirmed, confirmByLink } from './placing/confirm-guest.ts';
import { cancelOwn } from './move-order.ts';
import type { Moved } from './move-order.ts';
import { buyOne, placeCart } from './placing/place-order.ts';
import type { Outcome } from './placing/place-order.ts';
import { getOrder, listOrders, trackOrder } from './reading/read-orders.ts';
import type { Owner } from './reading/read-orders.ts';
import { serveLedger } from './ledger/routes.ts';
import { serveOrdersToOwners } from './owning/routes.ts';
import { serveSelling } from './selling/routes.ts';

const ownerOf = ({ shop, session }: AuthContext): Owner => ({
  shopId: shop.id,
  accountId: session.accountId,
});

const ordering = { limit: { perMinute: 30 } };
// Whoever tries links one by one is slowed down.
const oftener = { limit: { perMinute: 120 } };
// A PDF takes twenty times the work of an answer.
const drawing = { limit: { perMinute: 20 } };

/**
 * Serves the calls.
 * @param tellConversation tells both sides of a conversation whose agreed price was used or given back
 * @returns what cancels the orders that nobody confirmed in time, to be called every minute
 */
export function serveOrders(
  serve: Serve,
  dependencies: Dependencies,
  channel: OrderChannel,
  tellConversation: (changed: Outcome['conversations'][number]) => void,
): () => Promise<number> {
  const { env, changes, mail, push } = dependencies;
  const { orm } = dependencies.database;
  const limited = env.RATE_LIMIT === 'on';
  /** Lists and pages change only where a product is sold out or back in stock, not at every order (design D4). */
  const announce = (shopId: string, productIds: string[]) =>
    changes.announce(productIds.map((id) => tags.product(shopId, id)));
  const announcePlacing = (shopId: string, { placed, soldOut, conversations, isNew }: Outcome) => {
    announce(shopId, soldOut);
    for (const each of conversations) tellConversation(each);
    if (!isNew) return;
    for (const { _id: orderId, vendor } of placed.orders) {
      channel.placed({ shopId, vendorId: vendor._id, orderId });
    }
  };
  const announceMove = (moved: Moved) => {
    const { shopId, back, conversations } = moved;
    announce(shopId, back);
    for (const each of conversations) tellConversation(each);
    channel.moved(moved);
  };

  serve(
    contract.placeOrder,
    schemas.placeOrder,
    async (input, context) => {
      const mailsFrom = limited ? context.ip : null;
      const buyer = { ...ownerOf(context), key: context.idempotencyKey, mailsFrom };
      const outcome = await placeCart(orm, { mail, push, origin: context.origin }, buyer, input);
      announcePlacing(buyer.shopId, outcome);
      return { message: 'Your order has been placed.', data: outcome.placed };
    },
    ordering,
  );

  serve(
    contract.buyNow,
    schemas.buyNow,
    async (input, { shop, session, origin, ip, idempotencyKey: key }) => {
      const mailsFrom = limited ? ip : null;
      const buyer = { shopId: shop.id, accountId: session?.accountId ?? null, key, mailsFrom };
      const outcome = await buyOne(orm, { mail, push, origin }, buyer, input);
      announcePlacing(buyer.shopId, outcome);
      return { message: 'Your order has been placed.', data: outcome.placed };
    },
    ordering,
  );

  serve(contract.listOrders, schemas.listOrders, (input, context) =>
    listOrders(orm, ownerOf(context), input),
  );

  serve(contract.getOrder, schemas.getOrder, ({ orderId }, context) =>
    getOrder(orm, ownerOf(context), orderId),
  );

  serve(
    contract.getBillPdf,
    schemas.getBillPdf,
    ({ orderId, language = 'en-US' }, context) => getBillPdf(orm, ownerOf(context), orderId, language),
    drawing,
  );

  serve(
    contract.trackOrder,
    schemas.trackOrder,
    ({ token }, { shop, session }) =>
      trackOrder(orm, { shopId: shop.id, accountId: session?.accountId ?? null }, token),
    oftener,
  );

  serve(
    contract.confirmOrder,
    schemas.confirmOrder,
    async ({ secret }, { shop }) => {
      await confirmByLink(orm, shop.id, secret);
      return { message: 'Thank you, your order is confirmed.' };
    },
    oftener,
  );

  serve(
    contract.cancelOrder,
    schemas.cancelOrder,
    async ({ orderId }, context) => {
      announceMove(await cancelOwn(orm, { mail, push, origin: context.origin }, ownerOf(context), orderId));
      return { message: 'Your order is cancelled.' };
    },
    ordering,
  );

  serveSelling(serve, dependencies, announceMove);
  serveLedger(serve, dependencies, announceMove);
  serveOrdersToOwners(serve, dependencies);

  const originOf = ({ subdomain }: ShopMark) => linkOriginOf(env, subdomain, '');
  return () => cancelUnconfirmed(orm, { mail, push, originOf }, announceMove);
}
