import { afterAll, expect, test } from 'vitest';
import { getProduct } from '@haat/contract/catalog/calls';
import * as calls from '@haat/contract/catalog/selling/calls';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import { maxCsvBytes, maxCsvHeads, maxCsvRows } from '@haat/contract/catalog/selling/csv-columns';
import type { CallInput } from '@haat/contract/core/endpoint';
import { openHaat } from '../../../../testing/harness.ts';
import { endOfImport, importTable } from '../../../../testing/import-table.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

async function aStall() {
  const vendor = await make.aVendor();
  const seller = await make.aSeller(vendor);
  const category = await make.aCategory();
  const said = { categoryId: category.id, title: 'Copper kettle', price: 900, markPrice: 1_000 };
  const save = async (over: Partial<CallInput<typeof calls.saveProduct>> = {}) =>
    (await ask(calls.saveProduct, { ...said, ...over }, seller)).body.data;
  const read = async (productId: string) => (await ask(calls.getSellerProduct, { productId }, seller)).body;
  const send = (table: string | Uint8Array<ArrayBuffer>, apply = true) =>
    importTable(haat, seller, table, apply);
  const exported = async () => {
    const headers = { 'user-token': seller.token };
    return (await haat.app.inject({ url: calls.exportProducts.path, headers })).rawPayload.toString();
  };
  const titles = async () =>
    (await ask(calls.sellerProducts, {}, seller)).body.products.map(({ title }) => title).toSorted();
  return { vendor, seller, category, save, read, send, exported, titles };
}

// spec: csv.2, csv.3
test('what was exported changes nothing when it comes back, whatever was typed', async () => {
  const { save, send, exported, read } = await aStall();
  const variants = [
    { size: 'M|L; \\', sizeNe: 'मझौला', color: 'Red', colorPicker: '#cc0000' },
    { size: null, color: 'Blue', colorPicker: null },
  ];
  const description = '<p>One, "two"</p><p>=3</p>';
  const { _id, version } = await save({ title: "'=HYPERLINK(1)", titleNe: '-किटली', description, variants });
  await save({ title: '@cup', price: 5, markPrice: 5 });
  const { body } = await send(await exported());
  expect(body).toMatchObject({ counts: { unchanged: 2 }, changes: [], failed: [], doubtful: [] });
  expect(await read(_id)).toMatchObject({ version, title: "'=HYPERLINK(1)", variants });
});

// spec: csv.16
test('specifications in both languages and the address of a video stand in a table, change nothing when they come back, and what they say is saved', async () => {
  const { save, send, exported, read } = await aStall();
  const specifications = [
    { name: 'Size: outer; inner', nameNe: 'आकार', value: '10:30; \\ 5', valueNe: '१०:३०' },
    { name: 'Weight', nameNe: null, value: '300 g', valueNe: null },
    { name: 'Made in', nameNe: 'बनेको ठाउँ', value: 'Patan', valueNe: 'पाटन' },
  ];
  const videoUrl = 'https://www.youtube.com/watch?v=abc';
  const { _id } = await save({ specifications, videoUrl });
  await save({ title: 'Plain cup' });
  const table = await exported();
  expect((await send(table)).body).toMatchObject({ counts: { unchanged: 2 }, changes: [], failed: [] });
  const told = table.replace('Weight: 300 g', 'Weight: 350 g').replace(videoUrl, '');
  const { body } = await send(told);
  expect(body.changes[0]?.cells.map(({ column }) => column)).toEqual(['specifications', 'video']);
  const after = await read(_id);
  expect(after.videoUrl).toBeNull();
  expect(after.specifications).toMatchObject([
    specifications[0]!,
    { ...specifications[1], value: '350 g' },
    specifications[2]!,
  ]);
  // Nepali alone, by its place; what cannot be read is told of its own column.
  const heads = 'Name,Specifications,Specifications in Nepali,Video\n';
  const inNepali = `${heads}Plain cup,Weight: 1 kg,तौल: १ के.जी.,\n`;
  expect((await send(inNepali)).body.counts).toMatchObject({ changed: 1 });
  for (const [row, problem] of [
    ['Plain cup,Heavy,,', 'specifications'],
    ['Plain cup,Weight: 1 kg,तौल: १; रङ: रातो,', 'specificationsNe'],
    ['Plain cup,Weight: 1 kg,तौल: १ के.जी.,javascript:alert(1)', 'video'],
  ])
    expect((await send(`${heads}${row}\n`, false)).body.failed, row).toMatchObject([{ problem }]);
});

// spec: csv.3, csv.4
test('a table is looked at without a trace, then changes and adds; the second time it changes nothing', async () => {
  const { category, save, send, exported, read, titles } = await aStall();
  const { _id, version, slug } = await save({ titleNe: 'किटली' });
  const added = `,Brass cup,,"Rs. 1,200.00",,${category.title.toUpperCase()},,,\r\n`;
  const table = `${(await exported()).replace(',900,', ',850,')}${added}`;
  const looked = (await send(table, false)).body;
  expect(looked).toMatchObject({
    state: 'looked',
    failed: [],
    changes: [
      { row: 2, isNew: false, cells: [{ column: 'price', before: '900', after: '850' }] },
      { row: 3, isNew: true, title: 'Brass cup' },
    ],
  });
  expect(await titles()).toEqual(['Copper kettle']);
  expect(await read(_id)).toMatchObject({ price: 900, version });
  const done = (await send(table)).body;
  expect(done).toMatchObject({ ...looked, _id: done._id, state: 'applied' });
  expect(await read(_id)).toMatchObject({ price: 850, titleNe: 'किटली', version: version + 1, slug });
  expect(await titles()).toEqual(['Brass cup', 'Copper kettle']);
  expect((await ask(getProduct, { slug: 'brass-cup' })).status).toBe(404);
  expect((await send(table)).body).toMatchObject({ counts: { unchanged: 2 }, changes: [], failed: [] });
  expect(haat.announced.filter((tag) => tag.includes(_id)).length).toBeGreaterThan(0);
});

// spec: csv.5
test('a row that cannot be is left out and told; a product of somebody else is never touched', async () => {
  const other = await aStall();
  const theirs = await other.save({ title: 'Of somebody else' });
  const { seller, send, save, titles } = await aStall();
  await save({ title: 'Twin' });
  await save({ title: 'Twin' });
  const outer = await make.aCategory({ title: 'Outer' });
  await make.aCategory({ title: 'Within', parentId: outer.id });
  const rows = [
    [theirs._id, 'Stolen', '1', '', 'Outer > Within'],
    ['', 'Words as price', `${'a lot'.padEnd(299)}😀`, '', 'Outer > Within'],
    ['', 'Above the struck one', '20', '10', 'Within'],
    ['', 'Nowhere', '20', '', 'No such'],
    ['', 'In an outer one', '20', '', 'Outer'],
    ['', '', '20', '', 'Within'],
    ['', 'Good', '२०', '', 'outer>within'],
    ['', 'Good', '30', '', 'Within'],
    ['', 'Twin', '30', '', 'Within'],
    ['', 'Free', '0', '', 'Within'],
    ['', 'Shifted', '30', '', 'Within', 'too many'],
    ['', 'n'.repeat(300), 'dear', '-1', 'No such'],
    [theirs._id, 'Stolen too', 'cheap', '', ''],
    // Another one without a name is not the same product.
    ['', '', '20', '', 'Within'],
  ];
  const { body } = await send(
    ['ID,Name,Price,Original price,Category', ...rows.map((row) => row.join(','))].join('\n'),
  );
  expect(body.failed.map(({ row, problem, value }) => [row, problem, value.slice(0, 10).trim()])).toEqual([
    [2, 'not-yours', ''],
    [3, 'price', 'a lot'],
    [4, 'price', '20'],
    [5, 'category', 'No such'],
    [6, 'category', 'Outer'],
    [7, 'title', ''],
    [9, 'twice', ''],
    [10, 'which', ''],
    [11, 'price', '0'],
    [12, 'cells', ''],
    [13, 'title', 'n'.repeat(10)],
    [14, 'not-yours', ''],
    [15, 'title', ''],
  ]);
  // Each tells all that is wrong in it.
  const others = new Map(
    body.failed.flatMap((each) => (each.others.length > 0 ? [[each.row, each.others]] : [])),
  );
  expect(others).toEqual(
    new Map([
      [
        13,
        [
          { problem: 'price', value: 'dear' },
          { problem: 'markPrice', value: '-1' },
          { problem: 'category', value: 'No such' },
        ],
      ],
      [14, [{ problem: 'price', value: 'cheap' }]],
    ]),
  );
  expect(body.changes.map(({ title }) => title)).toEqual(['Good']);
  const left = (await ask(importing.failedRows, { jobId: body._id }, seller)).body;
  expect(left.heads).toEqual(['ID', 'Name', 'Price', 'Original price', 'Category']);
  expect(left.rows).toHaveLength(13);
  expect(left.rows[1]).toEqual({ problem: 'price', others: [], cells: ['', ...rows[1]!.slice(1)] });
  // By a short name of its category it is the same product, and stays as it is.
  const again = (await send('Name,Price,Category\nGood,20,Within\n')).body;
  expect(again).toMatchObject({ counts: { unchanged: 1 }, changes: [], failed: [] });
  expect(await titles()).toEqual(['Good', 'Twin', 'Twin']);
  expect(await other.titles()).toEqual(['Of somebody else']);
});

// spec: csv.6
test.each([
  ['commas and a mark', '\uFEFFName,Price,Category\r\n"Cup, blue",5,Kitchen\r\n'],
  ['semicolons', 'name;PRICE;Category\r\n"Cup, blue";5;Kitchen\r\n'],
  ['tabs', 'Name\tPrice\tCategory\n"Cup, blue"\t5\tKitchen\n'],
  ['Nepali heads in another order', 'वर्ग,मूल्य,नाम\nKitchen,५,"Cup, blue"\n'],
])('a table with %s is read', async (_, table) => {
  const { seller, titles } = await aStall();
  const kitchen = await make.aCategory();
  const sent = table.replaceAll('Kitchen', kitchen.title);
  const { body } = await importTable(haat, seller, sent);
  expect(body.failed).toEqual([]);
  expect(await titles()).toEqual(['Cup, blue']);
});

// spec: csv.6
test('what is no table in UTF-8 is refused by name, and so is too much', async () => {
  const { send } = await aStall();
  const utf16 = new Uint8Array(Buffer.from('\uFEFFName,Price\nCup,5\n', 'utf16le'));
  const windows = new Uint8Array([...Buffer.from('Name,Price\nCaf'), 0xe9, ...Buffer.from(',5\n')]);
  const codeOf = async (table: string | Uint8Array<ArrayBuffer>) => (await send(table)).body.code;
  expect(await codeOf(utf16)).toBe('table-encoding');
  expect(await codeOf(windows)).toBe('table-encoding');
  expect(await codeOf('\n1,2\n')).toBe('table-heads');
  expect(await codeOf('')).toBe('table-heads');
  expect(await codeOf('Name,Price\n"never closed,5\n')).toBe('table-broken');
  expect(await codeOf(`Name\n${'x\n'.repeat(maxCsvRows + 1)}`)).toBe('table-too-long');
  expect(await codeOf(`Name\n${'x'.repeat(maxCsvBytes)}`)).toBe('too-large');
  expect(await codeOf(`Name${',x'.repeat(maxCsvHeads)}\nCup\n`)).toBe('table-too-wide');
  expect(await codeOf(`Name${','.repeat(60_000)}\nCup\n`)).toBe('table-too-wide');
  expect(await codeOf(`Name\nCup${','.repeat(400_000)}\n`)).toBe('table-broken');
  expect(await codeOf(`Name\n${'x'.repeat(600_000)}\n`)).toBe('table-broken');
});

// spec: csv.10
test('a table whose columns are called otherwise waits for its seller to say what they are', async () => {
  const { seller, category, titles } = await aStall();
  const map = (jobId: string, columns: object) => ask(importing.mapImport, { jobId, columns }, seller);
  const table = `Item;Rate;Group\n;;\nCup;5;${category.title}\nPot;7;${category.title}\n`;
  const file = new File([table], 'stall.csv');
  const { _id, ...sent } = (await ask(importing.startImport, { table: [file] }, seller)).body;
  expect(sent).toMatchObject({ state: 'unmapped', heads: ['Item', 'Rate', 'Group'], rows: 2 });
  expect(sent.sample).toEqual(['Cup', '5', category.title]);
  expect((await ask(importing.applyImport, { jobId: _id }, seller)).status).toBe(404);
  expect((await map(_id, { price: 1 })).body.code).toBe('invalid-input');
  expect((await map(_id, { title: 0, price: 0 })).body.code).toBe('invalid-input');
  expect((await map(_id, { title: 3 })).status).toBe(404);
  expect((await map(_id, { title: 0, price: 1, category: 2 })).body.state).toBe('looking');
  expect((await endOfImport(haat, seller)).counts).toMatchObject({ added: 2, failed: 0 });
  await ask(importing.applyImport, { jobId: _id }, seller);
  await endOfImport(haat, seller);
  expect(await titles()).toEqual(['Cup', 'Pot']);
});

// spec: csv.10
test('columns that have moved are told, also those that would be taken', async () => {
  const { category, send, titles } = await aStall();
  const rows = ['1,200', '950', '40'].map((price) => `"${price}",5,${category.title},Cup\n`);
  const { body } = await send(`Name,Price,Category,Description\n${rows.join('')}`, false);
  expect(body).toMatchObject({ state: 'looked', doubtful: ['title'], counts: { added: 3, failed: 0 } });
  const moved = rows.map((row) => row.replace(',5,', ',a cup,'));
  expect((await send(`Name,Price,Category\n${moved.join('')}`, false)).body.doubtful).toEqual([
    'title',
    'price',
  ]);
  expect(await titles()).toEqual([]);
});
