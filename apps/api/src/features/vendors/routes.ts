import { refusal } from '@haat/contract/core/problem';
import { getVendor, listVendors } from '@haat/contract/vendors/calls';
import * as schemas from '@haat/contract/vendors/schemas';
import { tags } from '../../core/cache/cache.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as service from './service.ts';
import type { VendorFigures } from './service.ts';

/** The public reads about vendors (design D13). Their product counts make them lists too. */
export function serveVendors(
  serve: Serve,
  { database: { orm } }: Dependencies,
  figures: VendorFigures,
): void {
  const called = service.vendorsCalled(figures);
  serve(getVendor, schemas.getVendor, async ({ shopName }, { shop, tag, tagListed }) => {
    tag(tags.vendors(shop.id));
    tagListed(tags.lists(shop.id));
    const vendor = await service.findVendor(called(orm), shop.id, shopName);
    if (!vendor) throw refusal('not-found');
    tag(tags.vendor(shop.id, vendor._id), tags.ratings(shop.id, vendor._id));
    return vendor;
  });

  serve(listVendors, schemas.listVendors, async (_, { shop, tag, tagListed }) => {
    tag(tags.vendors(shop.id));
    tagListed(tags.lists(shop.id));
    const vendors = await service.listVendors(orm, shop.id, figures);
    tag(...vendors.map(({ _id }) => tags.vendor(shop.id, _id)));
    return vendors;
  });
}
