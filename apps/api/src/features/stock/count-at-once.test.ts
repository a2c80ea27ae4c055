import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getSellerProduct, saveProduct } from '@haat/contract/catalog/selling/calls';
import type { Answer, CallInput } from '@haat/contract/core/endpoint';
import { checkCart, setInventory } from '@haat/contract/stock/calls';
import type { Db } from '../../core/database/database.ts';
import { openHaat } from '../../testing/harness.ts';
import type { MadeProduct } from '../../testing/makers.ts';
import { setCounts } from './count-many.ts';
import { setStock } from './edit-stock.ts';
import { stocks } from './tables.ts';
import { deleteUnoffered } from './take-stock.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const { orm } = haat.dependencies.database;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const set = (product: MadeProduct, said: Omit<CallInput<typeof setInventory>, 'productId'>) =>
    ask(setInventory, { productId: product.id, ...said }, seller);
  return { vendor, seller, set };
}
const shirt = (size: string) => ({ size, color: 'Red', colorPicker: null, extraProperties: [] });

/** Does something while another transaction has done its part and is not committed yet. */
async function during<T>(other: (tx: Db) => Promise<unknown>, act: () => Promise<T>): Promise<T> {
  const [done, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const beside = orm.transaction(async (tx) => {
    await other(tx);
    done.resolve();
    await asked.promise;
  });
  await done.promise;
  const acting = act();
  await pause(300);
  asked.resolve();
  await beside;
  return acting;
}
const rowsOf = async ({ id }: MadeProduct) => {
  const rows = await orm.select().from(stocks).where(eq(stocks.productId, id)).orderBy(asc(stocks.size));
  return rows.map(({ size, quantity }) => [size, quantity]);
};

// spec: market.37
test('a variant that is taken out while it is counted is counted no more', async () => {
  const { vendor, set } = await aStall();
  const variants = [shirt('M'), shirt('L')];
  const stockOf = [{ size: 'L', color: 'Red', quantity: 0 }];
  const shirts = await make.aProduct({ vendor, variants, stockOf });
  const left = [shirt('L')];
  const { status, body } = await during(
    async (tx) => {
      await tx.execute(
        sql`update products set variants = ${JSON.stringify(left)}::jsonb where id = ${shirts.id}`,
      );
      await deleteUnoffered(tx, vendor.shop.id, { id: shirts.id, variants: left });
    },
    () => set(shirts, { variant: { size: 'M', color: 'Red' }, quantity: 4 }),
  );
  expect([status, body.code]).toEqual([409, 'variant-gone']);
  expect(await rowsOf(shirts)).toEqual([['L', 0]]);
  const [fact] = (await ask(checkCart, { productIds: [shirts.id] })).body;
  expect(fact?.remainingQty).toBe(0);
});

// spec: market.37
test('pieces that come in while the last variant is counted by itself are counted where they can be bought', async () => {
  const { vendor, seller, set } = await aStall();
  const variants = [shirt('M'), shirt('L')];
  const shirts = await make.aProduct({ vendor, variants, stock: 5 });
  await set(shirts, { variant: { size: 'L', color: 'Red' }, quantity: 1 });
  const variant = { size: 'M', color: 'Red' };
  const helper = { shopId: vendor.shop.id, vendorId: vendor.id, accountId: seller.id, key: null };
  const { status } = await during(
    (tx) => setStock(tx, helper, { productId: shirts.id, variant, quantity: 2 }),
    () => set(shirts, { variant, change: 3 }),
  );
  expect(status).toBe(200);
  expect(await rowsOf(shirts)).toEqual([
    ['L', 1],
    ['M', 5],
  ]);
});

test('whoever saves a product waits for who counts it before they hold it, so that neither waits for the other in a ring', async () => {
  const { vendor, seller } = await aStall();
  const shirts = await make.aProduct({
    vendor,
    variants: [shirt('M'), shirt('L')],
    stockOf: [
      { size: 'L', color: 'Red', quantity: 2 },
      { size: 'M', color: 'Red', quantity: 3 },
    ],
  });
  const { body: before } = await ask(getSellerProduct, { productId: shirts.id }, seller);
  const ofIt = eq(stocks.productId, shirts.id);
  const counted = Promise.withResolvers<void>();
  const isSaving = Promise.withResolvers<void>();
  const counting = orm.transaction(async (tx) => {
    await tx.update(stocks).set({ quantity: 5 }).where(ofIt);
    counted.resolve();
    await isSaving.promise;
    await tx.execute(sql`select from products where id = ${shirts.id} for update nowait`);
  });
  await counted.promise;
  const variants = [{ size: 'L', color: 'Red', colorPicker: null }];
  const saving = ask(saveProduct, { ...savedOf(before), variants }, seller);
  await pause(300);
  isSaving.resolve();
  await counting;
  expect((await saving).status).toBe(200);
  expect(await rowsOf(shirts)).toEqual([['L', 5]]);
});

test('a table of a hundred products counts a hundred variants of each at once', async () => {
  const { vendor, seller } = await aStall();
  const variants = Array.from({ length: 100 }, (_, n) => shirt(`S${n}`));
  const pieces = variants.map(({ size, color }) => ({ size, color, quantity: 2 }));
  const made = await Promise.all(
    Array.from({ length: 100 }, () => make.aProduct({ vendor, variants, stock: 0 })),
  );
  const all = made.map(({ id, title }) => ({ product: { id, title, variants }, pieces }));
  const who = { shopId: vendor.shop.id, vendorId: vendor.id, accountId: seller.id };
  await orm.transaction((tx) => setCounts(tx, who, all));
  const [{ sum } = { sum: 0 }] = await haat.dependencies.database.sql<{ sum: number }>`
    select sum(s.quantity)::int as sum from stocks s join products p on p.id = s.product_id where p.vendor_id = ${vendor.id}`;
  expect(sum).toBe(20_000);
});

const savedOf = ({ _id, version, title, price, markPrice, categoryId }: Answer<typeof getSellerProduct>) => ({
  ...{ _id, version, title, price, markPrice, categoryId },
});
