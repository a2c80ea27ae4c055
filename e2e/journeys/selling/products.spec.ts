import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { zipOf } from '@haat/api/testing/zip';
import { publishProduct, sellerCategories } from '@haat/contract/catalog/selling/calls';
import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { digits, rupeesText } from '@haat/contract/core/money';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, demoPassword, productAt, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt, refused } from '../../support/page-actions.ts';
import { choose, savedBy, tableOf } from '../../support/tables.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const seller = sellers[vendor];
const [say, en] = [sayingAtDesk('ne'), sayingAtDesk('en')];
/** The smallest phone that a seller holds. */
const phone = { width: 360, height: 640 } as const;
const thumb = { ...phone, language: 'ne', as: seller } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const theirs = async () => (await signIn(journey.origin, seller)).token;
const productsNamed = async (q: string) =>
  (
    await ask<{ products: StockedProduct[] }>(journey.origin, `/api/seller/stock?q=${q}`, {
      token: await theirs(),
    })
  ).products;

// spec: goods-desk.11
// spec: goods-desk.13
// spec: goods-desk.27
test('prices and pieces are changed in the list itself, and those of several products together, after a look', async () => {
  const page = await journey.open('/desk/products?only=shown', thumb);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  const token = await theirs();
  const now = async () =>
    (await ask<{ products: StockedProduct[] }>(journey.origin, '/api/seller/stock?state=active', { token }))
      .products;
  const [first, second] = await now();
  const priceOf = ({ title, titleNe, price }: StockedProduct) =>
    page
      .getByRole('button', { name: say('price.changeOf', { title: titleNe ?? title }) })
      .filter({ hasText: rupeesText(price, 'ne-NP') });
  const seen = async (path: string) => (await fetch(journey.origin + path)).text();
  const [itsPage, itsList] = [`/product/${first!.slug}`, `/search/${encodeURIComponent(first!.title)}`];
  // Both are kept by now, with the price of before.
  for (const path of [itsPage, itsList]) expect(await seen(path)).not.toContain(rupeesText(1_000, 'en-US'));
  await priceOf(first!).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('product.price') }).fill('१०००');
  const original = dialog.getByRole('textbox', { name: say('product.markPrice') });
  // What cannot be read is told, instead of being taken for no original price.
  await original.fill('रु. १२००');
  await dialog.getByRole('button', { name: say('product.save') }).click();
  await dialog.getByText(say('product.priceNeeded')).waitFor();
  await original.fill('');
  await dialog.getByRole('button', { name: say('product.save') }).click();
  await priceOf({ ...first!, price: 1_000 }).waitFor();
  for (const path of [itsPage, itsList])
    await expect.poll(() => seen(path)).toContain(rupeesText(1_000, 'en-US'));
  await rows
    .first()
    .getByRole('button', { name: say('stock.plus') })
    .first()
    .click();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await button(page, say('bulk.open', { n: 2 })).click();
  await dialog.getByLabel(say('bulk.percent')).fill('१०');
  await button(page, say('bulk.look')).click();
  await dialog.getByText(rupeesText(900, 'ne-NP')).waitFor();
  const pieces = async () => (await now())[0]?.remainingQty;
  await expect.poll(pieces).toBe(first!.remainingQty + 1);
  expect((await now())[0]?.price).toBe(1_000);
  await button(page, say('bulk.apply', { n: 2 })).click();
  await dialog.getByText(say('bulk.done', { n: 2 })).waitFor();
  const tenth = Math.round(second!.price * 0.9);
  expect((await now()).slice(0, 2)).toMatchObject([{ price: 900, markPrice: 1_000 }, { price: tenth }]);
  await dialog
    .getByRole('button', { name: say('desk.close') })
    .last()
    .click();
  await priceOf({ ...first!, price: 900 }).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

// spec: desk.18
test('a tap on pieces that the shop does not answer stays, says that it waits, also when its screen is left, and counts once', async () => {
  const { title, titleNe, _id } = await soldBy(journey.origin, vendor);
  const left = async () =>
    (await ask<{ remainingQty: number }[]>(journey.origin, `/api/stock/get/${_id}`))[0]!.remainingQty;
  const before = await left();
  const page = await journey.open('/desk/orders', {
    ...{ ...phone, as: seller, language: 'ne', allow: [/ERR_/, /Failed to load/, /WebSocket/] },
  });
  const go = (name: 'nav.stock' | 'nav.orders') =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: say(name) })
      .click();
  await page.getByRole('heading', { name: say('nav.orders'), level: 1 }).waitFor();
  await go('nav.stock');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: titleNe ?? title })
    .first();
  const plus = row.getByRole('button', { name: say('stock.plus') }).first();
  const shows = (pieces: number) => row.getByText(digits(pieces, 'ne-NP'), { exact: true }).first().waitFor();
  const waits = page.getByText(say('stock.waits'));
  // The shop counts it, and every answer is lost.
  await page.route('**/api/seller/inventory/set', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await plus.click();
  await waits.waitFor();
  await shows(before + 1);
  await page.unroute('**/api/seller/inventory/set');
  await page.evaluate("dispatchEvent(new Event('online'))");
  await waits.waitFor({ state: 'detached' });
  await shows(before + 1);
  expect(await left()).toBe(before + 1);

  await page.context().setOffline(true);
  await plus.click();
  await go('nav.orders');
  await waits.waitFor();
  expect(await left()).toBe(before + 1);
  await page.context().setOffline(false);
  await waits.waitFor({ state: 'detached' });
  expect(await left()).toBe(before + 2);
});

// spec: desk.1, desk.6
test('a guest logs in and is where they wanted to be: pieces are counted by taps, also those whose answer the line has lost, what was sold over the counter, a count that was sold from meanwhile is told and not overwritten, and the last ones before the page goes', async () => {
  const { title, titleNe, _id } = await soldBy(journey.origin, vendor);
  const wanted = `/desk/stock?q=${encodeURIComponent(title)}`;
  const page = await journey.open(wanted, {
    ...phone,
    language: 'ne',
    allow: [/ERR_FAILED/, refused(409), refused(422)],
  });
  await page.getByLabel(say('login.email')).fill(seller);
  await page.getByLabel(say('login.password')).fill(demoPassword);
  await button(page, say('login.submit')).click();
  await isAt(page, `/ne${wanted}`);
  await page.getByRole('heading', { name: say('stock.title') }).waitFor();

  const left = async () => {
    const [stock] = await ask<{ remainingQty: number }[]>(journey.origin, `/api/stock/get/${_id}`);
    return stock!.remainingQty;
  };
  const before = await left();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: titleNe ?? title })
    .first();
  const plus = row.getByRole('button', { name: say('stock.plus') }).first();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/inventory/set')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/seller/inventory/set', lost, { times: 1 });
  // Three taps of one moment, however busy the machine is.
  await plus.evaluate((each: { click(): void }) => [1, 2, 3].forEach(() => each.click()));
  await expect.poll(() => sent.length).toBe(2);
  expect(new Set(sent).size).toBe(1);
  await expect.poll(left).toBe(before + 3);
  await row
    .getByRole('button', { name: new RegExp(`^${say('stock.edit')}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/seller/stock/sold', lost, { times: 2 });
  const sold = dialog.getByLabel(say('stock.soldHow'));
  const takeOff = dialog.getByRole('button', { name: say('stock.soldSave') });
  await sold.fill('२');
  await takeOff.click();
  // The list behind it knows what the answer would have said.
  await row
    .getByText(digits(before + 1, 'ne-NP'), { exact: true })
    .first()
    .waitFor();
  await dialog.getByRole('alert').getByText(say('problem.offline')).waitFor();
  await takeOff.click();
  await expect.poll(() => takeOff.isEnabled()).toBe(true);
  await sold.fill('३');
  await takeOff.click();
  await dialog.getByRole('alert').getByText(say('stock.soldBefore')).waitFor();
  expect(await left()).toBe(before + 1);
  await dialog.getByRole('button', { name: say('desk.close') }).click();
  await dialog.waitFor({ state: 'detached' });

  const edit = row.getByRole('button', { name: new RegExp(`^${say('stock.edit')}`) }).first();
  const save = dialog.getByRole('button', { name: say('stock.save'), exact: true });
  const token = await theirs();
  const sellOne = () =>
    ask(journey.origin, '/api/seller/stock/sold', { token, body: { productId: _id, quantity: 1 } });
  await edit.click();
  await dialog.getByLabel(say('stock.threshold')).fill('२');
  await sellOne();
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  expect(await left()).toBe(before);
  await edit.click();
  await dialog.getByLabel(say('stock.quantity')).fill('५०');
  await sellOne();
  await save.click();
  await dialog
    .getByRole('alert')
    .getByText(say('stock.changed', { before, now: before - 1 }))
    .waitFor();
  const shown = row.getByText(digits(before - 1, 'ne-NP'), { exact: true });
  await shown.first().waitFor();
  expect(await left()).toBe(before - 1);
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  expect(await left()).toBe(50);
  for (let n = 0; n < 3; n += 1) await plus.click();
  await page.goto('about:blank');
  await expect.poll(left).toBe(53);

  // Without a line they are kept on the phone, and sent by whichever page of the desk is opened next.
  await page.goto(`${journey.origin}/ne${wanted}`);
  await plus.waitFor();
  // What a page sends while it goes is no route's any more, nor does it know that it is offline.
  await page.evaluate(`globalThis.fetch = async () => { throw new TypeError('no line'); }`);
  for (let n = 0; n < 2; n += 1) await plus.click();
  await page.goto('about:blank');
  expect(await left()).toBe(53);
  await page.goto(`${journey.origin}/ne/desk`);
  await expect.poll(left).toBe(55);
});

// spec: desk.1
test('the newest product of a seller is the first of the list, on sale or not', async () => {
  const token = await theirs();
  const [newest] = (
    await ask<{ products: StockedProduct[] }>(journey.origin, '/api/seller/stock?sort=newest', { token })
  ).products;
  await ask(journey.origin, publishProduct.path, {
    token,
    body: { productId: newest!._id, active: false },
  });
  const page = await journey.open('/desk/products', thumb);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await first.waitFor();
  expect(await first.innerText()).toContain(newest!.titleNe ?? newest!.title);
});

// spec: desk.1
test('a sale over the counter of which the answer was lost counts once, also after a reload, and the seller is told', async () => {
  const { title, titleNe, _id } = await soldBy(journey.origin, vendor);
  const page = await journey.open(`/desk/stock?q=${encodeURIComponent(title)}`, {
    ...thumb,
    allow: [/ERR_FAILED/],
  });
  const left = async () =>
    (await ask<{ remainingQty: number }[]>(journey.origin, `/api/stock/get/${_id}`))[0]!;
  const { remainingQty: before } = await left();
  const dialog = page.getByRole('dialog');
  const sellTwo = async () => {
    const row = page.getByRole('listitem').filter({ hasText: titleNe ?? title });
    await row
      .first()
      .getByRole('button', { name: new RegExp(`^${say('stock.edit')}`) })
      .first()
      .click();
    await dialog.getByLabel(say('stock.soldHow')).fill('२');
    await dialog.getByRole('button', { name: say('stock.soldSave') }).click();
  };
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/seller/stock/sold', lost, { times: 1 });
  await sellTwo();
  await dialog.getByRole('alert').getByText(say('problem.offline')).waitFor();
  await page.reload();
  await sellTwo();
  await dialog.getByRole('alert').getByText(say('stock.soldBefore')).waitFor();
  expect(await left()).toMatchObject({ remainingQty: before - 2 });
  // Who meant another sale says it once more.
  await dialog.getByRole('button', { name: say('stock.soldSave') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await left()).toMatchObject({ remainingQty: before - 4 });
});

// spec: desk.1
test('who sells nothing is told so at the desk, and logs out', async () => {
  const page = await journey.open('/desk', { as: 'shopper@haat.test' });
  await page.getByText(en('seller.not')).waitFor();
  await button(page, en('login.out')).click();
  await isAt(page, '/desk/login');
});

/** Who changes products by a table. */
const importer = { ...thumb, language: 'en' } as const;

/** The first category that a seller may choose, as a table names it. */
async function firstCategory(language: Language = 'en-US'): Promise<string> {
  const [category] = await ask<SellerCategory[]>(journey.origin, sellerCategories.path, {
    token: await theirs(),
  });
  return category?.path.map((each) => titleIn(language, each)).join(' > ') ?? '';
}

// spec: csv.7
test('a seller saves a table, changes a price in it, looks at what it does and applies it; a bad row is kept with its reason', async () => {
  const page = await journey.open('/desk/products', importer);
  const table = await savedBy(button(page, en('products.file')));
  const [heads = '', first = ''] = table.split('\r\n');
  expect(heads).toContain('Price');
  const [, title = '', price = ''] =
    /^[0-9a-f-]{36},("(?:[^"]|"")*"|[^",]*),(?:"(?:[^"]|"")*"|[^",]*),(\d+),/.exec(first) ?? [first];
  expect(Number(price), title || first).toBeGreaterThan(7);
  const rows = [heads, first.replace(`,${price},`, ',7,'), ',Without a price,,a lot,,,,,,,', ''];
  await page.getByRole('link', { name: en('products.import') }).click();
  await choose(page, en('import.choose'), tableOf('products.csv', rows.join('\r\n')));
  await page.getByRole('heading', { name: en('import.preview') }).waitFor();
  const main = page.getByRole('main');
  // All that is wrong in it, at once.
  await main.getByText(en('import.bad.price')).waitFor();
  await main.getByText(en('import.bad.category')).waitFor();
  expect(await main.locator('del').allTextContents()).toEqual([price]);
  expect(await main.locator('ins').allTextContents()).toEqual(['7']);
  // Looking at it has changed nothing: whoever looks again sees the same.
  const address = `/api/seller/product/get/${first.slice(0, 36)}`;
  const token = await theirs();
  const read = () => ask<EditedProduct>(journey.origin, address, { token });
  const { slug, price: before } = await read();
  expect(before).toBe(Number(price));
  await page.getByRole('button', { name: en('import.applyGood') }).click();
  await page.getByRole('heading', { name: en('import.done') }).waitFor();
  const failed = await savedBy(button(page, en('import.saveFailed')));
  expect(failed).toContain(en('import.reason'));
  expect(failed).toContain(`${en('import.bad.price')} ${en('import.bad.category')}`);
  expect(failed).toContain(',Without a price,,a lot,');
  expect((await productAt(journey.origin, slug)).price).toBe(7);
});

// spec: csv.10, csv.13, csv.15
test('a table of another program is looked at once its seller has said what its columns are; all or nothing: a photo that is missing leaves everything as it was, until it comes in a ZIP', async () => {
  const page = await journey.open('/desk/products/import', { ...importer, allow: [/status of 4\d\d/] });
  await choose(page, en('import.choose'), tableOf('stall.csv', 'Item,Rate\nClay cup,a lot\n'));
  await page.getByRole('heading', { name: en('import.columns') }).waitFor();
  await page.getByRole('button', { name: en('import.map') }).click();
  await page.getByText(en('import.mapNone')).waitFor();
  // Of a table that is refused nothing is said that was said of the one before.
  await choose(page, en('import.choose'), tableOf('empty.csv', ''));
  await page.getByRole('heading', { name: en('import.columns') }).waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await page.getByRole('heading', { name: en('import.columns') }).count()).toBe(0);
  await choose(page, en('import.choose'), tableOf('stall.csv', 'Item,Rate\nClay cup,a lot\n'));
  await page.getByLabel('Name', { exact: true }).selectOption('Item · Clay cup');
  await page.getByLabel('Price', { exact: true }).selectOption('Rate · a lot');
  await page.getByRole('button', { name: en('import.map') }).click();
  await page.getByRole('heading', { name: en('import.preview') }).waitFor();
  await page.getByText(en('import.bad.price')).waitFor();

  const category = await firstCategory();
  const rows = ['Photo cup,50', 'Plain cup,50'].map((row, at) =>
    [row, category, 9, 'yes', at === 0 ? 'cup.jpg' : ''].join(','),
  );
  const table = ['Name,Price,Category,Pieces,In the shop,Photos', ...rows, ''].join('\n');
  await choose(page, en('import.choose'), tableOf('cups.csv', table));
  await page.getByText(en('import.bad.photos')).waitFor();
  await page.getByLabel(en('import.whole')).check();
  await page.getByText(en('import.mendFirst')).waitFor();
  const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } });
  const buffer = zipOf([{ path: 'Photos/cup.jpg', bytes: await photo.jpeg().toBuffer() }]);
  const zip = { name: 'cups.zip', mimeType: 'application/zip', buffer };
  await choose(page, en('import.photosChoose'), zip);
  await page.getByText(en('import.photosThere.one', { n: 1 })).waitFor();
  await page.getByLabel(en('import.whole')).check();
  await page.getByRole('button', { name: en('import.apply'), exact: true }).click();
  await page.getByRole('heading', { name: en('import.done') }).waitFor();
  expect((await productsNamed('Photo+cup'))[0]?.image).toMatch(/^\/uploads\/product\//);
});

// spec: csv.10
test('a table whose cells have moved to the side is told, and changes nothing until its seller has put its columns right or said that they are', async () => {
  const page = await journey.open('/desk/products/import', importer);
  const category = await firstCategory();
  const rows = ['Brass lamp', 'Brass bell', 'Brass bowl'].map(
    (name, n) => `${700 + n},5,${category},${name}`,
  );
  const table = ['Name,Price,Category,Description', ...rows, ''].join('\n');
  await choose(page, en('import.choose'), tableOf('moved.csv', table));
  const warning = page.getByRole('alert').getByText(en('import.shifted', { name: 'Name' }));
  await warning.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const apply = page.getByRole('button', { name: en('import.apply'), exact: true });
  expect(await apply.isEnabled()).toBe(false);
  await page.getByLabel(en('import.columnsRight')).check();
  expect(await apply.isEnabled()).toBe(true);
  // What each column begins with stands beside it, without a further press.
  await page.getByLabel('Name', { exact: true }).selectOption('Description · Brass lamp');
  await page.getByLabel('Price', { exact: true }).selectOption('Name · 700');
  await page.getByLabel('Description', { exact: true }).selectOption(en('import.mapNothing'));
  await button(page, en('import.map')).click();
  await warning.waitFor({ state: 'detached' });
  await apply.click();
  await page.getByRole('heading', { name: en('import.done') }).waitFor();
  expect(await productsNamed('700')).toEqual([]);
  const made = (await productsNamed('Brass+bell')).find(({ title }) => title === 'Brass bell');
  expect(made).toMatchObject({ price: 701 });

  // At a Nepali desk the same is told with the Nepali names of categories.
  const nepali = await journey.open('/desk/products/import', thumb);
  const named = await firstCategory('ne-NP');
  expect(named).not.toBe(category);
  await nepali.locator('ins').getByText(named, { exact: true }).first().waitFor();
  expect(await nepali.locator('ins').getByText(category, { exact: true }).count()).toBe(0);
});

// spec: csv.8, csv.4
test('a large table goes on while its seller reloads, looked at and applied, and another tab shows how far it is', async () => {
  const page = await journey.open('/desk/products/import', importer);
  const category = await firstCategory();
  const rows = Array.from(
    { length: 1_500 },
    (_, n) => `Clay cup ${n},50,${n < 200 ? category : 'No such category'}`,
  );
  const table = ['Name,Price,Category', ...rows].join('\n');
  await choose(page, en('import.choose'), tableOf('cups.csv', table));
  await page.getByRole('progressbar', { name: 'cups.csv' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: en('import.preview') }).waitFor();
  await page.getByText('1300 left out', { exact: false }).waitFor();
  // What it does is looked through to its last row, and saved whole.
  await page.getByRole('button', { name: en('products.more') }).click();
  await page.getByText('Clay cup 199', { exact: false }).first().waitFor();
  expect(await savedBy(button(page, en('import.saveChanges')))).toContain('Clay cup 199,Price,,50');
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/import/apply'));
  await page.getByRole('button', { name: en('import.applyGood') }).click();
  await begun;
  // Whoever goes comes back to it, in this browser or another one.
  await page.close();
  const other = await journey.open('/desk/products/import', importer);
  await other.getByRole('heading', { name: en('import.done') }).waitFor();
  await other.getByText('200 new', { exact: false }).waitFor();
  expect(await productsNamed('Clay+cup+199')).toMatchObject([{ title: 'Clay cup 199', price: 50 }]);
});
