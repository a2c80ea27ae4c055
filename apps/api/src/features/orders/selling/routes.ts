import * as contract from '@haat/contract/orders/selling/calls';
import * as schemas from '@haat/contract/orders/selling/schemas';
import type { Dependencies } from '../../../core/dependencies.ts';
import { loggable } from '../../../core/errors.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import { setStatus } from '../move-order.ts';
import type { Moved } from '../move-order.ts';
import { moveMany } from './move-many.ts';
import { markPrinted } from './mark-printed.ts';
import { listQueue } from './list-queue.ts';
import { todayOf } from './read-today.ts';
import { readSellerOrders } from './read-orders.ts';

// A desk takes many orders on in a row.
const oneByOne = { limit: { perMinute: 120 } };
// Up to sixty orders each.
const several = { limit: { perMinute: 60 } };
// A desk reads again whenever it hears of something, and searches while somebody types.
const reading = { limit: { perMinute: 300 } };

/** What sellers do with their orders. @param announceMove tells who looks at an order that it has moved, after the commit */
export function serveSelling(
  serve: Serve,
  { database: { orm }, mail, push, log }: Dependencies,
  announceMove: (moved: Moved) => void,
): void {
  serve(
    contract.sellerOrders,
    schemas.sellerOrders,
    (input, context) => listQueue(orm, sellerOf(context), input),
    reading,
  );

  serve(
    contract.getSellerOrder,
    schemas.getSellerOrder,
    async ({ orderId }, context) => (await readSellerOrders(orm, sellerOf(context), [orderId]))[0]!,
    reading,
  );

  serve(
    contract.setOrderStatus,
    schemas.setOrderStatus,
    async (input, context) => {
      announceMove(await setStatus(orm, { mail, push, origin: context.origin }, sellerOf(context), input));
      return { message: 'The order was updated.' };
    },
    oneByOne,
  );

  serve(
    contract.moveOrders,
    schemas.moveOrders,
    async (input, context) => {
      const heard = {
        moved: announceMove,
        failed: (error: unknown) =>
          log.error(
            { error: loggable(error), path: contract.moveOrders.path },
            'an order could not be moved',
          ),
      };
      const data = await moveMany(
        orm,
        { mail, push, origin: context.origin },
        sellerOf(context),
        input,
        heard,
      );
      const moved = data.filter((each) => each.moved).length;
      return { message: `${moved} of ${data.length} orders were updated.`, data };
    },
    several,
  );

  serve(
    contract.getPapers,
    schemas.getPapers,
    ({ orderIds }, context) => readSellerOrders(orm, sellerOf(context), orderIds),
    several,
  );

  serve(
    contract.markPrinted,
    schemas.markPrinted,
    async (input, context) => {
      const data = await markPrinted(orm, sellerOf(context), input);
      return { message: 'It is noted what was printed.', data };
    },
    several,
  );

  serve(
    contract.sellerToday,
    schemas.sellerToday,
    async (_, context) => ({ subdomain: context.shop.subdomain, ...(await todayOf(orm, sellerOf(context))) }),
    reading,
  );
}
