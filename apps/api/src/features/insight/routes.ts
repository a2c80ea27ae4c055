import type { FastifyInstance } from 'fastify';
import * as calls from '@haat/contract/insight/calls';
import * as schemas from '@haat/contract/insight/schemas';
import { countedTerm } from '@haat/contract/insight/rules';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { seesMoney, sellerOf } from '../../core/seller.ts';
import { Counters } from './counters.ts';
import { readSellerInsight, readShopInsight } from './service.ts';

/** A quarter of a year is summed up each time. */
const summing = { limit: { perMinute: 60 } };
const counting = { limit: { perMinute: 120 } };

/** Serves the figures of sellers and owners, and counts for them what shoppers look at and do not find. */
export function serveInsight(
  app: FastifyInstance,
  serve: Serve,
  { database: { orm }, log }: Dependencies,
): void {
  const counters = new Counters(orm, log);
  app.addHook('onClose', () => counters.close());

  serve(
    calls.sellerInsight,
    schemas.sellerInsight,
    async (asked, context) => {
      await counters.write();
      return readSellerInsight(orm, sellerOf(context), { ...asked, seesMoney: seesMoney(context) });
    },
    summing,
  );
  serve(
    calls.shopInsight,
    schemas.shopInsight,
    async (asked, context) => {
      await counters.write();
      return readShopInsight(orm, context.shop.id, { ...asked, seesMoney: seesMoney(context) });
    },
    summing,
  );

  serve(
    calls.countProductView,
    schemas.countProductView,
    ({ productId }, { shop }) => {
      counters.view(shop.id, productId.toLowerCase());
      return { message: 'Counted' };
    },
    counting,
  );
  serve(
    calls.countMissedSearch,
    schemas.countMissedSearch,
    ({ term }, { shop }) => {
      const counted = countedTerm(term);
      if (counted !== null) counters.missed(shop.id, counted);
      return { message: 'Counted' };
    },
    counting,
  );
}
