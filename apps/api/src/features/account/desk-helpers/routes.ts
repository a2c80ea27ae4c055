import * as contract from '@haat/contract/account/desk-helpers/calls';
import * as schemas from '@haat/contract/account/desk-helpers/schemas';
import { actorOf } from '../../../core/audit/record-change.ts';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import type { AuthContext } from '../../../core/request-context.ts';
import * as service from './manage-helpers.ts';
import * as owners from './owners.ts';
import { join, readInvitation } from './join-desk.ts';
import type { VendorNames } from './name-of-desk.ts';

const atADesk = { limit: { perMinute: 120 } };
// What costs a hash, or a mail to somebody who has not asked for it.
const seldom = { limit: { perMinute: 20 } };

const deskOf = ({ shop, session: { vendorId } }: AuthContext) => ({ shopId: shop.id, vendorId });
const actorAt = (context: AuthContext) => ({ ...actorOf(context), ...deskOf(context) });

const sets = [
  [contract.listHelpers, contract.inviteHelper, contract.changeHelper, contract.removeHelper],
  [contract.listShopHelpers, contract.inviteShopHelper, contract.changeShopHelper, contract.removeShopHelper],
] as const;

export function serveHelpers(
  serve: Serve,
  { database: { orm }, changes, mail }: Dependencies,
  vendors: VendorNames,
): void {
  for (const [listHelpers, inviteHelper, changeHelper, removeHelper] of sets) {
    serve(
      listHelpers,
      schemas.listHelpers,
      (_, context) => service.listHelpersOf(orm, deskOf(context)),
      atADesk,
    );
    serve(
      inviteHelper,
      schemas.inviteHelper,
      async (input, context) => {
        await service.invite(orm, { mail, origin: context.origin }, vendors, actorAt(context), input);
        return { message: 'The invitation is on its way.' };
      },
      seldom,
    );
    serve(
      changeHelper,
      schemas.changeHelper,
      async (input, context) => {
        await service.changeSight(orm, vendors, actorAt(context), input);
        return { message: 'It was saved.' };
      },
      atADesk,
    );
    serve(
      removeHelper,
      schemas.removeHelper,
      async ({ helperId }, context) => {
        const accountId = await service.remove(orm, vendors, actorAt(context), helperId);
        if (accountId !== null) changes.announce([tags.sessions(context.shop.id, accountId)]);
        return { message: 'They help here no longer.' };
      },
      atADesk,
    );
  }

  serve(contract.listOwners, schemas.listOwners, (_, { shop }) => owners.listOwnersOf(orm, shop.id), atADesk);
  serve(
    contract.makeOwner,
    schemas.makeOwner,
    async ({ helperId }, context) => {
      const accountId = await owners.makeOwner(orm, actorOf(context), helperId);
      changes.announce([tags.sessions(context.shop.id, accountId)]);
      return { message: 'They run the shop too.' };
    },
    atADesk,
  );
  serve(
    contract.removeOwner,
    schemas.removeOwner,
    async ({ ownerId }, context) => {
      const accountId = await owners.removeOwner(orm, actorOf(context), ownerId);
      changes.announce([tags.sessions(context.shop.id, accountId)]);
      return { message: 'They run the shop no longer.' };
    },
    atADesk,
  );

  serve(
    contract.checkInvitation,
    schemas.checkInvitation,
    ({ token }, { shop }) => readInvitation(orm, vendors, shop.id, token),
    { limit: { perMinute: 60 } },
  );
  serve(
    contract.joinDesk,
    schemas.joinDesk,
    async ({ token, account }, { shop }) => {
      const accountId = await join(orm, vendors, { shopId: shop.id, token, account });
      changes.announce([tags.sessions(shop.id, accountId)]);
      return { message: 'You have joined. Please sign in.' };
    },
    seldom,
  );
}
