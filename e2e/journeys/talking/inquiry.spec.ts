import { expect, test } from 'vitest';
import { ask, sellers } from '../../support/api.ts';
import { accessibilityProblems } from '../../support/accessibility.ts';
import { useShop } from '../../support/harness.ts';
import type { Visit } from '../../support/harness.ts';
import { saying } from '../../support/messages.ts';
import { cardOf, isAt, logIn, orderMenuOf, refused } from '../../support/page-actions.ts';
import { sellerLine } from '../../support/seller-line.ts';
import { askedVendor, asker, items, openTalk, opener, talkAt } from '../../support/talks.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const vendor = askedVendor;
const email = asker;
const say = saying('en');
const phone = { width: 360, height: 740 };
const talk = () => talkAt(journey.origin);

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
  await opener(page).click();
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
