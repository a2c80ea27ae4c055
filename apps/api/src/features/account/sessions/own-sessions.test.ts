import { afterAll, expect, test } from 'vitest';
import { endSession, getMe, getSessions, signIn, signOutEverywhere } from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { hashOf } from './tokens.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send, make } = haat;

async function onAnotherDevice({ email, password, shop }: MadePerson, userAgent: string): Promise<string> {
  const asker = { shop, headers: { 'user-agent': userAgent } };
  return (await ask(signIn, { email, password }, asker)).body.token;
}

// spec: accounts.15
test('a shopper sees the own sessions: which device, when, and which one this is', async () => {
  const person = await make.aShopper();
  const phone = await onAnotherDevice(person, 'Mozilla/5.0 (Linux; Android 12)');
  const { body } = await ask(getSessions, {}, { token: phone });
  expect(body).toHaveLength(2);
  const here = body.find(({ current }) => current);
  expect(here).toMatchObject({ userAgent: 'Mozilla/5.0 (Linux; Android 12)' });
  expect(Date.parse(here!.createdAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(here!.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
});

// spec: accounts.15
test('neither a token nor its hash is told', async () => {
  const person = await make.aShopper();
  const { body } = await ask(getSessions, {}, person);
  expect(JSON.stringify(body)).not.toContain(person.token);
  expect(JSON.stringify(body)).not.toContain(hashOf(person.token));
});

test('another device is signed out, and this one stays', async () => {
  const person = await make.aShopper();
  const phone = await onAnotherDevice(person, 'phone');
  const { body } = await ask(getSessions, {}, person);
  const sessionId = body.find(({ current }) => !current)!._id;
  expect((await ask(endSession, { sessionId }, person)).status).toBe(200);
  expect((await ask(getMe, {}, { token: phone })).status).toBe(401);
  expect((await ask(getMe, {}, person)).status).toBe(200);
  expect((await ask(endSession, { sessionId }, person)).status).toBe(404);
});

// spec: accounts.15
test("another one's session is not found, in this shop or another, and lives on", async () => {
  const [person, stranger] = [await make.aShopper(), await make.aShopper()];
  const there = await make.aShopper({ shop: await make.aShop() });
  for (const owner of [stranger, there]) {
    const [{ _id: sessionId } = { _id: '' }] = (await ask(getSessions, {}, owner)).body;
    expect((await ask(endSession, { sessionId }, person)).status).toBe(404);
    expect((await ask(getMe, {}, owner)).status).toBe(200);
  }
  expect((await send('POST', '/api/user/sessions/end/junk', {}, person)).status).toBe(404);
});

// spec: accounts.15
test('signing out everywhere ends every session of this account and no other', async () => {
  const [person, other] = [await make.aShopper(), await make.aShopper()];
  const phone = await onAnotherDevice(person, 'phone');
  expect((await ask(signOutEverywhere, {}, person)).status).toBe(200);
  for (const token of [person.token, phone]) expect((await ask(getMe, {}, { token })).status).toBe(401);
  expect((await ask(getMe, {}, other)).status).toBe(200);
});
