import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Question } from '@haat/contract/inquiry/schemas';
import { ask, sellers, signIn, soldBy } from '../../support/api.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { useShop } from '../../support/harness.ts';
import type { Visit } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { cardOf, isAt, logIn, orderMenuOf, refused } from '../../support/page-actions.ts';
import { sellerLine } from '../../support/seller-line.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const email = 'shopper@haat.test';
const say = saying('en');
const phone = { width: 360, height: 740 };

/** A product, whose conversation it is, and what the shop knows of it. */
async function talk(shopper = email) {
  const product = await soldBy(journey.origin, vendor);
  const { token, user } = await signIn(journey.origin, shopper);
  const about = { user: user._id, vendor: product.adminId._id, product: product._id };
  const room = { userId: about.user, vendorId: about.vendor, productId: about.product };
  const known = () =>
    ask<Question[]>(journey.origin, `/api/question/get?${new URLSearchParams(about).toString()}`, { token });
  return { product, about, room, known, token, path: `/product/${product.slug}` };
}

const opener = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens the dialog and waits until it is connected. */
async function openTalk(page: Page) {
  await opener(page, 'Ask about this product').click();
  const dialog = page.getByRole('dialog', { name: 'Product Inquiry' });
  const box = dialog.getByRole('textbox', { name: say('inquiry.message') });
  await expect.poll(() => box.isEnabled()).toBe(true);
  return { dialog, box, send: dialog.getByRole('button', { name: say('inquiry.send') }) };
}

const items = (page: Page) => page.getByRole('dialog').locator('ol > li');

// spec: 1.12, 2.inquiry.1, 2.inquiry.3, 2.inquiry.4, 4.23, 5.16, 6.6, 6.9, 9.8
test('a shopper asks, the seller types and replies, and it is there without a reload', async () => {
  const { product, room, known, path } = await talk();
  const page = await journey.open(path, { as: email, ...phone });
  const { dialog, box, send } = await openTalk(page);
  await dialog.getByText('Chat with the seller').waitFor();
  await dialog.getByText('Start a Conversation').waitFor();
  await dialog.getByText('Offline', { exact: true }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByText('0/1000').waitFor();

  const seller = await sellerLine(journey.origin, sellers[vendor], product.adminId._id);
  await dialog.getByText('Online', { exact: true }).waitFor();
  await box.pressSequentially('Is it new?');
  await box.press('Shift+Enter');
  await box.pressSequentially('नमस्ते');
  await dialog.getByText('17/1000').waitFor();
  expect(await known()).toEqual([]);
  await box.press('Enter');
  await dialog.getByText('Pending', { exact: true }).waitFor();
  expect(await box.inputValue()).toBe('');
  const [question] = await known();
  expect(question?.content).toBe('Is it new?\nनमस्ते');

  await seller.ask('joinRoom', room);
  seller.say('vendorTyping', room);
  const typing = dialog.getByText(say('inquiry.typing', { shop: product.adminId.shopName }));
  await typing.waitFor();
  const reply = { questionId: question?._id, content: 'Yes, made this month.' };
  await ask(journey.origin, '/api/seller/question/reply', { token: seller.token, body: reply });
  await items(page).getByText(reply.content).waitFor();
  await dialog.getByText('Replied', { exact: true }).waitFor();
  await typing.waitFor({ state: 'detached' });
  expect(await dialog.getByRole('button', { name: say('inquiry.delete') }).count()).toBe(0);
  seller.close();
  await dialog.getByText('Offline', { exact: true }).waitFor();

  await box.fill('x'.repeat(1_003));
  await dialog.getByText('1003/1000').waitFor();
  await send.click();
  await dialog.getByText(say('inquiry.tooLong', { over: 3, most: 1_000 })).waitFor();
  expect((await known()).length).toBe(1);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, path);
});

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
    // Nobody opens the dialog: it goes by itself.
    await page.reload();
    await page.mouse.move(2, 2);
    const contents = async () => (await known()).slice(before).map(({ content }) => content);
    await expect.poll(contents).toEqual(['Apples', 'Pears']);
    const again = await openTalk(page);
    await items(page).getByText('Pears').waitFor();
    expect(await again.dialog.getByText(say('inquiry.sending')).count()).toBe(0);
    expect(await contents()).toEqual(['Apples', 'Pears']);
  });
});

// spec: market.51
test('two tabs that send at once send each message once; one that the shop cannot take holds up no other seller', async () => {
  const { known, path, product } = await talk();
  const other = await soldBy(journey.origin, 'ilam-tea-house');
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
  const elsewhere = await journey.open(`/product/${other.slug}`, { context: first.context() });
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
  const toOther = async () => {
    const { token, user } = await signIn(journey.origin, email);
    const room = { user: user._id, vendor: other.adminId._id, product: other._id };
    const query = new URLSearchParams(room).toString();
    const all = await ask<Question[]>(journey.origin, `/api/question/get?${query}`, { token });
    return all.map(({ content }) => content);
  };
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
test('a conversation that the shop does not open says so', async () => {
  const { path } = await talk();
  const page = await journey.open(path, {
    as: email,
    before: (tab) =>
      tab.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => server.send(message));
        // What is answered to joining, by its place in the protocol.
        server.onMessage((message) =>
          socket.send(String(message).replace(/^(43\d+\[\{"joined":)true/, '$1false,"refused":"notHere"')),
        );
      }),
  });
  await opener(page, 'Ask about this product').click();
  const dialog = page.getByRole('dialog', { name: 'Product Inquiry' });
  await dialog.getByText(say('inquiry.closed')).waitFor();
  const box = dialog.getByRole('textbox', { name: say('inquiry.message') });
  expect([await box.isDisabled(), await box.getAttribute('placeholder')]).toEqual([
    true,
    say('inquiry.placeholder.closed'),
  ]);
});

// spec: 4.23, 6.6, 8.4
test('a question is deleted while it is pending; an answer without a message says that it failed, as a success', async () => {
  const { known, path } = await talk();
  const before = (await known()).length;
  const page = await journey.open(path, { as: email, allow: [refused(500)] });
  const { dialog, box, send } = await openTalk(page);
  await box.fill('Asked by mistake');
  await send.click();
  const mine = items(page).filter({ hasText: 'Asked by mistake' });
  const remove = mine.getByRole('button', { name: say('inquiry.delete') });
  await page.route('**/api/question/delete/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'no', code: 'broken' } }),
  );
  await remove.click();
  await told(page, 'failed to delete this question');
  await page.unroute('**/api/question/delete/*');
  await remove.click();
  await told(page, 'Your question was deleted.');
  await mine.waitFor({ state: 'detached' });
  expect((await known()).length).toBe(before);
  await dialog.waitFor();
});

// spec: 8.9
test('a conversation that cannot be loaded is logged and stands empty', async () => {
  const { path } = await talk();
  const page = await journey.open(path, {
    as: email,
    allow: [refused(500), /conversation could not be loaded/],
    before: (tab) =>
      tab.route('**/api/question/news*', (route) =>
        route.fulfill({ status: 500, json: { error: 'no', code: 'broken' } }),
      ),
  });
  const { dialog } = await openTalk(page);
  await dialog.getByText('Start a Conversation').waitFor();
  expect(journey.complaints(page).some((each) => /conversation could not be loaded/.test(each))).toBe(true);
});

// spec: 5.8, choosing.9
test('a guest logs in first, in Nepali, and finds the dialog of the quick view open after it', async () => {
  const ne = saying('ne');
  const { product } = await talk();
  const page = await journey.open(`/shop/${vendor}`, { language: 'ne' });
  const card = cardOf(page, product.slug);
  await card.hover();
  await card
    .getByRole('button', { name: ne('card.quickView') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ne('product.ask'), exact: true })
    .click();
  await isAt(page, /^\/ne\/login/);
  await logIn(page, ne, email);
  await isAt(page, /^\/ne\/shop\/patan-handicrafts/);
  const dialog = page.getByRole('dialog', { name: ne('inquiry.title') });
  await dialog.getByText(ne('inquiry.with')).waitFor();
  await dialog.getByRole('textbox', { name: ne('inquiry.message') }).fill('यो नयाँ हो?');
  await dialog.getByRole('button', { name: ne('inquiry.send') }).click();
  await items(page).filter({ hasText: 'यो नयाँ हो?' }).getByText(ne('inquiry.pending')).waitFor();
});

// spec: 2.inquiry.2, market.54
test('an order leads to its seller too, and what its product costs today can be negotiated', async () => {
  const page = await journey.open('/user-profile', { as: email, ...phone });
  await orderMenuOf(page.getByRole('article').first()).click();
  await page.getByRole('button', { name: /^Ask / }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Product Inquiry' });
  await dialog.getByRole('button', { name: 'Negotiate' }).click();
  expect(Number(await dialog.getByRole('spinbutton').getAttribute('max'))).toBeGreaterThan(0);
});

const faces: Visit[] = [{ ...phone }, { dark: true }];
test.each(faces)('the open dialog has nothing that axe objects to (%j)', async (face) => {
  const { path } = await talk();
  const page = await journey.open(path, { as: email, ...face });
  const { dialog } = await openTalk(page);
  await dialog.getByRole('button', { name: 'Negotiate' }).click();
  await dialog.getByLabel(say('offer.amount')).fill('1');
  expect(await accessibilityProblems(page)).toEqual([]);
});
