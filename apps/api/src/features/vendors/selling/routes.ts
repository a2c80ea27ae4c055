import * as contract from '@haat/contract/vendors/selling/calls';
import * as schemas from '@haat/contract/vendors/selling/schemas';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { networkOf } from '../../../core/http/network.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import * as own from './own-vendor.ts';

const atADesk = { limit: { perMinute: 120 } };
// Drawing a picture is work.
const working = { limit: { perMinute: 20 } };

export function serveOwnVendor(serve: Serve, { database: { orm }, changes, uploads }: Dependencies): void {
  const announced = <Data>(shopId: string, data: Data) => {
    changes.announce([tags.vendors(shopId)]);
    return { message: 'It was saved.', data };
  };

  serve(
    contract.getOwnVendor,
    schemas.getOwnVendor,
    (_, context) => own.readOwnVendor(orm, sellerOf(context)),
    atADesk,
  );

  serve(
    contract.saveOwnVendor,
    schemas.saveOwnVendor,
    async (input, context) => {
      const seller = { ...sellerOf(context), isHelper: context.session.helper !== null };
      return announced(context.shop.id, await own.changeOwnVendor(orm, seller, input));
    },
    atADesk,
  );

  serve(
    contract.setVendorPicture,
    schemas.setVendorPicture,
    async ({ image }, context) => {
      const put = { image, caller: networkOf(context.ip) };
      return announced(context.shop.id, await own.setPicture({ orm, uploads }, sellerOf(context), put));
    },
    working,
  );

  serve(
    contract.removeVendorPicture,
    schemas.removeVendorPicture,
    async (_, context) => announced(context.shop.id, await own.putPicture(orm, sellerOf(context), null)),
    atADesk,
  );
}
