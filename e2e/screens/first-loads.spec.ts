import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/harness.ts';
import type { Visit } from '../support/harness.ts';
import { maxShift, shiftOf, watchShifts } from '../support/layout-shift.ts';
import { networkIdle } from '../support/network-idle.ts';
import { bowl } from '../support/overlays.ts';
import { closePopup, waitsForMove } from '../support/page-actions.ts';

const journey = useSharedShop();

/** Figures of the first issue, in bytes. Scripts as brotli packed them, everything with the headers it came with. */
const maxScripts = 125 * 1024;
const maxEverything = 350 * 1024;
/** Files of code that come with the first move and on the way down: on slow 4G a few arrive long before many small ones. */
const maxLateFiles = 8;

const product = `/product/${bowl}`;
const pages = [
  { name: 'the front page', path: '/' },
  { name: 'a category', path: '/product_category/clothing' },
  { name: 'a product', path: product },
];
const phone = { name: 'a phone in Nepali', language: 'ne', width: 360, height: 740, density: 3 } as const;
const desktop = {
  name: 'a desktop in English',
  language: 'en',
  width: 1280,
  height: 850,
  density: 1,
} as const;

/** What React leaves where a part is not there yet, could not be rendered, or is moved to its place by a script. */
const unfinished = /<!--\$[?!]-->|\$RC\(|<div hidden id="S:/;

// spec: house.2
test.for(pages)('all islands of $name are in the HTML that the server sends', async ({ path }) => {
  const html = await (await fetch(journey.origin + path)).text();
  expect(html).toMatch(/<html[^>]* data-asleep/);
  expect(html.match(/<div class="contents" data-asleep/g)?.length).toBeGreaterThan(0);
  expect(html).not.toMatch(unfinished);
});

describe.each([
  { ...phone, goodsInSight: cardInSight },
  { ...desktop, goodsInSight: pricesInSight },
])('a first load on $name', ({ name: _, goodsInSight, ...hand }) => {
  // spec: opens.23, opens.24, opens.25, choosing.56, choosing.60, face.23, face.32, house.3, house.4
  test.for(pages)(
    'of $name is light and stands still, its pictures as large as they are shown, its islands asleep until the first move',
    async ({ path }, { annotate }) => {
      const { page, weight, weigh } = await openStill(path, hand);
      const { scripts, everything } = weight;
      await annotate(`scripts ${kilobytes(scripts)}, everything ${kilobytes(everything)}`);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts, 'JavaScript').toBeLessThanOrEqual(maxScripts);
      expect(everything, 'everything').toBeLessThanOrEqual(maxEverything);
      await sleeps(page);
      // The strip of a product's small pictures is looked at in two pixels for each: see below.
      if (hand.density !== 3 || path !== product) await rightlySized(page, hand.density);
      if (path === '/') {
        await popupIsNotLargest(page);
        await goodsInSight(page);
      }
      await wakes(page);
      if (path === '/') await closePopup(page);
      await scrollThrough(page);
      expect(weigh().files - weight.files, 'files of code after the first move').toBeLessThanOrEqual(
        maxLateFiles,
      );
      const { shift, what } = await shiftOf(page);
      expect(shift, what).toBeLessThanOrEqual(maxShift);
    },
  );
});

// spec: choosing.60
test('a phone of two pixels for each gets the pictures of a product as large as they are shown', async () => {
  const { page } = await openStill(product, { ...phone, density: 2 });
  await rightlySized(page, 2);
});

/** Of a browser's trace: how many elements were styled in one go. */
interface Styled {
  name: string;
  args?: { elementCount?: number };
}

// spec: house.2
test('a page is styled as a whole once: nothing that comes later has a slow phone do all of it again', async () => {
  const page = await journey.open('/product_category/clothing', {
    asleep: true,
    before: (tab) =>
      tab
        .context()
        .browser()!
        .startTracing(tab, { categories: ['devtools.timeline'] }),
  });
  await page.waitForLoadState();
  await page.mouse.move(20, 20);
  await expect.poll(() => page.evaluate<number>(`document.querySelectorAll('[data-asleep]').length`)).toBe(0);
  await networkIdle(page);
  const elements = await page.evaluate<number>(`document.body.querySelectorAll('*').length`);
  const trace = (await page.context().browser()!.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: Styled[] };
  const styled = traceEvents.flatMap(({ args }) => args?.elementCount ?? []);
  expect(styled.length).toBeGreaterThan(0);
  // At most: the HTML may come in pieces, each of which is styled as it comes.
  const whole = styled.filter((count) => count > elements / 2);
  expect(whole.length, `${styled.join(', ')} of ${elements} elements`).toBeLessThanOrEqual(1);
});

/** Somebody who looks before they touch: what waits for a first move is no part of a first load. */
async function openStill(path: string, visit: Visit): Promise<Opened> {
  let weigh: () => Weight = () => ({ scripts: 0, files: 0, everything: 0 });
  let session: CDPSession | undefined;
  const page = await journey.open(path, {
    ...visit,
    still: true,
    before: async (tab) => {
      await waitsForMove(tab);
      await tab.addInitScript(holdPopup);
      await tab.addInitScript(watchShifts);
      await tab.addInitScript(watchLargest);
      session = await tab.context().newCDPSession(tab);
      weigh = scale(session);
    },
  });
  const weight = weigh();
  // Asked by the debugger's own way in: what `page` asks counts as the visitor's move, also before anybody listens.
  const isAlive = async () => {
    const expression = `!document.documentElement.hasAttribute('data-asleep')`;
    return (await session?.send('Runtime.evaluate', { expression }))?.result.value as unknown;
  };
  await expect.poll(isAlive).toBe(true);
  return { page, weight, weigh };
}

interface Opened {
  page: Page;
  /** Of the first load. */
  weight: Weight;
  /** The same with all that has come since. */
  weigh: () => Weight;
}

interface Weight {
  /** Bytes. */
  scripts: number;
  files: number;
  /** Bytes. */
  everything: number;
}

/** Weighs everything a tab loads from now on, as it came over the line. */
function scale(session: CDPSession): () => Weight {
  const headersOf = new Map<string, number>();
  const weight: Weight = { scripts: 0, files: 0, everything: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) headersOf.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.everything += encodedDataLength;
    const headers = headersOf.get(requestId);
    if (headers === undefined) return;
    weight.scripts += encodedDataLength - headers;
    weight.files += 1;
  });
  void session.send('Network.enable');
  return () => ({ ...weight });
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Writes down of each largest thing painted so far whether it is in a dialog. */
const watchLargest = `{
  window.largest = [];
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries()) window.largest.push(Boolean(element?.closest('dialog')));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}`;

/**
 * Has the popup wait until the test lets it go, instead of 1.2 s: on a busy machine the page is weighed later than that, and
 * the popup is no part of a first load.
 */
const holdPopup = `{
  const later = setTimeout;
  window.setTimeout = (act, delay, ...rest) =>
    delay === 1200 && !window.letPopupGo ? (window.letPopupGo = act) : later(act, delay, ...rest);
}`;

/** A word that comes after the popup: once the browser tells that it is painted, it has told of the popup too. */
const paintedAfter = `new Promise((done) => {
  new PerformanceObserver(done).observe({ type: 'element' });
  const last = document.createElement('p');
  last.setAttribute('elementtiming', 'last');
  last.style.cssText = 'position: fixed; inset: 0 auto auto 0';
  last.append('.');
  document.body.append(last);
}).then(() => undefined)`;

/** Nobody has touched anything: the first touch ends the browser's own count. */
async function popupIsNotLargest(page: Page): Promise<void> {
  const popup = page.locator('dialog[open]');
  await expect.poll(() => page.evaluate('Boolean(window.letPopupGo)')).toBe(true);
  await page.evaluate('letPopupGo()');
  await popup.waitFor();
  await popup.locator('img').evaluate((image: { decode(): Promise<void> }) => image.decode());
  await page.evaluate(paintedAfter);
  const largest = await page.evaluate<boolean[]>('window.largest');
  expect(largest.length).toBeGreaterThan(0);
  expect(largest).not.toContain(true);
}

/** The cards of the front page, over which the popup lies. */
const cardsOf = (page: Page): Locator => page.getByRole('article', { includeHidden: true });

async function cardInSight(page: Page): Promise<void> {
  const button = await cardsOf(page).first().locator('button.w-full').boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(phone.height);
}

async function pricesInSight(page: Page): Promise<void> {
  const cards = cardsOf(page);
  const chat = await page.locator('.chat-button').boundingBox();
  for (const at of [0, 1, 2, 3, 4]) {
    const price = await cards.nth(at).locator('.card-price').boundingBox();
    expect(price!.y + price!.height).toBeLessThanOrEqual(desktop.height);
    const card = await cards.nth(at).boundingBox();
    expect(chat!.y + chat!.height).toBeLessThanOrEqual(card!.y);
  }
}

/** A picture of the page itself, as somebody sees it who has moved nothing yet. */
interface Shown {
  src: string;
  slot: number;
  pixels: number;
  below: boolean;
  lazy: boolean;
  loaded: boolean;
  uploaded: boolean;
  priority: string;
}

const picturesOf = (page: Page): Promise<Shown[]> =>
  page.evaluate<
    Shown[]
  >(`[...document.querySelectorAll('main img')].filter((image) => image.checkVisibility()).map((image) => {
    const box = image.getBoundingClientRect();
    return {
      src: new URL(image.currentSrc || image.src, location.href).pathname,
      slot: box.width,
      pixels: Number(/-(\\d+)\\.\\w+$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth),
      below: box.top > innerHeight || box.left > innerWidth,
      lazy: image.loading === 'lazy',
      loaded: image.complete && image.naturalWidth > 0,
      uploaded: /\\/uploads\\//.test(image.src),
      priority: image.fetchPriority,
    };
  })`);

/** The pictures come in a new format, as large as they are shown, and the first one before others. */
async function rightlySized(page: Page, density: number): Promise<void> {
  const all = await picturesOf(page);
  expect(all.length).toBeGreaterThan(0);
  const [first, ...others] = all.filter(({ priority }) => priority === 'high');
  expect(first, 'there is a picture that comes first').toBeDefined();
  expect(first?.below).toBe(false);
  expect(others.filter(({ below }) => below)).toEqual([]);
  const wrong = all.filter(({ below, lazy }) => below && !lazy);
  expect(wrong, 'below the fold, and not lazy').toEqual([]);
  // Of a category's picture there is one size, at the address that the spec gives it (§7); a small one of a large
  // picture that is there already costs nothing.
  const sized = all.filter(
    ({ src, slot }) =>
      !src.includes('/singleCategory/') && !all.some((other) => other.src === src && other.slot > slot),
  );
  for (const picture of sized.filter(({ loaded, uploaded }) => loaded && uploaded)) {
    expect(picture.src).toMatch(/\.(?:avif|webp|svg)$/);
    if (picture.src.endsWith('.svg')) continue;
    const share = picture.pixels / (picture.slot * density);
    expect(share, JSON.stringify(picture)).toBeGreaterThan(0.6);
    // Stored sizes double; a slot just above one gets the next.
    expect(share, JSON.stringify(picture)).toBeLessThan(2.6);
  }
}

/** Nobody has moved yet: the islands sleep. They are remembered for `wakes`. */
async function sleeps(page: Page): Promise<void> {
  const islands = await page.evaluate<number>(`(() => {
    globalThis.islands = [...document.querySelectorAll('[data-asleep]')];
    globalThis.stood = islands.flatMap((island) => [...island.querySelectorAll('a, button, input, img, h2, p')]);
    return islands.length;
  })()`);
  expect(islands).toBeGreaterThan(0);
}

/** With the first move they take over the HTML that stands there. */
async function wakes(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await expect.poll(() => page.evaluate<number>(`document.querySelectorAll('[data-asleep]').length`)).toBe(0);
  // Made anew instead, they would lose what was typed, chosen or scrolled in them.
  const [stood, gone] = await page.evaluate<[number, number]>(
    `[stood.length, stood.filter((element) => !element.isConnected).length]`,
  );
  expect(stood).toBeGreaterThan(0);
  expect(gone).toBe(0);
  expect(await page.evaluate(`islands.every((island) => island.isConnected)`)).toBe(true);
}

/** Down to the end as a thumb does it, until everything on the way has come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(180, 400);
  let before = -1;
  for (let at = 0; at !== before; at = await page.evaluate('Math.round(scrollY)')) {
    before = at;
    await page.mouse.wheel(0, 700);
    await networkIdle(page);
  }
}

/** Says in `emptied` whether the footer ever stood without its links. */
const watchFooter = `addEventListener('DOMContentLoaded', () => {
  const footer = document.querySelector('footer');
  globalThis.emptied = false;
  new MutationObserver(() => (emptied ||= !footer.querySelector('a'))).observe(footer, { childList: true, subtree: true });
})`;

test('a guest who is led to the login keeps the footer, also where its code comes late', async () => {
  let late = 0;
  const page = await journey.open('/cart-details', {
    asleep: true,
    before: async (tab) => {
      await tab.addInitScript(watchFooter);
      await tab.route('**/assets/shell-late-*.js', async (route) => {
        late += 1;
        await new Promise((after) => setTimeout(after, 1_000));
        await route.continue();
      });
    },
  });
  await page.waitForLoadState();
  await page.mouse.move(20, 20);
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect(late).toBe(1);
  expect(await page.evaluate('emptied')).toBe(false);
});
