import type { Address, DeliveryLocation, DeliverySettings } from '@haat/contract/addresses/schemas';
import { deliveryFeeOf } from '@haat/contract/addresses/rules';
import type { VendorMark } from '@haat/contract/vendors/schemas';
import { parcelFees } from '@haat/contract/orders/rules';
import { totalOf } from '../../cart/rows.ts';
import type { CartRow } from '../../cart/rows.ts';
import { deliveryFactsOf } from '../../addresses/delivery/delivery.ts';
import type { DeliveryFacts } from '../../addresses/delivery/delivery.ts';

/** Where an address is delivered to, and for how much; null where nobody delivers. */
export type Area = Address['deliveryAreaData'];

/** What one seller's parcel costs at the door, in whole rupees. */
interface Parcel {
  seller: VendorMark;
  total: number;
}

/** What an order costs, in whole rupees. */
export interface Cost {
  subtotal: number;
  /** Null until the address is known on which it depends. */
  fee: number | null;
  /** Between what the fee will be while it is unknown; null where no area is known either. */
  range: DeliveryFacts['fees'];
  /** From which sum on delivery costs nothing; null where it does so for any sum, or for none. */
  freeFrom: number | null;
  /** In how many days it comes, there or anywhere; null where the shop has not said. */
  days: DeliveryFacts['days'];
  /** Without the fee while that is unknown. */
  total: number;
  /** One a seller, where there are several and all of it is known. */
  parcels: Parcel[];
}

/** What a shopper sees before the button and sends with the order; the server computes the same by the same rule (design D7). */
export function costOf(
  rows: CartRow[],
  settings: DeliverySettings,
  locations: DeliveryLocation[],
  area: Area,
): Cost {
  const subtotal = totalOf(rows);
  const free = settings.freeDeliveryThreshold !== null && subtotal >= settings.freeDeliveryThreshold;
  const known = settings.deliveryMode === 'standard' || area !== null || free;
  const fee = known ? deliveryFeeOf(settings, area?.deliveryFee ?? null, subtotal) : null;
  const { fees: range, freeAbove, days: anywhere } = deliveryFactsOf(settings, locations);
  const there = area?.days;
  return {
    subtotal,
    fee,
    range,
    freeFrom: settings.deliveryMode === 'custom' && area?.deliveryFee === 0 ? null : freeAbove,
    days: there ? { low: there.from, high: there.to } : area ? null : anywhere,
    total: subtotal + (fee ?? 0),
    parcels: fee === null ? [] : parcelsOf(rows, fee),
  };
}

function parcelsOf(rows: CartRow[], fee: number): Parcel[] {
  const sellers = new Map(rows.map(({ vendor }) => [vendor?._id, vendor]));
  // Until the shop has been asked nobody knows who sells a line.
  if (sellers.size < 2 || sellers.has(undefined)) return [];
  const fees = parcelFees(
    fee,
    [...sellers.keys()].map((id) => id ?? ''),
  );
  return [...sellers.values()].flatMap((seller) => {
    if (!seller) return [];
    const own = rows.filter(({ vendor }) => vendor?._id === seller._id);
    return { seller, total: totalOf(own) + (fees.get(seller._id) ?? 0) };
  });
}
