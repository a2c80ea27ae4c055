// `npm run bench -- feel`: how the shop feels under a thumb, on a processor four times slower than this one: how soon a
// press of Add to Cart shows, and whether a page of 60 cards scrolls without a long task (issue 'Choosing', figures).
import { setTimeout as pause } from 'node:timers/promises';
import type { ProductPage } from '@haat/contract/catalog/schemas';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ask, sessionCookies, signIn } from '../e2e/support/api.ts';
import { launchChromium } from '../e2e/support/browser.ts';
import { slowly, slowness, summed, tasksBeside } from './trace.ts';
import type { Traced } from './trace.ts';

/** One figure: what came out, and what it should be at most; milliseconds of a slow phone. */
export interface Felt {
  name: string;
  worst: number;
  median: number;
  most: number;
}

const presses = 10;
const cards = 60;
const shopper = 'shopper@haat.test';
// spec: choosing.58
const maxPress = 100;
const maxTask = 50;
/** First visits of the front page. */
const visits = 5;
const maxBlocking = 200;

const phone = {
  ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  ...{ isMobile: true, hasTouch: true },
};

/**
 * Measures press and scroll on a running shop, twice: by the processor's time alone, so that others may be busy on it, and
 * by the browser's own clock on a slowed page; and by the processor how long a first visit to the front page hears nothing.
 * @param origin like `http://127.0.0.1:3000`
 */
export async function feel(origin: string): Promise<Felt[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext(phone);
    await wishForMany(context, origin);
    return [
      ...(await byProcessor(browser, context, origin)),
      ...(await byClock(context, origin)),
      await blocking(browser, origin),
    ];
  } finally {
    await browser.close();
  }
}

/** The first move of the visit is the thumb's first flick: what a page wakes up with then counts too. */
async function useIt(context: BrowserContext, page: Page, origin: string, begin: () => Promise<void>) {
  await page.goto(`${origin}/wishlist`, { waitUntil: 'networkidle' });
  await page
    .getByRole('article')
    .nth(cards - 1)
    .waitFor();
  await begin();
  await scrollThrough(await context.newCDPSession(page));
  await page.evaluate(`performance.mark('scrolled')`);
  await page.waitForLoadState('networkidle');
  await pressAll(page);
  await page.evaluate(`localStorage.clear()`);
}

async function byProcessor(browser: Browser, context: BrowserContext, origin: string): Promise<Felt[]> {
  const page = await context.newPage();
  await page.addInitScript(markPresses);
  await useIt(context, page, origin, () =>
    browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] }),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  await page.close();
  return feltIn(traceEvents);
}

/** Of each task of the front page's main thread, before anybody has moved, what goes beyond 50 ms. */
async function blocking(browser: Browser, origin: string): Promise<Felt> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(`performance.mark('opened')`);
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: Traced[];
    };
    const tasks = tasksBeside('opened', traceEvents).map(slowly);
    times.push(tasks.reduce((sum, task) => sum + Math.max(0, task - maxTask), 0));
    await context.close();
  }
  return { name: 'a first visit to the front page hears nothing for', ...summed(times), most: maxBlocking };
}

/** As the browser tells pages of it: from the thumb's lifting to the frame that shows the press, and tasks over 50 ms. */
async function byClock(context: BrowserContext, origin: string): Promise<Felt[]> {
  const page = await context.newPage();
  await page.addInitScript(markPresses);
  await page.addInitScript(hearTimes);
  await useIt(context, page, origin, async () => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  });
  const { clicks, long } = await page.evaluate<{ clicks: number[]; long: number[] }>(`times`);
  await page.close();
  return [
    { name: 'a press, by the clock of a slowed page', ...summed(clicks), most: maxPress },
    { name: 'tasks over 50 ms while scrolling there', ...summed(long), most: maxTask },
  ];
}

/** The tasks of the page's main thread between a press and the frame that shows it, and the longest while scrolling. */
function feltIn(events: Traced[]): Felt[] {
  const timesOf = (name: string) => events.filter((each) => each.name === name).map(({ ts }) => ts);
  const tasks = tasksBeside('press', events);
  const shown = timesOf('shown');
  const pressed = timesOf('press').map((press, at) =>
    tasks
      .filter(({ ts, dur = 0 }) => ts + dur > press && ts < (shown[at] ?? press))
      .reduce((sum, task) => sum + slowly(task), 0),
  );
  const [end = 0] = timesOf('scrolled');
  const scrolled = tasks.filter(({ ts }) => ts < end).map(slowly);
  return [
    { name: 'a press of Add to Cart until it shows', ...summed(pressed), most: maxPress },
    { name: `a task while ${cards} cards scroll`, ...summed(scrolled), most: maxTask },
  ];
}

/** The one page with as many cards as a shopper likes: their wishlist. */
async function wishForMany(context: BrowserContext, origin: string): Promise<void> {
  const [{ token }, { products }, cookies] = await Promise.all([
    signIn(origin, shopper),
    ask<ProductPage>(origin, `/api/product/list?size=${cards}&inStock=true`),
    sessionCookies(origin, shopper),
  ]);
  for (const { _id: productId } of products)
    await ask(origin, '/api/wishlist/add', { token, body: { productId } });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
}

/** One card after another; each press waits for the one before to show. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  for (let press = 0; press < presses; press += 1) {
    await buttons.first().tap();
    // Asked from outside, since the shop's policy lets nothing be evaluated inside the page.
    while ((await page.evaluate<number>(`performance.getEntriesByName('shown').length`)) <= press)
      await pause(20);
  }
}

/** A thumb's flick after another, down to the end and up again. */
async function scrollThrough(session: CDPSession): Promise<void> {
  for (const yDistance of [-3000, -3000, -3000, 6000, 3000])
    await session.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance, speed: 3000 });
}

/** Marks each touch of a card's button, and the first frame after the card has changed. */
const markPresses = `addEventListener('touchstart', (event) => {
  const card = event.target.closest?.('article');
  if (!card || !event.target.closest('button')) return;
  performance.mark('press');
  const changes = new MutationObserver(() => {
    changes.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
  });
  changes.observe(card, { childList: true, subtree: true, characterData: true });
}, { capture: true, passive: true });`;

const hearTimes = `globalThis.times = { clicks: [], long: [] };
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') times.clicks.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
new PerformanceObserver((list) => {
  if (performance.getEntriesByName('scrolled').length > 0) return;
  for (const { duration } of list.getEntries()) times.long.push(duration);
}).observe({ type: 'longtask' });`;
