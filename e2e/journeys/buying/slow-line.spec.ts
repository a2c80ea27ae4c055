import { listOrders } from '@haat/contract/orders/calls';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPassword, waysOf } from '../../support/api.ts';
import { cardOf, isAt, ownButton, stored } from '../../support/page-actions.ts';
import { useSharedShop } from '../../support/harness.ts';
import type { Visit } from '../../support/harness.ts';
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

describe('on a slow line, what is pressed before the code has come', () => {
  // spec: opens.43
  test('adds to the cart once, however often it was pressed', async () => {
    const { page, wake } = await openAsleep('/product_category/kitchen-and-dining', 360);
    const add = cardOf(page, pan).getByRole('button', { name: 'Add to Cart' });
    await add.tap();
    await add.tap();
    wake();
    await told(page, 'Item Added');
    await networkIdle(page);
    expect(JSON.parse((await stored(page, 'myCart')) ?? '')).toMatchObject([{ slug: pan, quantity: 1 }]);
  });

  // spec: opens.43
  test('reaches a part that wakes later than the page', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const page = await journey.open('/product/cast-iron-pan-with-spout-26-cm', {
      width: 360,
      still: true,
      before: (tab) =>
        tab.route('**/assets/keep-buttons-*.js', async (route) => {
          await released;
          await route.continue();
        }),
    });
    const compare = page.getByRole('button', { name: 'Add to compare' });
    const asked = page.waitForRequest('**/assets/keep-buttons-*.js');
    await compare.first().tap();
    await asked;
    expect(await stored(page, 'compare')).toBe(null);
    release();
    await told(page, 'Item added to compare list');
    expect(JSON.parse((await stored(page, 'compare')) ?? '')).toMatchObject([{ slug: pan }]);
  });

  // spec: opens.17, opens.43, goods.22
  test('narrows a list', async () => {
    const { page, wake } = await openAsleep('/products', 1280);
    await page.getByRole('radio', { name: /^On discount/ }).check();
    wake();
    await isAt(page, '/products?discount=1');
    await expect.poll(() => page.getByRole('radio', { name: /^On discount/ }).isChecked()).toBe(true);
  });

  // spec: goods.22
  test('puts a list in order', async () => {
    const { page, wake } = await openAsleep('/products', 360);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    wake();
    await isAt(page, '/products?sort=price-asc');
  });

  // spec: goods.22
  test('adds the size that was chosen before it, and the page shows the one that was chosen last', async () => {
    const ways = await waysOf(journey.origin, 'trail-running-shoes');
    const [one] = ways;
    const other = ways.find(({ size, color }) => size !== one?.size && color === one?.color);
    const { page, wake } = await openAsleep('/product/trail-running-shoes', 360);
    const option = (value: string) => page.locator(`[data-part] input[value="${value}"]`);
    const add = ownButton(page, 'Add to Cart');
    await option(one?.color ?? '').check();
    await option(one?.size ?? '').check();
    await add.tap();
    await option(other?.size ?? '').check();
    wake();
    await told(page, 'Item Added');
    await page.getByText(`Size: ${other?.size} · Color: ${one?.color}`).waitFor();
    expect(JSON.parse((await stored(page, 'myCart')) ?? '')).toMatchObject([
      { quantity: 1, variant: { size: one?.size, color: one?.color } },
    ]);
  });

  // spec: 1.18, opens.43
  test('logs in, and the password stands in no address', async () => {
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

describe('on a slow line, a personal screen that a link leads to', () => {
  /** Follows the link to the own orders; each question for them waits for an answer to be given. */
  async function followToOrders(visit: Visit = {}) {
    const page = await journey.open('/products', {
      ...visit,
      as: 'shopper@haat.test',
      before: (tab) => tab.addInitScript(watchShifts),
    });
    const asked: Route[] = [];
    await page.route(`**${listOrders.path}?*`, (route) => void asked.push(route));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click();
    await isAt(page, '/user-profile');
    const main = page.getByRole('main');
    const waiting = main.getByRole('status', { name: 'Loading your orders' });
    await main.getByRole('heading', { name: 'My Orders' }).waitFor();
    await waiting.waitFor();
    const next = async () => {
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      return asked.shift()!;
    };
    return { page, main, waiting, next };
  }

  test('is there at once with its skeleton, and fills in without moving anything', async () => {
    const { page, main, waiting, next } = await followToOrders();
    await (await next()).continue();
    await main.getByRole('article').first().waitFor();
    expect(await waiting.count()).toBe(0);
    const { shift, what } = await shiftOf(page);
    expect(shift, what).toBeLessThan(maxShift);
    // Going back restores the list; going on again shows the orders, not where they will be.
    await page.goBack();
    await isAt(page, '/products');
    await page.goForward();
    await (await next()).continue();
    await main.getByRole('article').first().waitFor();
    expect(await waiting.count()).toBe(0);
  });

  test('says what went wrong on the way, and tries again when told to', async () => {
    const { main, next } = await followToOrders({ allow: [/ERR_FAILED/] });
    await (await next()).abort();
    await main.getByRole('alert').waitFor();
    const again = main.getByRole('button', { name: 'Try again' }).click();
    await (await next()).continue();
    await again;
    await main.getByRole('article').first().waitFor();
    expect(await main.getByRole('alert').count()).toBe(0);
  });
});
