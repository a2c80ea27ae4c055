import { afterAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { getMe, signIn, signOut } from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import type { Asker } from '../../../testing/harness.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { accounts, sessions } from '../tables.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask, send } = haat;
const { orm } = haat.dependencies.database;

const day = 86_400_000;
const sessionRows = ({ id }: MadePerson) => orm.select().from(sessions).where(eq(sessions.accountId, id));
const setSession = (person: MadePerson, row: { createdAt?: Date; lastUsedAt?: Date; expiresAt?: Date }) =>
  orm.update(sessions).set(row).where(eq(sessions.accountId, person.id));

// spec: 1.18, 3.12, 7.33
test('an email and its password open a session that says who it is', async () => {
  const person = await make.aShopper({ email: 'maya@example.np', firstName: 'Maya', lastName: 'Gurung' });
  const { status, body } = await ask(signIn, { email: 'Maya@Example.NP', password: person.password });
  expect(status).toBe(200);
  const user = {
    _id: person.id,
    firstName: 'Maya',
    lastName: 'Gurung',
    email: 'maya@example.np',
    picture: null,
    role: 'shopper',
  };
  expect(body.user).toEqual(user);
  const me = { ...user, language: null, hasPassword: true, helper: null };
  expect((await ask(getMe, {}, { token: body.token })).body).toEqual(me);
});

// spec: 7.33
test('a wrong password and an unknown email get the same answer', async () => {
  const { email, password } = await make.aShopper();
  const wrong = await ask(signIn, { email, password: `${password}!` });
  const unknown = await ask(signIn, { email: 'nobody@example.np', password });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
  expect(unknown.body).toEqual(wrong.body);
});

test('that an account is not activated is told only to who knows its password', async () => {
  const { email, password } = await make.aShopper({ activated: false });
  expect((await ask(signIn, { email, password })).body.code).toBe('not-activated');
  expect((await ask(signIn, { email, password: 'a guess' })).body.code).toBe('wrong-credentials');
});

test('an account without a password cannot be entered by any', async () => {
  const { email } = await make.aShopper({ passwordHash: null });
  for (const password of ['x', 'null', 'undefined'])
    expect((await ask(signIn, { email, password })).body.code).toBe('wrong-credentials');
});

test('what is no sign-in is refused in its fields', async () => {
  for (const [body, field] of [
    [{}, 'email'],
    [{ email: 'maya@example.np' }, 'password'],
    [{ email: 'maya', password: 'x' }, 'email'],
    [{ email: ['maya@example.np'], password: 'x' }, 'email'],
    [{ email: 'maya@example.np', password: { $ne: '' } }, 'password'],
    [{ email: 'maya@example.np', password: 'x'.repeat(129) }, 'password'],
    [{ email: 'maya@example.np', password: 'x', role: 'admin' }, 'role'],
  ] as const) {
    const { status, body: problem } = await send('POST', signIn.path, body);
    expect([status, problem.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(problem.fields ?? {})).toContain(field);
  }
});

test('the same email in another shop is another account', async () => {
  const shop = await make.aShop();
  const here = await make.aShopper({ email: 'both@example.np' });
  const there = await make.aShopper({ email: 'both@example.np', shop, firstName: 'Other' });
  expect((await ask(getMe, {}, here)).body.firstName).toBe('Sita');
  expect((await ask(getMe, {}, there)).body.firstName).toBe('Other');
});

// spec: 1.4
test("another shop's token is nobody here", async () => {
  const there = await make.aShopper({ shop: await make.aShop() });
  const { status, body } = await ask(getMe, {}, { token: there.token, shop: 'haat' });
  expect([status, body.code, body.error]).toEqual([
    401,
    'login-required',
    'Please login first for better experience',
  ]);
});

// spec: 6.10
test('no token, a made-up one, a shortened one and one in a cookie are nobody', async () => {
  const { token } = await make.aShopper();
  const forms: Asker[] = [
    {},
    { token: '' },
    { token: 'made-up' },
    { token: token.slice(0, -1) },
    { token: `${token}x` },
    { token: 'x'.repeat(10_000) },
    { headers: { cookie: `subdom=haat; user-token=${token}` } },
    { headers: { authorization: `Bearer ${token}` } },
  ];
  for (const asker of forms) expect((await ask(getMe, {}, asker)).status).toBe(401);
});

// spec: 3.13
test('the token itself is stored nowhere', async () => {
  const person = await make.aShopper();
  expect(JSON.stringify(await sessionRows(person))).not.toContain(person.token);
});

// spec: 1.19, 7.33
test('a session that was signed out is dead, and the others live', async () => {
  const person = await make.aShopper();
  const { body } = await ask(signIn, { email: person.email, password: person.password });
  expect((await ask(signOut, {}, person)).status).toBe(200);
  expect((await ask(getMe, {}, person)).status).toBe(401);
  expect((await ask(signOut, {}, person)).status).toBe(401);
  expect((await ask(getMe, {}, { token: body.token })).status).toBe(200);
});

test('a session ends 30 days after it was last used', async () => {
  const person = await make.aShopper();
  const [row] = await sessionRows(person);
  expect(Math.round((row!.expiresAt.getTime() - Date.now()) / day)).toBe(30);
  await setSession(person, { expiresAt: new Date(Date.now() - 1_000) });
  expect((await ask(getMe, {}, person)).status).toBe(401);
});

test('being used prolongs a session, written at most once an hour', async () => {
  const person = await make.aShopper();
  const soon = new Date(Date.now() + 2 * day);
  const use = async (minutesAgo: number) => {
    await setSession(person, { lastUsedAt: new Date(Date.now() - minutesAgo * 60_000), expiresAt: soon });
    await ask(getMe, {}, person);
    return (await sessionRows(person))[0]!.expiresAt;
  };
  expect(await use(59)).toEqual(soon);
  expect((await use(61)).getTime()).toBeGreaterThan(Date.now() + 29 * day);
});

test('who only reads is answered while the disk is full, and prolonged once there is room', async () => {
  const person = await make.aShopper();
  const lastUsedAt = new Date(Date.now() - 2 * 3_600_000);
  await setSession(person, { lastUsedAt });
  await orm.execute(
    sql.raw(`create function find_no_room() returns trigger language plpgsql
      as $$ begin raise exception using errcode = '53100'; end $$`),
  );
  await orm.execute(
    sql.raw('create trigger full_disk before update on sessions execute function find_no_room()'),
  );
  expect((await ask(getMe, {}, person)).status).toBe(200);
  expect((await sessionRows(person))[0]!.lastUsedAt).toEqual(lastUsedAt);
  await orm.execute(sql.raw('drop trigger full_disk on sessions'));
  expect((await ask(getMe, {}, person)).status).toBe(200);
  expect((await sessionRows(person))[0]!.lastUsedAt.getTime()).toBeGreaterThan(lastUsedAt.getTime());
});

// spec: security.18
test('a session ends 180 days after it was opened, however often it is used', async () => {
  const person = await make.aShopper();
  const opened = new Date(Date.now() - 179 * day);
  const [lastUsedAt, expiresAt] = [new Date(Date.now() - 2 * 3_600_000), new Date(Date.now() + 29 * day)];
  await setSession(person, { createdAt: opened, lastUsedAt, expiresAt });
  expect((await ask(getMe, {}, person)).status).toBe(200);
  const [row] = await sessionRows(person);
  expect(row!.expiresAt).toEqual(new Date(opened.getTime() + 180 * day));
  await setSession(person, { createdAt: new Date(opened.getTime() - 2 * day), lastUsedAt });
  await ask(getMe, {}, person);
  expect((await ask(getMe, {}, person)).status).toBe(401);
});

test('an account that goes takes its sessions along', async () => {
  const person = await make.aShopper();
  await orm.delete(accounts).where(eq(accounts.id, person.id));
  expect((await ask(getMe, {}, person)).status).toBe(401);
});
