import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteMe, getMyData } from '@haat/contract/account/calls';
import { tokenHeader } from '@haat/contract/core/session';
import {
  confirmSubscription,
  getSubscribersCsv,
  listSubscribers,
  subscribe,
  unsubscribe,
} from '@haat/contract/newsletter/calls';
import { v7 } from '../../core/ids.ts';
import { emailsTo, lastEmailTo } from '../../testing/samples/emails.ts';
import { openHaat } from '../../testing/harness.ts';
import type { MadeShop } from '../../testing/makers.ts';
import { hashOf } from '../account/service.ts';
import { purgeOldLinks } from './service.ts';
import { subscribers, subscriptionRequests } from './tables.ts';

const haat = await openHaat({ empty: true, env: { PUBLIC_URL: 'https://haat.example' } });
const busy = await openHaat({ empty: true, rateLimit: 'on' });
afterAll(() => Promise.all([haat.close(), busy.close()]));
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;
const stored = { quickViewRating: 'fixed', loginToOpenProduct: 'on', newsletter: 'stored' } as const;
const shop = await make.aShop({ subdomain: 'haat', shopName: 'Haat', shopNameNe: 'हाट', settings: stored });
const himal = await make.aShop({ subdomain: 'himal', settings: stored });
const local = await make.aShop({ subdomain: 'local' });
const admin = await make.anAdmin();

let people = 0;
const somebody = () => `reader-${(people += 1)}@example.np`;
const tokenOf = ({ text }: { text: string }) =>
  /\/newsletter\/(?:confirm|unsubscribe)\/([\w-]{43})/.exec(text)?.[1] ?? '';
const onList = async () =>
  (await ask(listSubscribers, { size: '100' }, admin)).body.subscribers.map(({ email }) => email);

/** @returns what the mail's link carries */
async function asking(email: string, about: { language?: 'en-US' | 'ne-NP'; shop?: MadeShop } = {}) {
  const { language = 'en-US', shop: where = shop } = about;
  expect((await ask(subscribe, { email, language }, { shop: where })).status).toBe(200);
  return tokenOf(await lastEmailTo(haat, email.toLowerCase()));
}

/** @returns what ends the subscription */
async function subscribed(email: string): Promise<string> {
  expect((await ask(confirmSubscription, { token: await asking(email) }, {})).status).toBe(200);
  return tokenOf(await lastEmailTo(haat, email));
}

describe('subscribing', () => {
  // spec: news.1
  test.each([
    [
      'en-US',
      'Confirm your subscription to the newsletter of Haat',
      'https://haat.example/newsletter/confirm/',
    ],
    ['ne-NP', 'हाटको न्युजलेटरको दर्ता पुष्टि गर्नुहोस्', 'https://haat.example/ne/newsletter/confirm/'],
  ] as const)(
    'takes two steps in %s: until the mailed link is used nobody is on the list',
    async (language, subject, link) => {
      const email = somebody();
      const token = await asking(email, { language });
      const mail = await lastEmailTo(haat, email);
      expect([mail.subject, mail.unsubscribeAt]).toEqual([subject, null]);
      expect(mail.text).toContain(`${link}${token}`);
      expect(await onList()).not.toContain(email);
      const kept = await orm.select().from(subscriptionRequests).where(eq(subscriptionRequests.email, email));
      expect(kept.map(({ tokenHash }) => tokenHash)).toEqual([hashOf(token)]);
      expect((await ask(confirmSubscription, { token }, {})).status).toBe(200);
      expect(await onList()).toContain(email);
      const welcome = await lastEmailTo(haat, email);
      const leave = tokenOf(welcome);
      expect(welcome.unsubscribeAt).toBe(
        `https://haat.example/api/newsletter/unsubscribe/${leave}?language=${language}`,
      );
    },
  );

  // spec: news.1
  test('the same link again changes nothing and thanks nobody twice', async () => {
    const email = somebody();
    const token = await asking(email);
    const answers = await Promise.all([1, 2, 3].map(() => ask(confirmSubscription, { token }, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await emailsTo(haat, email)).toHaveLength(2);
    expect((await onList()).filter((each) => each === email)).toHaveLength(1);
  });

  // spec: news.2
  test('the answer is the same for a known email, whose mail alone says that it is subscribed', async () => {
    const email = somebody();
    const leave = await subscribed(email);
    const [known, unknown] = [
      await ask(subscribe, { email: email.toUpperCase() }, {}),
      await ask(subscribe, { email: somebody() }, {}),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await lastEmailTo(haat, email);
    expect(mail.subject).toBe('You are subscribed to the newsletter of Haat');
    expect(tokenOf(mail)).toBe(leave);
  });

  // spec: news.1
  test('a link of three days ago, of another shop or of nobody subscribes nobody', async () => {
    const email = somebody();
    const token = await asking(email);
    const confirm = async (used: string, where = shop) =>
      (await ask(confirmSubscription, { token: used }, { shop: where })).body.code;
    expect(await confirm(token, himal)).toBe('link-unknown');
    expect(await confirm('x'.repeat(43))).toBe('link-unknown');
    expect(await confirm('x')).toBe('invalid-input');
    await orm
      .update(subscriptionRequests)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(subscriptionRequests.email, email));
    expect(await confirm(token)).toBe('link-expired');
    expect(await onList()).not.toContain(email);
  });

  test('what is no email, or a shop that keeps no list, is refused', async () => {
    expect((await ask(subscribe, { email: 'sita@' }, {})).body.code).toBe('invalid-input');
    const email = somebody();
    expect((await ask(subscribe, { email }, { shop: local })).body.code).toBe('not-found');
    expect(await emailsTo(haat, email)).toEqual([]);
  });

  // spec: news.3
  test('one email is mailed once in ten minutes, whoever asks, and the answer says nothing of it', async () => {
    await busy.make.aShop({ subdomain: 'haat', settings: stored });
    const email = somebody();
    const answers = [];
    for (let each = 0; each < 4; each += 1) answers.push(await busy.ask(subscribe, { email }, {}));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect(await emailsTo(busy, email)).toHaveLength(1);
  });

  // spec: news.3
  test('one network asks for 20 a minute', async () => {
    const statuses = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await busy.ask(subscribe, { email: somebody() }, {})).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('unsubscribing', () => {
  const bodies = [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['application/json', '{}'],
    ['text/plain', 'whatever'],
  ] as const;

  // spec: news.4
  test.each(bodies)('takes one post of %s, without a cookie and without a question', async (type, body) => {
    const email = somebody();
    const leave = await subscribed(email);
    const { unsubscribeAt } = await lastEmailTo(haat, email);
    const { pathname, search } = new URL(unsubscribeAt ?? '');
    const post = () => send('POST', pathname + search, body, { headers: { 'content-type': type } });
    expect((await post()).status).toBe(200);
    expect(await onList()).not.toContain(email);
    // Mail programs try again, and people press twice.
    expect((await post()).status).toBe(200);
    const [left] = await orm.select().from(subscribers).where(eq(subscribers.leaveToken, leave));
    expect([left?.email, left?.leftAt instanceof Date]).toEqual([null, true]);
  });

  // spec: news.4
  test('opening the address changes nothing: it leads to the page that asks, in the own language', async () => {
    const email = somebody();
    const leave = await subscribed(email);
    for (const [query, page] of [
      ['?language=ne-NP', `/ne/newsletter/unsubscribe/${leave}`],
      ['?language=en-US', `/newsletter/unsubscribe/${leave}`],
      ['?language=xx', `/newsletter/unsubscribe/${leave}`],
    ]) {
      const { status, headers } = await send('GET', `/api/newsletter/unsubscribe/${leave}${query}`);
      expect([status, headers['location']]).toEqual([302, page]);
    }
    const elsewhere = await send('GET', '/api/newsletter/unsubscribe/%2F%2Fevil.example');
    expect(elsewhere.headers['location']).toBe('/newsletter/unsubscribe/%2F%2Fevil.example');
    expect(await onList()).toContain(email);
  });

  // spec: news.4
  test('a link that is none, or of another shop, is said to be so', async () => {
    const leave = await subscribed(somebody());
    expect((await ask(unsubscribe, { token: 'y'.repeat(43) }, {})).body.code).toBe('link-unknown');
    expect((await ask(unsubscribe, { token: leave }, { shop: himal })).body.code).toBe('link-unknown');
    expect((await ask(unsubscribe, { token: leave.slice(0, 20) }, {})).body.code).toBe('not-found');
  });

  // spec: news.4
  test('who has left is not brought back by an older mail, and may come back by a new one', async () => {
    const email = somebody();
    const first = await asking(email);
    const second = await asking(email);
    await ask(confirmSubscription, { token: first }, {});
    await ask(unsubscribe, { token: tokenOf(await lastEmailTo(haat, email)) }, {});
    for (const token of [first, second])
      expect((await ask(confirmSubscription, { token }, {})).body.code).toBe('link-unknown');
    expect(await onList()).not.toContain(email);
    await subscribed(email);
    expect(await onList()).toContain(email);
  });
});

describe('the list', () => {
  // spec: news.5
  test('is the own shop’s, the newest first, page by page', async () => {
    const owner = await make.anAdmin({ shop: himal });
    const emails = [somebody(), somebody(), somebody()];
    for (const email of emails) {
      const token = await asking(email, { shop: himal });
      await ask(confirmSubscription, { token }, { shop: himal });
    }
    const read = async (after?: string) =>
      (await ask(listSubscribers, { size: '2', ...(after && { after }) }, owner)).body;
    const first = await read();
    expect([first.total, first.subscribers.map(({ email }) => email)]).toEqual([3, [emails[2], emails[1]]]);
    const second = await read(first.next ?? '');
    expect([second.next, second.subscribers.map(({ email }) => email)]).toEqual([null, [emails[0]]]);
    for (const email of emails) expect(await onList()).not.toContain(email);
  });

  // spec: news.5, news.7
  test('comes as a table with the links that each newsletter needs; what would be a formula is none', async () => {
    const email = '+cmd@example.np';
    const leave = await subscribed(email);
    const asked = { url: getSubscribersCsv.path, headers: { [tokenHeader]: admin.token } };
    const { statusCode, headers, payload } = await haat.app.inject(asked);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [heads, newest] = payload.split('\r\n');
    expect(heads).toBe('email,language,confirmed_at,unsubscribe_page,list_unsubscribe');
    expect(newest?.split(',').filter((_, at) => at !== 2)).toEqual([
      `'${email}`,
      'en-US',
      `https://haat.example/newsletter/unsubscribe/${leave}`,
      `https://haat.example/api/newsletter/unsubscribe/${leave}?language=en-US`,
    ]);
  });
});

// spec: news.6
test('an account takes its subscription along, and leaves it with the account', async () => {
  const shopper = await make.aShopper();
  await subscribed(shopper.email);
  const pending = await asking(somebody());
  const { body } = await ask(getMyData, {}, shopper);
  expect(body.about['newsletter']).toMatchObject([{ email: shopper.email, language: 'en-US' }]);
  expect((await ask(deleteMe, { password: shopper.password }, shopper)).status).toBe(200);
  expect(await onList()).not.toContain(shopper.email);
  expect(await orm.select().from(subscribers).where(eq(subscribers.email, shopper.email))).toEqual([]);
  expect((await ask(confirmSubscription, { token: pending }, {})).status).toBe(200);
});

// spec: news.6
test('an email that nobody confirmed is forgotten ten days later, the link of who left after a year', async () => {
  const email = somebody();
  const leave = await subscribed(somebody());
  await ask(unsubscribe, { token: leave }, {});
  await orm.insert(subscriptionRequests).values({
    ...{ shopId: shop.id, tokenHash: v7(), email, language: 'en-US' },
    expiresAt: new Date(Date.now() - 8 * 86_400_000),
  });
  await orm
    .update(subscribers)
    .set({ leftAt: sql`now() - interval '366 days'` })
    .where(eq(subscribers.leaveToken, leave));
  expect(await purgeOldLinks(orm)).toBe(2);
  expect(await orm.select().from(subscriptionRequests).where(eq(subscriptionRequests.email, email))).toEqual(
    [],
  );
  expect(await orm.select().from(subscribers).where(eq(subscribers.leaveToken, leave))).toEqual([]);
});
