import * as contract from '@haat/contract/catalog/owning/suspension/calls';
import * as schemas from '@haat/contract/catalog/owning/suspension/schemas';
import { actorOf } from '../../../../core/audit/record-change.ts';
import { tags } from '../../../../core/cache/cache.ts';
import type { Dependencies } from '../../../../core/dependencies.ts';
import type { Serve } from '../../../../core/http/serve.ts';
import { resumeSeller, suspendSeller } from './suspend-seller.ts';

const rarely = { limit: { perMinute: 20 } };

export function serveSuspension(serve: Serve, { database: { orm }, changes }: Dependencies): void {
  const announced = (shopId: string, ids: string[]) => {
    changes.announce([
      tags.vendors(shopId),
      tags.lists(shopId),
      ...ids.map((id) => tags.product(shopId, id)),
    ]);
    return { products: ids.length };
  };

  serve(
    contract.suspendSeller,
    schemas.suspendSeller,
    async (input, context) => ({
      message: 'The seller is suspended.',
      data: announced(context.shop.id, await suspendSeller(orm, actorOf(context), input)),
    }),
    rarely,
  );

  serve(
    contract.resumeSeller,
    schemas.resumeSeller,
    async (input, context) => ({
      message: 'The seller sells again.',
      data: announced(context.shop.id, await resumeSeller(orm, actorOf(context), input)),
    }),
    rarely,
  );
}
