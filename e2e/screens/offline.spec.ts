import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../support/api.ts';
import { cardOf, historyRests, isAt } from '../support/page-actions.ts';
import { useShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { bowl, dialogOf, plant } from '../support/overlays.ts';
import { startShop } from '../support/shop-process.ts';
import { saying } from '../support/messages.ts';
import { told } from '../support/toasts.ts';

const journey = useShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
/** What browser and shop write down about a line that is gone. */
const allow = [/ERR_INTERNET_DISCONNECTED/, /The stock of the cart is unknown/];

const header = (page: Page, name: RegExp | string) =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).first();
const openers = { menu: say('header.menu'), search: say('search.label'), cart: /cart/i };

/** The line goes once the page has come whole. */
async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

async function tapAndRead(page: Page, pressed: Locator): Promise<void> {
  await pressed.tap();
  await told(page, say('problem.offline'));
}

describe('without a connection, on a page whose further code was never loaded', () => {
  // spec: goods.37
  test.each(Object.entries(openers))(
    '%s says so at once, and does not open by itself later',
    async (_, name) => {
      const page = await journey.open('/products', { ...phone, allow });
      await goOffline(page);
      await tapAndRead(page, header(page, name));
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.context().setOffline(false);
      await header(page, name).tap();
      await dialogOf(page).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    },
  );

  // spec: goods.37
  test('a link says so and leaves the shopper where they are', async () => {
    const page = await journey.open('/product_category/handicrafts', { ...phone, allow });
    await goOffline(page);
    await tapAndRead(page, cardOf(page, bowl).getByRole('heading').getByRole('link'));
    await isAt(page, '/product_category/handicrafts');
    await page.context().setOffline(false);
    await cardOf(page, bowl).getByRole('heading').getByRole('link').tap();
    await isAt(page, `/product/${bowl}`);
  });
});

// spec: goods.37
test('code that comes long after the press opens nothing by itself', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const page = await journey.open('/products', {
    ...phone,
    before: async (tab) => {
      await tab.clock.install();
      await tab.route('**/assets/side-menu-*.js', async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await page.clock.runFor(5_000);
  await header(page, openers.menu).tap();
  await page.clock.runFor(9_000);
  await told(page, say('problem.offline'));
  const arrived = page.waitForResponse('**/assets/side-menu-*.js');
  release();
  await arrived;
  await header(page, openers.search).tap();
  await dialogOf(page).getByRole('combobox').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

/** A browser of our days on a good line; its storage holds one thing in the cart. */
async function withWorker(path: string, visit: Visit = {}): Promise<Page> {
  const myCart = JSON.stringify([await cartLine(journey.origin, bowl)]);
  const page = await journey.open(path, {
    ...phone,
    worker: true,
    storage: { myCart },
    allow,
    before: (tab) =>
      tab.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } })`),
    ...visit,
  });
  const worker = await (await fetch(`${journey.origin}/sw.js`)).text();
  const ahead = new Set(worker.match(/\/assets\/[\w.-]+\.js/g));
  expect(ahead.size).toBeGreaterThan(20);
  await expect
    .poll(async () => ahead.difference(new Set(await kept(page))).size, { timeout: 60_000 })
    .toBe(0);
  return page;
}

/** The paths of all that lies in the caches of the visit. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  })()`);

const languages = [
  { language: 'en', title: 'No connection', heading: /money plant/i },
  { language: 'ne', title: 'इन्टरनेट छैन', heading: /मनी प्लान्ट/ },
] as const;

describe.each(languages)('with the service worker, in $language', ({ language, title }) => {
  // spec: goods.38
  test('menu, search and cart open without a connection; a page that cannot come shows the cart and what was seen last', async () => {
    const page = await withWorker(`/product/${plant}`, { language });
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.context().setOffline(true);
    const words = saying(language);
    for (const opener of [words('header.menu'), words('search.label'), /cart|कार्ट/i]) {
      await header(page, opener).tap();
      await dialogOf(page).waitFor();
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      await historyRests(page);
    }
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language === 'ne' ? 'ne-NP' : 'en-US');
    await page.getByRole('link', { name }).waitFor();
    expect(await page.locator('#cart li').count()).toBe(1);
    // In another shop nothing of this one is shown.
    await page.context().addCookies([{ name: 'subdom', value: 'himal', url: journey.origin }]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
    await page.context().clearCookies({ name: 'subdom' });
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});

// spec: goods.39
test('nothing personal is kept, no page and no answer: files of the build alone', async () => {
  const page = await withWorker('/user-profile', { as: 'shopper@haat.test' });
  await page.getByRole('heading', { level: 1, name: /\S/ }).waitFor();
  expect((await kept(page)).filter((path) => !/^\/assets\/[^/]+\.(js|css)$/.test(path))).toEqual([]);
});

// spec: goods.39
test('switched off, it leaves every browser with all that it kept', async () => {
  const page = await withWorker('/faq');
  const { port } = new URL(journey.origin);
  await journey.shop.stop();
  const shop = await startShop({
    dataDir: journey.shop.dataDir,
    port: Number(port),
    env: { ...journey.shop.env, SERVICE_WORKER: 'off' },
  });
  try {
    await page.reload();
    await page.mouse.move(3, 3);
    const left = `navigator.serviceWorker.getRegistrations().then((all) => all.length)`;
    await expect.poll(async () => [await page.evaluate(left), await kept(page)]).toEqual([0, []]);
  } finally {
    await page.close();
    await shop.stop();
  }
});
