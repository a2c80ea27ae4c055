import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { activate, checkActivation, getMe, signIn, signUp } from '@haat/contract/account/calls';
import { openHaat } from '../../testing/harness.ts';
import { lastEmailTo, emailsTo, tokenIn } from '../../testing/samples/emails.ts';
import { accounts, oneTimeTokens } from './tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send, make } = haat;
const { orm } = haat.dependencies.database;

const maya = { firstName: 'Maya', lastName: 'Gurung', password: 'a long password' };
let count = 0;
const someone = (about: Partial<typeof maya> & { language?: 'en-US' | 'ne-NP' } = {}) => ({
  ...maya,
  email: `maya-${(count += 1)}@example.np`,
  ...about,
});
const enter = ({ email, password }: { email: string; password: string }) => ask(signIn, { email, password });

// spec: 1.18, 1.20
test('a new shopper signs up, opens the mail, confirms with the password and is signed in', async () => {
  const her = someone();
  const { status, body } = await ask(signUp, her);
  expect([status, Object.keys(body)]).toEqual([200, ['message']]);
  expect((await enter(her)).body.code).toBe('not-activated');
  const token = tokenIn(await lastEmailTo(haat, her.email));
  expect((await ask(checkActivation, { token })).body).toEqual({ asksPassword: true });
  const { session } = (await ask(activate, { token, password: her.password })).body;
  expect(session?.user).toMatchObject({ firstName: 'Maya', email: her.email, role: 'shopper' });
  expect((await ask(getMe, {}, { token: session!.token })).body.language).toBe('en-US');
  expect((await enter(her)).status).toBe(200);
});

// spec: accounts.7
test('the mail speaks the language of the sign-up, its link too, as HTML and as plain text', async () => {
  const [english, nepali] = [someone(), someone({ firstName: 'माया', language: 'ne-NP' })];
  await Promise.all([ask(signUp, english), ask(signUp, nepali)]);
  const [first, second] = [await lastEmailTo(haat, english.email), await lastEmailTo(haat, nepali.email)];
  expect(first.subject).toBe('Activate your account at Haat');
  expect(first.text).toContain('Namaste Maya,');
  expect(first.text).toMatch(/http:\/\/localhost(:\d+)?\/activate\/[\w-]{43}\n/);
  expect(first.html).toContain('<html lang="en-US">');
  expect(second.subject).toBe('हाटमा आफ्नो खाता सक्रिय गर्नुहोस्');
  expect(second.text).toContain('नमस्ते माया,');
  expect(second.text).toMatch(/\/ne\/activate\/[\w-]{43}\n/);
  expect(second.html).toContain('<html lang="ne-NP">');
  expect(second.html).toContain('२४ घण्टाभित्र');
});

// spec: accounts.44
test('an email that is known gets the same answer, and a mail that says so', async () => {
  const known = await make.aShopper();
  const fresh = await ask(signUp, someone());
  const again = await ask(signUp, { ...maya, email: known.email.toUpperCase() });
  expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
  expect((await lastEmailTo(haat, known.email)).subject).toBe('You already have an account at Haat');
  expect((await enter(known)).status).toBe(200);
  expect((await ask(getMe, {}, known)).body.firstName).toBe('Sita');
});

test('signing up again before the click counts as written the last time', async () => {
  const her = someone();
  await ask(signUp, her);
  const corrected = { ...her, firstName: 'Mayaa', password: 'another password' };
  await ask(signUp, corrected);
  expect((await enter(her)).body.code).toBe('wrong-credentials');
  const [, newest] = await emailsTo(haat, her.email);
  await ask(activate, { token: tokenIn(newest!), password: corrected.password });
  expect((await enter(corrected)).body.user.firstName).toBe('Mayaa');
});

// spec: accounts.49
test.each(['first', 'afterwards'] as const)(
  "who signs up with another one's email %s never gets into the account, whichever mail its owner opens",
  async (when) => {
    const owner = someone();
    const thief = { ...owner, firstName: 'Thief', password: 'a password of mine' };
    const signedUp = when === 'first' ? [thief, owner] : [owner, thief];
    for (const each of signedUp) await ask(signUp, each);
    const links = (await emailsTo(haat, owner.email)).map(tokenIn);
    const [own, thiefs] = [links[signedUp.indexOf(owner)]!, links[signedUp.indexOf(thief)]!];
    // Its owner does not know what somebody else made up, and a press alone does nothing.
    const opened = await ask(activate, { token: thiefs, password: owner.password });
    expect([opened.status, opened.body.code]).toEqual([403, 'wrong-password']);
    expect(Object.keys((await ask(activate, { token: thiefs })).body.fields ?? {})).toEqual(['password']);
    for (const each of signedUp) expect((await enter(each)).status).not.toBe(200);
    const { session } = (await ask(activate, { token: own, password: owner.password })).body;
    expect(session?.user.firstName).toBe('Maya');
    expect((await enter(thief)).status).toBe(401);
    expect((await enter(owner)).body.user.firstName).toBe('Maya');
    expect((await ask(activate, { token: thiefs, password: thief.password })).body.code).toBe('link-used');
  },
);

// spec: security.17
test('nobody is led into a stranger’s account by the link of its activation', async () => {
  const stranger = someone();
  await ask(signUp, stranger);
  const token = tokenIn(await lastEmailTo(haat, stranger.email));
  expect(
    (await ask(activate, { token, password: 'what somebody else would type' })).body.session,
  ).toBeUndefined();
  expect((await ask(activate, { token })).status).toBe(400);
  // It was not used up by that.
  expect((await ask(activate, { token, password: stranger.password })).status).toBe(200);
});

// spec: security.17
test('guessing the password behind a link that activates waits', async () => {
  const limited = await openHaat({ rateLimit: 'on' });
  try {
    const her = someone();
    await limited.ask(signUp, her);
    const token = tokenIn(await lastEmailTo(limited, her.email));
    const codes: unknown[] = [];
    for (let n = 0; n < 12; n += 1)
      codes.push((await limited.ask(activate, { token, password: `guess ${n}` })).body.code);
    expect(codes).toEqual([...Array.from({ length: 11 }, () => 'wrong-password'), 'too-many-passwords']);
  } finally {
    await limited.close();
  }
});

// spec: security.17
test('whether a link counts is told before anything is typed, and asking uses nothing', async () => {
  const her = someone();
  await ask(signUp, her);
  const token = tokenIn(await lastEmailTo(haat, her.email));
  for (let n = 0; n < 2; n += 1) expect((await ask(checkActivation, { token })).status).toBe(200);
  expect((await ask(checkActivation, { token: 'x'.repeat(43) })).body.code).toBe('link-unknown');
  expect((await ask(checkActivation, { token: 'cut' })).body.code).toBe('invalid-input');
  expect((await ask(checkActivation, { token }, { shop: await make.aShop() })).body.code).toBe(
    'link-unknown',
  );
  await ask(activate, { token, password: her.password });
  expect((await ask(checkActivation, { token })).body.code).toBe('link-used');
});

// spec: 1.20, accounts.1
test('a link counts once, also when it is opened twice at the same time', async () => {
  const her = someone();
  await ask(signUp, her);
  const token = tokenIn(await lastEmailTo(haat, her.email));
  const use = () => ask(activate, { token, password: her.password });
  const both = await Promise.all([use(), use()]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
  const late = await use();
  expect([late.status, late.body.code]).toEqual([410, 'link-used']);
});

test('once an account is active, its other links are used up', async () => {
  const her = someone();
  await ask(signUp, her);
  await ask(signUp, her);
  const [first, second] = (await emailsTo(haat, her.email)).map(tokenIn);
  await ask(activate, { token: first!, password: her.password });
  expect((await ask(activate, { token: second!, password: her.password })).body.code).toBe('link-used');
});

// spec: 1.20, accounts.1
test('a link that is too old says so, and signing in mails a new one', async () => {
  const her = someone();
  await ask(signUp, her);
  const [old] = await emailsTo(haat, her.email);
  const [account] = await orm.select().from(accounts).where(eq(accounts.email, her.email));
  await orm
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(oneTimeTokens.accountId, account!.id));
  const late = await ask(activate, { token: tokenIn(old!) });
  expect([late.status, late.body.code]).toEqual([410, 'link-expired']);
  expect((await enter(her)).status).toBe(403);
  const fresh = tokenIn(await lastEmailTo(haat, her.email));
  await ask(activate, { token: fresh, password: her.password });
  expect((await enter(her)).status).toBe(200);
});

// spec: accounts.47
test('a link counts for a day, in its own shop, and is stored nowhere', async () => {
  const her = someone();
  await ask(signUp, her);
  const token = tokenIn(await lastEmailTo(haat, her.email));
  const rows = await orm.select().from(oneTimeTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  const hours = rows.map(
    ({ expiresAt, createdAt }) => (expiresAt.getTime() - createdAt.getTime()) / 3_600_000,
  );
  expect(Math.round(hours.at(-1)!)).toBe(24);
  const elsewhere = await make.aShop();
  expect((await ask(activate, { token }, { shop: elsewhere })).body.code).toBe('link-unknown');
  expect((await ask(activate, { token, password: her.password })).status).toBe(200);
});

// spec: accounts.1
test('a made-up link is unknown', async () => {
  const { status, body } = await ask(activate, { token: 'x'.repeat(43) });
  expect([status, body.code]).toEqual([404, 'link-unknown']);
});

// spec: accounts.55
test('signing up while signed in is refused with a way on, and mails nothing', async () => {
  const person = await make.aShopper();
  const her = someone();
  const { status, body } = await ask(signUp, her, person);
  expect([status, body.code]).toEqual([409, 'signed-in']);
  expect(body.error).toContain('sign out first');
  expect(await emailsTo(haat, her.email)).toEqual([]);
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

// spec: accounts.10
test('a name that is an advertisement does not get into the mail', async () => {
  const spam = someone({ firstName: 'Win at https://evil.example' });
  await ask(signUp, spam);
  const { text, html, subject } = await lastEmailTo(haat, spam.email);
  expect(text + html + subject).not.toContain('evil.example');
  expect(text).toContain('Namaste,');
});

// spec: accounts.10
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
    const { text, html } = await lastEmailTo(haat, her.email);
    expect(text + html).not.toContain('evil.example');
    expect(text).toMatch(/http:\/\/localhost(:\d+)?\/activate\//);
  }
});
