import * as contract from '@haat/contract/addresses/owning/calls';
import * as schemas from '@haat/contract/addresses/owning/schemas';
import { actorOf } from '../../../core/audit/record-change.ts';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import * as edit from './edit-delivery.ts';
import { readDelivery } from './read-delivery.ts';

const atADesk = { limit: { perMinute: 120 } };

export function serveDelivery(serve: Serve, { database: { orm }, changes }: Dependencies): void {
  const announced = <T extends object>(shopId: string, answer: T): T => {
    changes.announce([tags.delivery(shopId)]);
    return answer;
  };
  const message = 'It was saved.';

  serve(contract.readDelivery, schemas.readDelivery, (_, { shop }) => readDelivery(orm, shop.id), atADesk);

  serve(
    contract.saveDeliverySettings,
    schemas.saveDeliverySettings,
    async (input, context) =>
      announced(context.shop.id, {
        ...{ message, data: await edit.changeTerms(orm, actorOf(context), input) },
      }),
    atADesk,
  );

  serve(
    contract.saveDeliveryLocation,
    schemas.saveDeliveryLocation,
    async (input, context) =>
      announced(context.shop.id, {
        ...{ message, data: await edit.saveLocation(orm, actorOf(context), input) },
      }),
    atADesk,
  );

  serve(
    contract.deleteDeliveryLocation,
    schemas.deleteDeliveryLocation,
    async ({ id }, context) => {
      await edit.deleteLocation(orm, actorOf(context), id);
      return announced(context.shop.id, { message: 'The place was deleted.' });
    },
    atADesk,
  );

  serve(
    contract.saveDeliveryArea,
    schemas.saveDeliveryArea,
    async (input, context) =>
      announced(context.shop.id, {
        ...{ message, data: await edit.saveArea(orm, actorOf(context), input) },
      }),
    atADesk,
  );

  serve(
    contract.deleteDeliveryArea,
    schemas.deleteDeliveryArea,
    async ({ id, evenIfUsed = false }, context) => {
      await edit.deleteArea(orm, actorOf(context), id, evenIfUsed);
      return announced(context.shop.id, { message: 'The area was deleted.' });
    },
    atADesk,
  );
}
