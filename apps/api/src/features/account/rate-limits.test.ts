import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgotPassword, resetPassword, signIn, signUp } from '@haat/contract/account/calls';
import { Refusal } from '@haat/contract/core/problem';
import { Pool } from '../../core/database/pool.ts';
import { openHaat } from '../../testing/harness.ts';
import { lastEmailTo, emailsTo, tokenIn } from '../../testing/samples/emails.ts';
import type { MadeShop } from '../../testing/makers.ts';
import * as passwords from './passwords/passwords.ts';
import { mailReset } from './passwords/recover-password.ts';
import { accounts, oneTimeTokens, rateLimits } from './tables.ts';
import { countLink, countMail } from './service.ts';
import { countAttempt, refundAttempts, mailsTo, signInSubjects } from './rate-limits.ts';
import type { Subject } from './rate-limits.ts';

// Every hash that is computed is counted: that is where the time of an answer goes.
vi.mock('./passwords/passwords.ts', { spy: true });

const haat = await openHaat({ rateLimit: 'on' });
afterAll(() => haat.close());
const { ask, make } = haat;
const { orm } = haat.dependencies.database;
let shop: MadeShop;
beforeEach(async () => {
  shop = await make.aShop();
  clearHashes();
});
afterEach(() => vi.restoreAllMocks());

const hashed = () =>
  vi.mocked(passwords.hashPassword).mock.calls.length +
  vi.mocked(passwords.matchesPassword).mock.calls.length;

const clearHashes = () => {
  vi.mocked(passwords.hashPassword).mockClear();
  vi.mocked(passwords.matchesPassword).mockClear();
};

/** Somebody who was never here before. */
const from = (ip: string) => ({ device: null, ip });

/** How many seconds a try has to wait; 0 when it is allowed. */
async function waitOf(subjects: Subject[]): Promise<number> {
  try {
    await countAttempt(orm, shop.id, subjects);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return error.details.retryAfter ?? -1;
    throw error;
  }
}

/** Lets so many seconds pass for everything that was counted. */
const pass = async (seconds: number) => {
  for (const row of await orm.select().from(rateLimits).where(eq(rateLimits.shopId, shop.id)))
    await orm
      .update(rateLimits)
      .set({
        lastAt: new Date(row.lastAt.getTime() - seconds * 1_000),
        openAt: new Date(row.openAt.getTime() - seconds * 1_000),
      })
      .where(and(eq(rateLimits.shopId, shop.id), eq(rateLimits.subject, row.subject)));
};

// spec: accounts.45
test('guessing at one account from one address waits twice as long each time, up to a quarter of an hour', async () => {
  const subjects = signInSubjects('maya@example.np', from('198.51.100.7'), null);
  for (let n = 0; n < 11; n += 1) expect(await waitOf(subjects)).toBe(0);
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const wait = await waitOf(subjects);
    waits.push(wait);
    await pass(wait);
    expect(await waitOf(subjects)).toBe(0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('many who log in to one account from one network at once never wait for each other in a ring', async () => {
  // Which of two hashes is the lesser one, and so comes first where both are looked up together, differs from name to name.
  for (const name of ['maya', 'ram', 'sita', 'gita', 'hari', 'bina']) {
    const subjects = signInSubjects(`${name}@example.np`, from('198.51.100.7'), null);
    const logIn = async () => {
      await countAttempt(orm, shop.id, subjects);
      await refundAttempts(orm, shop.id, subjects);
    };
    for (let round = 0; round < 5; round += 1)
      await expect(Promise.all(Array.from({ length: 8 }, logIn))).resolves.toHaveLength(8);
  }
});

test('a try that is refused makes nobody wait longer', async () => {
  const subjects = signInSubjects('maya@example.np', from('198.51.100.7'), null);
  for (let n = 0; n < 11; n += 1) await waitOf(subjects);
  const [first, , , last] = [
    await waitOf(subjects),
    await waitOf(subjects),
    await waitOf(subjects),
    await waitOf(subjects),
  ];
  expect(last).toBeLessThanOrEqual(first);
});

// spec: accounts.45
test('guessing from many addresses at one account waits, and from one address at many accounts too', async () => {
  for (let n = 0; n < 51; n += 1)
    await waitOf(signInSubjects('maya@example.np', from(`198.51.100.${n}`), null));
  expect(await waitOf(signInSubjects('maya@example.np', from('203.0.113.9'), null))).toBeGreaterThan(0);
  for (let n = 0; n < 51; n += 1)
    await waitOf(signInSubjects(`guess-${n}@example.np`, from('203.0.113.10'), null));
  expect(await waitOf(signInSubjects('hari@example.np', from('203.0.113.10'), null))).toBeGreaterThan(0);
});

// spec: accounts.45
test('of many guesses at the same time no more are let through than one after the other', async () => {
  const subjects = signInSubjects('maya@example.np', from('198.51.100.7'), null);
  const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(subjects)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(11);
});

// spec: security.31
test('of tries at the same time none that is free is refused, and no turn that is free comes later', async () => {
  for (let round = 0; round < 15; round += 1) {
    const subjects = signInSubjects(`maya-${round}@example.np`, from('198.51.100.7'), 'network');
    const waits = await Promise.all(Array.from({ length: 10 }, () => waitOf(subjects)));
    expect(waits).toEqual(Array.from({ length: 10 }, () => 0));
    const turns = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        countMail(orm, shop.id, `guest-${round}@example.np`, `203.0.113.${n}`),
      ),
    );
    expect(Math.max(...turns.map((turn) => turn.getTime()))).toBeLessThanOrEqual(Date.now());
  }
});

test('who gets in starts afresh, and an hour without a try is forgotten', async () => {
  const subjects = signInSubjects('maya@example.np', from('198.51.100.7'), null);
  for (let n = 0; n < 11; n += 1) await waitOf(subjects);
  await refundAttempts(orm, shop.id, subjects);
  for (let n = 0; n < 11; n += 1) expect(await waitOf(subjects)).toBe(0);
  await pass(3_700);
  for (let n = 0; n < 11; n += 1) expect(await waitOf(subjects)).toBe(0);
});

// spec: accounts.45
test('who guessed too often and then chose a new password by mail gets in with it at once', async () => {
  const { email } = await make.aShopper({ shop });
  const subjects = signInSubjects(email, from('127.0.0.1'), null);
  for (let n = 0; n < 11; n += 1) await waitOf(subjects);
  const enter = () => ask(signIn, { email, password: 'a brand new one' }, { shop });
  expect((await enter()).status).toBe(429);
  await ask(forgotPassword, { email }, { shop });
  const token = tokenIn(await lastEmailTo(haat, email));
  await ask(resetPassword, { token, password: 'a brand new one' }, { shop });
  expect((await enter()).status).toBe(200);
});

// spec: accounts.48
test('a password that is replaced while it is being checked opens nothing', async () => {
  const { id, email, password } = await make.aShopper({ shop });
  vi.mocked(passwords.matchesPassword).mockImplementationOnce(async () => {
    await orm.update(accounts).set({ passwordHash: 'of another one' }).where(eq(accounts.id, id));
    return true;
  });
  const { status, body } = await ask(signIn, { email, password }, { shop });
  expect([status, body.code]).toEqual([401, 'wrong-credentials']);
});

test('one person is mailed a few times, then the wait grows', async () => {
  const subjects = [mailsTo('reset-password', 'maya@example.np')];
  const waits: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    waits.push(await waitOf(subjects));
    await pass(waits.at(-1)!);
  }
  expect(waits).toEqual([0, 0, 0, 0, 60, 0]);
});

// spec: security.14
test('more mails about orders than one network or person gets at once wait for their turn, and none is refused', async () => {
  const inSeconds = async (email: string, ip: string) =>
    Math.max(
      0,
      Math.round(((await countMail(orm, shop.id, email, ip)).getTime() - Date.now()) / 10_000) * 10,
    );
  const fromOne: number[] = [];
  for (let n = 0; n < 23; n += 1) fromOne.push(await inSeconds(`guest-${n}@example.np`, '198.51.100.7'));
  expect(fromOne).toEqual([...Array.from({ length: 21 }, () => 0), 60, 120]);
  const toOne: number[] = [];
  for (let n = 0; n < 9; n += 1) toOne.push(await inSeconds('maya@example.np', `203.0.113.${n}`));
  expect(toOne).toEqual([0, 0, 0, 0, 0, 0, 60, 180, 420]);
});

// spec: security.14
test("whoever asks for links in somebody's name holds up neither that person's orders nor another kind of link", async () => {
  const link = (about: 'activate' | 'reset-password', n: number) =>
    countLink(orm, shop.id, about, { email: 'maya@example.np', ip: `198.51.100.${n}` });
  for (let n = 0; n < 4; n += 1) expect(await link('reset-password', n)).not.toBeNull();
  expect(await link('reset-password', 5)).toBeNull();
  expect(await link('activate', 6)).not.toBeNull();
  const ordered = await countMail(orm, shop.id, 'maya@example.np', '203.0.113.9');
  expect(ordered.getTime()).toBeLessThanOrEqual(Date.now());
});

// spec: security.14
test('who was mailed enough links is told the same as before and mailed no more, while the last one still counts', async () => {
  const { email } = await make.aShopper({ shop });
  const forget = async (mail: string) => {
    const answer = await ask(forgotPassword, { email: mail }, { shop });
    return [answer.status, answer.body];
  };
  const answers = new Set<string>();
  for (let n = 0; n < 6; n += 1) answers.add(JSON.stringify(await forget(email)));
  for (let n = 0; n < 6; n += 1) answers.add(JSON.stringify(await forget('nobody@example.np')));
  expect(answers.size).toBe(1);
  const messages = await emailsTo(haat, email);
  expect(messages).toHaveLength(4);
  const token = tokenIn(messages.at(-1)!);
  expect((await ask(resetPassword, { token, password: 'a brand new one' }, { shop })).status).toBe(200);
  // Who has proved to be the owner may ask afresh.
  await forget(email);
  expect((await emailsTo(haat, email)).at(-1)!.text).toContain('/reset-password/');
});

test('neither emails nor addresses stand in what is counted', async () => {
  await waitOf(signInSubjects('maya@example.np', from('198.51.100.7'), null));
  expect(JSON.stringify(await orm.select().from(rateLimits))).not.toMatch(/maya|198\.51/);
});

// spec: accounts.44
test('a sign-in, a sign-up and a forgotten password compute as much for a known email as for an unknown one', async () => {
  const known = await make.aShopper();
  const waiting = await make.aShopper({ activated: false });
  for (const email of [known.email, waiting.email, 'nobody@example.np']) {
    clearHashes();
    await ask(signIn, { email, password: 'a guess' });
    expect([email, hashed()]).toEqual([email, 1]);
  }
  const who = { firstName: 'Maya', lastName: 'Rai', password: 'a long password' };
  for (const email of [known.email, waiting.email, 'fresh@example.np']) {
    clearHashes();
    const [links, mails] = [await orm.select().from(oneTimeTokens), (await haat.sentEmails()).length];
    await ask(signUp, { ...who, email });
    expect([email, hashed()]).toEqual([email, 1]);
    expect((await orm.select().from(oneTimeTokens)).length - links.length).toBe(1);
    expect((await haat.sentEmails()).length - mails).toBe(1);
  }
});

// spec: accounts.44, security.26
test('a forgotten password is answered before anything is looked up', async () => {
  const known = await make.aShopper();
  const works: (() => Promise<void>)[] = [];
  const held = vi
    .spyOn(haat.dependencies.mail, 'afterwards')
    .mockImplementation((work) => void works.push(work));
  for (const email of [known.email, 'nobody@example.np'])
    expect((await ask(forgotPassword, { email })).status).toBe(200);
  expect(held).toHaveBeenCalledTimes(2);
  const before = (await haat.sentEmails()).length;
  for (const work of works) await work();
  expect((await haat.sentEmails()).length - before).toBe(1);
});

// spec: security.26
test('behind the answer a forgotten password costs the database as much for an unknown email as for a known one', async () => {
  const known = await make.aShopper({ shop });
  /** What is asked of the database, statement by statement, and what it wrote by then. */
  const costOf = async (email: string) => {
    await countLink(orm, shop.id, 'reset-password', { email, ip: '198.51.100.7' });
    // Every statement goes this way, on whichever connection.
    const spy = vi.spyOn(Pool.prototype, 'queryOn');
    const from = new Date();
    const post = { mail: haat.dependencies.mail, origin: 'https://haat.example' };
    await mailReset(orm, post, { shopId: shop.id, email, language: 'en-US', from });
    const calls = spy.mock.calls.map(([connection, text]) => ({ connection, verb: text.split(' ', 1)[0] }));
    spy.mockRestore();
    // Of its transaction alone: the mail itself goes out on another connection, or after it.
    const begun = calls.find(({ verb }) => verb === 'begin');
    const verbs = calls.filter(({ connection }) => connection === begun?.connection).map(({ verb }) => verb);
    const asked = verbs.slice(verbs.indexOf('begin') + 1, verbs.indexOf('commit'));
    return asked.map((verb) => (verb === 'select' ? 'read' : 'write'));
  };
  const [ofKnown, ofUnknown] = [await costOf(known.email), await costOf('nobody@example.np')];
  expect(ofUnknown).toEqual(ofKnown);
  expect(ofKnown.filter((each) => each === 'write')).toHaveLength(2);
  expect(await emailsTo(haat, known.email)).toHaveLength(1);
  expect(await emailsTo(haat, 'nobody@example.np')).toEqual([]);
});

// spec: accounts.56
test('at the door: the twelfth wrong password waits, known or not, and says how long', async () => {
  const known = await make.aShopper();
  for (const email of [known.email, 'stranger@example.np']) {
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      const headers = { 'user-agent': 'guesser' };
      const inject = {
        method: 'POST',
        url: signIn.path,
        remoteAddress: `192.0.2.${email.length}`,
        headers,
      } as const;
      answers.push(await haat.app.inject({ ...inject, payload: { email, password: 'a guess' } }));
    }
    expect(answers.slice(0, 11).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 11 }, () => 401),
    );
    const last = answers.at(-1)!;
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(20);
    expect(last.json()).toMatchObject({
      code: 'too-many-passwords',
      retryAfter: Number(last.headers['retry-after']),
    });
  }
});
