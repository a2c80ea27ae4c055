import { afterAll, describe, expect, test } from 'vitest';
import { getSignInWays, handOver } from '@haat/contract/account/calls';
import { providerPath, newVerifier } from '@haat/contract/account/rules';
import { openHaat } from '../../../testing/harness.ts';
import { openGoogle } from '../../../testing/servers/providers.ts';
import { callbackOf, stranger, travellers } from '../../../testing/traveller.ts';

const google = await openGoogle(callbackOf('google'));
const [haat, bare] = [await openHaat({ env: google.env }), await openHaat()];
afterAll(() => Promise.all([haat.close(), bare.close(), google.close()]));
const { ask, make } = haat;
const { visit, journey } = travellers(haat, { google });

// spec: accounts.13
test('without keys no way is offered, and the paths answer 404', async () => {
  expect((await bare.ask(getSignInWays, {})).body).toEqual({ google: false, facebook: false });
  expect((await ask(getSignInWays, {})).body).toEqual({ google: true, facebook: false });
  for (const path of [providerPath('google'), `${providerPath('facebook')}/callback`]) {
    const { status, body } = await bare.send('GET', path);
    expect([status, body.code]).toEqual([404, 'no-such-path']);
  }
});

describe('the session is handed over', () => {
  // spec: accounts.14
  test('once', async () => {
    const { code, verifier } = await journey('google', stranger());
    expect((await ask(handOver, { code, verifier })).status).toBe(200);
    const again = await ask(handOver, { code, verifier });
    expect([again.status, again.body.code]).toEqual([400, 'sign-in-lost']);
  });

  // spec: accounts.14
  test('to the browser that began, not to who was sent a link with the code', async () => {
    const { code, verifier } = await journey('google', stranger());
    const stolen = await ask(handOver, { code, verifier: newVerifier() });
    expect([stolen.status, stolen.body.code]).toEqual([400, 'sign-in-lost']);
    expect((await ask(handOver, { code, verifier })).status).toBe(200);
  });

  test('in its own shop, and not by a code that is none', async () => {
    const { code, verifier } = await journey('google', stranger());
    const elsewhere = await make.aShop();
    expect((await ask(handOver, { code, verifier }, { shop: elsewhere })).body.code).toBe('sign-in-lost');
    expect((await ask(handOver, { code: 'x'.repeat(43), verifier })).body.code).toBe('sign-in-lost');
    expect((await haat.send('POST', handOver.path, { code, verifier: 'short' })).status).toBe(400);
  });

  // spec: accounts.14
  test('and its token stands in no address', async () => {
    const { end, code, verifier } = await journey('google', stranger());
    const { body } = await ask(handOver, { code, verifier });
    expect(end.href).not.toContain(body.token);
    expect([...end.searchParams.keys()]).toEqual(['code']);
  });
});

test('a beginning without a challenge ends at the login page, and nowhere else', async () => {
  for (const query of [
    '',
    '?challenge=short',
    '?challenge=x&next=https://evil.example',
    `?challenge=${'a'.repeat(43)}&x=1`,
  ]) {
    const { headers } = await visit(`${providerPath('google')}${query}`);
    expect(headers.location).toBe('/login?problem=failed');
  }
});
