import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { getOrder, placeOrder, trackOrder } from '@haat/contract/orders/calls';
import { setOrderStatus } from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;

const vendor = await make.aVendor({ shopName: 'Ilam Chiya', pan: '000410002' });
const seller = await make.aSeller(vendor);
const product = await make.aProduct({ vendor, title: 'Green tea', titleNe: 'हरियो चिया' });

test('whoever has the link of an order follows it without an account', async () => {
  const { _id: orderId, trackToken: token } = await quickOrder(haat, product, { quantity: 3 });
  await ask(setOrderStatus, { orderId, status: 'confirmed' }, seller);
  const { status, body, headers } = await ask(trackOrder, { token });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'confirmed',
    createdAt: body.history[0]?.at,
    updatedAt: body.history[1]?.at,
    vendor: { _id: vendor.id, shopName: 'Ilam Chiya', shopNameNe: null, slug: vendor.slug },
    items: [
      {
        title: 'Green tea',
        titleNe: 'हरियो चिया',
        slug: product.slug,
        image: null,
        quantity: 3,
        variant: null,
      },
    ],
    history: [
      { status: 'pending', at: expect.any(String) },
      { status: 'confirmed', at: expect.any(String) },
    ],
    cancelledBy: null,
    cancelReason: null,
    returnedAt: null,
    confirmBy: null,
    address: null,
  });
  expect(headers['cache-control']).toBe('no-store');
});

// spec: goods.32
test('whoever ordered it sees by the link where it goes, and nobody else who is logged in does', async () => {
  const shopper = await make.aShopper();
  const { trackToken: token } = await quickOrder(haat, product, { shopper });
  const { body } = await ask(trackOrder, { token }, shopper);
  expect(body.address).toMatchObject({ fullName: 'Hari Thapa', phone: '9801234567' });
  for (const other of [await make.aShopper(), seller, await make.anAdmin()])
    expect((await ask(trackOrder, { token }, other)).body.address).toBeNull();
});

// spec: accounts.40
test('the link tells nothing of who ordered, where it goes or what it cost', async () => {
  const shopper = await make.aShopper({ email: 'secret.shopper@example.np' });
  const { id: addressId } = await make.anAddress(shopper, {
    deliveryArea: await make.anArea(),
    fullName: 'Kamala Gurung',
    phone: '9812345678',
  });
  const items = [{ productId: product.id, quantity: 1 }];
  const { body: placed } = await ask(placeOrder, { items, addressId, message: 'Blue gate' }, shopper);
  const [order] = placed.data.orders;
  const { body } = await ask(trackOrder, { token: order!.trackToken });
  const said = JSON.stringify(body);
  for (const secret of [
    ...['Kamala', '9812345678', 'Lakeside', 'Pokhara', 'Blue gate', shopper.email, shopper.id],
    ...[placed.data._id, order!._id, order!.trackToken, '000410002', 'rice', 'otal'],
  ])
    expect(said, secret).not.toContain(secret);
  // The shopper finds the same link with the order, after signing in.
  const { body: own } = await ask(getOrder, { orderId: order!._id }, shopper);
  expect(own.trackToken).toBe(order!.trackToken);
});

// spec: accounts.40
test('a link is of one order in one shop, and is not its id', async () => {
  const first = await quickOrder(haat, product);
  const second = await quickOrder(haat, product);
  expect(first.trackToken).not.toBe(second.trackToken);
  const elsewhere = await make.aShop();
  expect((await ask(trackOrder, { token: first.trackToken }, { shop: elsewhere })).status).toBe(404);
  for (const token of [first._id, randomUUID(), 'junk', '%00', "' or 1=1"]) {
    const { status, body } = await send('GET', trackOrder.path.replace(':token', encodeURIComponent(token)));
    expect([status, body.code]).toEqual([404, 'not-found']);
  }
});
