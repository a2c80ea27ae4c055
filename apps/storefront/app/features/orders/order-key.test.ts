import { beforeEach, expect, test, vi } from 'vitest';

const wanted = { items: [{ productId: 'topi', quantity: 1 }], message: 'नमस्ते' };
const hour = 60 * 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.resetModules();
});

/** The module as a page that was just loaded has it. */
const loaded = () => import('./order-key.ts');

// spec: opens.9
test('the same order keeps its key over a reload, until it is placed', async () => {
  const before = await loaded();
  const key = before.orderKey('cart', wanted);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  vi.resetModules();
  const after = await loaded();
  expect(after.orderKey('cart', wanted)).toBe(key);
  after.clearOrderKey('cart');
  expect(after.orderKey('cart', wanted)).not.toBe(key);
});

// spec: opens.9
test('of two tabs that were open before both send an order under one key, and both know that it is placed', async () => {
  const one = await loaded();
  one.orderKey('quick', wanted);
  vi.resetModules();
  const other = await loaded();
  const key = other.orderKey('cart', wanted);
  expect(one.orderKey('cart', wanted)).toBe(key);
  other.clearOrderKey('cart');
  expect(one.orderKey('cart', wanted)).not.toBe(key);
});

// spec: opens.9
test('what it costs makes no other order of it: an agreed price is used by the very order whose answer was lost', async () => {
  const { orderKey } = await loaded();
  const item = { productId: 'topi', quantity: 1, variant: null };
  const [agreed, usual] = [
    { items: [{ ...item, price: 700, offerId: 'offer' }], total: 850 },
    { items: [{ ...item, price: 900 }], total: 1_050 },
  ];
  expect(orderKey('cart', usual)).toBe(orderKey('cart', agreed));
  expect(orderKey('cart', { items: [{ ...item, quantity: 2 }] })).not.toBe(orderKey('cart', agreed));
  const quick = { productId: 'topi', quantity: 1 };
  expect(orderKey('quick', { ...quick, totalAmount: 900 })).toBe(
    orderKey('quick', { ...quick, totalAmount: 700, offerId: 'offer' }),
  );
});

test('other contents are another order, and so is the same after an hour', async () => {
  const { orderKey } = await loaded();
  const key = orderKey('cart', wanted, 1_000);
  expect(orderKey('cart', wanted, 1_000 + hour - 1)).toBe(key);
  expect(orderKey('quick', wanted, 1_000)).not.toBe(key);
  expect(orderKey('cart', wanted, 1_000 + hour)).not.toBe(key);
  expect(orderKey('cart', { ...wanted, message: '' }, 1_000)).not.toBe(key);
});

test('what lies in the storage is nothing of the order itself, and may be anything', async () => {
  const { orderKey } = await loaded();
  orderKey('cart', wanted);
  expect(localStorage.getItem('orderKeys')).not.toContain('topi');
  localStorage.setItem('orderKeys', '{"cart":{"contents":5,"key":"<b>","at":"now"},"quick":7}');
  vi.resetModules();
  expect((await loaded()).orderKey('cart', wanted)).toMatch(/^[0-9a-f]{32}$/);
});
