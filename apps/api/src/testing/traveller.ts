import { expect } from 'vitest';
import { handOver } from '@haat/contract/account/calls';
import { providerPath, challengeOf, newVerifier } from '@haat/contract/account/rules';
import type { Provider } from '@haat/contract/account/rules';
import type { Haat } from './harness.ts';
import type { AtProvider, TestProvider } from './servers/providers.ts';

/** Where the shop is while browsers travel, as providers know it. */
const origin = 'http://localhost:3000';
export const callbackOf = (provider: Provider) => `${origin}${providerPath(provider)}/callback`;

let count = 0;

/** Somebody whom neither the shop nor a provider has seen yet. */
export function stranger(about: Record<string, unknown> = {}): AtProvider {
  const n = (count += 1);
  const names = { given_name: 'Maya', family_name: 'Gurung', first_name: 'Maya', last_name: 'Gurung' };
  return { sub: `person-${n}`, email: `Maya-${n}@Example.np`, email_verified: true, ...names, ...about };
}

/** The email as accounts are kept by. */
export const emailOf = ({ email }: AtProvider) => String(email).toLowerCase();

/** Browsers that go to a provider and come back, step by step or all the way. */
export function travellers(haat: Haat, doors: Partial<Record<Provider, TestProvider>>) {
  const visit = (url: string) =>
    haat.app.inject({ url, headers: { cookie: 'subdom=haat', host: new URL(origin).host } });

  /** Sends a browser off. @returns where it is sent, and the verifier that it keeps */
  const leave = async (provider: Provider, language = 'en-US') => {
    const verifier = newVerifier();
    const query = new URLSearchParams({ challenge: await challengeOf(verifier), language });
    const { headers, statusCode } = await visit(`${providerPath(provider)}?${query.toString()}`);
    expect(statusCode).toBe(302);
    return { verifier, address: String(headers.location) };
  };

  /** Comes back to the shop. @returns where it sends the browser in the end */
  const arrive = async (back: URL): Promise<URL> => {
    const { headers, statusCode } = await visit(`${back.pathname}${back.search}`);
    expect(statusCode).toBe(302);
    expect(headers['cache-control']).toBe('no-store');
    return new URL(String(headers.location), 'http://shop');
  };

  /** The whole way of somebody; of nobody, who says no at the provider. */
  const journey = async (provider: Provider, person: AtProvider | null, language?: string) => {
    const door = doors[provider];
    if (!door) throw new Error(`no ${provider} here`);
    door.person = person;
    const { verifier, address } = await leave(provider, language);
    const end = await arrive(await through(address));
    return { verifier, end, code: end.searchParams.get('code') ?? '' };
  };

  /** The whole way, and the session at its end. */
  const signedIn = async (provider: Provider, person: AtProvider) => {
    const { verifier, code } = await journey(provider, person);
    return haat.ask(handOver, { code, verifier });
  };

  return { visit, leave, arrive, journey, signedIn };
}

/** Goes through the provider's own pages as a browser does, cookies and all, until it sends us back to the shop. */
export async function through(address: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [pair = ''] = each.split(';');
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
    const next = new URL(answer.headers.get('location') ?? '', at);
    if (next.origin === origin) return next;
    expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(300);
    at = next.href;
  }
  throw new Error('the provider sent us round in circles');
}
