import { afterAll, expect, test } from 'vitest';
import { changePassword, forgotPassword, resetPassword, signIn, signUp } from '@haat/contract/account/calls';
import { openHaat } from '../../../testing/harness.ts';
import { lastEmailTo, emailsTo, tokenIn } from '../../../testing/samples/emails.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, make } = haat;

const maya = { firstName: 'Maya', lastName: 'Gurung', email: 'maya.gurung@example.np' };
const common = ['password', '12345678', 'PASSWORD123', 'Qwertyuiop', 'aaaaaaaa', 'namaste123', 'Kathmandu@1'];
const own = ['maya.gurung@example.np', 'MayaGurung', 'gurung2026', 'Haat1234'];

// spec: security.16
test.each([...common.map((each) => [each, 'password-common']), ...own.map((each) => [each, 'password-own'])])(
  'nobody signs up with %s, and is told so at the field',
  async (password, code) => {
    const { status, body } = await ask(signUp, { ...maya, password });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, ['password']]);
    expect(await emailsTo(haat, maya.email)).toEqual([]);
  },
);

test('a password of several words is taken, also one with a name or a common word in it', async () => {
  for (const [n, password] of [
    'blue yak drinks tea',
    'maya likes mango',
    'password of my own',
    'चिया खाने याक',
  ].entries())
    expect((await ask(signUp, { ...maya, email: `maya-${n}@example.np`, password })).status).toBe(200);
});

// spec: security.16
test('an easy password is no new one either, by a mailed link or by the current one, and the link still counts', async () => {
  const person = await make.aShopper(maya);
  await ask(forgotPassword, { email: person.email });
  const token = tokenIn(await lastEmailTo(haat, person.email));
  for (const password of ['12345678', person.email]) {
    expect((await ask(resetPassword, { token, password })).body.code).toMatch(/^password-/);
    const changed = await ask(changePassword, { current: person.password, password }, person);
    expect(Object.keys(changed.body.fields ?? {})).toEqual(['password']);
  }
  expect((await ask(signIn, { email: person.email, password: person.password })).status).toBe(200);
  expect((await ask(resetPassword, { token, password: 'a brand new one' })).status).toBe(200);
});
