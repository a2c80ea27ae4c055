import { randomUUID } from 'node:crypto';
import type { DeliveryDays } from '@haat/contract/addresses/schemas';
import type { Language } from '@haat/contract/core/language';
import { parcelFees } from '@haat/contract/orders/rules';
import type { Order, Placed } from '@haat/contract/orders/schemas';
import type { Db } from '../../../core/database/database.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { v7 } from '../../../core/ids.ts';
import type { EmailOrder } from '../emails/email-parts.ts';
import { saveSearchKeys } from '../selling/search-keys.ts';
import { byVendor, subtotalOf } from './lines.ts';
import type { SoldLine } from './lines.ts';
import { checkouts, orderEvents, orderLines, orders } from '../tables.ts';

export type DeliverTo = Omit<Order['address'], 'fulladdressNe'>;

interface Placer {
  shopId: string;
  accountId: string | null;
  language: Language;
  days?: DeliveryDays | null;
}

interface Written {
  placed: Placed;
  written: EmailOrder[];
}

/**
 * Writes a checkout with one pending order for each vendor, each with its part of the delivery fee (whole rupees),
 * its lines as they stand now and the first entry of its history.
 */
export async function writeCheckout(
  tx: Db,
  { shopId, accountId, language, days }: Placer,
  to: DeliverTo,
  lines: SoldLine[],
  deliveryFee: number,
): Promise<Written> {
  const checkoutId = v7();
  const groups = byVendor(lines);
  const subtotals = groups.map(subtotalOf);
  const subtotal = subtotals.reduce((sum, each) => sum + each, 0);
  const total = subtotal + deliveryFee;
  const sellers = groups.map((group) => group[0]!.product.vendor);
  const fees = parcelFees(
    deliveryFee,
    sellers.map(({ _id }) => _id),
  );
  const parts = groups.map((group, index) => {
    const vendor = sellers[index]!;
    const [own, fee] = [subtotals[index] ?? 0, fees.get(vendor._id) ?? 0];
    return {
      id: v7(),
      trackToken: randomUUID(),
      group,
      vendor,
      money: { subtotal: own, deliveryFee: fee, total: own + fee },
    };
  });

  const checkout = { accountId, ...to, language, subtotal, deliveryFee, total };
  const [[begun]] = await pipelined([
    tx
      .insert(checkouts)
      .values({
        ...{ shopId, id: checkoutId, ...checkout },
        ...(days && { daysFrom: days.from, daysTo: days.to }),
      })
      .returning({ at: checkouts.createdAt }),
    tx.insert(orders).values(
      parts.map(({ id, trackToken, vendor, money }) => ({
        shopId,
        id,
        trackToken,
        checkoutId,
        accountId,
        vendorId: vendor._id,
        ...money,
      })),
    ),
    tx.insert(orderLines).values(parts.flatMap(({ id, group }) => lineRows(shopId, id, group))),
    tx.insert(orderEvents).values(parts.map(({ id }) => ({ shopId, orderId: id, status: 'pending' }))),
    saveSearchKeys(
      tx,
      shopId,
      parts.map(({ id }) => ({ id, fullName: to.fullName, phone: to.phone })),
    ),
  ]);

  const written = parts.map(({ id, trackToken, vendor, money, group }) => ({
    id,
    trackToken,
    vendorId: vendor._id,
    seller: vendor,
    ...money,
    createdAt: begun!.at,
    lines: lineRows(shopId, id, group),
    checkout,
  }));
  const placed = {
    _id: checkoutId,
    orders: parts.map(({ id, trackToken, vendor, money }) => ({
      _id: id,
      vendor,
      status: 'pending',
      ...money,
      trackToken,
    })),
    subtotal,
    deliveryFee,
    total,
  } satisfies Placed;
  return { placed, written };
}

/** The pieces of a line as they are kept: the one that an accepted offer made cheaper is a line of its own. */
const partsOf = ({ product, quantity, offer }: SoldLine) => [
  ...(offer ? [{ price: offer.price, listPrice: product.price, offerId: offer.id, quantity: 1 }] : []),
  ...(offer && quantity === 1
    ? []
    : [{ price: product.price, listPrice: null, offerId: null, quantity: offer ? quantity - 1 : quantity }]),
];

const lineRows = (shopId: string, orderId: string, lines: SoldLine[]) =>
  lines
    .flatMap((line) => partsOf(line).map((part) => ({ line, part })))
    .map(({ line: { product, variant, image, from }, part }, position) => ({
      shopId,
      orderId,
      position,
      productId: product.id,
      title: product.title,
      titleNe: product.titleNe,
      slug: product.slug,
      image,
      ...part,
      variant,
      stockSize: from.size,
      stockColor: from.color,
    }));
