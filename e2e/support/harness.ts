import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { sessionCookies } from './api.ts';
import { launchChromium } from './browser.ts';
import { watchRequests, whereItStands } from './network-idle.ts';
import { startShop } from './shop-process.ts';
import type { ShopProcess, ShopStart } from './shop-process.ts';
import { placeFor } from './stocked-shop.ts';
import type { Place } from './stocked-shop.ts';
import { keepToasts } from './toasts.ts';

/** How a visitor comes: what they hold in their hands and what they prefer. */
export interface Visit {
  /** Of the window in CSS pixels; without them a desktop of 1280 × 800. Below 768 it counts as a phone with touch. */
  width?: number;
  height?: number;
  /** A wide screen that is touched; a phone is without saying so. */
  touch?: boolean;
  /** The system prefers dark (spec §4: the theme starts from it). */
  dark?: boolean;
  /**
   * What opens slides, and pages grow into each other: for tests of just that. Without it the visitor prefers that nothing
   * moves, so that a press never falls on what is on its way.
   */
  motion?: boolean;
  /** Nepali pages live under `/ne` (design D14). */
  language?: 'en' | 'ne';
  /** Physical pixels for each CSS pixel; a phone of 360 px usually has three. One without it. */
  density?: number;
  /** Logged in from the start with this email, in the shop of the cookie `subdom`, as if they had come back the next day. */
  as?: string;
  /** What lies in the browser's storage from an earlier visit. */
  storage?: Record<string, string>;
  /** Cookies from an earlier visit. */
  cookies?: Record<string, string>;
  /** The visitor keeps still after the page has come: parts that wait for a first move stay asleep. */
  still?: boolean;
  /** False in a browser that runs no JavaScript. */
  script?: boolean;
  /** The shop's service worker comes along; without it nothing stands between a page and what a test does to its line. */
  worker?: boolean;
  /** The page is not waited for to come alive: its code is held back. */
  asleep?: boolean;
  /** A visit that goes on: same cookies, same storage, another tab. */
  context?: BrowserContext;
  /** What is done with the new tab before it goes anywhere: to listen, or to stand in its way. */
  before?: (page: Page) => Promise<unknown>;
  /** Complaints that belong to the test, such as the browser's line about an expected 409. */
  allow?: RegExp[];
}

/** A running shop and a browser for the tests of one file. */
export interface Journey {
  /** The shop's address, without a slash at the end. */
  readonly origin: string;
  /** Opens a page of the shop in a new visit and waits until it is alive. `path` is the English one. */
  open(path: string, visit?: Visit): Promise<Page>;
  /** Everything a visit's pages complained about so far: the console, page errors, calls to other hosts. */
  complaints(page: Page): string[];
}

/** The same in a shop that nobody else visits. */
export interface OwnJourney extends Journey {
  readonly shop: ShopProcess;
}

/** Starts a freshly stocked shop of its own, or with `SEED=none` none, for the test file that calls it at its top. */
export function useShop(start: Omit<ShopStart, 'dataDir'> = {}): OwnJourney {
  let shop: ShopProcess | undefined;
  let place: Place | undefined;

  beforeAll(async () => {
    place = await placeFor(inject('stock'), { empty: start.env?.['SEED'] === 'none' });
    shop = await startShop({ ...start, dataDir: place.dataDir, env: { ...place.env, ...start.env } });
  });
  afterAll(async () => {
    await shop?.stop();
    await place?.remove();
  });

  const running = () => {
    if (!shop) throw new Error('The shop runs inside tests only, not while the file is read.');
    return shop;
  };
  const journey = journeyIn(() => running().origin);
  return Object.defineProperty(journey, 'shop', { get: running }) as OwnJourney;
}

/**
 * For a test file that only looks: its journeys are in a shop that other files visit at the same time. A test fails when
 * its page sends what would change something there.
 */
export function useSharedShop(): Journey {
  return journeyIn(
    () => inject('sharedShop'),
    (request) =>
      request.method() === 'GET' || onlyLooks.test(request.url())
        ? null
        : `changes what others look at: ${request.method()} ${request.url()}`,
  );
}

/**
 * A login changes nothing but the list of one's own logins, and a form that a page cannot take nothing at all. That a
 * product's card was pressed moves it up in lists; what sellers and owners count of looks and searches shows to no shopper.
 */
const onlyLooks =
  /\/api\/(?:user\/(?:signin|signout)|stock\/check|insight\/(?:missed|view\/[^/]+))$|^[^/]+\/\/[^/]+(?:\/ne)?\/login(?:\?|$)/;

/** A page of a test is gone before code that is compiled to be quick has paid for that: a tenth of a visit. */
const shortVisits = ['--js-flags=--no-turbofan --no-maglev'];

/** One for all files of a worker, which ends it when it ends. */
let launched: Promise<Browser> | undefined;
async function browserOfWorker(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launchChromium(shortVisits);
  return launched!;
}

/**
 * After each test its visits are closed, and the test fails when a page wrote an error or a warning to the console, threw,
 * or asked another host for anything.
 * @param objection what is wrong with a request to the shop itself; null where nothing is
 */
function journeyIn(
  origin: () => string,
  objection: (request: Request) => string | null = () => null,
): Journey {
  let browser: Browser;
  const visits = new Map<BrowserContext, { complaints: string[]; allow: RegExp[] }>();

  beforeAll(async () => {
    browser = await browserOfWorker();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      task.meta.pages = await Promise.all(
        [...visits.keys()].flatMap((context) => context.pages()).map(whatItShows),
      );
    const all = [...visits];
    visits.clear();
    await Promise.all(all.map(([context]) => context.close()));
    expect(all.flatMap(([, visit]) => unexpected(visit))).toEqual([]);
  });

  const visitOf = async (visit: Visit): Promise<BrowserContext> => {
    const known = visit.context && visits.get(visit.context);
    if (visit.context && known) {
      known.allow.push(...(visit.allow ?? []));
      return visit.context;
    }
    const context = await newVisit(browser, origin(), visit);
    const complaints: string[] = [];
    visits.set(context, { complaints, allow: [...(visit.allow ?? [])] });
    listen(context, origin(), complaints, objection);
    return context;
  };

  return {
    get origin() {
      return origin();
    },
    open: async (path, visit = {}) => {
      const context = await visitOf(visit);
      const page = await context.newPage();
      // Whoever else listens to the network keeps a line that comes back from being noticed.
      if (!visit.worker) await watchRequests(page);
      await visit.before?.(page);
      const address = origin() + inLanguage(path, visit.language);
      // Asking the page anything counts as the visitor's move, so one who keeps still is only waited for.
      const waitUntil = visit.asleep ? 'commit' : visit.still ? 'networkidle' : 'load';
      await page.goto(address, { waitUntil });
      if (!visit.still && !visit.asleep) await untilAlive(page);
      return page;
    },
    complaints: (page) => [...(visits.get(page.context())?.complaints ?? [])],
  };
}

/** The same page in the other language (design D14): English at the spec's paths, Nepali under `/ne`. */
export function inLanguage(path: string, language: 'en' | 'ne' = 'en'): string {
  if (language === 'en') return path;
  return path === '/' ? '/ne' : `/ne${path}`;
}

/**
 * A page is alive when React has taken over what the server sent: before that a press may be lost. The parts that wait
 * for the visitor's first move get one.
 * Asked again and again from outside, since the shop's policy lets nothing be evaluated inside the page later on.
 */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = `!document.querySelector('script[type=module]') || !document.querySelector('[data-asleep]')`;
  let moves = 0;
  // Again and again: the first may come before anybody listens.
  const isAliveAfterMove = async () => {
    await page.mouse.move(2, 2 + (moves++ % 2));
    return page.evaluate(isAlive);
  };
  await expect.poll(isAliveAfterMove, { message: 'the page comes alive' }).toBe(true);
}

/**
 * Visitors save data: pages that nobody opens are not fetched ahead, which would keep two cores busy through every
 * journey. `prefetch.spec.ts` says otherwise where it is about that.
 */
const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })`;

const withoutWorker = `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })`;

async function newVisit(
  browser: Browser,
  origin: string,
  {
    width = 1280,
    height = 800,
    touch,
    density,
    dark,
    motion,
    language,
    script,
    worker,
    as,
    storage = {},
    cookies = {},
  }: Visit,
): Promise<BrowserContext> {
  const phone = width < 768;
  const held = { ...cookies, ...(as === undefined ? {} : await sessionCookies(origin, as, cookies.subdom)) };
  const place = { domain: new URL(origin).hostname, path: '/', httpOnly: false, secure: false, expires: -1 };
  const context = await browser.newContext({
    storageState: {
      cookies: Object.entries(held).map(([name, value]) => ({
        ...place,
        name,
        value,
        sameSite: 'Lax' as const,
      })),
      origins: [{ origin, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) }],
    },
    deviceScaleFactor: density,
    javaScriptEnabled: script,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: language === 'ne' ? 'ne-NP' : 'en-US',
    timezoneId: 'Asia/Kathmandu',
    isMobile: phone,
    hasTouch: phone || touch,
  });
  // As patient as what is polled for.
  context.setDefaultTimeout(100_000);
  await context.addInitScript(savesData);
  await context.addInitScript(keepToasts);
  if (!worker) await context.addInitScript(withoutWorker);
  return context;
}

function listen(
  context: BrowserContext,
  origin: string,
  complaints: string[],
  objection: (request: Request) => string | null,
): void {
  context.on('console', (message) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    const { url } = message.location();
    complaints.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) =>
    complaints.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('request', (request) => {
    const url = new URL(request.url());
    const inside = ['data:', 'blob:', 'about:'].includes(url.protocol) || url.origin === origin;
    if (!inside) complaints.push(`request to another host: ${request.method()} ${request.url()}`);
    const wrong = inside ? objection(request) : null;
    if (wrong) complaints.push(wrong);
  });
}

/** Where a tab stands and what it says, for whoever reads why a test has failed: as much of it as fits beside the failure. */
async function whatItShows(page: Page): Promise<string> {
  const says = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: Error) => `nothing, it does not answer: ${error.message.split('\n')[0]}`);
  return `${whereItStands(page)}\n  says ${says.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
}

function unexpected({ complaints, allow }: { complaints: string[]; allow: RegExp[] }): string[] {
  return complaints.filter((complaint) => !allow.some((pattern) => pattern.test(complaint)));
}
