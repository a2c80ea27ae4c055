import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/api.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { refused } from '../../support/page-actions.ts';
import { told } from '../../support/toasts.ts';
import { asker as email, items, openTalk, talkAt } from '../../support/talks.ts';

const journey = useShop();
const say = saying('en');
const phone = { width: 360, height: 740 };
const talk = () => talkAt(journey.origin);

/** Stands between a page and the real-time line, to break it. */
async function breakableLine(page: Page) {
  let open: WebSocketRoute[] = [];
  const line = {
    isDown: false,
    breakOff: async () => {
      line.isDown = true;
      await Promise.all(open.map((each) => each.close()));
      open = [];
    },
  };
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (line.isDown) return socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  return line;
}

describe('on a bad line', () => {
  // spec: 4.23, 5.16, market.51
  test('nothing can be written while it is broken, and what was missed comes after it', async () => {
    const { product, known, path, about, token } = await talk();
    let line: Awaited<ReturnType<typeof breakableLine>> | undefined;
    const before = async (tab: Page) => {
      line = await breakableLine(tab);
    };
    const page = await journey.open(path, { as: email, before, allow: [/WebSocket/] });
    const { dialog, box, send } = await openTalk(page);
    await box.fill('Half a sentence');
    await line!.breakOff();
    await dialog.getByText(say('inquiry.reconnecting')).waitFor();
    expect(await box.isDisabled()).toBe(true);
    expect(await send.isDisabled()).toBe(true);
    expect(await box.getAttribute('placeholder')).toBe(say('inquiry.placeholder.lost'));
    const body = { ...about, content: 'From another phone' };
    await ask(journey.origin, '/api/question/ask', { token, body });
    line!.isDown = false;
    await items(page).getByText(body.content).waitFor();
    await expect.poll(() => box.isEnabled()).toBe(true);
    // Whoever was writing goes on where they were.
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    expect(await box.inputValue()).toBe('Half a sentence');
    expect((await known()).at(-1)?.content).toBe(body.content);
    expect(product.adminId._id).toBe(about.vendor);
  });

  // spec: market.51
  test('what could not be sent waits through a reload and arrives once, in its order', async () => {
    const { known, path } = await talk();
    const before = (await known()).length;
    const page = await journey.open(path, { as: email, ...phone, allow: [/ERR_FAILED/, /Failed to load/] });
    await page.route('**/api/question/ask', (route) => route.abort());
    const { dialog, box } = await openTalk(page);
    for (const text of ['Apples', 'Pears']) {
      await box.fill(text);
      await box.press('Enter');
      await items(page).getByText(text).waitFor();
    }
    expect(await dialog.getByText(say('inquiry.sending')).count()).toBe(2);
    await page.reload();
    expect((await known()).length).toBe(before);
    await page.unroute('**/api/question/ask');
    // Nobody has the dialog open: it goes by itself.
    await page.goto(`${journey.origin}/`);
    await page.mouse.move(2, 2);
    const contents = async () => (await known()).slice(before).map(({ content }) => content);
    await expect.poll(contents).toEqual(['Apples', 'Pears']);
    await page.goto(journey.origin + path);
    const again = await openTalk(page);
    await items(page).getByText('Pears').waitFor();
    expect(await again.dialog.getByText(say('inquiry.sending')).count()).toBe(0);
    expect(await contents()).toEqual(['Apples', 'Pears']);
  });
});

// spec: market.66
test('why the shop did not do something is shown', async () => {
  const { path } = await talk();
  const reason = 'That was too much at once. Please wait a moment.';
  const page = await journey.open(path, {
    as: email,
    before: (tab) =>
      tab.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => server.send(message));
        server.onMessage((message) => {
          socket.send(message);
          if (String(message).startsWith('42["receiveGreet"'))
            socket.send(`42${JSON.stringify(['serverMessage', reason])}`);
        });
      }),
  });
  await openTalk(page);
  await told(page, reason);
});

// spec: market.51
test('a shop that cannot look up who comes is asked again, until the conversation is open', async () => {
  const { path } = await talk();
  let refusals = 0;
  const page = await journey.open(path, {
    as: email,
    before: (tab) =>
      tab.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          if (!String(message).startsWith('40') || refusals === 2) return server.send(message);
          refusals += 1;
          socket.send('44{"message":"unavailable"}');
        });
      }),
  });
  await openTalk(page);
  expect(refusals).toBe(2);
});

// spec: market.51
test('two tabs that send at once send each message once; one that the shop cannot take holds up no other seller', async () => {
  const { known, path, product } = await talk();
  const other = await talkAt(journey.origin, 'ilam-tea-house');
  const before = (await known()).length;
  const allow = [/ERR_FAILED/, /Failed to load/, refused(500)];
  const first = await journey.open(path, { as: email, ...phone, allow });
  const away = (route: Route) => route.abort();
  await first.context().route('**/api/question/ask', away);
  const { box } = await openTalk(first);
  for (const text of ['Oranges', 'Lemons']) {
    await box.fill(text);
    await box.press('Enter');
    await items(first).getByText(text).waitFor();
  }
  const elsewhere = await journey.open(other.path, { context: first.context() });
  const there = await openTalk(elsewhere);
  await there.box.fill('Plums');
  await there.box.press('Enter');
  await items(elsewhere).getByText('Plums').waitFor();
  // Before the other goes: what waits tries again at any time.
  await first
    .context()
    .route('**/api/question/ask', (route) =>
      (route.request().postData() ?? '').includes(product._id)
        ? route.fulfill({ status: 500, json: { error: 'no', code: 'broken' } })
        : route.continue(),
    );
  await first.context().unroute('**/api/question/ask', away);
  await Promise.all([first.reload(), elsewhere.reload()]);
  await Promise.all([first.mouse.move(2, 2), elsewhere.mouse.move(2, 2)]);
  const toOther = async () => (await other.known()).map(({ content }) => content);
  await expect.poll(toOther).toEqual(['Plums']);
  expect((await known()).length).toBe(before);
  await first.context().unroute('**/api/question/ask');
  await Promise.all([first.reload(), elsewhere.reload()]);
  await Promise.all([first.mouse.move(2, 2), elsewhere.mouse.move(2, 2)]);
  await expect
    .poll(async () => (await known()).slice(before).map(({ content }) => content))
    .toEqual(['Oranges', 'Lemons']);
  expect(await toOther()).toEqual(['Plums']);
});

// spec: market.51
test('in a browser without locks two tabs send the same at once, and the shop has each message once and in its order', async () => {
  const { known, path } = await talk();
  const before = (await known()).length;
  const first = await journey.open(path, {
    ...{ as: email, ...phone, allow: [/ERR_FAILED/, /Failed to load/] },
    before: (tab) => tab.context().addInitScript('delete Navigator.prototype.locks'),
  });
  expect(await first.evaluate('"locks" in navigator')).toBe(false);
  const context = first.context();
  await context.route('**/api/question/ask', (route) => route.abort());
  const { box } = await openTalk(first);
  const words = ['Kiwis', 'Figs', 'Dates'];
  for (const text of words) {
    await box.fill(text);
    await box.press('Enter');
    await items(first).getByText(text).waitFor();
  }
  const second = await journey.open('/', { context });
  const tabs = new Set<Page>();
  const both = Promise.withResolvers<void>();
  // Where one is so much faster that it sends all by itself, nothing is left for the other.
  setTimeout(both.resolve, 10_000);
  await context.unroute('**/api/question/ask');
  await context.route('**/api/question/ask', async (route) => {
    tabs.add(route.request().frame().page());
    if (tabs.size === 2) both.resolve();
    await both.promise;
    return route.continue();
  });
  await Promise.all([first.reload(), second.reload()]);
  await Promise.all([first.mouse.move(2, 2), second.mouse.move(2, 2)]);
  const contents = async () => (await known()).slice(before).map(({ content }) => content);
  await expect.poll(contents).toEqual(words);
  for (const tab of [first, second])
    await expect
      .poll(() => tab.evaluate('Object.keys(localStorage).filter((key) => / message /.test(key))'))
      .toEqual([]);
  expect(await contents()).toEqual(words);
});

// spec: several.7
test('a page that is told to catch up shows what passed it by', async () => {
  const { about, token, path } = await talk();
  let passedBy = 0;
  let catchUp = () => {};
  const page = await journey.open(path, {
    as: email,
    before: (tab) =>
      tab.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => server.send(message));
        // As where the process that it was said at could not tell the others.
        server.onMessage((message) => {
          if (/^42\["(?:conversationChanged|Vendormessage)"/.test(String(message))) passedBy += 1;
          else socket.send(message);
        });
        catchUp = () => socket.send('42["catchUp",null]');
      }),
  });
  await openTalk(page);
  const body = { ...about, content: 'Said at another process' };
  await ask(journey.origin, '/api/question/ask', { token, body });
  await expect.poll(() => passedBy).toBeGreaterThan(0);
  expect(await items(page).getByText(body.content).count()).toBe(0);
  catchUp();
  await items(page).getByText(body.content).waitFor();
});
