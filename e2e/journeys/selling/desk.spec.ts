import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '@haat/contract/core/endpoint';
import type { Order } from '@haat/contract/orders/schemas';
import type { Question } from '@haat/contract/inquiry/schemas';
import { orderNumber } from '@haat/contract/orders/order-number';
import { dropReply, keepReply } from '@haat/contract/inquiry/selling/calls';
import { messageLengthShown } from '@haat/contract/inquiry/rules';
import { moveOrders, sellerToday } from '@haat/contract/orders/selling/calls';
import { signOutEverywhere } from '@haat/contract/account/calls';
import { digits, rupeesText } from '@haat/contract/core/money';
import { ask, demoPassword, order, ordersOf, productAt, sellers, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { isAt } from '../../support/page-actions.ts';
import { sellerLine } from '../../support/seller-line.ts';
import { talkAt } from '../../support/talks.ts';
import { told } from '../../support/toasts.ts';

const journey = useShop();
const vendor = 'patan-handicrafts';
const seller = sellers[vendor];
const say = sayingAtDesk('ne');
/** The smallest phone that a seller holds. */
const thumb = { width: 360, height: 640, language: 'ne', as: seller } as const;
/** What the browser says of a line that was broken. */
const lost = [/ERR_/, /Failed to load/, /WebSocket/];

/** A thumb that counts what it does. */
function thumbOn() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

let buyer: { token: string; id: string };
let slug: string;
beforeAll(async () => {
  const { token, user } = await signIn(journey.origin, 'shopper@haat.test');
  buyer = { token, id: user._id };
  slug = (await soldBy(journey.origin, vendor)).slug;
});

/** Orders one piece. @returns the order's id */
async function placeOrder(): Promise<string> {
  const { orders } = await order(journey.origin, buyer.token, slug, 1);
  return orders[0]!._id;
}

/** Where the shopper's orders stand, the newest first. */
async function statuses(ids: string[]): Promise<(string | undefined)[]> {
  const { orders } = await ordersOf(journey.origin, buyer.token);
  return ids.map((id) => orders.find(({ _id }) => _id === id)?.status);
}

const asSeller = async (path: string, body: unknown) =>
  ask(journey.origin, path, { token: (await signIn(journey.origin, seller)).token, body });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, name: 'nav.today' | 'nav.orders' | 'nav.inbox') =>
  page.getByRole('navigation', { name: say('nav.label') }).getByRole('link', { name: say(name) });
/** The inbox among the places, with so much waiting in it: on whichever screen one is. */
const inboxWith = (page: Page, n: number) => place(page, 'nav.inbox').getByText(say('nav.waiting', { n }));
const alertOf = (page: Page, name: 'alert.order' | 'alert.question' | 'alert.offer') =>
  page.getByRole('alert').filter({ hasText: say(name) });

/** How many sheets a printer would fill. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** The shop does what is asked, and its answer is lost on the way back. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

describe('a desk on a small phone, in Nepali', () => {
  // spec: desk.2, desk.14, desk.15
  test('says that it has no line, and tells of what came meanwhile when it is back; then of a new order by itself, which two taps confirm', async () => {
    let isDown = true;
    const page = await journey.open('/desk', {
      ...{ ...thumb, allow: lost },
      before: (tab) =>
        tab.routeWebSocket(/socket\.io/, (line) => void (isDown ? line.close() : line.connectToServer())),
    });
    await page.getByText(say('line.lost')).waitFor();
    const missed = await placeOrder();
    expect(await page.getByRole('alert').count()).toBe(0);
    isDown = false;
    await alertOf(page, 'alert.order').click();
    await isAt(page, `/ne/desk/orders/${missed}`);
    await page.getByText(say('line.lost')).waitFor({ state: 'detached' });
    const { address } = await ask<Order>(journey.origin, `/api/order/get/${missed}`, buyer);
    const hrefOf = (name: 'order.viber' | 'order.whatsapp') =>
      page.getByRole('link', { name: say(name), exact: true }).getAttribute('href');
    const number = `977${address.phone}`;
    expect([await hrefOf('order.viber'), await hrefOf('order.whatsapp')]).toEqual([
      `viber://chat?number=%2B${number}`,
      `https://wa.me/${number}`,
    ]);

    await place(page, 'nav.today').click();
    await page.getByRole('heading', { name: say('today.title') }).waitFor();
    const id = await placeOrder();
    const { tap, taps } = thumbOn();
    await tap(alertOf(page, 'alert.order'));
    await isAt(page, `/ne/desk/orders/${id}`);
    await tap(button(page, say('move.confirmed')));
    await expect.poll(() => statuses([id])).toEqual(['confirmed']);
    expect(taps()).toBeLessThanOrEqual(3);
    // It says so by itself, and what comes next.
    await button(page, say('move.dispatched')).waitFor();
    expect(await page.title()).not.toMatch(/^\(/);
  });

  // spec: desk.22, security.19
  test('whose session is ended on another device is led to the login at once, which says so without a word of a lost line, and leads back', async () => {
    const said = `(() => {
      window.said = [];
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node.nodeType === Node.ELEMENT_NODE) window.said.push(node.textContent);
      }).observe(document, { childList: true, subtree: true });
    })()`;
    const stands = Promise.withResolvers<void>();
    const page = await journey.open('/desk/orders?sort=waiting', {
      ...thumb,
      before: async (tab) => {
        await tab.addInitScript(said);
        tab.on('websocket', (line) =>
          line.on('framesent', ({ payload }) => String(payload).includes('deskOpen') && stands.resolve()),
        );
      },
    });
    await stands.promise;
    // Whoever still asks for something would be answered by a refusal.
    await networkIdle(page);
    const { token } = await signIn(journey.origin, seller);
    await ask(journey.origin, signOutEverywhere.path, { token, body: {} });
    await isAt(page, `/ne/desk/login?next=${encodeURIComponent('/ne/desk/orders?sort=waiting')}`);
    await page.getByRole('status').getByText(say('problem.login-required')).waitFor();
    const everything = (await page.evaluate<string[]>('window.said')).join('\n');
    expect(everything).not.toContain(say('line.lost'));
    await page.getByLabel(say('login.email')).fill(seller);
    await page.getByLabel(say('login.password')).fill(demoPassword);
    await button(page, say('login.submit')).click();
    await isAt(page, '/ne/desk/orders?sort=waiting');
    await button(page, say('desk.selectAll')).waitFor();
  });

  // spec: desk.20, market.31
  test('leads from Today to exactly the orders that are late; the oldest come first and a step is searched by the address', async () => {
    const fresh = await placeOrder();
    const own = (await signIn(journey.origin, seller)).token;
    const { orders } = await ask<Answer<typeof sellerToday>>(journey.origin, sellerToday.path, {
      token: own,
    });
    // One of the demo's waits for long.
    expect(orders.late).toBeGreaterThan(0);
    expect(orders.late).toBeLessThan(orders.pending);
    const page = await journey.open('/desk', thumb);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say('today.late', { n: orders.late }), exact: true }).click();
    await isAt(page, '/ne/desk/orders?status=pending&late=true&sort=waiting');
    const rows = main.getByRole('checkbox');
    await expect.poll(() => rows.count()).toBe(orders.late);
    const card = (id: string) => page.locator(`a[href$="${id}"]`);
    expect(await card(fresh).count()).toBe(0);
    await page.getByRole('link', { name: say('orders.onlyLate') }).click();
    await isAt(page, '/ne/desk/orders?status=pending&sort=waiting');
    await expect.poll(() => rows.count()).toBe(orders.pending);
    const last = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .last();
    await last.locator(`a[href$="${fresh}"]`).waitFor();

    const search = page.getByRole('searchbox');
    await search.fill(orderNumber(fresh));
    await search.press('Enter');
    await expect.poll(() => rows.count()).toBe(1);
    const step = page.getByRole('navigation', { name: say('orders.status') });
    await step.getByRole('link', { name: say('status.confirmed.badge') }).click();
    await page.getByText(say('orders.none.found')).waitFor();
    await step.getByRole('link', { name: say('status.pending.badge') }).click();
    await card(fresh).waitFor();
    expect(await rows.count()).toBe(1);
  });

  // spec: desk.5, desk.13, desk.19
  test('answers a question by a saved reply, by four taps, and tells of an offer until the inbox was looked at; how much waits there stands at its place all the while', async () => {
    const { product, about, known, token } = await talkAt(journey.origin);
    // Of another product than the one that is asked about below: a conversation of its own.
    const list = `/api/product/list?vendor=${vendor}&inStock=true&size=2`;
    const { products } = await ask<{ products: { slug: string }[] }>(journey.origin, list);
    const other = await productAt(journey.origin, products[1]?.slug ?? '');
    const aboutOther = { user: about.user, vendor: other.adminId._id, product: other._id };
    await ask(journey.origin, '/api/question/ask', { token, body: { ...aboutOther, content: 'छ?' } });
    const today = await ask<Answer<typeof sellerToday>>(journey.origin, sellerToday.path, {
      token: (await signIn(journey.origin, seller)).token,
    });
    const waits = today.questions.open + today.offers.open;
    let listening: Promise<unknown> | undefined;
    const page = await journey.open('/desk', {
      ...thumb,
      before: async (tab) => {
        const saysSo = ({ payload }: { payload: string | Buffer }) => String(payload).includes('deskOpen');
        listening = tab.waitForEvent('websocket').then((line) => line.waitForEvent('framesent', saysSo));
      },
    });
    await listening;
    await inboxWith(page, waits).waitFor();
    const content = 'यो कतिको हो?';
    await ask(journey.origin, '/api/question/ask', { token, body: { ...about, content } });
    const { tap, taps } = thumbOn();
    await inboxWith(page, waits + 1).waitFor();
    await tap(alertOf(page, 'alert.question'));
    await tap(page.getByRole('link').filter({ hasText: content }));
    const reply = say('saved.price', { price: rupeesText(product.price, 'ne-NP') });
    await tap(button(page, reply));
    await tap(button(page, say('talk.send')));
    await page.getByRole('listitem').filter({ hasText: reply }).first().waitFor();
    expect(taps()).toBeLessThanOrEqual(4);
    // It stands on the screen as soon as it is sent.
    const lastAsked = async () => (await known()).at(-1);
    await expect.poll(lastAsked).toMatchObject({ content, replies: [{ content: reply }] });
    await inboxWith(page, waits).waitFor();

    // An offer waits for its answer, too.
    const body = { vendor: other.adminId._id, product: other._id, amount: other.price };
    await ask(journey.origin, '/api/offer/make', { token, body });
    const banner = alertOf(page, 'alert.offer');
    await banner.waitFor();
    expect(await page.title()).toMatch(/^\(/);
    await inboxWith(page, waits + 1).waitFor();
    await place(page, 'nav.today').click();
    const row = page.getByRole('main').getByRole('listitem').getByRole('link');
    await row.filter({ hasText: say('today.offers') }).waitFor();
    expect(await row.filter({ hasText: say('today.offers') }).getAttribute('href')).toBe('/ne/desk/inbox');
    await banner.click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.title()).not.toMatch(/^\(/);
  });

  test('says without a line that a screen cannot come whose code was never loaded, and shows it by itself when the line is back; what was typed is there yet', async () => {
    const page = await journey.open('/desk/page', {
      ...thumb,
      allow: [...lost, /Error loading route module/, /Failed to fetch/, /^page error: $/],
    });
    const city = page.getByLabel(say('page.city'), { exact: true });
    await city.fill('Thimi');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await place(page, 'nav.orders').click();
    const told = page.getByRole('main').getByText(say('problem.offline'));
    await told.waitFor();
    await button(page, say('error.again')).click();
    await told.waitFor();
    await page.context().setOffline(false);
    await told.waitFor({ state: 'detached' });
    await isAt(page, '/ne/desk/orders');
    await page.getByRole('heading', { name: say('nav.orders'), level: 1 }).waitFor();
    await page.goto(`${journey.origin}/ne/desk/page`);
    await expect.poll(() => city.inputValue()).toBe('Thimi');
  });

  // spec: desk.3, desk.18
  test('takes a step back as long as nobody was told of it, says why it cancels, and makes a step that the broken line kept back when there is one again', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()];
    const page = await journey.open(`/desk/orders/${first}`, { ...thumb, allow: lost });
    await button(page, say('move.confirmed')).click();
    await button(page, say('move.undo')).click();
    await button(page, say('move.confirmed')).waitFor();
    // Whoever leaves the screen lets go out at once what still waits.
    await place(page, 'nav.inbox').click();
    await isAt(page, '/ne/desk/inbox');
    await page.getByRole('heading', { name: say('inbox.title') }).waitFor();
    await place(page, 'nav.orders').click();
    await page.locator(`a[href$="${second}"]`).click();
    await isAt(page, `/ne/desk/orders/${second}`);
    await button(page, say('move.confirmed')).click();
    await page.context().setOffline(true);
    // Both screens have been here, as on any day.
    await place(page, 'nav.inbox').click();
    const status = say('status.confirmed.badge');
    await page.getByText(say('move.waits', { n: 1, status })).waitFor();
    await page.context().setOffline(false);
    await told(page, say('move.done', { n: 1, status }));
    expect(await statuses([first, second])).toEqual(['pending', 'confirmed']);

    await place(page, 'nav.orders').click();
    await page.locator(`a[href$="${first}"]`).click();
    await button(page, say('order.cancel')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('order.cancelYes') }).click();
    await dialog.getByText(say('order.reasonNeeded')).waitFor();
    await dialog.getByRole('button', { name: say('order.reason.stock') }).click();
    await dialog.getByRole('button', { name: say('order.cancelYes') }).click();
    await dialog.waitFor({ state: 'detached' });
    const cancelReason = say('order.reason.stock');
    await page.getByText(say('order.reasonSaid', { reason: cancelReason })).waitFor();
    await page.getByText(say('order.cancelledBy.seller')).waitFor();
    const seen = await ask<object>(journey.origin, `/api/order/get/${first}`, buyer);
    expect(seen).toMatchObject({ status: 'cancelled', cancelReason });
    // Nobody packs it, or collects anything for it.
    expect(await page.getByText(say('order.total')).count()).toBe(0);
    await page.getByRole('link', { name: say('papers.print') }).click();
    await page.getByText(say('papers.cancelled')).waitFor();
    expect(await page.getByText(say('order.total')).count()).toBe(0);
    await page.goBack();
  });

  // spec: desk.3, desk.18
  test('a step can be taken back though the one before it is under way, and one that a broken line kept back is made whatever was done since', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await placeOrder());
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const page = await journey.open('/desk/orders', { ...thumb, allow: lost });
    const confirm = async (id: string) => {
      const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
      await card.getByRole('checkbox').check();
      await button(page, say('move.many.confirmed', { n: 1 })).click();
      await button(page, say('move.undo')).waitFor();
      await card.getByRole('checkbox').uncheck();
    };
    const away = `**${moveOrders.path}`;
    const held = Promise.withResolvers<void>();
    await page.route(away, async (route) => held.promise.then(() => route.continue()), { times: 1 });
    const isSent = page.waitForRequest(away);
    await confirm(first);
    await confirm(second);
    await isSent;
    await button(page, say('move.undo')).click();
    await button(page, say('move.undo')).waitFor({ state: 'detached' });
    held.resolve();
    // The list is read anew once the first one has moved.
    await page.locator(`a[href$="${first}"]`).waitFor({ state: 'detached' });
    expect(await statuses([first, second])).toEqual(['confirmed', 'pending']);

    await page.route(away, (route) => route.abort());
    await confirm(third);
    await page.getByText(say('move.again')).waitFor();
    await confirm(fourth);
    await page.unroute(away);
    await expect.poll(() => statuses(ids)).toEqual(['confirmed', 'pending', 'confirmed', 'confirmed']);
    // What the shop has been told is not taken back any more.
    await button(page, say('move.undo')).waitFor({ state: 'detached' });
  });

  test('a step that is pressed twice in a short list is one that can be taken back, and opens no order', async () => {
    const id = await placeOrder();
    const page = await journey.open(`/desk/orders?q=${encodeURIComponent(orderNumber(id))}`, thumb);
    await page.getByRole('checkbox').check();
    // Nothing is left to scroll to where the screen has room for all of it.
    await page.setViewportSize({ width: thumb.width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    await button(page, say('move.many.confirmed', { n: 1 })).dblclick();
    await button(page, say('move.undo')).click();
    await button(page, say('move.undo')).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/ne/desk/orders');
    expect(await statuses([id])).toEqual(['pending']);
  });

  // spec: desk.4
  test('confirms ten orders, prints their papers as one document and dispatches them, by fifteen taps', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await placeOrder());
    const page = await journey.open('/desk/orders', {
      ...thumb,
      // A browser without a window prints nothing; that it did is what the desk hears.
      before: (tab) =>
        tab.addInitScript(
          `window.print = () => { window.printed = true; dispatchEvent(new Event('afterprint')); }`,
        ),
    });
    const { tap, taps } = thumbOn();
    await page.getByRole('checkbox').nth(9).waitFor();
    await tap(button(page, say('desk.selectAll')));
    const count = await page.getByRole('checkbox', { checked: true }).count();
    await tap(button(page, say('move.many.confirmed', { n: count })));
    // At once: what waits to be taken back goes before the papers are read, for the bills in them.
    await tap(page.getByRole('link', { name: say('papers.many', { n: count }) }));
    await page
      .getByRole('heading', { name: say('papers.slip') })
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { name: say('papers.slip') }).count()).toBe(count);
    // A slip and a bill of each, on a page of its own.
    expect(await page.locator('[data-page]').count()).toBe(2 * count);
    expect(pagesOf(await page.pdf())).toBe(2 * count);
    expect(await page.locator('[data-page] .dhaka').count()).toBe(count);
    const cloth = `getComputedStyle(document.querySelector('[data-page] .dhaka')).backgroundImage`;
    expect(await page.evaluate(cloth)).toContain('svg');
    await tap(button(page, say('papers.now')));
    await tap(page.getByRole('link', { name: say('papers.back') }));
    await isAt(page, '/ne/desk/orders?status=confirmed');
    await expect.poll(() => page.getByText(say('orders.printed')).count()).toBeGreaterThanOrEqual(count);
    await tap(button(page, say('desk.selectAll')));
    const toSend = await page.getByRole('checkbox', { checked: true }).count();
    await tap(button(page, say('move.many.dispatched', { n: toSend })));
    await expect.poll(() => statuses(ids)).toEqual(ids.map(() => 'dispatched'));
    expect(taps()).toBeLessThanOrEqual(15);
  });

  // spec: desk.4
  test('takes sixty of more orders than that on, then those beyond them, and prints the papers of all', async () => {
    const { _id } = await productAt(journey.origin, slug);
    await asSeller('/api/seller/inventory/set', { productId: _id, change: 100 });
    const ids: string[] = [];
    for (let n = 0; n < 62; n += 1) ids.push(await placeOrder());
    const page = await journey.open('/desk/orders', thumb);
    const boxes = page.getByRole('checkbox');
    const more = page.getByRole('button', { name: say('orders.more') });
    await more.click();
    await boxes.nth(30).waitFor();
    await more.click();
    await boxes.nth(60).waitFor();
    // Who looks at one of them and comes back finds the list as far open, and that one where it was.
    const open = await boxes.count();
    const link = page.locator(`a[href$="${ids[0]}"]`);
    await link.click();
    await button(page, say('order.cancel')).waitFor();
    await page.goBack();
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(open);
    const isInSight = async () => {
      const { y = -1 } = (await link.boundingBox()) ?? {};
      return y > 0 && y < thumb.height;
    };
    await expect.poll(isInSight).toBe(true);
    await button(page, say('desk.selectAll')).click();
    const all = await page.getByRole('checkbox', { checked: true }).count();
    const papers = (from: number, to: number) =>
      page.getByRole('link', { name: say('papers.part', { from, to }), exact: true });
    const confirm = (n: number) => button(page, say('move.many.confirmed', { n }));
    expect(await papers(1, 60).getAttribute('href')).not.toContain(ids[0]);
    expect(await papers(61, all).getAttribute('href')).toContain(ids[0]);
    await confirm(60).click();
    await confirm(all - 60).click();
    // Those before them have gone on, and do not stand in their way.
    await button(page, say('move.many.dispatched', { n: 60 })).waitFor();
    const oldest = () => ask<Order>(journey.origin, `/api/order/get/${ids[0]}`, buyer);
    await expect.poll(async () => (await oldest()).status).toBe('confirmed');
    // Those that were listed below the first page leave the list as well.
    await expect.poll(() => boxes.count()).toBe(0);
  });

  test('has room for how many wait where they are more than ninety-nine', async () => {
    const { token } = await signIn(journey.origin, seller);
    const today = await ask<Answer<typeof sellerToday>>(journey.origin, sellerToday.path, { token });
    const json = { ...today, orders: { ...today.orders, pending: 162 } };
    const page = await journey.open('/desk/settings', {
      ...thumb,
      before: (tab) => tab.route(`**${sellerToday.path}`, (route) => route.fulfill({ json })),
    });
    const waiting = place(page, 'nav.orders').getByText(digits('99+', 'ne-NP'));
    await waiting.waitFor();
    const lines = waiting.evaluate(
      (each: { getClientRects(): Iterable<{ top: number }> }) =>
        new Set([...each.getClientRects()].map(({ top }) => top)).size,
    );
    expect(await lines).toBe(1);
  });
});

describe('a conversation on a small phone, in Nepali', () => {
  const answering = (page: Page, question: string) => page.getByText(say('talk.answers', { question }));
  /** Who asks, so that each test has a conversation of its own. */
  async function asker(email: string) {
    const talk = await talkAt(journey.origin, vendor, email);
    const { token, about, known } = talk;
    const asks = async (content: string): Promise<string> => {
      const asked = ask<{ data: Question }>(journey.origin, '/api/question/ask', {
        ...{ token, body: { ...about, content } },
      });
      return (await asked).data._id;
    };
    const repliesTo = async (questionId: string) =>
      (await known()).find(({ _id }) => _id === questionId)?.replies.map(({ content }) => content);
    return { ...talk, asks, repliesTo, place: `/desk/inbox/${about.product}/${about.user}` };
  }

  // spec: desk.12, desk.16
  test('keeps a reply with the question that it was begun for, while the shop is out of reach, through a reload and a lost answer; it is given once, and to another question only when the seller says so', async () => {
    const { asks, repliesTo, token, place: path } = await asker('gita@haat.test');
    const [first, second] = [await asks('पहिलो?'), await asks('दोस्रो?')];
    const page = await journey.open(path, { ...thumb, allow: lost });
    const box = page.getByRole('textbox', { name: say('talk.reply') });
    // Nothing is cut from what is too long.
    await box.fill(`${'क'.repeat(messageLengthShown)}ख`);
    await page.getByText(say('talk.tooLong', { over: 1, most: messageLengthShown })).waitFor();
    expect(await box.inputValue()).toMatch(/ख$/);
    await box.fill('हजुर, छ');
    await answering(page, 'पहिलो?').waitFor();
    // A colleague is faster, so that another one would be the next to answer.
    await asSeller('/api/seller/question/reply', { questionId: first, content: 'छ' });
    await page.getByRole('listitem').filter({ hasText: 'पहिलो?' }).getByText('छ', { exact: true }).waitFor();
    const away = '**/api/seller/**';
    await page.route(away, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await asks('अझै छ?');
    await failed;
    await page.unroute(away);
    await asks('कति छ?');
    await page.getByText('कति छ?').first().waitFor();
    expect(await box.inputValue()).toBe('हजुर, छ');
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe('हजुर, छ');
    await answering(page, 'पहिलो?').waitFor();
    await page.route('**/api/seller/question/reply', loseAnswer, { times: 1 });
    await button(page, say('talk.send')).click();
    await page.getByText(say('problem.offline')).waitFor();
    await button(page, say('talk.send')).click();
    await expect.poll(() => box.inputValue()).toBe('');
    expect(await repliesTo(first)).toEqual(['छ', 'हजुर, छ']);
    expect(await repliesTo(second)).toEqual([]);

    await answering(page, 'दोस्रो?').waitFor();
    await box.fill('तयार');
    await ask(journey.origin, `/api/question/delete/${second}`, { token, body: {} });
    await page.getByText(say('talk.gone')).waitFor();
    expect(await button(page, say('talk.send')).isDisabled()).toBe(true);
    expect(await box.inputValue()).toBe('तयार');
    await button(page, say('talk.answerOther', { question: 'अझै छ?' })).click();
    await answering(page, 'अझै छ?').waitFor();
    expect(await box.inputValue()).toBe('तयार');

    await page.goto(`${journey.origin}/ne/desk/settings`);
    await button(page, say('login.out')).click();
    await isAt(page, '/ne/desk/login');
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('तयार');
  });

  test('shows a long reply while it is written, before any line of it was ended', async () => {
    const { asks, place: path } = await asker('gita@haat.test');
    await asks('के छ?');
    const page = await journey.open(path, thumb);
    const box = page.getByRole('textbox', { name: say('talk.reply') });
    await box.fill('हजुर, यो स्टकमा छ, अहिल्यै अर्डर गर्न सक्नुहुन्छ।');
    const hidden = (each: { scrollHeight: number; clientHeight: number }) =>
      each.scrollHeight - each.clientHeight;
    expect(await box.evaluate(hidden)).toBe(0);
  });

  // spec: market.17
  test('forgets a saved reply whose answer was lost when it is pressed again', async () => {
    const { asks, place: path } = await asker('gita@haat.test');
    await asks('भोलि?');
    await asSeller(keepReply.path, { title: 'भोलि', content: 'भोलि पठाउँछु।' });
    const page = await journey.open(path, { ...thumb, allow: lost });
    const forget = button(page, `${say('talk.forget')}: भोलि पठाउँछु।`);
    await page.route(`**${dropReply.path.replace(':replyId', '*')}`, loseAnswer, { times: 1 });
    await forget.click();
    await page.getByText(say('problem.offline')).waitFor();
    await forget.click();
    await forget.waitFor({ state: 'detached' });
    await page.getByText(say('problem.offline')).waitFor({ state: 'detached' });
    expect(await page.getByText(say('problem.not-found')).count()).toBe(0);
  });

  // spec: desk.15
  test('shows what was said between its opening and the moment from which the shop tells it', async () => {
    const { about, asks, room, place: path } = await asker('deepa@haat.test');
    const question = await asks('अझै छ?');
    const colleague = await sellerLine(journey.origin, seller, about.vendor);
    await colleague.ask('joinRoom', room);
    const joining = Promise.withResolvers<void>();
    const mayJoin = Promise.withResolvers<void>();
    const page = await journey.open(path, {
      ...thumb,
      before: (tab) =>
        tab.routeWebSocket(/socket\.io/, (line) => {
          const shop = line.connectToServer();
          line.onMessage(async (message) => {
            // What the page says once the line stands.
            if (String(message).startsWith('42')) {
              joining.resolve();
              await mayJoin.promise;
            }
            shop.send(message);
          });
        }),
    });
    await joining.promise;
    await page.waitForLoadState('networkidle');
    const told = colleague.hear('conversationChanged');
    await asSeller('/api/seller/question/reply', { questionId: question, content: 'छ' });
    await told;
    colleague.close();
    mayJoin.resolve();
    await page.getByText('छ', { exact: true }).waitFor();
  });

  // spec: desk.17
  test('opens at its end, however long it is, and its beginning is a tap away', async () => {
    const { asks, place: path } = await asker('kabita@haat.test');
    await asks('सबैभन्दा पहिलो');
    for (let n = 0; n < 60; n += 1) await asks(`प्रश्न ${n}`);
    const page = await journey.open(path, thumb);
    await page.getByText('प्रश्न 59').first().waitFor();
    expect(await page.getByText('सबैभन्दा पहिलो').count()).toBe(0);
    await button(page, say('talk.earlier')).click();
    await page.getByText('सबैभन्दा पहिलो').first().waitFor();
  });
});
