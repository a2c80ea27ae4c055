import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { activate, forgotPassword, getMe, signUp } from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import { lastEmailTo, emailsTo, tokenIn } from '../../../testing/samples/emails.ts';
import { openFacebook } from '../../../testing/servers/providers.ts';
import { callbackOf, emailOf, stranger, through, travellers } from '../../../testing/traveller.ts';
import { accounts, oauthIdentities } from '../tables.ts';

const facebook = await openFacebook(callbackOf('facebook'));
const haat = await openHaat({ env: facebook.env });
afterAll(() => Promise.all([haat.close(), facebook.close()]));
const { ask, make } = haat;
const { orm } = haat.dependencies.database;
const { leave, arrive, journey, signedIn } = travellers(haat, { facebook });

// spec: 1.22, accounts.12
test('a newcomer confirms the email first, in the language of the page, and is signed in the next time', async () => {
  const person = stranger();
  const { end } = await journey('facebook', person, 'ne-NP');
  expect(end.pathname + end.search).toBe('/ne/login?mailed=1');
  const message = await lastEmailTo(haat, emailOf(person));
  expect(message.subject).toBe('हाटका लागि आफ्नो इमेल पुष्टि गर्नुहोस्');
  expect(message.text).toContain('Facebook');
  expect((await ask(activate, { token: tokenIn(message) })).status).toBe(200);
  const { body } = await signedIn('facebook', person);
  expect(body.user).toMatchObject({ firstName: 'Maya', email: emailOf(person) });
});

// spec: accounts.12
test('an account with the same email is not joined; its owner hears of it, and the answer is the same', async () => {
  const person = stranger();
  const known = await make.aShopper({ email: emailOf(person) });
  const { end } = await journey('facebook', person);
  expect(end.search).toBe('?mailed=1');
  expect(await orm.select().from(oauthIdentities).where(eq(oauthIdentities.accountId, known.id))).toEqual([]);
  const messages = await emailsTo(haat, known.email);
  expect(messages.map(({ subject }) => subject)).toEqual(['You already have an account at Haat']);
  expect((await ask(getMe, {}, known)).status).toBe(200);
});

test('until the owner has confirmed, nobody gets in and nothing is joined', async () => {
  const person = stranger();
  await journey('facebook', person);
  const { end } = await journey('facebook', person);
  expect(end.search).toBe('?mailed=1');
  const [account] = await orm
    .select()
    .from(accounts)
    .where(eq(accounts.email, emailOf(person)));
  expect(account!.activatedAt).toBeNull();
});

// spec: security.28
test("whoever comes again and again with somebody else's email has them mailed four times, and holds up neither their sign-up nor their new password", async () => {
  const limited = await openHaat({ env: facebook.env, rateLimit: 'on' });
  const person = stranger();
  const email = emailOf(person);
  const emailsOf = async () => (await emailsTo(limited, email)).map(({ subject }) => subject);
  for (let n = 0; n < 7; n += 1) {
    const { end } = await travellers(limited, { facebook }).journey('facebook', person);
    expect(end.search).toBe('?mailed=1');
  }
  expect(await emailsOf()).toHaveLength(4);
  const who = { firstName: 'Sita', lastName: 'Rai', email, password: 'a long password' };
  expect((await limited.ask(signUp, who)).status).toBe(200);
  const token = tokenIn(await lastEmailTo(limited, email));
  expect((await limited.ask(activate, { token, password: who.password })).status).toBe(200);
  expect((await limited.ask(forgotPassword, { email })).status).toBe(200);
  expect(await emailsOf()).toHaveLength(6);
  await limited.close();
});

test('who says no, or tells no email, is told so', async () => {
  expect((await journey('facebook', null)).end.search).toBe('?problem=cancelled');
  expect((await journey('facebook', stranger({ email: undefined }))).end.search).toBe('?problem=no-email');
});

test('a code that was meant for another journey is refused by PKCE', async () => {
  facebook.person = stranger();
  const [mine, theirs] = [await leave('facebook'), await leave('facebook')];
  const [back, stolen] = [await through(mine.address), await through(theirs.address)];
  back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect((await arrive(back)).search).toBe('?problem=failed');
});
