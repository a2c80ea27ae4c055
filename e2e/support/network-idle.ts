import type { Page, Request } from 'playwright-core';

/** So many milliseconds without a request: what a page asks for in turn follows sooner than that. */
const silence = 150;
/** Long enough for the busiest machine: it ends only what would never end. */
const patience = 120_000;

/** What a tab has asked for and not been answered, and when that changed last. */
interface Line {
  underWay: Set<Request>;
  changed: number;
}

const lines = new WeakMap<Page, Line>();

/** Keeps count of what a new tab asks for: has to begin before it goes anywhere. */
export function watchRequests(page: Page): void {
  const line: Line = { underWay: new Set(), changed: performance.now() };
  lines.set(page, line);
  let coming: Request | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) coming = request;
    line.underWay.add(request);
    line.changed = performance.now();
  });
  // Another document: nobody waits any more for what the one before has asked for, up to its last moment.
  page.on('framenavigated', (frame) => {
    if (!coming || frame !== page.mainFrame()) return;
    for (const request of line.underWay) if (request !== coming) line.underWay.delete(request);
    coming = undefined;
  });
  const over = (request: Request) => {
    line.underWay.delete(request);
    line.changed = performance.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
}

/**
 * Waits until a page has come to rest: a moment without a request under way, after which it has nothing left to
 * compute that would ask for more. Playwright's `networkidle` waits half a second each time, and only once for a
 * document: what scrolling brings is not waited for.
 * @throws with what is still under way, where it never rests
 */
export async function networkIdle(page: Page): Promise<void> {
  const line = lines.get(page);
  if (!line) throw new Error('Only tabs that the harness opened are watched.');
  const start = performance.now();
  for (;;) {
    // What was just done to the page has its moment too to make it ask for something.
    const quietSince = Math.max(line.changed, start);
    const rest = line.underWay.size > 0 ? silence : quietSince + silence - performance.now();
    if (rest <= 0) {
      const at = line.changed;
      // A page that is still computing has no time for this, and may ask for something when it is done.
      await page.evaluate('new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))');
      if (line.changed === at && line.underWay.size === 0) return;
    } else {
      await new Promise((done) => setTimeout(done, Math.min(rest, 25)));
    }
    if (performance.now() > start + patience) {
      throw new Error(`never at rest: ${[...line.underWay].map((each) => each.url()).join(' ')}`);
    }
  }
}
