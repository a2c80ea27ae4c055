import { afterAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { getProduct } from '@haat/contract/catalog/calls';
import { buyNow, cancelOrder, getOrder, placeOrder, trackOrder } from '@haat/contract/orders/calls';
import { checkCart } from '@haat/contract/stock/calls';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';
import { emailsTo } from '../../../testing/samples/emails.ts';
import type { MadeProduct } from '../../../testing/makers.ts';
import { quickForm } from '../../../testing/quick-orders.ts';
import { stocks } from '../../stock/tables.ts';
import { checkouts } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

const shopper = await make.aShopper();
const { id: addressId } = await make.anAddress(shopper, { deliveryArea: await make.anArea() });
const way = (size: string | null, color: string | null, colorNe: string | null = null) => ({
  ...{ size, color, colorNe, colorPicker: null, extraProperties: [] },
});
const shown = (color: string | null) => ({
  ...{ url: `/uploads/${color ?? 'front'}-800.webp`, isPrimary: color === null, altText: '', color },
});
/** Running shoes: Flame 41, Flame 42 and Pine 42, so many of each. */
const shoes = (...[flame41, flame42, pine42]: [number, number, number]) =>
  make.aProduct({
    title: 'Running shoes',
    titleNe: 'दौडने जुत्ता',
    price: 3_000,
    images: [shown(null), shown('Flame'), shown('Pine')],
    variants: [way('41', 'Flame'), way('42', 'Flame'), way('42', 'Pine', 'गाढा हरियो')],
    stockOf: [
      { size: '41', color: 'Flame', quantity: flame41 },
      { size: '42', color: 'Flame', quantity: flame42 },
      { size: '42', color: 'Pine', quantity: pine42 },
    ],
  });
const flame41 = { size: '41', color: 'Flame' };
const flame42 = { size: '42', color: 'Flame' };
const pine42 = { size: '42', color: 'Pine' };

type Line = { product: MadeProduct; quantity?: number; variant?: { size?: string; color?: string } | null };
const placeAs = (who: { token: string }, at: string, lines: Line[], more: object = {}) =>
  ask(
    placeOrder,
    {
      items: lines.map(({ product, quantity = 1, variant }) => ({
        productId: product.id,
        quantity,
        variant,
      })),
      addressId: at,
      ...more,
    },
    who,
  );
const place = (...lines: Line[]) => placeAs(shopper, addressId, lines);
const orderOf = async ({ body }: Awaited<ReturnType<typeof place>>) =>
  (await ask(getOrder, { orderId: body.data.orders[0]!._id }, shopper)).body;
const leftOf = async ({ id }: MadeProduct) =>
  (await ask(checkCart, { productIds: [id] })).body[0]!.variants.map(({ remainingQty }) => remainingQty);
const checkoutsSoFar = async () => (await orm.select().from(checkouts)).length;

beforeEach(() => {
  haat.announced.length = 0;
});

// spec: goods.1, goods.2
test('two choices of one product are two lines with their own pictures, and one choice twice is one line', async () => {
  const product = await shoes(5, 5, 5);
  const order = await orderOf(
    await place(
      { product, variant: flame41 },
      { product, variant: pine42 },
      { product: { ...product, id: product.id.toUpperCase() }, quantity: 2, variant: flame41 },
    ),
  );
  expect(order.items).toMatchObject([
    { quantity: 3, variant: flame41, image: '/uploads/Flame-800.webp' },
    { quantity: 1, variant: { ...pine42, colorNe: 'गाढा हरियो' }, image: '/uploads/Pine-800.webp' },
  ]);
  expect(await leftOf(product)).toEqual([2, 5, 4]);
  const tracked = (await ask(trackOrder, { token: order.trackToken })).body.items;
  expect(tracked.map(({ variant }) => variant)).toEqual(order.items.map(({ variant }) => variant));
});

// spec: goods.3
test('no order is placed while a choice is open, neither from a cart nor as a quick order', async () => {
  const product = await shoes(5, 5, 5);
  const fine = await make.aProduct();
  const before = await checkoutsSoFar();
  for (const [variant, open] of [
    [undefined, ['size', 'color']],
    [null, ['size', 'color']],
    [{}, ['size', 'color']],
    [{ size: '41' }, ['color']],
    [{ color: 'Pine' }, ['size']],
  ] as const) {
    const { status, body } = await place({ product: fine }, { product, variant });
    expect([status, body.code, body.productId]).toEqual([409, 'choice-open', product.id]);
    expect(body.lines).toMatchObject([{ productId: product.id, code: 'choice-open', open }]);
    const quick = await ask(buyNow, { ...quickForm(product), variant });
    expect([quick.status, quick.body.code]).toEqual([409, 'choice-open']);
  }
  expect([await checkoutsSoFar(), await leftOf(product)]).toEqual([before, [5, 5, 5]]);
  const bought = await ask(buyNow, { ...quickForm(product), variant: pine42 });
  expect(bought.status).toBe(200);
  expect(await leftOf(product)).toEqual([5, 5, 4]);
});

// spec: goods.3
test('what comes in one size only needs no choice', async () => {
  const product = await make.aProduct({ variants: [way('One size', 'Grey')] });
  const order = await orderOf(await place({ product }));
  expect(order.items[0]?.variant).toEqual({ size: 'One size', color: 'Grey' });
});

// spec: goods.4
test('a variant that is not offered is gone, whichever part of it', async () => {
  const product = await shoes(5, 5, 5);
  const plain = await make.aProduct();
  for (const line of [
    { product, variant: { size: '41', color: 'Pine' } },
    { product, variant: { size: '47', color: 'Pine' } },
    { product: plain, variant: { size: '41' } },
  ]) {
    const { status, body } = await place(line);
    expect([status, body.code, body.lines?.[0]?.code]).toEqual([409, 'variant-gone', 'variant-gone']);
    expect(body.lines?.[0]?.variant).toMatchObject(line.variant);
  }
});

// spec: goods.7
test('a refusal names the variants of which too few are left, and the pieces of each', async () => {
  const product = await shoes(1, 0, 5);
  const { status, body } = await place(
    { product, quantity: 2, variant: flame41 },
    { product, variant: flame42 },
    { product, quantity: 5, variant: pine42 },
  );
  expect([status, body.error]).toEqual([409, 'Only 1 left']);
  expect(body.lines).toEqual([
    { productId: product.id, variant: flame41, code: 'too-few-left', left: 1 },
    { productId: product.id, variant: flame42, code: 'out-of-stock', left: 0 },
  ]);
  expect(await leftOf(product)).toEqual([1, 0, 5]);
});

// spec: goods.6
test('of 40 buyers at once for the last 4 of a variant, 4 get one, and the other variants stay', async () => {
  const product = await shoes(4, 3, 3);
  const area = await make.anArea();
  const buyers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const buyer = await make.aShopper();
      return { buyer, at: (await make.anAddress(buyer, { deliveryArea: area })).id };
    }),
  );
  const answers = await Promise.all(
    buyers.map(({ buyer, at }) => placeAs(buyer, at, [{ product, variant: flame41 }])),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(36);
  for (const { body } of refused)
    expect([body.code, body.lines?.[0]?.variant]).toEqual(['out-of-stock', flame41]);
  expect(await leftOf(product)).toEqual([0, 3, 3]);
});

// spec: goods.6
test('buyers of variants in opposite orders never block one another, and the last pieces sell the product out', async () => {
  const product = await shoes(12, 12, 12);
  const lines = [flame41, flame42, pine42].map((variant) => ({ product, variant }));
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, (_, n) => place(...(n % 2 ? lines : lines.toReversed()))),
    ...lines.flatMap((line) => Array.from({ length: 4 }, () => place(line))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await leftOf(product)).toEqual([0, 0, 0]);
  expect((await ask(getProduct, { slug: product.slug })).body.inStock).toBe(false);
});

// spec: goods.10
test('pages hear when a variant sells out or comes back, and not of other sales', async () => {
  const product = await shoes(2, 5, 5);
  const changed = [tags.lists(product.shop.id), tags.product(product.shop.id, product.id)];
  const stockShown = async () => {
    const { inStock, variants } = (await ask(getProduct, { slug: product.slug })).body;
    return [inStock, ...variants.map((each) => each.inStock)];
  };
  haat.announced.length = 0;
  await place({ product, variant: flame41 }, { product, variant: pine42 });
  expect(haat.announced).toEqual([]);
  const last = await place({ product, variant: flame41 });
  expect(haat.announced).toEqual(changed);
  expect(await stockShown()).toEqual([true, false, true, true]);
  haat.announced.length = 0;
  await ask(cancelOrder, { orderId: last.body.data.orders[0]!._id }, shopper);
  expect(haat.announced).toEqual(changed);
  expect(await stockShown()).toEqual([true, true, true, true]);
});

// spec: goods.8
test('what is cancelled goes back to its variant, also where stock is counted otherwise meanwhile', async () => {
  const product = await make.aProduct({ stock: 10, variants: [way('S', null), way('L', null)] });
  const [one, other] = [
    await place({ product, quantity: 2, variant: { size: 'S' } }),
    await place({ product, quantity: 3, variant: { size: 'L' } }),
  ];
  expect(await leftOf(product)).toEqual([5, 5]);
  const cancel = (placed: typeof one) =>
    ask(cancelOrder, { orderId: placed.body.data.orders[0]!._id }, shopper);
  await cancel(one);
  expect(await leftOf(product)).toEqual([7, 7]);
  const isHere = and(eq(stocks.shopId, product.shop.id), eq(stocks.productId, product.id));
  await orm.update(stocks).set({ size: 'S' }).where(isHere);
  await orm.insert(stocks).values({ shopId: product.shop.id, productId: product.id, size: 'L', quantity: 1 });
  await cancel(other);
  expect(await leftOf(product)).toEqual([7, 4]);
});

// spec: goods.2
test('mails name the chosen variant, in Nepali as its seller does', async () => {
  const product = await shoes(5, 5, 5);
  const buyer = await make.aShopper();
  const { id: at } = await make.anAddress(buyer, { deliveryArea: await make.anArea() });
  await placeAs(buyer, at, [{ product, variant: pine42 }], { language: 'ne-NP' });
  await placeAs(buyer, at, [{ product, variant: pine42 }], { language: 'en-US' });
  const [nepali, english] = await emailsTo(haat, buyer.email);
  expect(nepali?.text).toContain('दौडने जुत्ता (गाढा हरियो, 42)');
  expect(english?.text).toContain('Running shoes (Pine, 42)');
});
