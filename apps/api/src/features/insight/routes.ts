import * as calls from '@haat/contract/insight/calls';
import * as schemas from '@haat/contract/insight/schemas';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { sellerOf } from '../../core/seller.ts';
import { readSellerInsight, readShopInsight } from './service.ts';

/** A quarter of a year is summed up each time. */
const summing = { limit: { perMinute: 60 } };

/** Serves the figures of sellers and owners. */
export function serveInsight(serve: Serve, { database: { orm } }: Dependencies): void {
  serve(
    calls.sellerInsight,
    schemas.sellerInsight,
    (asked, context) => readSellerInsight(orm, sellerOf(context), asked),
    summing,
  );
  serve(
    calls.shopInsight,
    schemas.shopInsight,
    (asked, { shop }) => readShopInsight(orm, shop.id, asked),
    summing,
  );
}
