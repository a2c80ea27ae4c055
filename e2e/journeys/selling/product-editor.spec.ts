import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { rupeesText } from '@haat/contract/core/money';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { ask, sellers, signIn } from '../../support/api.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { keptDrafts } from '../../support/kept-drafts.ts';
import { isAt, openDeskScreen, refused, widthIn } from '../../support/page-actions.ts';
import { saying } from '../../support/messages.ts';
import { photo } from '../../support/reviews.ts';
import { dragOnto } from '../../support/touch-gestures.ts';

const journey = useShop();
const seller = sellers['patan-handicrafts'];
const say = sayingAtDesk('ne');
/** What the browser says of an answer that never came, and of one that was not the first. */
const allow = [/ERR_FAILED/, /409/];
/** The smallest phone that a seller holds. */
const phone = { width: 360, height: 640, language: 'ne', as: seller, allow } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true });
const addPhotos = (page: Page) => page.locator('input[type=file][multiple]');
const theirs = async () => (await signIn(journey.origin, seller)).token;

/** The shop does what is asked once, and its answer is lost on the way back. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**/api/seller/product/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Presses, and waits until the screen says that the shop was out of reach. */
async function pressInVain(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByText(say('problem.offline')).waitFor();
}

/** The own products, the newest first; with words, those that have them. */
const productsNamed = async (q = '') => {
  const path = `/api/seller/stock${q && `?q=${q}`}`;
  return (await ask<{ products: StockedProduct[] }>(journey.origin, path, { token: await theirs() }))
    .products;
};

const read = async (id: string) =>
  ask<EditedProduct>(journey.origin, `/api/seller/product/get/${id}`, { token: await theirs() });

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

/** How many photos the phone keeps with them. */
const keptPhotos = `new Promise((done) => {
  const asked = indexedDB.open('keyval-store');
  asked.onsuccess = () => {
    const all = asked.result.transaction('keyval').objectStore('keyval').getAll();
    all.onsuccess = () => done(all.result.flatMap(({ photos }) => photos).length);
  };
})`;

/** Puts a file that is no photo among them. */
const keepBill = `new Promise((done) => {
  const asked = indexedDB.open('keyval-store');
  asked.onsuccess = () => {
    const store = asked.result.transaction('keyval', 'readwrite').objectStore('keyval');
    const cursor = store.openCursor();
    cursor.onsuccess = () => {
      const { value } = cursor.result;
      const file = new File(['Paid in full.'], 'bill.jpg', { type: 'image/jpeg' });
      value.photos.push({ id: 'bill', file, crop: null });
      cursor.result.update(value).onsuccess = () => done();
    };
  };
})`;

// spec: goods-desk.8
test('a new product goes from the camera to the shop by six taps, and everybody sees it', async () => {
  const page = await journey.open('/desk/products/new', phone);
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
  // A thumb that presses twice does not leave by what lies below the sheet.
  taps += 1;
  await dialog.getByRole('button', { name: say('crop.done') }).dblclick();
  await dialog.waitFor({ state: 'detached' });
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
  const found = async () => (await fetch(`${journey.origin}/search/Kirtipur`)).text();
  await expect.poll(found).toContain('Dhaka shawl of Kirtipur');
  const product = await ask<EditedProduct & { inStock: boolean }>(
    journey.origin,
    '/api/product/get/dhaka-shawl-of-kirtipur',
  );
  expect(product).toMatchObject({ price: 900, inStock: true, images: [{ isPrimary: true }] });
  const stored = await fetch(`${journey.origin}${product.images[0]?.url}`);
  expect((await sharp(await stored.arrayBuffer()).stats()).channels[0]?.mean).toBeLessThan(200);
});

// spec: goods-desk.31
test('a file that is no photo is told by its name as soon as it is chosen, and left out; the photos chosen with it stay', async () => {
  const page = await journey.open('/desk/products/new', phone);
  const [cup, bowl, half] = await Promise.all([photo('cup.jpg'), photo('bowl.avif'), photo('half.png')]);
  const bill = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Paid in full.') };
  const told = page.getByRole('alert');
  const problems = [
    `bill.jpg: ${say('problem.photo-type')}`,
    `half.png: ${say('problem.photo-broken')}`,
  ] as const;
  await addPhotos(page).setInputFiles([
    ...[cup, bill, bowl],
    { ...half, buffer: half.buffer.subarray(0, half.buffer.length / 2) },
  ]);
  for (const problem of problems) await told.getByText(problem).waitFor();
  const pictures = page.getByRole('group', { name: say('product.photos') }).locator('li img');
  await expect.poll(() => pictures.count()).toBe(2);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);

  // An app that did not look at it has kept it with the draft.
  await expect.poll(() => page.evaluate(keptPhotos)).toBe(2);
  await page.evaluate(keepBill);
  await page.reload();
  await told.getByText(problems[0]).waitFor();
  await expect.poll(() => pictures.count()).toBe(2);
  await expect.poll(() => page.evaluate(keptPhotos)).toBe(2);
});

// spec: goods-desk.9, goods-desk.14, goods-desk.19, goods-desk.21, goods-desk.22
test('a new product stays on the phone with all that was said of it until it is saved, and is added once, whichever answers are lost and however often the phone reloads in between', async () => {
  const page = await journey.open('/desk/products/new', phone);
  await addPhotos(page).setInputFiles([await photo('cup.png')]);
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  await field(page, 'product.name').fill('Cup of clay');
  await field(page, 'product.price').fill('0');
  await field(page, 'product.stock').fill('3');
  await page.getByRole('combobox', { name: say('product.category') }).selectOption({ index: 1 });
  await page.getByText(say('product.choices'), { exact: true }).click();
  await field(page, 'product.sizes').fill('S, M');
  await button(page, say('product.colourAdd')).click();
  await page.getByLabel(say('product.colourName', { n: 1 })).fill('Terracotta');
  const shows = page.getByLabel(say('product.photoAlt', { n: 1 }), { exact: true });
  const itsColour = page.getByLabel(say('product.photoColour', { n: 1 }));
  await shows.fill('A cup');
  await itsColour.selectOption('Terracotta');
  await page.getByText(say('product.moreFields'), { exact: true }).click();
  await page.getByText(say('product.details'), { exact: true }).click();
  await button(page, say('product.specificationsAdd')).click();
  await page.getByLabel(say('product.detail.name', { n: 1 }), { exact: true }).fill('Weight');
  await button(page, say('product.saveOnly')).click();
  await page.getByText(say('product.detailHalf')).waitFor();
  // What costs nothing is refused, beside its field.
  await page.getByText(say('product.priceNeeded')).waitFor();
  await field(page, 'product.price').fill('९००');
  await page.getByLabel(say('product.detail.value', { n: 1 }), { exact: true }).fill('300 g');
  await page.locator('input[type=file][accept*="video"]').setInputFiles(await film());
  await page.getByText('bowl.mp4').waitFor();
  // What was typed last is kept a moment later.
  await expect.poll(() => page.evaluate<string>(keptDrafts)).toContain('300 g');
  await loseAnswer(page, 'save');
  await pressInVain(page, say('product.publish'));
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  await page.getByText(say('product.moreFields'), { exact: true }).click();
  await page.getByText('bowl.mp4').waitFor();
  expect(await field(page, 'product.name').inputValue()).toBe('Cup of clay');
  expect([await shows.inputValue(), await itsColour.inputValue()]).toEqual(['A cup', 'Terracotta']);
  await field(page, 'product.price').fill('650');
  await loseAnswer(page, 'image/add');
  await pressInVain(page, say('product.publish'));
  await page.reload();
  await page.waitForURL(/products\/[0-9a-f-]{36}$/);
  await page.getByText(say('product.draft')).waitFor();
  // The shop has it as it was said before.
  await shows.fill('A cup from above');
  await loseAnswer(page, 'publish');
  await pressInVain(page, say('product.publish'));
  await button(page, say('product.publish')).click();
  await page.getByText(say('product.published')).waitFor();

  const made = await productsNamed('Cup+of+clay');
  expect(made).toMatchObject([{ price: 650, active: true, remainingQty: 6 }]);
  const saved = await read(made[0]!._id);
  expect(saved).toMatchObject({
    specifications: [{ name: 'Weight', value: '300 g' }],
    videoUrl: expect.stringMatching(/^\/uploads\/product-video\//),
  });
  expect(saved.images).toMatchObject([{ altText: 'A cup from above', color: 'Terracotta' }]);
  expect(saved.variants.map(({ size, color }) => [size, color])).toEqual([
    ['S', 'Terracotta'],
    ['M', 'Terracotta'],
  ]);
  await shows.fill('A cup from the side');
  await itsColour.selectOption('');
  await button(page, say('product.save')).click();
  await page.getByText(say('product.saved')).waitFor();
  expect((await read(made[0]!._id)).images).toMatchObject([{ altText: 'A cup from the side', color: null }]);
  await openDeskScreen(page, say('nav.products'));
  await page.getByRole('link', { name: say('products.new') }).click();
  await isAt(page, '/ne/desk/products/new');
  await button(page, say('product.publish')).waitFor();
  expect(await page.getByText(say('product.draft')).count()).toBe(0);
});

// spec: goods-desk.2, goods-desk.22
test('who saves after somebody else, and after a reload, sees where they differ; who keeps their own version keeps a photo of which the answer was lost, and one that somebody else has added', async () => {
  const { _id } = (await productsNamed()).find(({ active, markPrice }) => active && markPrice >= 777)!;
  const before = await read(_id);
  const page = await journey.open(`/desk/products/${_id}`, phone);
  await addPhotos(page).setInputFiles([await photo('cup.png')]);
  const price = page.getByRole('textbox', { name: say('product.price') });
  await price.fill('777');
  await loseAnswer(page, 'image/add');
  await pressInVain(page, say('product.save'));
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  expect(await price.inputValue()).toBe('७७७');

  const token = await theirs();
  const form = new FormData();
  form.set('productId', _id);
  form.set('image', new File([(await photo('shawl.png')).buffer], 'shawl.png', { type: 'image/png' }));
  const added = await fetch(`${journey.origin}/api/seller/product/image/add`, {
    ...{ method: 'POST', body: form, headers: { 'user-token': token } },
  });
  expect(added.status).toBe(200);
  const { title, categoryId, markPrice } = before;
  const now = await read(_id);
  // Turned around, and one of them called something else.
  const images = now.images
    .map(({ url, altText, color = null }, at) => ({ url, altText: at === 0 ? 'From above' : altText, color }))
    .toReversed();
  const description = `${now.description}<p>${'Woven by hand. '.repeat(60)}Washed cold</p>`;
  const words = { title: `${title} (new)`, description, images };
  const body = { _id, version: now.version, ...words, categoryId, price: before.price, markPrice };
  await ask(journey.origin, '/api/seller/product/save', { token, body });
  await button(page, say('product.save')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${title} (new)`).waitFor();
  const photos = dialog.getByRole('region', { name: say('product.photos') });
  await photos.getByText('From above').waitFor();
  // All of theirs, and those of this phone, one of which has no answer yet.
  expect(await photos.getByRole('img').count()).toBe(images.length + before.images.length + 1);
  // A long text is not cut: it scrolls, by keys too.
  const label = `${say('product.description')}: ${say('conflict.theirs')}`;
  const long = dialog.getByRole('group', { name: label });
  expect(await long.innerText()).toContain('Washed cold');
  await long.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate('document.activeElement.scrollTop')).toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await price.inputValue()).toBe('७७७');
  await dialog.getByRole('button', { name: say('conflict.keepYours') }).click();
  await page.getByText(say('product.saved')).waitFor();
  const after = await read(_id);
  expect(after).toMatchObject({ title, price: 777 });
  expect(after.images).toHaveLength(before.images.length + 2);
});

// spec: goods-desk.26
test('the pieces of each size and colour are counted in the editor, and what is left out stays out when a size comes', async () => {
  const token = await theirs();
  const { categoryId } = await read((await productsNamed())[0]!._id);
  const colours = [
    ['Red', '#cc0000'],
    ['Blue', '#0000cc'],
  ] as const;
  const pairs = ['S', 'M'].flatMap((size) =>
    colours.map(([color, colorPicker]) => ({ size, color, colorPicker })),
  );
  const body = {
    title: 'Felt slippers',
    categoryId,
    price: 500,
    markPrice: 500,
    variants: pairs.slice(0, 3),
  };
  const { data } = await ask<{ data: EditedProduct }>(journey.origin, '/api/seller/product/save', {
    ...{ token, body },
  });
  const page = await journey.open(`/desk/products/${data._id}`, phone);
  const offered = (kind: string) => page.getByLabel(say('product.kindOffered', { kind }), { exact: true });
  const pieces = (kind: string) => page.getByLabel(say('product.kindPieces', { kind }), { exact: true });
  expect(await offered('Blue, M').isChecked()).toBe(false);
  await field(page, 'product.sizes').fill('S, M, L');
  await offered('Red, L').click();
  await pieces('Red, S').fill('५');
  await pieces('Blue, L').fill('2');
  expect(await accessibilityProblems(page)).toEqual([]);
  // What is sold while somebody types counts too.
  const variant = { size: 'S', color: 'Red' };
  const count = { productId: data._id, variant, change: 1 };
  await ask(journey.origin, '/api/seller/inventory/set', { token, body: count });
  await button(page, say('product.save')).click();
  await page.getByText(say('product.saved')).waitFor();
  expect(await pieces('Red, S').inputValue()).toBe('६');
  const [{ lines }] = (await productsNamed('Felt+slippers')) as [StockedProduct];
  expect(lines.map(({ variant: kind, remainingQty }) => [kind?.size, kind?.color, remainingQty])).toEqual([
    ['S', 'Red', 6],
    ['S', 'Blue', 0],
    ['M', 'Red', 0],
    ['L', 'Blue', 2],
  ]);
  // What is struck through says how much that is, as it is typed; an address of another product is refused beside its field.
  await page.getByRole('textbox', { name: say('product.markPrice') }).fill('१०००');
  await page.getByText(say('product.off', { n: 50 })).waitFor();
  const taken = (await productsNamed()).find(({ _id }) => _id !== data._id)!;
  await field(page, 'product.slug').fill(taken.slug);
  await button(page, say('product.save')).click();
  await page.getByText(say('product.slugTaken')).waitFor();
  expect((await read(data._id)).slug).toBe('felt-slippers');
});

// spec: goods-desk.15, goods-desk.27
test('a seller says a product in Nepali and gives it another address: shoppers read it there, and the former address leads to it', async () => {
  const { _id, slug } = (await productsNamed()).find(({ active }) => active)!;
  const page = await journey.open(`/desk/products/${_id}`, { ...phone, allow: [refused(400)] });
  await field(page, 'product.nameNe').fill('हातले बुनेको नयाँ सामान');
  const words = page.getByRole('textbox', { name: say('product.descriptionNe') });
  await words.fill('');
  await words.pressSequentially('पहाडको ऊनबाट बुनिएको।');
  await field(page, 'product.slug').fill('Woven Anew');
  await button(page, say('product.save')).click();
  await page.getByText(say('product.slugWrong')).waitFor();
  await field(page, 'product.slug').fill('woven-anew');
  await button(page, say('product.save')).click();
  await page.getByText(say('product.saved')).waitFor();
  expect(await field(page, 'product.slug').inputValue()).toBe('woven-anew');
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: say('product.see') }).click(),
  ]);
  await isAt(shown, '/ne/product/woven-anew');
  await shown.getByRole('heading', { level: 1, name: 'हातले बुनेको नयाँ सामान' }).waitFor();
  await shown.getByText('पहाडको ऊनबाट बुनिएको।').first().waitFor();
  const old = await fetch(`${journey.origin}/ne/product/${slug}`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/ne/product/woven-anew']);
});

// spec: goods-desk.30
test('what is typed is looked at before it is saved, photos included: in this browser alone, while shoppers see what was saved', async () => {
  const { _id, slug } = (await productsNamed()).find(({ active }) => active)!;
  const before = await read(_id);
  const page = await journey.open(`/desk/products/${_id}`, phone);
  await field(page, 'product.nameNe').fill('हेर्न मात्र');
  await field(page, 'product.price').fill('६६१');
  await field(page, 'product.markPrice').fill('१०००');
  await page.getByText(say('product.off', { n: 34 })).waitFor();
  await addPhotos(page).setInputFiles([await photo('cup.png')]);
  const n = before.images.length + 1;
  await page.getByAltText(say('product.photo', { n })).waitFor();
  await page.getByLabel(say('product.photoAlt', { n }), { exact: true }).fill('A cup to look at');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: say('product.previewUnsaved') }).click(),
  ]);
  await preview.getByRole('heading', { level: 1, name: 'हेर्न मात्र' }).waitFor();
  await preview.getByRole('note').getByText(saying('ne')('preview.unsaved')).waitFor();
  const main = preview.getByRole('main');
  await main.getByText(rupeesText(661, 'ne-NP')).first().waitFor();
  await main.getByText(/३४%/).first().waitFor();
  const added = main.locator('img[src^="blob:"]').first();
  await expect.poll(() => widthIn(added)).toBeGreaterThan(0);
  expect(await preview.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  // Nobody else sees it, nor does the seller without being asked to: nothing of it was saved.
  expect(await read(_id)).toEqual(before);
  expect(await (await fetch(`${journey.origin}/ne/product/${slug}`)).text()).not.toContain('हेर्न मात्र');
  const owner = await journey.open(`/product-preview/${_id}?unsaved`, { as: 'admin@haat.test' });
  await owner.getByRole('heading', { level: 1, name: before.title }).waitFor();
  await page.getByRole('textbox', { name: say('product.price') }).waitFor();
  await button(page, say('product.save')).click();
  await page.getByText(say('product.saved')).waitFor();
  await preview.reload();
  await preview.getByRole('note').getByText(saying('ne')('preview.note')).waitFor();
  await preview.getByRole('heading', { level: 1, name: 'हेर्न मात्र' }).waitFor();
});

// spec: goods-desk.29
test('a product that comes in one way, named or not, is edited and counted without a word of sizes and colours', async () => {
  const token = await theirs();
  const { categoryId } = await read((await productsNamed())[0]!._id);
  const page = await journey.open('/desk/products/new', phone);
  const ofKinds = page.getByRole('group', { name: say('product.kinds') });
  const sizes = field(page, 'product.sizes');
  await field(page, 'product.name').waitFor();
  expect([await sizes.isVisible(), await ofKinds.count()]).toEqual([false, 0]);
  for (const [title, variants] of [
    ['Felt cap', undefined],
    ['Felt scarf', [{ size: null, color: 'Red', colorPicker: '#cc0000' }]],
  ] as const) {
    const body = { title, categoryId, price: 500, markPrice: 500, variants };
    const { data } = await ask<{ data: EditedProduct }>(journey.origin, '/api/seller/product/save', {
      ...{ token, body },
    });
    await page.goto(`${journey.origin}/ne/desk/products/${data._id}`);
    await field(page, 'product.stock').fill('४');
    expect([await sizes.isVisible(), await ofKinds.count()]).toEqual([false, 0]);
    await button(page, say('product.save')).click();
    await page.getByText(say('product.saved')).waitFor();
    const [{ lines }] = (await productsNamed(title.replace(' ', '+'))) as [StockedProduct];
    expect(lines.map(({ variant, remainingQty }) => [variant?.color ?? null, remainingQty])).toEqual([
      [variants?.[0].color ?? null, 4],
    ]);
    // In the list they are counted as they stand, with nothing to unfold.
    await page.goto(`${journey.origin}/ne/desk/products?q=${encodeURIComponent(title)}`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await row.getByRole('button', { name: say('stock.plus') }).waitFor();
    expect(await row.getByRole('button', { name: say('stock.plus') }).isVisible()).toBe(true);
    expect(await row.locator('summary').count()).toBe(0);
  }
});

// spec: goods-desk.5
// spec: goods-desk.12
// spec: goods-desk.16
// spec: goods-desk.17
test('a product is copied, gets another first photo, cropped and dragged there, is taken off the shop by a switch, moved to the archive after a question, and brought back', async () => {
  const page = await journey.open('/desk/products?only=shown', phone);
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
  const imagesOf = async (productId: string) => (await read(productId)).images;
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
  // By keys: it comes to the second place, and back; what moved it keeps the focus, at an end the other arrow has it.
  const focused = () => page.evaluate<string>('document.activeElement.ariaLabel');
  await button(page, say('product.photoLater', { n: 1 })).focus();
  await page.keyboard.press('Enter');
  await page.getByText(say('product.photoNowAt', { from: 1, n: 2, all: n })).waitFor();
  expect(await focused()).toBe(say(n > 2 ? 'product.photoLater' : 'product.photoEarlier', { n: 2 }));
  await button(page, say('product.save')).click();
  const urlsOf = async () => (await imagesOf(copyId)).map(({ url }) => url);
  const urls = images.map(({ url }) => url);
  await expect.poll(urlsOf).toEqual([urls[1], urls[0], ...urls.slice(2)]);
  await button(page, say('product.save')).waitFor();
  await button(page, say('product.photoEarlier', { n: 2 })).focus();
  await page.keyboard.press('Space');
  await page.getByText(say('product.photoNowAt', { from: 2, n: 1, all: n })).waitFor();
  expect(await focused()).toBe(say('product.photoLater', { n: 1 }));
  await button(page, say('product.save')).click();
  await expect.poll(urlsOf).toEqual(urls);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: say('product.preview') }).click(),
  ]);
  const { title, titleNe } = await read(copyId);
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
  expect((await read(id)).active).toBe(false);
});
