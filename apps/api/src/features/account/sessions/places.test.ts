import { afterAll, expect, test } from 'vitest';
import { forgotPassword, getMe, resetPassword, signIn } from '@haat/contract/account/calls';
import { cookies } from '@haat/contract/core/session';
import { openHaat } from '../../../testing/harness.ts';
import type { Answered } from '../../../testing/harness.ts';
import { lastEmailTo, tokenIn } from '../../../testing/samples/emails.ts';
import type { MadePerson } from '../../../testing/makers.ts';
import { knownPlaces } from '../tables.ts';

const haat = await openHaat({ rateLimit: 'on', env: { TRUST_PROXY: '1' } });
afterAll(() => haat.close());
const { ask, make } = haat;

const home = '203.0.113.9';
const elsewhere = '192.0.2.77';
/** Six networks that nobody has signed in from. */
const strangers = Array.from({ length: 6 }, (_, n) => `198.51.100.${n + 1}`);

const at = (ip: string, device?: string) => ({
  headers: {
    'x-forwarded-for': ip,
    cookie: `subdom=haat${device === undefined ? '' : `; ${cookies.device}=${device}`}`,
  },
});
const enter = ({ email, password }: MadePerson, ip: string, device?: string) =>
  ask(signIn, { email, password }, at(ip, device));

const cookieIn = ({ headers }: Pick<Answered<unknown>, 'headers'>) => String(headers['set-cookie'] ?? '');
const deviceIn = (answer: Pick<Answered<unknown>, 'headers'>) =>
  /^known-device=([\w-]{43});/.exec(cookieIn(answer))?.[1] ?? '';

/** So many wrong passwords, from six networks in turn. */
async function guess({ email }: MadePerson, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const ip = strangers[n % strangers.length]!;
    statuses.push((await ask(signIn, { email, password: `guess ${n}` }, at(ip))).status);
  }
  return statuses;
}

// spec: accounts.45, security.13
test('51 wrong passwords from six addresses do not lock the owner out where they have logged in before; elsewhere a mailed link leads in', async () => {
  const owner = await make.aShopper();
  const device = deviceIn(await enter(owner, home));
  expect(device).not.toBe('');
  expect(await guess(owner, 51)).toEqual(Array.from({ length: 51 }, () => 401));
  expect((await ask(signIn, { email: owner.email, password: 'one more' }, at(strangers[0]!))).status).toBe(
    429,
  );
  for (let n = 0; n < 13; n += 1) {
    expect((await enter(owner, elsewhere, device)).status).toBe(200);
    expect((await enter(owner, home)).status).toBe(200);
  }
  // The owner's success elsewhere made that network known; another one is as strange as the guessers'.
  const strange = '192.0.2.1';
  const { status, body, headers } = await enter(owner, strange);
  expect([status, body.code]).toEqual([429, 'too-many-passwords']);
  expect(body.error).toContain('Forgot password');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.retryAfter).toBe(Number(headers['retry-after']));

  await ask(forgotPassword, { email: owner.email }, at(strange));
  const token = tokenIn(await lastEmailTo(haat, owner.email));
  const password = 'a brand new one';
  const reset = await ask(resetPassword, { token, password }, at(strange));
  expect(reset.status).toBe(200);
  expect((await enter({ ...owner, password }, strange)).status).toBe(200);
  expect((await enter({ ...owner, password }, '192.0.2.2', deviceIn(reset))).status).toBe(200);
});

// spec: accounts.45, security.13
test('a browser that is known has tries of its own, whoever guesses from the same network, and no more of them than a stranger', async () => {
  const owner = await make.aShopper();
  const device = deviceIn(await enter(owner, home));
  const wrong = (known?: string) => ask(signIn, { email: owner.email, password: 'a guess' }, at(home, known));
  for (let n = 0; n < 12; n += 1) await wrong();
  expect((await enter(owner, home)).status).toBe(429);
  expect((await enter(owner, home, device)).status).toBe(200);
  const own: number[] = [];
  for (let n = 0; n < 12; n += 1) own.push((await wrong(device)).status);
  expect(own.at(-1)).toBe(429);
});

// spec: security.29
test('a neighbour behind the same address who asks without end makes nobody wait who was here before', async () => {
  const shared = '203.0.113.50';
  const [byBrowser, byNetwork] = [await make.aShopper(), await make.aShopper()];
  const device = deviceIn(await enter(byBrowser, shared));
  await enter(byNetwork, shared);
  for (let n = 0; n < 130; n += 1)
    await ask(signIn, { email: `made-up-${n}@example.np`, password: 'a guess' }, at(shared));
  expect((await enter(byBrowser, shared, device)).status).toBe(200);
  expect((await enter(byNetwork, shared)).status).toBe(200);
});

// spec: security.29
test('seventy people behind one address who all know their passwords log in within a minute', async () => {
  for (let n = 0; n < 70; n += 1)
    expect((await enter(await make.aShopper(), '203.0.113.70')).status).toBe(200);
});

// spec: security.29
test('who logs in rightly from one place without end has to wait, and nobody else there', async () => {
  const [owner, neighbour] = [await make.aShopper(), await make.aShopper()];
  const here = '203.0.113.80';
  for (const person of [owner, neighbour]) await enter(person, here);
  const codes: (string | undefined)[] = [];
  // Some at a time, so that it is faster than one a second on any machine.
  while (codes.length < 400 && !codes.includes('too-many-requests'))
    for (const { body } of await Promise.all(Array.from({ length: 8 }, () => enter(owner, here))))
      codes.push(body.code);
  expect(codes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(codes)).toEqual(new Set([undefined, 'too-many-requests']));
  expect((await enter(neighbour, here)).status).toBe(200);
});

// spec: security.13
test('what a browser is known by opens nothing, is read by no script, and says nothing of another account', async () => {
  const [owner, other] = [await make.aShopper(), await make.aShopper()];
  const answer = await enter(owner, home);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/user', 'Max-Age=15552000'])
    expect(cookieIn(answer)).toContain(part);
  const device = deviceIn(answer);
  expect((await ask(getMe, {}, at(home, device))).status).toBe(401);
  expect(JSON.stringify(await haat.dependencies.database.orm.select().from(knownPlaces))).not.toMatch(
    new RegExp(`${device}|203\\.0`),
  );
  await guess(other, 51);
  expect((await enter(other, elsewhere, device)).status).toBe(429);
  // Two people share a browser: it stays the same, and is known to both.
  const shared = await make.aShopper();
  expect(deviceIn(await enter(shared, home, device))).toBe(device);
  await guess(shared, 51);
  expect((await enter(shared, '192.0.2.9', device)).status).toBe(200);
});

// spec: security.13
test('a wrong password makes no place known', async () => {
  const owner = await make.aShopper();
  const answer = await ask(signIn, { email: owner.email, password: 'a guess' }, at(elsewhere));
  expect(cookieIn(answer)).toBe('');
  await guess(owner, 51);
  expect((await enter(owner, elsewhere)).status).toBe(429);
});
