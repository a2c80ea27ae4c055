import * as contract from '@haat/contract/tenant/calls';
import * as schemas from '@haat/contract/tenant/schemas';
import { actorOf } from '../../core/audit/record-change.ts';
import { tags } from '../../core/cache/cache.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { networkOf } from '../../core/http/network.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as edit from './owning/edit-shop.ts';
import { guestConfirmHours } from './service.ts';

const atADesk = { limit: { perMinute: 60 } };
// Drawing pictures is work.
const working = { limit: { perMinute: 20 } };

export function serveTenant(serve: Serve, { database: { orm }, changes, uploads }: Dependencies): void {
  // Every page shows it: they are made anew with the next visit.
  const announced = <T>(shopId: string, data: T) => {
    changes.announce([tags.shop(shopId)]);
    return { message: 'It was saved.', data };
  };

  serve(contract.readShopDesk, schemas.readShopDesk, (_, { shop }) => edit.readDesk(orm, shop.id), atADesk);

  serve(
    contract.saveProfile,
    schemas.saveProfile,
    async (input, context) => {
      const actor = { ...actorOf(context), isHelper: context.session.helper !== null };
      return announced(context.shop.id, await edit.changeProfile(orm, actor, input));
    },
    atADesk,
  );

  serve(
    contract.saveTheme,
    schemas.saveTheme,
    async (input, context) =>
      announced(context.shop.id, await edit.changeTheme(orm, actorOf(context), input)),
    atADesk,
  );

  serve(
    contract.saveSettings,
    schemas.saveSettings,
    async (input, context) =>
      announced(context.shop.id, await edit.changeSettings(orm, actorOf(context), input)),
    atADesk,
  );

  serve(
    contract.setShopPicture,
    schemas.setShopPicture,
    async (input, context) => {
      const put = { ...input, caller: networkOf(context.ip) };
      return announced(context.shop.id, await edit.setPicture({ orm, uploads }, actorOf(context), put));
    },
    working,
  );

  serve(
    contract.removeShopPicture,
    schemas.removeShopPicture,
    async ({ which }, context) =>
      announced(context.shop.id, await edit.putPicture(orm, actorOf(context), which, null)),
    atADesk,
  );

  serve(contract.readGuestOrders, schemas.readGuestOrders, async (_, { shop }) => ({
    confirmHours: await guestConfirmHours(orm, shop.id),
  }));

  serve(contract.saveGuestOrders, schemas.saveGuestOrders, async ({ confirmHours }, context) => {
    await edit.setGuestConfirmHours(orm, actorOf(context), confirmHours);
    return { message: 'The settings are saved.', data: { _id: context.shop.id } };
  });
}
