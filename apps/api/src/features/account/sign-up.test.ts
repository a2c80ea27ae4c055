import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { activate, getMe, signIn, signUp } from '@haat/contract/account/endpoints';
import { openHaat } from '../../testing/harness.ts';
import { lastLetterTo, lettersTo, tokenIn } from '../../testing/letters.ts';
import { accounts, oneTimeTokens } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send, make } = haat;
const { orm } = haat.parts.database;

const maya = { firstName: 'Maya', lastName: 'Gurung', password: 'a long password' };
let count = 0;
const someone = (about: Partial<typeof maya> & { language?: 'en-US' | 'ne-NP' } = {}) => ({
  ...maya,
  email: `maya-${(count += 1)}@example.np`,
  ...about,
});
const enter = ({ email, password }: { email: string; password: string }) => ask(signIn, { email, password });

test('a new shopper signs up, opens the mail, and can sign in', async () => {
  const her = someone();
  const { status, body } = await ask(signUp, her);
  expect([status, Object.keys(body)]).toEqual([200, ['message']]);
  expect((await enter(her)).body.code).toBe('not-activated');
  const token = tokenIn(await lastLetterTo(haat, her.email));
  expect((await ask(activate, { token })).status).toBe(200);
  const opened = await enter(her);
  expect(opened.body.user).toMatchObject({ firstName: 'Maya', email: her.email, role: 'shopper' });
  expect((await ask(getMe, {}, { token: opened.body.token })).body.language).toBe('en-US');
});

test('the mail speaks the language of the sign-up, its link too, as HTML and as plain text', async () => {
  const [english, nepali] = [someone(), someone({ firstName: 'माया', language: 'ne-NP' })];
  await Promise.all([ask(signUp, english), ask(signUp, nepali)]);
  const [first, second] = [await lastLetterTo(haat, english.email), await lastLetterTo(haat, nepali.email)];
  expect(first.subject).toBe('Activate your account at Haat');
  expect(first.text).toContain('Namaste Maya,');
  expect(first.text).toMatch(/http:\/\/localhost(:\d+)?\/activate\/[\w-]{43}\n/);
  expect(first.html).toContain('<html lang="en-US">');
  expect(second.subject).toBe('Haatमा आफ्नो खाता सक्रिय गर्नुहोस्');
  expect(second.text).toContain('नमस्ते माया,');
  expect(second.text).toMatch(/\/ne\/activate\/[\w-]{43}\n/);
  expect(second.html).toContain('<html lang="ne-NP">');
  expect(second.html).toContain('२४ घण्टासम्म');
});

test('an email that is known gets the same answer, and a mail that says so', async () => {
  const known = await make.aShopper();
  const fresh = await ask(signUp, someone());
  const again = await ask(signUp, { ...maya, email: known.email.toUpperCase() });
  expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
  expect((await lastLetterTo(haat, known.email)).subject).toBe('You already have an account at Haat');
  expect((await enter(known)).status).toBe(200);
  expect((await ask(getMe, {}, known)).body.firstName).toBe('Sita');
});

test('signing up again before the click counts as written the last time', async () => {
  const her = someone();
  await ask(signUp, her);
  const corrected = { ...her, firstName: 'Mayaa', password: 'another password' };
  await ask(signUp, corrected);
  expect((await enter(her)).body.code).toBe('wrong-credentials');
  const [, newest] = await lettersTo(haat, her.email);
  await ask(activate, { token: tokenIn(newest!) });
  expect((await enter(corrected)).body.user.firstName).toBe('Mayaa');
});

test("who signs up with another one's email never gets in by the owner's click on the owner's mail", async () => {
  const owner = someone();
  await ask(signUp, owner);
  const thief = { ...owner, firstName: 'Thief', password: 'a password of mine' };
  await ask(signUp, thief);
  const [own] = await lettersTo(haat, owner.email);
  await ask(activate, { token: tokenIn(own!) });
  expect((await enter(thief)).status).toBe(401);
  expect((await enter(owner)).body.user.firstName).toBe('Maya');
});

test('a link counts once, also when it is opened twice at the same time', async () => {
  const her = someone();
  await ask(signUp, her);
  const token = tokenIn(await lastLetterTo(haat, her.email));
  const both = await Promise.all([ask(activate, { token }), ask(activate, { token })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
  const late = await ask(activate, { token });
  expect([late.status, late.body.code]).toEqual([410, 'link-used']);
});

test('once an account is active, its other links are used up', async () => {
  const her = someone();
  await ask(signUp, her);
  await ask(signUp, her);
  const [first, second] = (await lettersTo(haat, her.email)).map(tokenIn);
  await ask(activate, { token: first! });
  expect((await ask(activate, { token: second! })).body.code).toBe('link-used');
});

test('a link that is too old says so, and signing in mails a new one', async () => {
  const her = someone();
  await ask(signUp, her);
  const [old] = await lettersTo(haat, her.email);
  const [account] = await orm.select().from(accounts).where(eq(accounts.email, her.email));
  await orm
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(oneTimeTokens.accountId, account!.id));
  const late = await ask(activate, { token: tokenIn(old!) });
  expect([late.status, late.body.code]).toEqual([410, 'link-expired']);
  expect((await enter(her)).status).toBe(403);
  await ask(activate, { token: tokenIn(await lastLetterTo(haat, her.email)) });
  expect((await enter(her)).status).toBe(200);
});

test('a link counts for a day, in its own shop, and is stored nowhere', async () => {
  const her = someone();
  await ask(signUp, her);
  const token = tokenIn(await lastLetterTo(haat, her.email));
  const rows = await orm.select().from(oneTimeTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  const hours = rows.map(
    ({ expiresAt, createdAt }) => (expiresAt.getTime() - createdAt.getTime()) / 3_600_000,
  );
  expect(Math.round(hours.at(-1)!)).toBe(24);
  const elsewhere = await make.aShop();
  expect((await ask(activate, { token }, { shop: elsewhere })).body.code).toBe('link-unknown');
  expect((await ask(activate, { token })).status).toBe(200);
});

test('a made-up link is unknown', async () => {
  const { status, body } = await ask(activate, { token: 'x'.repeat(43) });
  expect([status, body.code]).toEqual([404, 'link-unknown']);
});

test('signing up while signed in is refused with a way on, and mails nothing', async () => {
  const person = await make.aShopper();
  const her = someone();
  const { status, body } = await ask(signUp, her, person);
  expect([status, body.code]).toEqual([409, 'signed-in']);
  expect(body.error).toContain('sign out first');
  expect(await lettersTo(haat, her.email)).toEqual([]);
});

test('a sign-up that is none is refused in its fields and stored nowhere', async () => {
  const her = someone();
  for (const [wrong, field] of [
    [{ email: 'maya' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ firstName: 'Maya\r\nBcc: all@example.np' }, 'firstName'],
    [{ language: 'fr-FR' }, 'language'],
    [{ role: 'admin' }, 'role'],
  ] as const) {
    const { status, body } = await send('POST', signUp.path, { ...her, ...wrong });
    expect([status, body.code], field).toEqual([400, 'invalid-input']);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  }
  expect(await orm.select().from(accounts).where(eq(accounts.email, her.email))).toEqual([]);
});

test('a name that is an advertisement does not get into the mail', async () => {
  const spam = someone({ firstName: 'Win at https://evil.example' });
  await ask(signUp, spam);
  const { text, html, subject } = await lastLetterTo(haat, spam.email);
  expect(text + html + subject).not.toContain('evil.example');
  expect(text).toContain('Namaste,');
});

test('whoever asks cannot choose where the link leads', async () => {
  const claims: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'haat.evil.example' },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ];
  for (const headers of claims) {
    const her = someone();
    await ask(signUp, her, { headers });
    const { text, html } = await lastLetterTo(haat, her.email);
    expect(text + html).not.toContain('evil.example');
    expect(text).toMatch(/http:\/\/localhost(:\d+)?\/activate\//);
  }
});
