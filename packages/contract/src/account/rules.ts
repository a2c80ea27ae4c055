/** How short the token of a mailed link may be at least: what is shorter was cut off. */
export const linkTokenLeast = 20;

/** 32 bytes in base64url: what `newVerifier` makes and what `challengeOf` makes of it. */
export const verifierForm = /^[\w-]{43}$/;

/**
 * A secret that a browser keeps (in its session storage) while it is away at a provider, so that the session which
 * comes back is handed to nobody else: a link with somebody's code in it opens nothing.
 */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What of a verifier may stand in an address: its SHA-256 in base64url. Browsers have it on https and localhost only. */
export async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Who else may say that somebody is who they are; a shop offers those that its server has keys for. */
export const providers = ['google', 'facebook'] as const;

/** A provider as its name stands in `providerPath`. */
export type Provider = (typeof providers)[number];

/**
 * Where a browser is sent to sign in by a provider: not a call but a journey, so it has no answer. It comes back to
 * `/login` with one of `wayBack` in the query.
 */
export const providerPath = (provider: Provider) => `/api/user/${provider}` as const;
