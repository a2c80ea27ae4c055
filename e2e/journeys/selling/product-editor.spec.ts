import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EditedProduct, ListedProduct } from '@haat/contract/catalog/selling/schemas';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { ask, signIn } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { photo } from '../../support/reviews.ts';

const journey = useShop();
const seller = 'seller@haat.test';
const say = sayingAtDesk('ne');
/** What the browser says of an answer that never came. */
const lost = [/ERR_FAILED/];
const phone = { width: 360, height: 640, language: 'ne', as: seller, allow: lost } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: Parameters<typeof say>[0]) => page.getByLabel(say(name), { exact: true });
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

const productsNamed = async (q: string) =>
  (
    await ask<{ products: StockedProduct[] }>(
      ...([journey.origin, `/api/seller/stock?q=${q}`, { token: await theirs() }] as const),
    )
  ).products;

const read = async (id: string) =>
  ask<EditedProduct>(journey.origin, `/api/seller/product/get/${id}`, { token: await theirs() });

// spec: goods-desk.21
// spec: goods-desk.22
test('a new product is added once, whichever answers are lost and however often the phone reloads in between', async () => {
  const page = await journey.open('/desk/products/new', { ...phone, allow: [...lost, /409/] });
  await page.locator('input[type=file][multiple]').setInputFiles([await photo('cup.png')]);
  await page.getByAltText(say('product.photo', { n: 1 })).waitFor();
  await field(page, 'product.name').fill('Lamp of Patan');
  await field(page, 'product.price').fill('700');
  await field(page, 'product.stock').fill('4');
  await page.getByRole('combobox', { name: say('product.category') }).selectOption({ index: 1 });
  await loseAnswer(page, 'save');
  await pressInVain(page, say('product.publish'));
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  await field(page, 'product.price').fill('650');
  await loseAnswer(page, 'image/add');
  await pressInVain(page, say('product.publish'));
  await page.reload();
  await page.waitForURL(/products\/[0-9a-f-]{36}$/);
  await page.getByText(say('product.draft')).waitFor();
  await loseAnswer(page, 'publish');
  await pressInVain(page, say('product.publish'));
  await button(page, say('product.publish')).click();
  await page.getByText(say('product.published')).waitFor();
  const made = await productsNamed('Lamp+of+Patan');
  expect(made).toMatchObject([{ price: 650, active: true, remainingQty: 4 }]);
  expect((await read(made[0]!._id)).images).toHaveLength(1);
});

// spec: goods-desk.22
test('who keeps their own version keeps a photo of which the answer was lost, and one that somebody else has added', async () => {
  const { products } = await ask<{ products: ListedProduct[] }>(journey.origin, '/api/seller/products', {
    token: await theirs(),
  });
  const { _id } = products.at(-1)!;
  const before = await read(_id);
  const page = await journey.open(`/desk/products/${_id}`, { ...phone, allow: [...lost, /409/] });
  await page.locator('input[type=file][multiple]').setInputFiles([await photo('cup.png')]);
  const name = field(page, 'product.name');
  await name.fill('Mine');
  await loseAnswer(page, 'image/add');
  await pressInVain(page, say('product.save'));
  await page.reload();
  await page.getByText(say('product.draft')).waitFor();
  const form = new FormData();
  form.set('productId', _id);
  form.set('image', new File([(await photo('shawl.png')).buffer], 'shawl.png', { type: 'image/png' }));
  const added = await fetch(`${journey.origin}/api/seller/product/image/add`, {
    ...{ method: 'POST', body: form, headers: { 'user-token': await theirs() } },
  });
  expect(added.status).toBe(200);
  await button(page, say('product.save')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('product.keepYours') })
    .click();
  await page.getByText(say('product.saved')).waitFor();
  const after = await read(_id);
  expect([after.title, after.images.length]).toEqual(['Mine', before.images.length + 2]);
});

// spec: goods-desk.26
test('the pieces of each size and colour are counted in the editor, and what is left out stays out when a size comes', async () => {
  const token = await theirs();
  const { products } = await ask<{ products: ListedProduct[] }>(journey.origin, '/api/seller/products', {
    token,
  });
  const { categoryId } = await read(products[0]!._id);
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
});
