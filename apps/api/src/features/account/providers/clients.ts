import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import type { Provider } from '@haat/contract/account/rules';
import type { Env } from '../../../core/env.ts';

export interface ProviderPerson {
  /** The provider's own, unchanging name for this person. */
  subject: string;
  /** In lower case; null where the provider told none. */
  email: string | null;
  /** Whether the provider vouches that the email is this person's. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What one browser is sent to a provider with, and has to bring back. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface ProviderClient {
  addressFor(request: AuthorizationRequest): Promise<URL>;
  /**
   * Asks the provider who came back.
   * @param query what the provider appended to the address
   * @throws Error when anything is not as it must be: state, nonce, PKCE, issuer, signature
   */
  personOf(request: AuthorizationRequest, query: string): Promise<ProviderPerson>;
}

export type ProviderClients = Partial<Record<Provider, ProviderClient>>;

// Seconds that a provider has to answer.
const patience = 10;

/** The providers that are configured (design §3). */
export function providerClients(env: Env): ProviderClients {
  const clients: ProviderClients = {};
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
    clients.google = googleClient(new URL(env.GOOGLE_ISSUER), env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  if (env.FACEBOOK_CLIENT_ID && env.FACEBOOK_CLIENT_SECRET)
    clients.facebook = facebookClient(env, env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET);
  return clients;
}

/** Only a provider on this machine, a test's, may be asked without TLS: `env.ts` takes no other address. */
const overPlainHttp = (address: URL) => address.protocol === 'http:';

async function addressOf(
  config: client.Configuration,
  scope: string,
  request: AuthorizationRequest,
): Promise<URL> {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: request.redirectUri,
    scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
  });
}

const googleClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** OpenID Connect: what counts stands in the signed ID token. */
function googleClient(issuer: URL, id: string, secret: string): ProviderClient {
  let found: Promise<client.Configuration> | undefined;
  const discover = () =>
    (found ??= client
      .discovery(issuer, id, secret, undefined, {
        timeout: patience,
        execute: overPlainHttp(issuer) ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        // The next one asks again.
        found = undefined;
        throw error;
      }));
  return {
    addressFor: async (request) => addressOf(await discover(), 'openid email profile', request),
    async personOf({ redirectUri, state, nonce, codeVerifier }, query) {
      const tokens = await client.authorizationCodeGrant(
        await discover(),
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = googleClaims.parse(tokens.claims());
      return {
        subject: claims.sub,
        email: plain(claims.email),
        emailVerified: claims.email_verified === true,
        ...namesOf(claims.given_name ?? claims.name, claims.family_name),
      };
    },
  };
}

const facebookPerson = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});

/** OAuth 2 and a question: Facebook does not say whether an email is its person's, so it counts as unverified. */
function facebookClient(env: Env, id: string, secret: string): ProviderClient {
  const graph = env.FACEBOOK_GRAPH;
  const config = new client.Configuration(
    {
      issuer: env.FACEBOOK_DIALOG,
      authorization_endpoint: `${env.FACEBOOK_DIALOG}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    id,
    undefined,
    client.ClientSecretPost(secret),
  );
  config.timeout = patience;
  if (overPlainHttp(new URL(graph))) client.allowInsecureRequests(config);
  return {
    addressFor: (request) => addressOf(config, 'email public_profile', request),
    async personOf({ redirectUri, state, codeVerifier }, query) {
      const { access_token: token } = await client.authorizationCodeGrant(
        config,
        new URL(`${redirectUri}?${query}`),
        { expectedState: state, pkceCodeVerifier: codeVerifier },
      );
      const question = new URL(`${graph}/me`);
      question.searchParams.set('fields', 'id,first_name,last_name,email');
      // Proves that the token is asked with by who it was given to.
      question.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(token).digest('hex'));
      const answer = await client.fetchProtectedResource(config, token, question, 'GET');
      if (!answer.ok) throw new Error(`Facebook answered ${answer.status}`);
      const person = facebookPerson.parse(await answer.json());
      return {
        subject: person.id,
        email: plain(person.email),
        emailVerified: false,
        ...namesOf(person.first_name, person.last_name),
      };
    },
  };
}

function plain(text: string | undefined): string | null {
  const parsed = z.safeParse(z.email().check(z.maxLength(254)), text);
  return parsed.success ? parsed.data.trim().toLowerCase() : null;
}

function namesOf(first = '', last = ''): { firstName: string; lastName: string } {
  const clean = (name: string) =>
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 80);
  return { firstName: clean(first), lastName: clean(last) };
}
