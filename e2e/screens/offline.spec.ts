import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cartLine } from '../support/api.ts';
import { cardOf, historyRests, isAt, refused } from '../support/page-actions.ts';
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
/** The same of a page that was just being fetched ahead. */
const allowAhead = [
  /ERR_FAILED/,
  /Error loading route module/,
  /Failed to fetch dynamically imported module/,
];

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

// spec: goods.37
test('without a connection what was never loaded says so at once, a link too, and does not open by itself later', async () => {
  const page = await journey.open('/product_category/handicrafts', { ...phone, allow });
  const link = cardOf(page, bowl).getByRole('heading').getByRole('link');
  await goOffline(page);
  for (const name of Object.values(openers)) await tapAndRead(page, header(page, name));
  await tapAndRead(page, link);
  await isAt(page, '/product_category/handicrafts');
  await page.context().setOffline(false);
  // Nothing of it comes now: what is pressed next is all that opens.
  for (const name of Object.values(openers)) {
    expect(await page.getByRole('dialog').count()).toBe(0);
    await header(page, name).tap();
    await dialogOf(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await closeDialog(page);
  }
  await link.tap();
  await isAt(page, `/product/${bowl}`);
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

// spec: 9.27, goods.37
test('a page fetched ahead whose code cannot be had leaves the one that is read as it is', async () => {
  let tries = 0;
  const page = await journey.open('/contact', {
    before: async (tab) => {
      await tab.addInitScript(goodLine);
      await tab.route('**/assets/login-*.js', (route) => {
        tries += 1;
        return route.abort();
      });
    },
    allow: allowAhead,
  });
  const message = page.getByRole('textbox', { name: say('contact.message') });
  await message.fill('Where is my kettle?');
  await expect.poll(() => journey.complaints(page).join()).toContain('Error loading route module');
  await page.waitForLoadState('networkidle');
  expect(await message.inputValue()).toBe('Where is my kettle?');
  expect(tries).toBeGreaterThan(0);
});

const goodLine = `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } })`;

/** A browser of our days on a good line; its storage holds one thing in the cart. */
async function withWorker(path: string, visit: Visit = {}): Promise<Page> {
  const myCart = JSON.stringify([await cartLine(journey.origin, bowl)]);
  const page = await journey.open(path, {
    ...phone,
    worker: true,
    storage: { myCart },
    allow: [...allow, ...allowAhead],
    before: (tab) => tab.addInitScript(goodLine),
    ...visit,
  });
  const worker = await (await fetch(`${journey.origin}/sw.js`)).text();
  const ahead = new Set(worker.match(/\/assets\/[\w.-]+\.js/g));
  expect(ahead.size).toBeGreaterThan(20);
  await expect.poll(async () => ahead.difference(new Set(await kept(page))).size).toBe(0);
  return page;
}

/** The paths of all that lies in the caches of the visit. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  })()`);

// spec: goods.38
test('with the service worker menu, search and cart open without a connection; a page that cannot come shows the cart and what was seen last', async () => {
  const page = await withWorker(`/product/${plant}`, { language: 'ne' });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.context().setOffline(true);
  const words = saying('ne');
  for (const opener of [words('header.menu'), words('search.label'), /कार्ट/]) {
    await header(page, opener).tap();
    await dialogOf(page).waitFor();
    await closeDialog(page);
  }
  await page.reload();
  await saysOffline(page, 'ne');
  await page.getByRole('link', { name }).waitFor();
  expect(await page.locator('#cart li').count()).toBe(1);
  // In another shop nothing of this one is shown.
  await page.context().addCookies([{ name: 'subdom', value: 'himal', url: journey.origin }]);
  await page.reload();
  await saysOffline(page, 'ne');
  expect(await page.getByRole('link', { name }).count()).toBe(0);
  await page.context().clearCookies({ name: 'subdom' });
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

// spec: goods.38, goods.39
test('it keeps nothing personal, no page and no answer, files of the build alone; switched off, it leaves with all of them', async () => {
  const page = await withWorker('/user-profile', {
    as: 'shopper@haat.test',
    // The shop is away for a moment, with a connection that was just being opened, and then not ready yet.
    allow: [...allow, ...allowAhead, /ERR_CONNECTION_(?:REFUSED|RESET)/, refused(503)],
  });
  const title = await page.getByRole('heading', { level: 1, name: /\S/ }).innerText();
  expect((await kept(page)).filter((path) => !/^\/assets\/[^/]+\.(js|css)$/.test(path))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await saysOffline(page, 'en');
  expect(await page.locator('#cart li').count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  const { port } = new URL(journey.origin);
  await journey.shop.stop();
  const shop = await startShop({
    dataDir: journey.shop.dataDir,
    port: Number(port),
    env: { ...journey.shop.env, SERVICE_WORKER: 'off' },
  });
  try {
    const left = `navigator.serviceWorker.getRegistrations().then((all) => all.length)`;
    const workers = `navigator.serviceWorker.getRegistrations().then((all) => JSON.stringify(
      all.map(({ installing, waiting, active }) => [installing, waiting, active].map((worker) => worker?.state ?? null))))`;
    // A page that is open hears of it first, and asks for the worker once more behind that, as a slow phone does that is at rest only then.
    await page.evaluate(
      `navigator.serviceWorker.getRegistration().then((found) => found?.update()).then(() => 0)`,
    );
    await expect.poll(() => page.evaluate(left)).toBe(0);
    await page.evaluate(
      `navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(() => 0)`,
    );
    // A page asks once for the worker of now, when it is opened, and that may still fall into the restart.
    const leaves = async () => {
      await page.reload();
      await page.mouse.move(3, 3);
      await expect.poll(() => page.evaluate(left), { timeout: 10_000 }).toBe(0);
      return kept(page);
    };
    // Where it never leaves, what is found instead tells why.
    const tried = () =>
      leaves().catch(
        async (error: unknown) =>
          `${String(error)}, at ${page.url()}, ${await page.evaluate<string>(workers)}: ${(await page.innerText('body')).slice(0, 300)}`,
      );
    await expect.poll(tried).toEqual([]);
  } finally {
    await page.close();
    await shop.stop();
  }
});

/** The worker's own page says it, in the language of the page that could not come. */
async function saysOffline(page: Page, language: 'en' | 'ne'): Promise<void> {
  const name = language === 'ne' ? 'इन्टरनेट छैन' : 'No connection';
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language === 'ne' ? 'ne-NP' : 'en-US');
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await historyRests(page);
}
