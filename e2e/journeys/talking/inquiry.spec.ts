import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { maxMessageLength } from '@haat/contract/inquiry/rules';
import type { Question } from '@haat/contract/inquiry/schemas';
import { ask, sellers, signIn } from '../../support/api.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { useShop } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { cardOf, isAt, logIn, orderMenuOf, ownButton, refused } from '../../support/page-actions.ts';
import { sellerLine } from '../../support/seller-line.ts';
import { askedVendor, asker, items, openTalk, opener, talkAt } from '../../support/talks.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const vendor = askedVendor;
const say = saying('en');
const ne = saying('ne');
const phone = { width: 360, height: 740 };

// spec: 1.12, 2.inquiry.1, 2.inquiry.3, 2.inquiry.4, 4.23, 5.16, 6.6, 6.9, 9.8
test('a shopper asks, the seller types and replies, and it is there without a reload', async () => {
  const email = 'gita@haat.test';
  const { product, room, known, path } = await talkAt(journey.origin, vendor, email);
  const page = await journey.open(path, { as: email, ...phone });
  // On a slow line the talk comes later than its dialog, which stays as high as it is.
  const line = Promise.withResolvers<void>();
  await page.route(/\/api\/question\/news/, async (route) => {
    await line.promise;
    await route.continue();
  });
  const { dialog, box, send } = await openTalk(page);
  await dialog.getByText('Chat with the seller').waitFor();
  const before = await dialog.boundingBox();
  line.resolve();
  await dialog.getByText('Start a Conversation').waitFor();
  expect(await dialog.boundingBox()).toEqual(before);
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
  await expect.poll(async () => (await known()).map(({ content }) => content.length)).toEqual([17, 1_003]);
  await box.fill('x'.repeat(maxMessageLength + 3));
  await send.click();
  await dialog.getByText(say('inquiry.tooLong', { over: 3, most: maxMessageLength })).waitFor();
  expect((await known()).length).toBe(2);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await isAt(page, path);
});

/** For a tab before it goes anywhere: from the moment on that this says, the shop opens no conversation. */
async function closeTalks(tab: Page, isClosed: () => boolean): Promise<void> {
  await tab.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    // What is answered to joining, by its place in the protocol.
    const joined = /^(43\d+\[\{"joined":)true/;
    server.onMessage((message) =>
      socket.send(isClosed() ? String(message).replace(joined, '$1false,"refused":"notHere"') : message),
    );
  });
}

// spec: 4.23, 6.6, 8.4, 8.9, market.51
test('a conversation that cannot be loaded stands empty; a question in it is deleted while it is pending, and a failure is told as a success; one that the shop does not open says so', async () => {
  const email = 'kabita@haat.test';
  const { known, path } = await talkAt(journey.origin, vendor, email);
  const broken = { status: 500, json: { error: 'no', code: 'broken' } };
  let isClosed = false;
  const page = await journey.open(path, {
    ...{ as: email, dark: true, allow: [refused(500), /conversation could not be loaded/] },
    before: async (tab) => {
      await closeTalks(tab, () => isClosed);
      await tab.route('**/api/question/news*', (route) => route.fulfill(broken));
    },
  });
  const { dialog, box } = await openTalk(page);
  await dialog.getByText('Start a Conversation').waitFor();
  expect(journey.complaints(page).some((each) => /conversation could not be loaded/.test(each))).toBe(true);
  await page.unroute('**/api/question/news*');
  await dialog.getByRole('button', { name: 'Negotiate' }).click();
  await dialog.getByLabel(say('offer.amount')).fill('1');
  expect(await accessibilityProblems(page)).toEqual([]);

  // A long link stays within a phone, and so does what sends it.
  await page.setViewportSize({ width: 360, height: 740 });
  await box.fill(`https://maps.example/${'a1B2'.repeat(40)}`);
  const send = dialog.getByRole('button', { name: say('inquiry.send'), exact: true });
  const { x, width } = (await send.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await box.fill('Asked by mistake');
  await box.press('Enter');
  const mine = items(page).filter({ hasText: 'Asked by mistake' });
  const remove = mine.getByRole('button', { name: say('inquiry.delete') });
  await page.route('**/api/question/delete/*', (route) => route.fulfill(broken));
  await remove.click();
  await told(page, 'failed to delete this question');
  await page.unroute('**/api/question/delete/*');
  await remove.click();
  await told(page, 'Your question was deleted.');
  await mine.waitFor({ state: 'detached' });
  expect(await known()).toEqual([]);

  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  isClosed = true;
  await opener(page).click();
  await dialog.getByText(say('inquiry.closed')).waitFor();
  expect([await box.isDisabled(), await box.getAttribute('placeholder')]).toEqual([
    true,
    say('inquiry.placeholder.closed'),
  ]);
});

// spec: 5.8, 5.10, 5.11, 8.1, choosing.9
test('a guest is told to log in first, in Nepali too, and finds the dialog of the quick view open after it', async () => {
  const { product, path } = await talkAt(journey.origin);
  const english = await journey.open(path);
  await ownButton(english, say('product.ask')).click();
  expect(await told(english, 'you must be logged in first')).toBe(4000);
  await isAt(english, /^\/login/);
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
  expect(await told(page, ne('account.mustBeLoggedIn'))).toBe(4000);
  await isAt(page, /^\/ne\/login/);
  await logIn(page, ne, asker);
  await isAt(page, /^\/ne\/shop\/patan-handicrafts/);
  const dialog = page.getByRole('dialog', { name: ne('inquiry.title') });
  await dialog.getByText(ne('inquiry.with')).waitFor();
  await dialog.getByRole('textbox', { name: ne('inquiry.message') }).fill('यो नयाँ हो?');
  await dialog.getByRole('button', { name: ne('inquiry.send') }).click();
  await items(page).filter({ hasText: 'यो नयाँ हो?' }).getByText(ne('inquiry.pending')).waitFor();
});

// spec: 2.inquiry.2, 2.inquiry.3, market.54, market.64, market.68
test('a reply is told of at the avatar and in the title, and found among the own conversations until it was read, at whose end a button leads back; an order leads to its seller too, and its price today can be negotiated', async () => {
  const { about, token } = await talkAt(journey.origin);
  const seller = await signIn(journey.origin, sellers[vendor]);
  const body = { ...about, content: `यो कहिले आउँछ?${'\n·'.repeat(80)}` };
  const asked = await ask<{ data: Question }>(journey.origin, '/api/question/ask', { token, body });
  const reply = { questionId: asked.data._id, content: 'भोलि बिहान आउँछ।' };
  await ask(journey.origin, '/api/seller/question/reply', { token: seller.token, body: reply });

  const page = await journey.open('/products', { as: asker, language: 'ne', ...phone });
  const avatar = page.getByRole('button', { name: ne('account.menu.unread', { n: '१' }) });
  await avatar.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(१\) /);
  await avatar.click();
  await page.getByRole('link', { name: ne('account.questions') }).click();
  const main = page.getByRole('main');
  const row = main.getByRole('button').filter({ hasText: reply.content });
  await row.getByText(ne('talks.new')).waitFor();
  await row.click();
  const dialog = page.getByRole('dialog', { name: ne('inquiry.title') });
  await dialog.getByText(reply.content).waitFor();
  const toEnd = dialog.getByRole('button', { name: ne('inquiry.bottom') });
  expect(await toEnd.count()).toBe(0);
  const list = dialog.getByRole('region', { name: ne('inquiry.messages') });
  await list.hover();
  await page.mouse.wheel(0, -800);
  await toEnd.click();
  await toEnd.waitFor({ state: 'detached' });
  const [box, said] = await Promise.all([list.boundingBox(), dialog.getByText(reply.content).boundingBox()]);
  expect(said!.y).toBeGreaterThan(box!.y);
  expect(said!.y + said!.height).toBeLessThan(box!.y + box!.height);
  await dialog.getByRole('button', { name: ne('close'), exact: true }).click();
  await row.getByText(ne('talks.new')).waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  await page.getByRole('button', { name: ne('account.menu'), exact: true }).waitFor();

  await main.getByRole('link', { name: ne('profile.orders') }).click();
  await orderMenuOf(main.getByRole('article').first()).click();
  await page
    .getByRole('button', { name: ne('order.askAbout', { title: '' }) })
    .first()
    .click();
  await dialog.getByRole('button', { name: ne('offer.open') }).click();
  expect(Number(await dialog.getByRole('spinbutton').getAttribute('aria-valuemax'))).toBeGreaterThan(0);

  // What was agreed on is bought on the product's page.
  const product = dialog.getByRole('link');
  const title = await product.innerText();
  await product.click();
  await isAt(page, /^\/ne\/product\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await isAt(page, '/ne/user-profile');
});
