import * as contract from '@haat/contract/vendors/selling/calls';
import * as schemas from '@haat/contract/vendors/selling/schemas';
import { tags } from '../../../core/cache/cache.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { networkOf } from '../../../core/http/network.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { sellerOf } from '../../../core/seller.ts';
import type { Seller } from '../../../core/seller.ts';
import * as own from './own-vendor.ts';

const atADesk = { limit: { perMinute: 120 } };
// Drawing a picture is work, and so is making the pages of a whole shop anew, beside whose products it stands where a seller lives.
const working = { limit: { perMinute: 20 } };

export function serveOwnVendor(serve: Serve, { database: { orm }, changes, uploads }: Dependencies): void {
  const announced = <Data>({ shopId, vendorId }: Seller, data: Data, isShownElsewhere = false) => {
    changes.announce([tags.vendor(shopId, vendorId), ...(isShownElsewhere ? [tags.vendors(shopId)] : [])]);
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
      const { vendor, isShownElsewhere } = await own.changeOwnVendor(orm, seller, input);
      return announced(seller, vendor, isShownElsewhere);
    },
    working,
  );

  serve(
    contract.setVendorPicture,
    schemas.setVendorPicture,
    async ({ image }, context) => {
      const seller = sellerOf(context);
      const put = { image, caller: networkOf(context.ip) };
      return announced(seller, await own.setPicture({ orm, uploads }, seller, put));
    },
    working,
  );

  serve(
    contract.removeVendorPicture,
    schemas.removeVendorPicture,
    async (_, context) => {
      const seller = sellerOf(context);
      return announced(seller, await own.putPicture(orm, seller, null));
    },
    atADesk,
  );
}
