import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rupeesText } from '@haat/contract/core/money';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { ask, signIn } from '../../support/api.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { isAt } from '../../support/page-actions.ts';
import { photo } from '../../support/reviews.ts';
import { dragOnto } from '../../support/touch-gestures.ts';

const journey = useShop();
const seller = 'seller@haat.test';
const say = sayingAtDesk('ne');
/** The smallest phone that a seller holds. */
const thumb = { width: 360, height: 640, language: 'ne', as: seller } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const theirs = async () => (await signIn(journey.origin, seller)).token;

/** Fills in what a new product cannot do without, each field by a tap. */
async function fillIn(page: Page, title: string): Promise<void> {
  const fields = [
    ['product.name', title],
    ['product.price', '९००'],
    ['product.stock', '3'],
  ] as const;
  for (const [label, words] of fields) {
    const field = page.getByLabel(say(label), { exact: true });
    await field.click();
    await field.pressSequentially(words);
  }
}

/** A photo of whose middle nothing is dark. */
const whiteButAtTheLeft = async () => ({
  ...{ name: 'front.png', mimeType: 'image/png' },
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } })
    .extend({ right: 1_200, background: '#fff' })
    .png()
    .toBuffer(),
});

/** One that the demo shows, as a file. */
const film = async () => {
  const stored = await fetch(`${journey.origin}/uploads/video/singing-bowl.mp4`);
  return { name: 'bowl.mp4', mimeType: 'video/mp4', buffer: Buffer.from(await stored.arrayBuffer()) };
};

/** What the phone keeps of products that are not saved. */
const kept = `new Promise((done) => {
  const asked = indexedDB.open('keyval-store');
  asked.onsuccess = () => {
    const all = asked.result.transaction('keyval').objectStore('keyval').getAll();
    all.onsuccess = () => done(JSON.stringify(all.result.map(({ values }) => values)));
  };
})`;

// spec: goods-desk.8
test('a new product goes from the camera to the shop by six taps, and everybody sees it', async () => {
  const page = await journey.open('/desk/products/new', thumb);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const camera = page.waitForEvent('filechooser');
  await tap(page.getByText(say('product.camera')));
  await (await camera).setFiles([await whiteButAtTheLeft()]);
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  await tap(button(page, say('crop.one', { n: 1 })));
  const dialog = page.getByRole('dialog');
  const { x, y, width } = (await dialog.getByRole('group').boundingBox())!;
  await page.mouse.move(x + 20, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width - 20, y + 40, { steps: 4 });
  await page.mouse.up();
  await tap(dialog.getByRole('button', { name: say('crop.done') }));
  await tap(page.getByLabel(say('product.name'), { exact: true }));
  // The phone's own keyboard leads from field to field.
  for (const words of ['Dhaka shawl of Kirtipur', 'Enter', '९००', 'Enter', '3'])
    if (words === 'Enter') await page.keyboard.press(words);
    else await page.keyboard.type(words);
  // The shop's own shawls say where it belongs.
  await page.getByText(say('product.categoryGuessed')).waitFor();
  await tap(button(page, say('product.publish')));
  await page.getByText(say('product.published')).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
  const shown = await journey.open('/search/Kirtipur');
  await shown.getByRole('article').filter({ hasText: 'Dhaka shawl of Kirtipur' }).waitFor();
  const product = await ask<EditedProduct & { inStock: boolean }>(
    journey.origin,
    '/api/product/get/dhaka-shawl-of-kirtipur',
  );
  expect(product).toMatchObject({ price: 900, inStock: true, images: [{ isPrimary: true }] });
  const stored = await fetch(`${journey.origin}${product.images[0]?.url}`);
  expect((await sharp(await stored.arrayBuffer()).stats()).channels[0]?.mean).toBeLessThan(200);
});

// spec: goods-desk.9
// spec: goods-desk.14
// spec: goods-desk.19
test('what is begun stays on the phone with its photo, through a reload, until it is saved', async () => {
  const page = await journey.open('/desk/products/new', thumb);
  const camera = page.waitForEvent('filechooser');
  await page.getByText(say('product.camera')).click();
  await (await camera).setFiles([await photo('cup.png')]);
  await fillIn(page, 'Cup of clay');
  await page.getByText(say('product.choices'), { exact: true }).click();
  await page.getByLabel(say('product.sizes'), { exact: true }).fill('S, M');
  await button(page, say('product.colourAdd')).click();
  await page.getByLabel(say('product.colourName', { n: 1 })).fill('Terracotta');
  await page.getByText(say('product.moreFields'), { exact: true }).click();
  await page.getByText(say('product.details'), { exact: true }).click();
  await button(page, say('product.specificationsAdd')).click();
  await page.getByLabel(say('product.detail.name', { n: 1 }), { exact: true }).fill('Weight');
  await button(page, say('product.saveOnly')).click();
  await page.getByText(say('product.detailHalf')).waitFor();
  await page.getByLabel(say('product.detail.value', { n: 1 }), { exact: true }).fill('300 g');
  await page.locator('input[type=file][accept*="video"]').setInputFiles(await film());
  await page.getByText('bowl.mp4').waitFor();
  // What was typed last is kept a moment later.
  await expect.poll(() => page.evaluate<string>(kept)).toContain('300 g');
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  await page.getByText(say('product.moreFields'), { exact: true }).click();
  await page.getByText('bowl.mp4').waitFor();
  expect(await page.getByLabel(say('product.name'), { exact: true }).inputValue()).toBe('Cup of clay');
  await page.getByRole('combobox', { name: say('product.category') }).selectOption({ index: 1 });
  await button(page, say('product.saveOnly')).click();
  await page.getByText(say('product.saved')).waitFor();
  const token = await theirs();
  const id = page.url().slice(-36);
  const saved = await ask<EditedProduct>(journey.origin, `/api/seller/product/get/${id}`, { token });
  expect(saved).toMatchObject({
    ...{ active: false, specifications: [{ name: 'Weight', value: '300 g' }] },
    videoUrl: expect.stringMatching(/^\/uploads\/product-video\//),
  });
  const { products } = await ask<{ products: { remainingQty: number }[] }>(
    journey.origin,
    '/api/seller/stock?q=Cup+of+clay',
    { token },
  );
  expect(products).toMatchObject([{ remainingQty: 6 }]);
  expect(saved.variants.map(({ size, color }) => [size, color])).toEqual([
    ['S', 'Terracotta'],
    ['M', 'Terracotta'],
  ]);
  await page.goto(`${journey.origin}/ne/desk/products/new`);
  await button(page, say('product.publish')).waitFor();
  expect(await page.getByText(say('product.draft')).count()).toBe(0);
});

// spec: goods-desk.2
test('who saves after somebody else, and after a reload, sees where they differ; nothing of either is lost before they choose', async () => {
  const token = await theirs();
  const { products } = await ask<{ products: EditedProduct[] }>(journey.origin, '/api/seller/products', {
    token,
  });
  const { _id } = products[0]!;
  const before = await ask<EditedProduct>(journey.origin, `/api/seller/product/get/${_id}`, { token });
  const page = await journey.open(`/desk/products/${_id}`, { ...thumb, allow: [/409/] });
  const price = page.getByRole('textbox', { name: say('product.price') });
  await price.fill('777');
  await expect.poll(() => page.evaluate<string>(kept)).toContain('"price":777');
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  expect(await price.inputValue()).toBe('७७७');
  const { title, categoryId, version, markPrice } = before;
  const body = { _id, version, title: `${title} (new)`, categoryId, price: before.price, markPrice };
  await ask(journey.origin, '/api/seller/product/save', { token, body });
  await button(page, say('product.save')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${title} (new)`).waitFor();
  expect(await price.inputValue()).toBe('७७७');
  await dialog.getByRole('button', { name: say('product.keepYours') }).click();
  await page.getByText(say('product.saved')).waitFor();
  const after = await ask<EditedProduct>(journey.origin, `/api/seller/product/get/${_id}`, { token });
  expect(after).toMatchObject({ title, price: 777 });
});

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
  await dialog.getByRole('textbox', { name: say('product.markPrice') }).fill('');
  await dialog.getByRole('button', { name: say('product.save') }).click();
  await priceOf({ ...first!, price: 1_000 }).waitFor();
  for (const path of [itsPage, itsList])
    await expect.poll(() => seen(path), { timeout: 2_000 }).toContain(rupeesText(1_000, 'en-US'));
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

// spec: goods-desk.5
// spec: goods-desk.12
// spec: goods-desk.16
// spec: goods-desk.17
test('a product is copied, gets another first photo, cropped and dragged there, is taken off the shop by a switch, moved to the archive after a question, and brought back', async () => {
  const page = await journey.open('/desk/products?only=shown', thumb);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  await first.getByRole('link').click();
  await page.waitForURL(/products\/[0-9a-f-]{36}$/);
  const id = page.url().slice(-36);
  await button(page, say('product.copy')).click();
  await page.getByText(say('product.copied')).waitFor();
  const copyId = page.url().slice(-36);
  expect(copyId).not.toBe(id);
  const token = await theirs();
  const imagesOf = async (productId: string) =>
    (await ask<EditedProduct>(journey.origin, `/api/seller/product/get/${productId}`, { token })).images;
  const [former] = await imagesOf(copyId);
  await page.locator('input[type=file][multiple]').setInputFiles(await whiteButAtTheLeft());
  const cards = page.getByRole('group', { name: say('product.photos') }).getByRole('listitem');
  const n = (await imagesOf(copyId)).length + 1;
  await button(page, say('crop.one', { n })).click();
  const frame = page.getByRole('dialog').getByRole('group', { name: say('crop.one', { n }) });
  for (let times = 0; times < 24; times += 1) await frame.press('ArrowLeft');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('crop.done') })
    .click();
  await dragOnto(page, cards.nth(n - 1).locator('[data-grip]'), cards.first());
  await page.getByText(say('product.photoNowAt', { from: n, n: 1, all: n })).waitFor();
  await button(page, say('product.save')).click();
  await page.getByText(say('product.saved')).waitFor();
  const images = await imagesOf(copyId);
  expect(images.findIndex(({ url }) => url === former?.url)).toBe(1);
  expect(images[0]?.isPrimary).toBe(true);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: say('product.preview') }).click(),
  ]);
  const { title, titleNe } = await ask<EditedProduct>(
    ...([journey.origin, `/api/seller/product/get/${copyId}`, { token }] as const),
  );
  await preview.getByRole('heading', { level: 1, name: titleNe ?? title }).waitFor();
  await preview.getByRole('note').waitFor();
  expect(await preview.getByRole('button', { name: 'अहिले किन्नुहोस्' }).isEnabled()).toBe(false);
  await preview.close();
  const stored = await fetch(`${journey.origin}${images[0]?.url}`);
  expect((await sharp(await stored.arrayBuffer()).stats()).channels[0]?.mean).toBeLessThan(200);
  await page.goBack();
  await page.waitForURL(`**/${id}`);
  await page.getByRole('switch', { name: say('product.show'), checked: true }).click();
  await page.getByText(say('product.saved')).waitFor();
  await button(page, say('product.takeOut')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('product.takeOutYes') })
    .click();
  await isAt(page, '/ne/desk/products');
  await page.getByRole('heading', { name: say('products.title') }).waitFor();
  expect(await page.locator(`a[href$="${id}"]`).count()).toBe(0);
  await page.getByRole('link', { name: say('products.archived') }).click();
  await page.getByRole('button', { name: say('products.restore') }).click();
  await page.getByText(say('products.none')).waitFor();
  const back = await ask<EditedProduct>(journey.origin, `/api/seller/product/get/${id}`, { token });
  expect(back.active).toBe(false);
});
