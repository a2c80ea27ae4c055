import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { zipOf } from '@haat/api/testing/zip';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import type { EditedProduct, SellerCategory } from '@haat/contract/catalog/selling/schemas';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';

const journey = useShop();
const say = sayingAtDesk('en');
const thumb = { width: 360, height: 640, language: 'en', as: 'seller@haat.test' } as const;

// spec: csv.7
test('a seller saves a table, changes a price in it, looks at what it does and applies it; a bad row is kept with its reason', async () => {
  const page = await journey.open('/desk/products', thumb);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('products.file') }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  const [heads = '', first = ''] = table.split('\r\n');
  expect(heads).toContain('Price');
  const [, title = '', price = ''] =
    /^[0-9a-f-]{36},("(?:[^"]|"")*"|[^",]*),(?:"(?:[^"]|"")*"|[^",]*),(\d+),/.exec(first) ?? [first];
  expect(Number(price), title || first).toBeGreaterThan(7);
  const changed = [heads, first.replace(`,${price},`, ',7,'), ',Without a price,,a lot,,,,,,,', ''].join(
    '\r\n',
  );

  await page.getByRole('link', { name: say('products.import') }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(say('import.choose')).click();
  await (
    await choosing
  ).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  await page.getByRole('heading', { name: say('import.preview') }).waitFor();
  const main = page.getByRole('main');
  await main.getByText(say('import.bad.price')).waitFor();
  expect(await main.locator('del').allTextContents()).toEqual([price]);
  expect(await main.locator('ins').allTextContents()).toEqual(['7']);
  // Looking at it has changed nothing: whoever looks again sees the same.
  await page.getByRole('button', { name: say('import.applyGood') }).click();
  await page.getByRole('heading', { name: say('import.done') }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: say('import.done') }).waitFor();
  const keeping = page.waitForEvent('download');
  await page.getByRole('button', { name: say('import.saveFailed') }).click();
  const left = await readFile(await (await keeping).path(), 'utf8');
  expect(left).toContain(say('import.reason'));
  expect(left).toContain(',Without a price,,a lot,');

  const name = title.replaceAll('"', '');
  await page.goto(`${journey.origin}/desk/products?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText('7', { exact: false })
    .first()
    .waitFor();
  const { token } = await signIn(journey.origin, thumb.as);
  const address = `/api/seller/product/get/${first.slice(0, 36)}`;
  const { slug } = await ask<EditedProduct>(journey.origin, address, { token });
  const shown = await journey.open(`/product/${slug}`, { language: 'en' });
  await shown.getByText('Rs. 7', { exact: true }).first().waitFor();
});

// spec: csv.10
test('a table of another program is looked at once its seller has said what its columns are', async () => {
  const page = await journey.open('/desk/products/import', thumb);
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(say('import.choose')).click();
  const buffer = Buffer.from('Item,Rate\nClay cup,a lot\n');
  await (await choosing).setFiles({ name: 'stall.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('heading', { name: say('import.columns') }).waitFor();
  await page.getByRole('button', { name: say('import.map') }).click();
  await page.getByText(say('import.mapNone')).waitFor();
  await page.getByLabel('Name', { exact: true }).selectOption('Item · Clay cup');
  await page.getByLabel('Price', { exact: true }).selectOption('Rate · a lot');
  await page.getByRole('button', { name: say('import.map') }).click();
  await page.getByRole('heading', { name: say('import.preview') }).waitFor();
  await page.getByText(say('import.bad.price')).waitFor();
});

// spec: csv.8, csv.4
test('a large table goes on while its seller reloads, looked at and applied, and another tab shows how far it is', async () => {
  const page = await journey.open('/desk/products/import', thumb);
  const { token } = await signIn(journey.origin, thumb.as);
  const [category] = await ask<SellerCategory[]>(journey.origin, sellerCategories.path, { token });
  const path = category?.path.map(({ title }) => title).join(' > ') ?? '';
  const rows = Array.from(
    { length: 1_500 },
    (_, n) => `Clay cup ${n},5,${n < 200 ? path : 'No such category'}`,
  );
  const choosing = page.waitForEvent('filechooser');
  await page.getByText(say('import.choose')).click();
  const buffer = Buffer.from(['Name,Price,Category', ...rows].join('\n'));
  await (await choosing).setFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('progressbar', { name: 'cups.csv' }).waitFor();
  await page.reload();
  const other = await journey.open('/desk/products/import', thumb);
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: say('import.preview') }).waitFor();
    await tab.getByText('1300 left out', { exact: false }).waitFor();
  }
  // What it does is looked through to its last row, and saved whole.
  await page.getByRole('button', { name: say('products.more') }).click();
  await page.getByText('Clay cup 199', { exact: false }).first().waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('import.saveChanges') }).click();
  const changes = await readFile(await (await saving).path(), 'utf8');
  expect(changes).toContain('Clay cup 199,Price,,5');
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/import/apply'));
  await page.getByRole('button', { name: say('import.applyGood') }).click();
  await begun;
  await page.reload();
  await page.getByRole('heading', { name: say('import.done') }).waitFor();
  await page.getByText('200 new', { exact: false }).waitFor();
  await page.goto(`${journey.origin}/desk/products?q=Clay+cup+199`);
  await page.getByRole('main').getByText('Clay cup 199').first().waitFor();
});

// spec: csv.13, csv.15
test('all or nothing: a photo that is missing leaves everything as it was, until it comes in a ZIP', async () => {
  const page = await journey.open('/desk/products/import', thumb);
  const { token } = await signIn(journey.origin, thumb.as);
  const [category] = await ask<SellerCategory[]>(journey.origin, sellerCategories.path, { token });
  const path = category?.path.map(({ title }) => title).join(' > ') ?? '';
  const table = `Name,Price,Category,Pieces,In the shop,Photos\nPhoto cup,5,${path},9,yes,cup.jpg\nPlain cup,5,${path},9,yes,\n`;
  const choose = async (words: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByText(words).click();
    await (await choosing).setFiles(file);
  };
  await choose(say('import.choose'), { name: 'cups.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByText(say('import.bad.photos')).waitFor();
  await page.getByLabel(say('import.whole')).check();
  await page.getByText(say('import.mendFirst')).waitFor();
  const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } });
  const buffer = zipOf([{ path: 'Photos/cup.jpg', bytes: await photo.jpeg().toBuffer() }]);
  await choose(say('import.photosChoose'), { name: 'cups.zip', mimeType: 'application/zip', buffer });
  await page.getByText(say('import.photosThere', { n: 1 })).waitFor();
  await page.getByLabel(say('import.whole')).check();
  await page.getByRole('button', { name: say('import.apply'), exact: true }).click();
  await page.getByRole('heading', { name: say('import.done') }).waitFor();
  await page.goto(`${journey.origin}/desk/products?q=Photo+cup`);
  await page.getByRole('main').locator('img[src^="/uploads/product/"]').first().waitFor();
});
