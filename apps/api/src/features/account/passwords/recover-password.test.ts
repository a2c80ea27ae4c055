import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  changePassword,
  checkReset,
  forgotPassword,
  getMe,
  resetPassword,
  signIn,
} from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import { lastEmailTo, emailsTo, tokenIn } from '../../../testing/samples/emails.ts';
import { accounts, oneTimeTokens, sessions } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send, make } = haat;
const { orm } = haat.dependencies.database;
const fresh = 'a brand new password';

async function resetLink(email: string): Promise<string> {
  expect((await ask(forgotPassword, { email })).status).toBe(200);
  return tokenIn(await lastEmailTo(haat, email));
}

// spec: 1.21, accounts.48
test('a forgotten password is replaced by a mailed link, and every session ends', async () => {
  const person = await make.aShopper();
  const second = await ask(signIn, { email: person.email, password: person.password });
  const token = await resetLink(person.email);
  expect((await ask(resetPassword, { token, password: fresh })).status).toBe(200);
  for (const old of [person.token, second.body.token])
    expect((await ask(getMe, {}, { token: old })).status).toBe(401);
  expect((await ask(signIn, { email: person.email, password: person.password })).status).toBe(401);
  expect((await ask(signIn, { email: person.email, password: fresh })).status).toBe(200);
  expect((await lastEmailTo(haat, person.email)).subject).toBe('Your password at Haat was changed');
});

// spec: accounts.44
test('an unknown email gets the same answer and no mail', async () => {
  const person = await make.aShopper();
  const known = await ask(forgotPassword, { email: person.email });
  const unknown = await ask(forgotPassword, { email: 'nobody@example.np' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await emailsTo(haat, 'nobody@example.np')).toEqual([]);
  expect(await emailsTo(haat, person.email)).toHaveLength(1);
});

test('the mail speaks the language of the account, else of the page that asked', async () => {
  const [unsaid, nepali] = [await make.aShopper(), await make.aShopper({ language: 'ne-NP' })];
  await ask(forgotPassword, { email: unsaid.email, language: 'ne-NP' });
  await ask(forgotPassword, { email: nepali.email, language: 'en-US' });
  for (const { email } of [unsaid, nepali]) {
    const message = await lastEmailTo(haat, email);
    expect(message.subject).toBe('हाटका लागि नयाँ पासवर्ड राख्नुहोस्');
    expect(message.text).toMatch(/\/ne\/reset-password\/[\w-]{43}\n/);
  }
});

// spec: 1.21, accounts.47, accounts.57
test('a reset link counts once and for an hour, and a used, old or made-up one is told apart', async () => {
  const person = await make.aShopper();
  const token = await resetLink(person.email);
  const [row] = await orm.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, person.id));
  expect(Math.round((row!.expiresAt.getTime() - row!.createdAt.getTime()) / 60_000)).toBe(60);
  const both = await Promise.all([1, 2].map(() => ask(resetPassword, { token, password: fresh })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
  expect((await ask(resetPassword, { token, password: fresh })).body.code).toBe('link-used');
  const next = await resetLink(person.email);
  await orm
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(oneTimeTokens.accountId, person.id));
  expect((await ask(resetPassword, { token: next, password: fresh })).body.code).toBe('link-expired');
  const made = await ask(resetPassword, { token: 'm'.repeat(43), password: fresh });
  expect([made.status, made.body.code]).toEqual([404, 'link-unknown']);
});

// spec: goods.46
test('whether a reset link counts is told before a password is typed, and asking uses nothing', async () => {
  const person = await make.aShopper();
  const token = await resetLink(person.email);
  for (let n = 0; n < 2; n += 1) expect((await ask(checkReset, { token })).status).toBe(200);
  expect((await ask(checkReset, { token: 'm'.repeat(43) })).body.code).toBe('link-unknown');
  expect((await ask(checkReset, { token: 'cut' })).body.code).toBe('invalid-input');
  expect((await ask(checkReset, { token }, { shop: await make.aShop() })).body.code).toBe('link-unknown');
  await ask(resetPassword, { token, password: fresh });
  expect((await ask(checkReset, { token })).body.code).toBe('link-used');
  const old = await resetLink(person.email);
  await orm
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(oneTimeTokens.accountId, person.id));
  expect((await ask(checkReset, { token: old })).body.code).toBe('link-expired');
});

// spec: accounts.47
test('using one reset link ends the others, and an activation link resets nothing', async () => {
  const person = await make.aShopper();
  const [first, second] = [await resetLink(person.email), await resetLink(person.email)];
  await ask(resetPassword, { token: first, password: fresh });
  expect((await ask(resetPassword, { token: second, password: 'yet another one' })).body.code).toBe(
    'link-used',
  );
  const waiting = await make.aShopper({ activated: false });
  await ask(signIn, { email: waiting.email, password: waiting.password });
  const activation = tokenIn(await lastEmailTo(haat, waiting.email));
  expect((await ask(resetPassword, { token: activation, password: fresh })).body.code).toBe('link-unknown');
});

test('a reset opens an account that was never activated: the mail proves the email', async () => {
  const person = await make.aShopper({ activated: false });
  const token = await resetLink(person.email);
  await ask(resetPassword, { token, password: fresh });
  expect((await ask(signIn, { email: person.email, password: fresh })).status).toBe(200);
});

test("another shop's link is unknown here", async () => {
  const shop = await make.aShop();
  const there = await make.aShopper({ shop });
  await ask(forgotPassword, { email: there.email }, { shop });
  const token = tokenIn(await lastEmailTo(haat, there.email));
  expect((await ask(resetPassword, { token, password: fresh })).body.code).toBe('link-unknown');
  expect((await ask(resetPassword, { token, password: fresh }, { shop })).status).toBe(200);
});

// spec: accounts.19
test('a password is changed by who knows the current one; other sessions end, this one stays', async () => {
  const person = await make.aShopper();
  const other = await ask(signIn, { email: person.email, password: person.password });
  const link = await resetLink(person.email);
  const wrong = await ask(changePassword, { current: 'a guess', password: fresh }, person);
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
  const right = await ask(changePassword, { current: person.password, password: fresh }, person);
  expect(right.status).toBe(200);
  expect((await ask(getMe, {}, person)).status).toBe(200);
  expect((await ask(getMe, {}, { token: other.body.token })).status).toBe(401);
  expect((await ask(signIn, { email: person.email, password: fresh })).status).toBe(200);
  expect((await ask(resetPassword, { token: link, password: 'mine again' })).body.code).toBe('link-used');
  expect((await lastEmailTo(haat, person.email)).subject).toBe('Your password at Haat was changed');
});

test('whoever knew the password that a link has just replaced does not write over the new one', async () => {
  const person = await make.aShopper();
  const token = await resetLink(person.email);
  const other = 'of somebody else';
  const [held, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Both have begun with the old password; which of them comes first is the machine's affair.
  const holding = orm.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, person.id)).for('update');
    held.resolve();
    await asked.promise;
  });
  await held.promise;
  const byLink = ask(resetPassword, { token, password: fresh });
  await pause(200);
  const late = ask(changePassword, { current: person.password, password: other }, person);
  await pause(200);
  asked.resolve();
  await holding;
  const [done, refused] = (await byLink).status === 200 ? [fresh, other] : [other, fresh];
  expect([(await byLink).status, (await late).status].filter((status) => status === 200)).toHaveLength(1);
  expect((await ask(signIn, { email: person.email, password: done })).status).toBe(200);
  expect((await ask(signIn, { email: person.email, password: refused })).status).toBe(401);
});

test('an account without a password sets its first one, soon after it signed in', async () => {
  const person = await make.aShopper({ passwordHash: null });
  await orm
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.accountId, person.id));
  const late = await ask(changePassword, { password: fresh }, person);
  expect([late.status, late.body.code]).toEqual([403, 'sign-in-again']);
  await orm.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.accountId, person.id));
  expect((await ask(changePassword, { password: fresh }, person)).status).toBe(200);
  expect((await ask(getMe, {}, person)).body.hasPassword).toBe(true);
});

test('what is no new password is refused and changes nothing', async () => {
  const person = await make.aShopper();
  const [before] = await orm.select().from(accounts).where(eq(accounts.id, person.id));
  const current = person.password;
  for (const body of [
    {},
    { current },
    { current, password: 'short' },
    { password: fresh },
    { current: '', password: fresh },
  ])
    expect((await send('POST', changePassword.path, body, person)).status).toBe(400);
  expect((await send('POST', changePassword.path, { current, password: fresh })).status).toBe(401);
  expect((await orm.select().from(accounts).where(eq(accounts.id, person.id)))[0]).toEqual(before);
});
