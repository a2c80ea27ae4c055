import { afterAll, expect, test } from 'vitest';
import { getProduct, listProducts } from '@haat/contract/catalog/calls';
import { resumeSeller, suspendSeller } from '@haat/contract/catalog/owning/suspension/calls';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import { deleteProduct, getSellerProduct, publishProduct } from '@haat/contract/catalog/selling/calls';
import { answerOffer, makeOffer } from '@haat/contract/inquiry/calls';
import { moveOrders, sellerToday } from '@haat/contract/orders/selling/calls';
import { checkCart } from '@haat/contract/stock/calls';
import { getVendor, listVendors } from '@haat/contract/vendors/calls';
import { openHaat } from '../../../../testing/harness.ts';
import { quickOrder } from '../../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aMarket() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const products = [await make.aProduct({ vendor }), await make.aProduct({ vendor })] as const;
  const hidden = await make.aProduct({ vendor, active: false });
  const admin = await make.anAdmin();
  const suspend = () =>
    ask(suspendSeller, { vendorId: vendor.id, reason: 'Sold what is not genuine.' }, admin);
  const resume = () => ask(resumeSeller, { vendorId: vendor.id }, admin);
  const listed = async () =>
    (await ask(listProducts, { vendor: vendor.slug })).body.products.map(({ _id }) => _id).toSorted();
  return { vendor, seller, products, hidden, suspend, resume, listed };
}

// spec: suspension.1
test('what a suspended seller sells leaves lists, pages and carts at once, and nothing can be published', async () => {
  const { vendor, seller, products, hidden, suspend, listed } = await aMarket();
  const [{ id, slug }] = products;
  const other = await make.aProduct();
  expect(await listed()).toEqual(products.map((each) => each.id).toSorted());
  expect((await suspend()).body.data).toEqual({ products: 2 });
  expect(await listed()).toEqual([]);
  expect((await ask(getProduct, { slug })).status).toBe(404);
  expect((await ask(checkCart, { productIds: [id, other.id] })).body.map((each) => each.productId)).toEqual([
    other.id,
  ]);
  expect((await ask(getVendor, { shopName: vendor.slug })).status).toBe(404);
  expect((await ask(listVendors, {})).body.map((each) => each._id)).not.toContain(vendor.id);
  const publish = await ask(publishProduct, { productId: hidden.id, active: true }, seller);
  expect([publish.status, publish.body.code]).toEqual([409, 'seller-suspended']);
  const { version } = (await ask(getSellerProduct, { productId: id }, seller)).body;
  const many = {
    products: [{ _id: id, version }],
    change: { kind: 'active' as const, active: true },
    apply: true,
  };
  expect((await ask(bulkChange, many, seller)).body.code).toBe('seller-suspended');
  expect((await ask(sellerToday, {}, seller)).body.suspended).toBe('Sold what is not genuine.');
  expect((await suspend()).status).toBe(409);
});

// spec: suspension.1, market.57
test('orders that were placed go on while their seller is suspended; no offer becomes a price until they sell again', async () => {
  const { vendor, seller, products, suspend, resume } = await aMarket();
  const [ordered, offered] = products;
  const { _id: orderId } = await quickOrder(haat, ordered);
  const shopper = await make.aShopper();
  const offering = { vendor: vendor.id, product: offered.id, amount: offered.price - 100 };
  const { offer } = (await ask(makeOffer, offering, shopper)).body.data;
  const accept = () => ask(answerOffer, { offerId: offer!._id, move: 'accept' }, seller);
  await suspend();
  expect((await accept()).body.code).toBe('not-on-sale');
  for (const status of ['confirmed', 'dispatched', 'arrived', 'delivered'] as const) {
    const { body } = await ask(moveOrders, { orderIds: [orderId], status }, seller);
    expect(body.data).toMatchObject([{ moved: true }]);
  }
  await resume();
  expect((await accept()).body.data.offer).toMatchObject({ status: 'accepted', onSale: true });
});

// spec: suspension.2
test('who sells again has back what the suspension took off, not what was hidden or archived', async () => {
  const { seller, products, suspend, resume, listed } = await aMarket();
  const [kept, archived] = products;
  expect((await resume()).status).toBe(404);
  await suspend();
  await ask(deleteProduct, { id: archived.id }, seller);
  expect((await resume()).body.data).toEqual({ products: 1 });
  expect(await listed()).toEqual([kept.id]);
  expect((await ask(sellerToday, {}, seller)).body.suspended).toBeNull();
  expect((await suspend()).body.data).toEqual({ products: 1 });
});

// spec: suspension.4
test('what a suspended seller takes off sale stays off when they sell again, one by one and many at once', async () => {
  const { seller, products, suspend, resume, listed } = await aMarket();
  const [one, other] = products;
  await suspend();
  const off = await ask(publishProduct, { productId: one.id, active: false }, seller);
  expect(off.body.data).toMatchObject({ active: false, suspended: false });
  const { version, suspended } = (await ask(getSellerProduct, { productId: other.id }, seller)).body;
  expect(suspended).toBe(true);
  const change = { kind: 'active' as const, active: false };
  const many = { products: [{ _id: other.id, version }], change, apply: true };
  expect((await ask(bulkChange, many, seller)).body).toMatchObject({
    changed: [{ before: { active: true }, after: { active: false } }],
  });
  expect((await resume()).body.data).toEqual({ products: 0 });
  expect(await listed()).toEqual([]);
});
