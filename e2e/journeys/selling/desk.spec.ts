import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { rupeesText } from '@haat/contract/core/money';
import { ask, order, ordersOf, productAt, signIn, soldBy } from '../../support/api.ts';
import { sayingAtDesk } from '../../support/desk-messages.ts';
import { useShop } from '../../support/harness.ts';
import { networkIdle } from '../../support/network-idle.ts';
import { isAt } from '../../support/page-actions.ts';

const journey = useShop();
const seller = 'seller@haat.test';
const shopper = 'shopper@haat.test';
const vendor = 'patan-handicrafts';
const say = sayingAtDesk('ne');
/** The smallest phone that a seller holds. */
const thumb = { width: 360, height: 640, language: 'ne', as: seller } as const;

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
  const { token, user } = await signIn(journey.origin, shopper);
  buyer = { token, id: user._id };
  slug = (await soldBy(journey.origin, vendor)).slug;
});

/** Orders one piece. @returns the order's id */
async function placeOrder(): Promise<string> {
  const { orders } = await order(journey.origin, buyer.token, slug, 1);
  return orders[0]!._id;
}

/** Opens the desk. It listens from then on. */
async function openDesk(): Promise<Page> {
  let listening: Promise<unknown> | undefined;
  const page = await journey.open('/desk', {
    ...thumb,
    before: async (tab) => {
      const saysSo = ({ payload }: { payload: string | Buffer }) => String(payload).includes('deskOpen');
      listening = tab.waitForEvent('websocket').then((line) => line.waitForEvent('framesent', saysSo));
    },
  });
  await listening;
  return page;
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const { orders } = await ordersOf(journey.origin, buyer.token);
  return orders.find(({ _id }) => _id === orderId)?.status;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a desk on a small phone, in Nepali', () => {
  // spec: desk.2
  test('tells of a new order by itself; from there it is confirmed by two taps', async () => {
    const page = await openDesk();
    const id = await placeOrder();
    const { tap, taps } = thumbOn();
    await tap(page.getByRole('alert').filter({ hasText: say('alert.order') }));
    await isAt(page, `/ne/desk/orders/${id}`);
    await tap(button(page, say('move.confirmed')));
    await expect.poll(() => statusOf(id)).toBe('confirmed');
    expect(taps()).toBeLessThanOrEqual(3);
    // It says so by itself, and what comes next.
    await button(page, say('move.dispatched')).waitFor();
    expect(await page.title()).not.toMatch(/^\(/);
  });

  // spec: desk.13
  test('tells of an offer until the inbox was looked at', async () => {
    const page = await openDesk();
    // Of another product than the one that is asked about: an offer waits for its answer, too.
    const list = `/api/product/list?vendor=${vendor}&inStock=true&size=2`;
    const { products } = await ask<{ products: { slug: string }[] }>(journey.origin, list);
    const product = await productAt(journey.origin, products[1]?.slug ?? '');
    const body = { vendor: product.adminId._id, product: product._id, amount: product.price };
    await ask(journey.origin, '/api/offer/make', { ...buyer, body });
    const banner = page.getByRole('alert').filter({ hasText: say('alert.offer') });
    await banner.waitFor();
    expect(await page.title()).toMatch(/^\(/);
    await banner.click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.title()).not.toMatch(/^\(/);
  });

  // spec: desk.14, desk.15
  test('says that it has no line, and tells of what came meanwhile when it is back', async () => {
    let isDown = true;
    const page = await journey.open('/desk', {
      ...{ ...thumb, allow: [/WebSocket/] },
      before: (tab) =>
        tab.routeWebSocket(/socket\.io/, (line) => void (isDown ? line.close() : line.connectToServer())),
    });
    await page.getByText(say('line.lost')).waitFor();
    const id = await placeOrder();
    expect(await page.getByRole('alert').count()).toBe(0);
    isDown = false;
    await page
      .getByRole('alert')
      .filter({ hasText: say('alert.order') })
      .click();
    await isAt(page, `/ne/desk/orders/${id}`);
    await page.getByText(say('line.lost')).waitFor({ state: 'detached' });
  });

  // spec: desk.3
  test('takes a step back as long as nobody was told of it', async () => {
    const id = await placeOrder();
    const page = await journey.open(`/desk/orders/${id}`, thumb);
    await button(page, say('move.confirmed')).click();
    await button(page, say('move.undo')).click();
    await button(page, say('move.confirmed')).waitFor();
    // Past the moment in which it would have gone out.
    await page.waitForTimeout(6_000);
    expect(await statusOf(id)).toBe('pending');

    await button(page, say('order.cancel')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('order.cancelYes') }).click();
    await dialog.getByText(say('order.reasonNeeded')).waitFor();
    await dialog.getByRole('button', { name: say('order.reason.stock') }).click();
    await dialog.getByRole('button', { name: say('order.cancelYes') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(say('order.reasonSaid', { reason: say('order.reason.stock') })).waitFor();
    const told = await ask<{ status: string; cancelReason: string }>(
      journey.origin,
      `/api/order/get/${id}`,
      buyer,
    );
    expect(told).toMatchObject({ status: 'cancelled', cancelReason: say('order.reason.stock') });
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
    await tap(button(page, say('papers.now')));
    await tap(page.getByRole('link', { name: say('papers.back') }));
    await isAt(page, '/ne/desk/orders?status=confirmed');
    await expect.poll(() => page.getByText(say('orders.printed')).count()).toBeGreaterThanOrEqual(count);
    await tap(button(page, say('desk.selectAll')));
    const toSend = await page.getByRole('checkbox', { checked: true }).count();
    await tap(button(page, say('move.many.dispatched', { n: toSend })));
    const statuses = async () => Promise.all(ids.map(statusOf));
    await expect.poll(statuses).toEqual(ids.map(() => 'dispatched'));
    expect(taps()).toBeLessThanOrEqual(15);
  });

  // spec: desk.5
  test('answers a question by a saved reply, by four taps', async () => {
    const page = await openDesk();
    const { _id, price, adminId } = await productAt(journey.origin, slug);
    const room = { user: buyer.id, vendor: adminId._id, product: _id };
    const content = 'यो कतिको हो?';
    await ask(journey.origin, '/api/question/ask', { ...buyer, body: { ...room, content } });
    const { tap, taps } = thumbOn();
    await tap(page.getByRole('alert').filter({ hasText: say('alert.question') }));
    await tap(page.getByRole('link').filter({ hasText: content }));
    const reply = say('saved.price', { price: rupeesText(price, 'ne-NP') });
    await tap(button(page, reply));
    await tap(button(page, say('talk.send')));
    await page.getByRole('listitem').filter({ hasText: reply }).first().waitFor();
    expect(taps()).toBeLessThanOrEqual(4);
    const query = new URLSearchParams(room);
    const lastAsked = async () =>
      (
        await ask<{ content: string; replies: { content: string }[] }[]>(
          journey.origin,
          `/api/question/get?${query.toString()}`,
          buyer,
        )
      ).at(-1);
    // It stands on the screen as soon as it is sent.
    await expect.poll(lastAsked).toMatchObject({ content, replies: [{ content: reply }] });
  });

  // spec: desk.12
  test('keeps what is written while the shop is out of reach, and goes on from there', async () => {
    const { _id, adminId } = await productAt(journey.origin, slug);
    const room = { user: buyer.id, vendor: adminId._id, product: _id };
    const askFor = (content: string) =>
      ask(journey.origin, '/api/question/ask', { ...buyer, body: { ...room, content } });
    await askFor('छ?');
    const page = await journey.open(`/desk/inbox/${_id}/${buyer.id}`, { ...thumb, allow: [/ERR_FAILED/] });
    const box = page.getByRole('textbox');
    await box.fill('हजुर, छ');
    const away = '**/api/seller/**';
    await page.route(away, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await askFor('अझै छ?');
    await refused;
    await networkIdle(page);
    expect(await box.inputValue()).toBe('हजुर, छ');
    await page.unroute(away);
    await askFor('कति छ?');
    await page.getByText('कति छ?').first().waitFor();
    expect(await box.inputValue()).toBe('हजुर, छ');
  });

  // spec: desk.11
  test('answers for a seller on holiday, until they are back', async () => {
    const page = await journey.open('/desk/settings', thumb);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(say('holiday.until')).fill(until);
    await button(page, say('holiday.start')).click();
    await button(page, say('holiday.end')).waitFor();
    const { _id, adminId } = await soldBy(journey.origin, vendor);
    const body = { user: buyer.id, vendor: adminId._id, product: _id, content: 'आज पठाउनुहुन्छ?' };
    const { data } = await ask<{ data: { _id: string } }>(journey.origin, '/api/question/ask', {
      ...buyer,
      body,
    });
    const query = new URLSearchParams({ user: buyer.id, vendor: adminId._id, product: _id });
    type Asked = { _id: string; replies: { automatic: boolean }[] }[];
    const asked = await ask<Asked>(journey.origin, `/api/question/get?${query.toString()}`, buyer);
    expect(asked.find((each) => each._id === data._id)?.replies).toMatchObject([{ automatic: true }]);
    await button(page, say('holiday.end')).click();
    await button(page, say('holiday.start')).waitFor();
  });

  // spec: desk.6
  test('counts what is left by taps, and what was sold over the counter', async () => {
    const page = await journey.open('/desk/stock', thumb);
    const { title, titleNe, _id } = await productAt(journey.origin, slug);
    const left = async () => {
      const [stock] = await ask<{ remainingQty: number }[]>(journey.origin, `/api/stock/get/${_id}`);
      return stock?.remainingQty;
    };
    const before = (await left())!;
    const row = page
      .getByRole('listitem')
      .filter({ hasText: titleNe ?? title })
      .first();
    const plus = row.getByRole('button', { name: say('stock.plus') }).first();
    for (let n = 0; n < 3; n += 1) await plus.click();
    await expect.poll(left).toBe(before + 3);
    await row
      .getByRole('button', { name: new RegExp(`^${say('stock.edit')}`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('stock.soldHow')).fill('२');
    await dialog.getByRole('button', { name: say('stock.soldSave') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await left()).toBe(before + 1);
  });

  // spec: desk.6
  test('counts taps once whose answer the line has lost, and the last ones before the page goes', async () => {
    const page = await journey.open('/desk/stock', { ...thumb, allow: [/ERR_FAILED/] });
    const { title, titleNe, _id } = await productAt(journey.origin, slug);
    const left = async () => {
      const [stock] = await ask<{ remainingQty: number }[]>(journey.origin, `/api/stock/get/${_id}`);
      return stock!.remainingQty;
    };
    const before = await left();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: titleNe ?? title })
      .first();
    const plus = row.getByRole('button', { name: say('stock.plus') }).first();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/inventory/set')) sent.push(request.headers()['idempotency-key'] ?? '');
    });
    const lost = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/seller/inventory/set', lost, { times: 1 });
    for (let n = 0; n < 2; n += 1) await plus.click();
    await expect.poll(() => sent.length).toBe(2);
    expect(new Set(sent).size).toBe(1);
    await expect.poll(left).toBe(before + 2);
    for (let n = 0; n < 3; n += 1) await plus.click();
    await page.goto('about:blank');
    await expect.poll(left).toBe(before + 5);
  });
});

describe('who may come in', () => {
  const english = sayingAtDesk('en');

  // spec: desk.1
  test('a guest logs in and is where they wanted to be; who sells nothing is told so', async () => {
    const page = await journey.open('/desk/stock?only=low', { width: 360, height: 640 });
    await page.getByLabel(english('login.email')).fill(seller);
    await page.getByLabel(english('login.password')).fill('haat-demo');
    await button(page, english('login.submit')).click();
    await isAt(page, '/desk/stock?only=low');
    await page.getByRole('heading', { name: english('stock.title') }).waitFor();

    const other = await journey.open('/desk', { as: shopper });
    await other.getByText(english('seller.not')).waitFor();
    await button(other, english('login.out')).click();
    await isAt(other, '/desk/login');
  });
});
