import { afterAll, expect, test } from 'vitest';
import { deleteMe } from '@haat/contract/account/calls';
import { returnOrder as returnCall } from '@haat/contract/orders/ledger/calls';
import {
  getSellerOrder,
  moveOrders,
  sellerOrders,
  setOrderStatus,
} from '@haat/contract/orders/selling/calls';
import { openHaat } from '../../../testing/harness.ts';
import { quickOrder } from '../../../testing/quick-orders.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

const [reason, restock] = ['Nobody was there', true] as const;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const product = await make.aProduct({ vendor, stock: 100 });
  const order = async (steps: Step[], about: Parameters<typeof quickOrder>[2] = {}) => {
    const { _id } = await quickOrder(haat, product, about);
    for (const status of steps) await ask(moveOrders, { orderIds: [_id], status }, seller);
    return _id;
  };
  const comesBack = async (orderId: string) =>
    expect((await ask(returnCall, { orderId, reason, restock }, seller)).status).toBe(200);
  return { order, comesBack };
}

type Step = 'confirmed' | 'dispatched';

test('an order that came back on its way keeps nobody from deleting their account', async () => {
  const { order, comesBack } = await aStall();
  const shopper = await make.aShopper();
  const id = await order(['confirmed', 'dispatched'], { shopper });
  const leave = () => ask(deleteMe, { password: shopper.password }, shopper);
  expect((await leave()).body.code).toBe('orders-on-the-way');
  await comesBack(id);
  expect((await leave()).status).toBe(200);
});
