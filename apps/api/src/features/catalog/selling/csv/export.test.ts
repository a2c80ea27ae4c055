import { afterAll, expect, test } from 'vitest';
import * as calls from '@haat/contract/catalog/selling/calls';
import type { Language } from '@haat/contract/core/language';
import { setInventory } from '@haat/contract/stock/calls';
import { openHaat } from '../../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory({ title: 'Kitchen' });
  return { vendor, seller, category };
}

async function exported({ token }: { token?: string }, language?: Language): Promise<string> {
  const url = `${calls.exportProducts.path}${language ? `?language=${language}` : ''}`;
  const { statusCode, rawPayload } = await haat.app.inject({ url, headers: { 'user-token': token } });
  expect(statusCode).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(rawPayload);
}

// spec: csv.1
test('a seller takes along all own products and no other, in UTF-8 with its mark', async () => {
  const { seller, category } = await aStall();
  const other = await aStall();
  await make.aProduct({ vendor: other.vendor, category: other.category, title: 'Of somebody else' });
  const said = { categoryId: category.id, title: 'Copper kettle, "large"', titleNe: 'तामाको किटली' };
  const variants = [{ size: 'M|L', color: 'Red', colorPicker: '#cc0000' }];
  const { body } = await ask(calls.saveProduct, { ...said, price: 900, markPrice: 1_000, variants }, seller);
  const counted = { productId: body.data._id, variant: { size: 'M|L', color: 'Red' }, quantity: 4 };
  await ask(setInventory, counted, seller);
  const gone = await ask(calls.saveProduct, { ...said, title: 'Gone', price: 1, markPrice: 1 }, seller);
  await ask(calls.deleteProduct, { id: gone.body.data._id }, seller);
  const { _id } = body.data;
  expect(await exported(seller)).toBe(
    [
      '\uFEFFID (do not change),Name,Name in Nepali,Price,Original price,Category,Sizes and colours,Pieces,In the shop,Description,Description in Nepali,Specifications,Specifications in Nepali,Video',
      `${_id},"Copper kettle, ""large""",तामाको किटली,900,1000,Kitchen,M\\|L | Red | #cc0000,M\\|L | Red = 4,no,,,,,`,
      '',
    ].join('\r\n'),
  );
  expect(await exported(seller, 'ne-NP')).toMatch(/^\uFEFFआईडी \(नबदल्नुहोस्\),नाम,/);
});

// spec: csv.2
test('what a seller typed is no formula in a spreadsheet', async () => {
  const { seller, category } = await aStall();
  const said = { categoryId: category.id, title: '=HYPERLINK(1)', price: 1, markPrice: 1 };
  await ask(calls.saveProduct, said, seller);
  expect(await exported(seller)).toContain(",'=HYPERLINK(1),");
});

// spec: csv.1
test('more products than are read at once are there once each, the last page full or not', async () => {
  const { vendor, seller, category } = await aStall();
  for (let n = 0; n < 201; n += 1) await make.aProduct({ vendor, category, title: `Cup ${n}` });
  const rows = (await exported(seller)).trimEnd().split('\r\n').slice(1);
  expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(201);
  expect(rows).toHaveLength(201);
});
