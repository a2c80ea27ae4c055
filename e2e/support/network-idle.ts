import type { CDPSession, Page } from 'playwright-core';

/** So many milliseconds without a request: what a page asks for in turn follows sooner than that. */
const silence = 150;
/** Long enough for the busiest machine: it ends only what would never end. */
const patience = 120_000;

/** What a tab has asked for and not been answered, and when that changed last. */
interface Line {
  /** By the browser's id of a request: its address, and the document that asked. */
  underWay: Map<string, { url: string; document: string }>;
  /** The document that the tab shows, and the one that it was last sent to. */
  document: string;
  next: string;
  changed: number;
  /** The addresses that it asked for last. */
  latest: string[];
}

const lines = new WeakMap<Page, Line>();

/**
 * Keeps count of what a new tab asks for: has to begin before it goes anywhere. Asked of the browser itself, which says
 * of each request the document that made it: one that was left waits for nothing any more, also where its last request
 * is told of after the next document has come.
 */
export async function watchRequests(page: Page): Promise<void> {
  const line: Line = { underWay: new Map(), document: '', next: '', changed: performance.now(), latest: [] };
  lines.set(page, line);
  const browser: CDPSession = await page.context().newCDPSession(page);
  const main = (await browser.send('Page.getFrameTree')).frameTree.frame.id;
  const changed = () => (line.changed = performance.now());
  browser.on('Network.requestWillBeSent', ({ requestId, loaderId, request, frameId, type }) => {
    // What the browser asks of its own accord, as where something stale is renewed behind the page: it is not told when that is over.
    if (type === 'Other' && requestId !== loaderId) return;
    // A document on its way is waited for already by the one that is left for it.
    if (requestId === loaderId && frameId === main) line.next = loaderId;
    line.latest = [...line.latest.slice(-7), request.url];
    line.underWay.set(requestId, { url: request.url, document: loaderId });
    changed();
  });
  const over = ({ requestId }: { requestId: string }) => {
    line.underWay.delete(requestId);
    changed();
  };
  browser.on('Network.loadingFinished', over);
  browser.on('Network.loadingFailed', over);
  browser.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    line.document = frame.loaderId;
    changed();
  });
  await Promise.all([browser.send('Page.enable'), browser.send('Network.enable')]);
}

const waitedFor = ({ underWay, document, next }: Line): string[] =>
  [...underWay.values()]
    .filter((each) => each.document === document || each.document === next)
    .map(({ url }) => url);

/** Where a tab stands, for whoever reads why a test has failed. */
export function whereItStands(page: Page): string {
  const line = lines.get(page);
  const list = (urls: string[]) => urls.map((url) => `\n    ${url}`).join('') || ' nothing';
  return `${page.url()}\n  waits for${list(line ? waitedFor(line) : [])}\n  asked last for${list(line?.latest ?? [])}`;
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
    const rest = waitedFor(line).length > 0 ? silence : quietSince + silence - performance.now();
    if (rest <= 0) {
      const at = line.changed;
      // A page that is still computing comes to this last, and may ask for something when it is done. It is asked for by its
      // priority, since for a second after the wheel was turned nothing is idle.
      await page.evaluate(`scheduler.postTask(() => {}, { priority: 'background' })`);
      if (line.changed === at) return;
    } else {
      await new Promise((done) => setTimeout(done, Math.min(rest, 25)));
    }
    if (performance.now() > start + patience) throw new Error(`never at rest: ${waitedFor(line).join(' ')}`);
  }
}
