import { afterAll, beforeAll, expect, test } from 'vitest';
import { getVendor, listVendors } from '@haat/contract/vendors/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadeShop } from '../../testing/makers.ts';
import { productCounts } from '../catalog/tables.ts';

let haat: Haat;
let himal: MadeShop;

beforeAll(async () => {
  haat = await openHaat();
  const vendor = await haat.make.aVendor({
    ...{ shopName: 'Ilam Chiya & Co.', shopNameNe: 'इलाम चिया', slug: 'ilam-chiya' },
    ...{ city: 'Ilam', cityNe: 'इलाम', district: 'Ilam', districtNe: 'इलाम' },
  });
  await haat.make.aVendor({ shopName: 'Bhaktapur Hastakala', slug: 'hastakala' });
  await haat.make.aProduct({ vendor });
  await haat.make.aProduct({ vendor });
  await haat.make.aProduct({ vendor, active: false });
  himal = await haat.make.aShop({ subdomain: 'himal' });
  await haat.make.aVendor({ shop: himal, shopName: 'Yak House', slug: 'yak-house' });
});
afterAll(() => haat.close());

// spec: 2.routes.13, 6.7
test('a vendor is found by its slug and by its very name, with how many products it sells', async () => {
  for (const shopName of ['ilam-chiya', 'Ilam Chiya & Co.']) {
    const { status, body } = await haat.ask(getVendor, { shopName });
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: 'ilam-chiya', city: 'Ilam', since: '2020-01-01', products: 2 });
  }
});

// spec: goods.58
test('a vendor has its name and its place in Nepali, too, where they were given', async () => {
  const { body } = await haat.ask(getVendor, { shopName: 'ilam-chiya' });
  expect(body).toMatchObject({ shopNameNe: 'इलाम चिया', cityNe: 'इलाम', districtNe: 'इलाम' });
  const { body: list } = await haat.ask(listVendors, {});
  expect(list.map(({ shopNameNe, cityNe }) => [shopNameNe, cityNe])).toEqual([
    [null, null],
    ['इलाम चिया', 'इलाम'],
  ]);
});

test("an unknown vendor and another shop's are not there", async () => {
  for (const shopName of ['nobody', 'Yak House', 'yak-house', 'a/b', "' or 1=1 --"]) {
    expect((await haat.ask(getVendor, { shopName })).status).toBe(404);
  }
  expect((await haat.ask(getVendor, { shopName: 'yak-house' }, { shop: himal })).status).toBe(200);
});

test('the vendors of a shop are listed by name, each with its own count', async () => {
  const { body } = await haat.ask(listVendors, {});
  expect(body.map(({ slug, products }) => [slug, products])).toEqual([
    ['hastakala', 0],
    ['ilam-chiya', 2],
  ]);
});

// spec: choosing.33
test('a vendor shows what shoppers gave the products it sells', async () => {
  const vendor = await haat.make.aVendor({ slug: 'rated' });
  const rated = async () => (await haat.ask(getVendor, { shopName: 'rated' })).body.rating;
  const counts = [
    { ratings: 2, ratingSum: 9 },
    { ratings: 1, ratingSum: 4 },
    { ratings: 5, ratingSum: 5, active: false },
  ];
  expect(await rated()).toEqual({ average: 0, count: 0 });
  for (const { active = true, ...given } of counts) {
    const product = await haat.make.aProduct({ vendor, active });
    const row = { shopId: vendor.shop.id, productId: product.id, ...given };
    await haat.dependencies.database.orm.insert(productCounts).values(row);
  }
  expect(await rated()).toEqual({ average: 4.3, count: 3 });
});
