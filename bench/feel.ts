// `npm run bench -- feel`: how the shop feels under a thumb, on a processor four times slower than this one: how soon a
// press of Add to Cart shows, and whether a page of 60 cards scrolls without a long task (issue 'Choosing', figures).
import type { ProductPage } from '@haat/contract/catalog/endpoints';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { ask, sessionCookies, signIn } from '../e2e/asking.ts';
import { launchChromium } from '../e2e/browser.ts';

/** One figure: what came out, and what it should be at most; milliseconds. */
export interface Felt {
  name: string;
  worst: number;
  median: number;
  most: number;
}

const slowness = 4;
const presses = 10;
const cards = 60;
const shopper = 'shopper@haat.test';
/** Both figures are medians of what a phone would show, with the worst beside them. */
const pressMost = 100;
const taskMost = 50;

/**
 * Measures both on a running shop.
 * @param origin like `http://127.0.0.1:3000`
 */
export async function feel(origin: string): Promise<Felt[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    await wishForMany(context, origin);
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.goto(`${origin}/wishlist`, { waitUntil: 'networkidle' });
    await page
      .getByRole('article')
      .nth(cards - 1)
      .waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const scrolled = await scrollThrough(page, session);
    return [await pressAll(page), scrolled];
  } finally {
    await browser.close();
  }
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

/** Each press is timed from the event itself to the first frame that shows its result. */
async function pressAll(page: Page): Promise<Felt> {
  const times: number[] = [];
  const buttons = page.getByRole('article').getByRole('button', { name: 'Add to Cart' });
  for (let press = 0; press < presses; press += 1) {
    const button = buttons.first();
    await button.scrollIntoViewIfNeeded();
    await page.evaluate('window.pressed = null');
    await button.tap();
    await page.waitForFunction('window.pressed !== null');
    times.push(await page.evaluate<number>('window.pressed'));
  }
  return { name: 'a press of Add to Cart until it shows', ...summed(times), most: pressMost };
}

/** A thumb's flick after another, down to the end and up again. */
async function scrollThrough(page: Page, session: CDPSession): Promise<Felt> {
  await page.touchscreen.tap(5, 400);
  await page.waitForLoadState('networkidle');
  await page.evaluate('window.tasks = []');
  for (const distance of [-3000, -3000, -3000, 6000, 3000])
    await session.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance: distance, speed: 3000 });
  const tasks = await page.evaluate<number[]>('window.tasks');
  return { name: 'the longest task while 60 cards scroll', ...summed(tasks), most: taskMost };
}

function summed(times: number[]): { worst: number; median: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { worst: sorted.at(-1) ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

/** A press counts from its event to the frame after the next change of the card, tasks as the browser tells them. */
const watchTasks = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('click', (event) => {
    const card = event.target.closest?.('article');
    if (!card || !event.target.closest('button')) return;
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => { window.pressed = performance.now() - event.timeStamp; }));
    });
    changes.observe(card, { childList: true, subtree: true, characterData: true });
  }, { capture: true });`;
