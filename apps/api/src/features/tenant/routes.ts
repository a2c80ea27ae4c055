import { readGuestOrders, saveGuestOrders } from '@haat/contract/tenant/calls';
import * as schemas from '@haat/contract/tenant/schemas';
import { actorOf } from '../../core/audit/record-change.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as service from './service.ts';

/** What the owner of a shop sets. */
export function serveTenant(serve: Serve, { database: { orm } }: Dependencies): void {
  serve(readGuestOrders, schemas.readGuestOrders, async (_, { shop }) => ({
    confirmHours: await service.guestConfirmHours(orm, shop.id),
  }));

  serve(saveGuestOrders, schemas.saveGuestOrders, async ({ confirmHours }, context) => {
    await service.setGuestConfirmHours(orm, actorOf(context), confirmHours);
    return { message: 'The settings are saved.', data: { _id: context.shop.id } };
  });
}
