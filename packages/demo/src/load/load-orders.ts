import { bikramSambatOf } from '@haat/contract/core/time/bikram-sambat';
import { fiscalYearOf, vatContained } from '@haat/contract/orders/rules';
import type { Db } from '@haat/api/core/database/database';
import { bookCollected, bookSale, saveSearchKeys } from '@haat/api/features/orders/service';
import { billCounts, checkouts, orderEvents, orderLines, orders } from '@haat/api/features/orders/tables';
import { demoId } from '../shops/ids.ts';
import { colorInNepali, sizeInNepali } from '../shops/in-nepali.ts';
import type { DemoOrder, DemoShop } from '../shops/types.ts';

/** What the demo's shopper bought before today, each as a checkout with one order. */
export async function loadOrders(db: Db, shop: DemoShop): Promise<void> {
  if (shop.orders.length === 0) return;
  const shopId = shop.id;
  const all = shop.orders.map((order) => ({
    order,
    ...amountsOf(order),
    checkoutId: demoId('checkout', order.id),
    address: addressOf(shop, order),
  }));
  await db.insert(checkouts).values(
    all.map(({ order, subtotal, total, checkoutId, address }) => ({
      shopId,
      id: checkoutId,
      accountId: order.personId,
      fullName: address.fullName,
      email: address.email,
      phone: address.phone,
      fulladdress: [address.address, address.area, address.city, address.province].filter(Boolean).join(', '),
      message: order.message,
      subtotal,
      deliveryFee: order.deliveryFee,
      total,
      createdAt: new Date(order.createdAt),
    })),
  );
  const bills = billsOf(shop);
  await db.insert(orders).values(
    all.map(({ order, subtotal, total, checkoutId }) => ({
      shopId,
      id: order.id,
      checkoutId,
      vendorId: order.vendorId,
      accountId: order.personId,
      status: order.status,
      subtotal,
      deliveryFee: order.deliveryFee,
      total,
      createdAt: new Date(order.createdAt),
      updatedAt: new Date(order.history.at(-1)?.at ?? order.createdAt),
      ...bills.get(order.id),
    })),
  );
  await saveSearchKeys(
    db,
    shopId,
    all.map(({ order: { id }, address: { fullName, phone } }) => ({ id, fullName, phone })),
  );
  const last = Map.groupBy(bills.values(), ({ vendorId, billYear }) => `${vendorId} ${billYear}`);
  if (last.size > 0)
    await db.insert(billCounts).values(
      Array.from(last.values(), (written) => {
        const { vendorId, billYear: year } = written[0]!;
        return { shopId, vendorId, year, last: written.length };
      }),
    );
  await db.insert(orderLines).values(shop.orders.flatMap((order) => linesOf(shop, order)));
  await db.insert(orderEvents).values(
    shop.orders.flatMap(({ id: orderId, history }) =>
      history.map(({ status, at }) => ({
        ...{ shopId, orderId, status, at: new Date(at) },
        cancelledBy: status === 'cancelled' ? ('shopper' as const) : null,
      })),
    ),
  );
  await bookOrders(db, shop);
}

/** Into the sellers' books, as their desk would have done at each step. */
async function bookOrders(db: Db, { id: shopId, orders: all }: DemoShop): Promise<void> {
  for (const { id: orderId, history } of all)
    for (const { status, at } of history) {
      const booking = { shopId, orderId, at: new Date(at) };
      if (status === 'confirmed') await bookSale(db, booking);
      if (status === 'delivered') await bookCollected(db, booking);
    }
}

function addressOf({ addresses }: DemoShop, order: DemoOrder) {
  const address = addresses.find(({ id }) => id === order.addressId);
  if (!address) throw new Error(`demo order ${order.id} goes to an unknown address`);
  return address;
}

function amountsOf({ items, deliveryFee }: DemoOrder) {
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { subtotal, total: subtotal + deliveryFee };
}

/** The bills of the orders that were confirmed, numbered as they were: by seller and fiscal year of Nepal. */
function billsOf({ orders: all, vendors }: DemoShop) {
  const counts = new Map<string, number>();
  const confirmed = all
    .flatMap((order) =>
      order.history.flatMap(({ status, at }) => (status === 'confirmed' ? [{ order, at }] : [])),
    )
    .sort((one, other) => (one.at < other.at ? -1 : 1));
  return new Map(
    confirmed.map(({ order, at }) => {
      const day = bikramSambatOf(at);
      if (!day) throw new Error(`demo order ${order.id} is of no year that the calendar knows`);
      const billYear = fiscalYearOf(day);
      const billSerial = (counts.get(`${order.vendorId} ${billYear}`) ?? 0) + 1;
      counts.set(`${order.vendorId} ${billYear}`, billSerial);
      const seller = vendors.find(({ id }) => id === order.vendorId);
      if (!seller) throw new Error(`demo order ${order.id} is of an unknown seller`);
      const billVat = seller.vatRegistered ? vatContained(amountsOf(order).total) : null;
      const { vendorId } = order;
      const of = { billName: seller.shopName, billNameNe: seller.shopNameNe, billPan: seller.pan };
      return [order.id, { vendorId, billYear, billSerial, billVat, ...of }] as const;
    }),
  );
}

function linesOf(shop: DemoShop, { id: orderId, items }: DemoOrder) {
  return items.map(({ productId, quantity, price }, position) => {
    const product = shop.products.find(({ id }) => id === productId);
    if (!product) throw new Error(`demo order ${orderId} holds an unknown product`);
    const choice = product.variants.find(({ size, color }) => size ?? color);
    const { size, color } = choice ?? {};
    const picture = product.images.find((image) => color && image.color === color) ?? product.images[0];
    return {
      shopId: shop.id,
      orderId,
      position,
      productId,
      title: product.title,
      titleNe: product.titleNe ?? null,
      slug: product.slug,
      image: picture ? `/uploads/product/${picture.name}-800.webp` : null,
      price,
      quantity,
      ...(choice && {
        variant: {
          ...{ size: size ?? null, sizeNe: sizeInNepali(size) },
          ...{ color: color ?? null, colorNe: colorInNepali(color) },
        },
        stockSize: size ?? '',
        stockColor: color ?? '',
      }),
    };
  });
}
