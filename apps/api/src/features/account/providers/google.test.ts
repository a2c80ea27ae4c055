import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { activate, getMe, signIn, signUp } from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import { lastEmailTo, tokenIn } from '../../../testing/samples/emails.ts';
import { openGoogle } from '../../../testing/servers/providers.ts';
import { callbackOf, emailOf, stranger, through, travellers } from '../../../testing/traveller.ts';
import { oauthIdentities, oauthFlows } from '../tables.ts';

const google = await openGoogle(callbackOf('google'));
const haat = await openHaat({ env: google.env });
afterAll(() => Promise.all([haat.close(), google.close()]));
const { ask, make } = haat;
const { orm } = haat.dependencies.database;
const { leave, arrive, journey, signedIn } = travellers(haat, { google });

test('a newcomer has an account at once: the email is vouched for', async () => {
  const person = stranger();
  const { status, body } = await signedIn('google', person);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    firstName: 'Maya',
    lastName: 'Gurung',
    email: emailOf(person),
    role: 'shopper',
  });
  const me = await ask(getMe, {}, { token: body.token });
  expect(me.body).toMatchObject({ hasPassword: false, language: 'en-US' });
});

test('who comes again is the same person, whatever the email is now', async () => {
  const person = stranger();
  const first = await signedIn('google', person);
  const again = await signedIn('google', { ...person, email: 'moved@example.np' });
  expect(again.body.user._id).toBe(first.body.user._id);
  expect(again.body.user.email).toBe(emailOf(person));
});

// spec: 1.22, accounts.11
test('an account with the same verified email is joined, and its password stays', async () => {
  const person = stranger();
  const known = await make.aShopper({ email: emailOf(person), firstName: 'Known' });
  const { body } = await signedIn('google', person);
  expect(body.user).toMatchObject({ _id: known.id, firstName: 'Known' });
  expect((await ask(signIn, { email: known.email, password: known.password })).status).toBe(200);
});

// spec: accounts.11
test('an email that Google does not vouch for joins nothing: its owner is asked by mail', async () => {
  const person = stranger({ email_verified: false });
  const known = await make.aShopper({ email: emailOf(person) });
  const { end } = await journey('google', person);
  expect(end.search).toBe('?mailed=1');
  expect(await orm.select().from(oauthIdentities).where(eq(oauthIdentities.accountId, known.id))).toEqual([]);
});

test('a password that somebody set for an email and never proved is gone once its owner comes by Google', async () => {
  const person = stranger();
  const thief = {
    firstName: 'Thief',
    lastName: 'X',
    email: emailOf(person),
    password: 'a password of mine',
  };
  await ask(signUp, thief);
  const link = tokenIn(await lastEmailTo(haat, thief.email));
  const { body } = await signedIn('google', person);
  expect(body.user.firstName).toBe('Maya');
  expect((await ask(signIn, { email: thief.email, password: thief.password })).status).toBe(401);
  expect((await ask(activate, { token: link })).body.code).toBe('link-used');
  expect((await ask(signIn, { email: thief.email, password: thief.password })).status).toBe(401);
});

test('who says no there comes back to the login page, in the language of the page', async () => {
  const { end } = await journey('google', null, 'ne-NP');
  expect(end.pathname + end.search).toBe('/ne/login?problem=cancelled');
});

test('without an email there is no account', async () => {
  const { end } = await journey('google', stranger({ email: undefined }));
  expect(end.search).toBe('?problem=no-email');
});

// spec: accounts.11
test('the way there carries state, nonce and PKCE, each new, and the way back counts once', async () => {
  google.person = stranger();
  const { address } = await leave('google');
  const asked = new URL(address).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  const secrets = ['state', 'nonce', 'code_challenge'].map((name) => asked.get(name) ?? '');
  expect(secrets.every((secret) => secret.length >= 43)).toBe(true);
  const other = new URL((await leave('google')).address).searchParams;
  expect(['state', 'nonce', 'code_challenge'].filter((name) => other.get(name) === asked.get(name))).toEqual(
    [],
  );
  const back = await through(address);
  expect((await arrive(back)).searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  expect((await arrive(back)).search).toBe('?problem=failed');
});

test.each([
  ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
  ['no state', (back: URL) => back.searchParams.delete('state')],
  ['a made-up code', (back: URL) => back.searchParams.set('code', 'made-up')],
  ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
])('whoever comes back with %s is not signed in', async (_, spoil) => {
  google.person = stranger();
  const { address } = await leave('google');
  const back = await through(address);
  spoil(back);
  expect((await arrive(back)).search).toBe('?problem=failed');
});

// spec: accounts.11
test("a code that was meant for another journey is refused by Google's PKCE and nonce", async () => {
  google.person = stranger();
  const [mine, theirs] = [await leave('google'), await leave('google')];
  const [back, stolen] = [await through(mine.address), await through(theirs.address)];
  back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect((await arrive(back)).search).toBe('?problem=failed');
});

test('who takes too long has to begin again', async () => {
  google.person = stranger();
  const { address } = await leave('google');
  const back = await through(address);
  await orm.update(oauthFlows).set({ expiresAt: new Date(Date.now() - 1_000) });
  expect((await arrive(back)).search).toBe('?problem=failed');
});
