import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { refused } from '../../support/page-actions.ts';
import { told } from '../../support/toasts.ts';
import { askedVendor, items, openTalk, talkAt } from '../../support/talks.ts';

const journey = useShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
const asking = '**/api/question/ask';
const abort = (route: Route) => route.abort();

/** Stands between a page and the real-time line, to break it. */
async function breakableLine(page: Page) {
  let open: { socket: WebSocketRoute; server: WebSocketRoute }[] = [];
  const line = {
    isDown: false,
    /** How often the shop cannot look up yet who comes. */
    busy: 0,
    /** What is said in a conversation does not come, as where the process that it was said at could not tell the others. */
    isDeaf: false,
    passedBy: 0,
    /** Says something to the page as the shop would. */
    say: (event: string, payload: unknown) =>
      open.at(-1)!.socket.send(`42${JSON.stringify([event, payload])}`),
    breakOff: async () => {
      line.isDown = true;
      await Promise.all(open.flatMap(({ socket, server }) => [socket.close(), server.close()]));
      open = [];
    },
  };
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (line.isDown) return socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).startsWith('40') || line.busy === 0) return server.send(message);
      line.busy -= 1;
      socket.send('44{"message":"unavailable"}');
    });
    server.onMessage((message) => {
      const passes = !line.isDeaf || !/^42\["(?:conversationChanged|Vendormessage)"/.test(String(message));
      if (passes) socket.send(message);
      else line.passedBy += 1;
    });
    open.push({ socket, server });
  });
  return line;
}

// spec: 4.23, 5.16, market.51, market.66, several.7
test('on a bad line the shop is asked again until the conversation is open, its reasons are shown, nothing can be written while it is broken, and what was missed comes after it', async () => {
  const email = 'gita@haat.test';
  const { known, path, about, token } = await talkAt(journey.origin, askedVendor, email);
  const says = (content: string) =>
    ask(journey.origin, '/api/question/ask', { token, body: { ...about, content } });
  let line!: Awaited<ReturnType<typeof breakableLine>>;
  const page = await journey.open(path, {
    ...{ as: email, allow: [/WebSocket/] },
    before: async (tab) => {
      line = await breakableLine(tab);
      line.busy = 2;
    },
  });
  const { dialog, box, send } = await openTalk(page);
  expect(line.busy).toBe(0);
  const reason = 'That was too much at once. Please wait a moment.';
  line.say('serverMessage', reason);
  await told(page, reason);

  line.isDeaf = true;
  await says('Said at another process');
  await expect.poll(() => line.passedBy).toBeGreaterThan(0);
  expect(await items(page).getByText('Said at another process').count()).toBe(0);
  line.say('catchUp', null);
  await items(page).getByText('Said at another process').waitFor();
  line.isDeaf = false;

  await box.fill('Half a sentence');
  await line.breakOff();
  await dialog.getByText(say('inquiry.reconnecting')).waitFor();
  expect(await box.isDisabled()).toBe(true);
  expect(await send.isDisabled()).toBe(true);
  expect(await box.getAttribute('placeholder')).toBe(say('inquiry.placeholder.lost'));
  await says('From another phone');
  line.isDown = false;
  await items(page).getByText('From another phone').waitFor();
  await expect.poll(() => box.isEnabled()).toBe(true);
  // Whoever was writing goes on where they were.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  expect(await box.inputValue()).toBe('Half a sentence');
  expect((await known()).at(-1)?.content).toBe('From another phone');
});

/** Writes messages in the open dialog, and waits until each stands there. */
async function write(page: Page, { box }: Awaited<ReturnType<typeof openTalk>>, words: string[]) {
  for (const text of words) {
    await box.fill(text);
    await box.press('Enter');
    await items(page).getByText(text).waitFor();
  }
}

/** The browser tells its tabs that there is a line again. */
const isBack = (tabs: Page[]) =>
  Promise.all(tabs.map((tab) => tab.evaluate("dispatchEvent(new Event('online'))")));

/** Waits until nothing of what was written lies in the browser any more. */
const nothingWaits = (tab: Page) =>
  expect
    .poll(() => tab.evaluate('Object.keys(localStorage).filter((key) => / message /.test(key))'))
    .toEqual([]);

const contentsOf = async (talk: Awaited<ReturnType<typeof talkAt>>) =>
  (await talk.known()).map(({ content }) => content);

// spec: market.51
test('what could not be sent waits through a reload; two tabs that send at once send each message once, and one that the shop cannot take holds up no other seller', async () => {
  const email = 'manish@haat.test';
  const talk = await talkAt(journey.origin, askedVendor, email);
  const other = await talkAt(journey.origin, 'ilam-tea-house', email);
  const allow = [/ERR_FAILED/, /Failed to load/, refused(500)];
  const first = await journey.open(talk.path, { as: email, ...phone, allow });
  const context = first.context();
  await context.route(asking, abort);
  const open = await openTalk(first);
  await write(first, open, ['Oranges', 'Lemons']);
  expect(await open.dialog.getByText(say('inquiry.sending')).count()).toBe(2);
  const elsewhere = await journey.open(other.path, { context });
  await write(elsewhere, await openTalk(elsewhere), ['Plums']);
  // Before the other goes: what waits tries again at any time.
  await context.route(asking, (route) =>
    (route.request().postData() ?? '').includes(talk.product._id)
      ? route.fulfill({ status: 500, json: { error: 'no', code: 'broken' } })
      : route.continue(),
  );
  await context.unroute(asking, abort);
  // Nobody has the dialog open any more: it goes by itself.
  await first.reload();
  await first.mouse.move(2, 2);
  await expect.poll(() => contentsOf(other)).toEqual(['Plums']);
  expect(await talk.known()).toEqual([]);
  await context.unroute(asking);
  await isBack([first, elsewhere]);
  await expect.poll(() => contentsOf(talk)).toEqual(['Oranges', 'Lemons']);
  for (const tab of [first, elsewhere]) await nothingWaits(tab);
  expect([await contentsOf(talk), await contentsOf(other)]).toEqual([['Oranges', 'Lemons'], ['Plums']]);
});

// spec: market.51
test('in a browser without locks two tabs send the same at once, and the shop has each message once and in its order', async () => {
  const email = 'kabita@haat.test';
  const talk = await talkAt(journey.origin, askedVendor, email);
  const first = await journey.open(talk.path, {
    ...{ as: email, ...phone, allow: [/ERR_FAILED/, /Failed to load/] },
    before: (tab) => tab.context().addInitScript('delete Navigator.prototype.locks'),
  });
  expect(await first.evaluate('"locks" in navigator')).toBe(false);
  const context = first.context();
  await context.route(asking, abort);
  const words = ['Kiwis', 'Figs', 'Dates'];
  await write(first, await openTalk(first), words);
  const failed = context.waitForEvent(
    'requestfailed',
    (request) => request.url().endsWith('/api/question/ask') && request.frame().page() !== first,
  );
  const second = await journey.open('/about', { context });
  // It has tried once by itself, and waits for a line as the other one does.
  await failed;
  const tabs = new Set<Page>();
  const both = Promise.withResolvers<void>();
  // Where one is so much faster that it sends all by itself, nothing is left for the other.
  setTimeout(both.resolve, 10_000);
  await context.route(asking, async (route) => {
    tabs.add(route.request().frame().page());
    if (tabs.size === 2) both.resolve();
    await both.promise;
    return route.continue();
  });
  await context.unroute(asking, abort);
  await isBack([first, second]);
  await expect.poll(() => contentsOf(talk)).toEqual(words);
  for (const tab of [first, second]) await nothingWaits(tab);
  expect(await contentsOf(talk)).toEqual(words);
});
