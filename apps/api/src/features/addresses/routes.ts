import * as contract from '@haat/contract/addresses/calls';
import type { DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';
import * as schemas from '@haat/contract/addresses/schemas';
import * as places from '@haat/contract/addresses/calls';
import type { AuthContext, ShopMark } from '../../core/request-context.ts';
import { tags } from '../../core/cache/cache.ts';
import { Memo } from '../../core/cache/memo.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import * as delivery from './delivery.ts';
import { findPlaces } from './find-place.ts';
import * as country from './places.ts';
import * as service from './service.ts';

const ownerOf = ({ shop, session }: AuthContext): service.Owner => ({
  shopId: shop.id,
  accountId: session.accountId,
});

// A person fills in an address in a minute or so.
const saving = { limit: { perMinute: 30 } };

export function serveAddresses(serve: Serve, { database: { orm }, changes }: Dependencies): void {
  serve(
    contract.saveAddress,
    schemas.saveAddress,
    async (input, context) => ({
      message: 'Address saved.',
      data: await service.saveAddress(orm, ownerOf(context), input),
    }),
    saving,
  );

  serve(contract.getAddress, schemas.getAddress, ({ addressId }, context) =>
    service.getAddress(orm, ownerOf(context), addressId),
  );

  serve(
    contract.updateAddress,
    schemas.updateAddress,
    async ({ addressId, ...input }, context) => {
      await service.updateAddress(orm, ownerOf(context), addressId, input);
      return { message: 'Address updated.' };
    },
    saving,
  );

  serve(contract.listAddresses, schemas.listAddresses, (_, context) =>
    service.listAddresses(orm, ownerOf(context)),
  );

  serve(contract.deleteAddress, schemas.deleteAddress, async ({ addressId }, context) => {
    await service.deleteAddress(orm, ownerOf(context), addressId);
    return { message: 'Address deleted.' };
  });

  servePlaces(serve);

  const deliveries = new Memo<Delivery>(changes, { maxSize: 200, maxAge: 60_000 });
  /** The delivery of the shop that a domain names, and its id; read once until that changes. */
  const deliveryOf = async (domain: string, asking: ShopMark) => {
    const shopId = await delivery.shopIdOfDomain(orm, domain, asking);
    const kept = await deliveries.get(shopId, [tags.delivery(shopId)], async () => {
      const [terms, locations] = await Promise.all([
        delivery.getDeliverySettings(orm, shopId),
        delivery.listDeliveryLocations(orm, shopId),
      ]);
      return { terms, locations };
    });
    return { shopId, ...kept };
  };

  serve(contract.getDeliverySettings, schemas.getDeliverySettings, async ({ domain }, { shop, tag }) => {
    const { shopId, terms } = await deliveryOf(domain, shop);
    tag(tags.delivery(shopId));
    return terms;
  });

  serve(contract.listDeliveryLocations, schemas.listDeliveryLocations, async ({ domain }, { shop, tag }) => {
    const { shopId, locations } = await deliveryOf(domain, shop);
    tag(tags.delivery(shopId));
    return locations;
  });
}

interface Delivery {
  terms: DeliverySettings;
  locations: DeliveryLocation[];
}

// Facts of the country: the same for everybody, and they change by law only.
const lasting = { maxAge: 24 * 60 * 60 };

function servePlaces(serve: Serve): void {
  serve(places.listStates, schemas.listStates, () => country.listStates(), lasting);

  serve(places.listDistricts, schemas.listDistricts, ({ state }) => country.listDistricts(state), lasting);

  serve(
    places.listLocalLevels,
    schemas.listLocalLevels,
    ({ district }) => country.listLocalLevels(district),
    lasting,
  );

  serve(places.searchPlaces, schemas.searchPlaces, ({ term }) => findPlaces(term), lasting);

  serve(places.getCity, schemas.getCity, ({ city }) => country.getCity(city), lasting);
}
