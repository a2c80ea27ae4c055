import * as contract from '@haat/contract/account/sellers/calls';
import * as schemas from '@haat/contract/account/sellers/schemas';
import { actorOf } from '../../../core/audit/record-change.ts';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { invite, listSellersOf } from './invite-seller.ts';
import type { Vendors } from './invite-seller.ts';

/** Who sells in a shop, and how its owner lets them in (desks.md). */
export function serveSellers(serve: Serve, dependencies: Dependencies, vendors: Vendors): void {
  const { database, changes, mail } = dependencies;
  const { orm } = database;

  serve(
    contract.listSellers,
    schemas.listSellers,
    (asked, { shop }) => listSellersOf(orm, shop.id, vendors, asked),
    { limit: { perMinute: 120 } },
  );

  serve(
    contract.inviteSeller,
    schemas.inviteSeller,
    async (input, context) => {
      const { origin } = context;
      const data = await invite(orm, { mail, origin }, vendors, actorOf(context), input);
      changes.announce([tags.vendors(context.shop.id)]);
      return { message: 'The invitation is on its way.', data };
    },
    // Each is a mail to somebody who has not asked for it.
    { limit: { perMinute: 20 } },
  );
}
