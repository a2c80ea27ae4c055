import { listAddresses } from '@haat/contract/addresses/calls';
import { listOrders } from '@haat/contract/orders/calls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartLine, demoPassword, waysOf } from '../../support/api.ts';
import { cardOf, isAt, ownButton, stored } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import { maxShift, shiftOf, watchShifts } from '../../support/layout-shift.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { told } from '../../support/toasts.ts';

const journey = useSharedShop();
const pan = 'cast-iron-pan-with-spout-26-cm';

/** Holds the page's code back until the answer is called: the page stands there, but nobody hears a press. */
async function holdScripts(tab: Page, held: { release: () => void }): Promise<void> {
  const released = new Promise<void>((resolve) => (held.release = resolve));
  await tab.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
}

/** Opens a page whose code has not come yet. */
async function openAsleep(path: string, width: number) {
  const held = { release: () => {} };
  const before = (tab: Page) => holdScripts(tab, held);
  const page = await journey.open(path, { width, before, asleep: true });
  return { page, wake: () => held.release() };
}

// spec: opens.17, opens.43, goods.22, goods.57
test('at 400 ms and 50 KB/s what is pressed before the code is there is done once, in the order in which it was pressed', async () => {
  const before = async (tab: Page) => {
    const devtools = await tab.context().newCDPSession(tab);
    await devtools.send('Network.enable');
    const speed = 50 * 1024;
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed },
    });
  };
  const ways = await waysOf(journey.origin, 'trail-running-shoes');
  const [first] = ways;
  const second = ways.find(({ size, color }) => size !== first?.size && color === first?.color);
  // Both wait for the same line: together in half the time.
  await Promise.all([choosesAndAdds(), addsAndNarrows()]);

  async function choosesAndAdds() {
    const page = await journey.open('/product/trail-running-shoes', { width: 360, asleep: true, before });
    const option = (value: string | null | undefined) =>
      page.locator(`[data-part] input[value="${value}"]`).check();
    await option(first?.color);
    await option(first?.size);
    await ownButton(page, 'Add to Cart').tap();
    await option(second?.size);
    await cartBecomes(page, [{ quantity: 1, variant: { size: first?.size, color: first?.color } }]);
    await page.getByText(`Size: ${second?.size} · Color: ${first?.color}`).waitFor();
  }

  async function addsAndNarrows() {
    const page = await journey.open('/product_category/kitchen-and-dining', { asleep: true, before });
    const add = cardOf(page, pan).getByRole('button', { name: 'Add to Cart' });
    await add.dblclick();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    const discounted = page.getByRole('radio', { name: /^On discount/ });
    await discounted.check();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ sort: 'price-asc', discount: '1' });
    await expect.poll(() => discounted.isChecked()).toBe(true);
    await cartBecomes(page, [{ slug: pan, quantity: 1 }]);
  }
});

/** Waits until the cart holds these lines and no others. */
const cartBecomes = (page: Page, lines: object[]): Promise<void> =>
  expect.poll(async () => JSON.parse((await stored(page, 'myCart')) ?? '[]') as unknown).toMatchObject(lines);

// spec: opens.43
test('what is pressed on a slow line reaches a part that wakes later than the page', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const page = await journey.open('/product/cast-iron-pan-with-spout-26-cm', {
    width: 360,
    still: true,
    before: (tab) =>
      tab.route('**/assets/product-late-*.js', async (route) => {
        await released;
        await route.continue();
      }),
  });
  const compare = page.getByRole('button', { name: 'Add to compare' });
  const asked = page.waitForRequest('**/assets/product-late-*.js');
  await compare.first().tap();
  await asked;
  expect(await stored(page, 'compare')).toBe(null);
  release();
  await told(page, 'Item added to compare list');
  expect(JSON.parse((await stored(page, 'compare')) ?? '')).toMatchObject([{ slug: pan }]);
});

// spec: 1.18, opens.43
test('on a slow line a login pressed before the code has come logs in, and the password stands in no address', async () => {
  const { page, wake } = await openAsleep('/login?next=%2Fproducts', 360);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const main = page.getByRole('main');
  await main.getByLabel('Email Address').fill('shopper@haat.test');
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByLabel('Password', { exact: true }).press('Enter');
  wake();
  await isAt(page, '/products');
  expect(addresses.filter((address) => address.includes(demoPassword))).toEqual([]);
});

// spec: 2.routes.2, opens.17, opens.43
test('where the code never comes, the shop can be browsed and filtered all the same', async () => {
  const { page } = await openAsleep('/', 1280);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Handicrafts' })
    .first()
    .click({ noWaitAfter: true });
  await isAt(page, '/product_category/handicrafts');
  await page.getByRole('radio', { name: /^On discount/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click({ noWaitAfter: true });
  await isAt(page, /^\/product_category\/handicrafts\?.*discount=1/);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click({ noWaitAfter: true });
  await isAt(page, /^\/product\//);
});

test('on a slow line the own orders are there at once with their skeleton, fill in without moving anything, and try again when told to', async () => {
  const page = await journey.open('/products', {
    as: 'shopper@haat.test',
    allow: [/ERR_FAILED/],
    before: (tab) => tab.addInitScript(watchShifts),
  });
  // Each question for the orders waits for its answer, or for the line to fail.
  let answer = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(`**${listOrders.path}?*`, async (route) => route[await answer.promise]());
  const main = page.getByRole('main');
  const order = main.getByRole('article').first();
  const waiting = main.getByRole('status', { name: 'Loading your orders' });
  const followTheLink = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click();
    await isAt(page, '/user-profile');
    await main.getByRole('heading', { name: 'My Orders' }).waitFor();
    await waiting.waitFor();
  };
  await followTheLink();
  answer.resolve('continue');
  await order.waitFor();
  expect(await waiting.count()).toBe(0);
  const { shift, what } = await shiftOf(page);
  expect(shift, what).toBeLessThan(maxShift);

  // Going back restores the list; going on again shows the orders, not where they will be.
  await page.goBack();
  await isAt(page, '/products');
  await page.goForward();
  await order.waitFor();
  expect(await waiting.count()).toBe(0);

  await page.goBack();
  await isAt(page, '/products');
  answer = Promise.withResolvers();
  await followTheLink();
  answer.resolve('abort');
  await main.getByRole('alert').waitFor();
  answer = Promise.withResolvers();
  answer.resolve('continue');
  await main.getByRole('button', { name: 'Try again' }).click();
  await order.waitFor();
  expect(await main.getByRole('alert').count()).toBe(0);
});

test('a cart that is reloaded far down stays where it was, and nothing in it or below it moves while it fills', async () => {
  const slugs = [
    'pressure-cooker-3-litre-stainless-steel',
    pan,
    'trail-running-shoes',
    'volleyball-soft-touch',
  ];
  const lines = await Promise.all(slugs.map((slug) => cartLine(journey.origin, slug)));
  const page = await journey.open('/cart-details', {
    ...{ as: 'shopper@haat.test', width: 768 },
    storage: { myCart: JSON.stringify(lines) },
    before: (tab) => tab.addInitScript(watchShifts),
  });
  const place = page.getByRole('button', { name: 'Place Order' });
  const scrolled = () => page.evaluate<number>('Math.round(scrollY)');
  // The addresses come last.
  await page.route(`**${listAddresses.path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await place.waitFor();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await page.reload();
  expect(await place.count()).toBe(0);
  await place.waitFor({ state: 'attached' });
  await networkIdle(page);
  expect(await scrolled()).toBe(before);
  const { shift, what } = await shiftOf(page);
  expect(shift, what).toBe(0);
});

test('a line of the cart keeps its height when the shop tells what else there is to choose', async () => {
  const answering = Promise.withResolvers<void>();
  const lines = [await cartLine(journey.origin, 'trail-running-shoes'), await cartLine(journey.origin, pan)];
  const page = await journey.open('/faq', {
    width: 1280,
    storage: { myCart: JSON.stringify(lines) },
    before: (tab) =>
      tab.route('**/api/stock/check', async (route) => {
        await answering.promise;
        await route.continue();
      }),
  });
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  const shoes = panel.getByRole('listitem').first();
  await shoes.waitFor();
  const height = async () => (await shoes.boundingBox())?.height;
  const before = await height();
  const change = shoes.getByRole('button', { name: /^Change/ });
  expect(await change.count()).toBe(0);
  answering.resolve();
  await change.waitFor();
  expect(await height()).toBe(before);
});
