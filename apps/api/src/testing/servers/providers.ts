import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Who is signed in at a provider, as it tells of them. */
export type AtProvider = Record<string, unknown> & { sub: string };

/** A provider on a socket of this machine. */
export interface TestProvider {
  /** What the shop is configured with. */
  env: Record<string, string>;
  /** Who says yes there from now on; null says no. */
  person: AtProvider | null;
  close(): Promise<void>;
}

const clientId = 'haat-at-provider';
const clientSecret = 'a secret of thirty-two characters';

async function listen(listener: (server: Server) => RequestListener): Promise<[string, Server]> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('request', listener(server));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
}

const closing = (server: Server) => async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};

/** Google as its protocol has it: OpenID Connect by oidc-provider, where whoever `person` is says yes at once. */
export async function openGoogle(callback: string): Promise<TestProvider> {
  let handle: RequestListener = () => {};
  const [origin, server] = await listen(() => (request, response) => handle(request, response));
  const google: TestProvider = {
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: origin },
    person: null,
    close: closing(server),
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const known = new Map<string, AtProvider>();
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for cookies'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...known.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const own = provider.callback();
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { person } = google;
    if (person) known.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  handle = (request, response) =>
    request.url?.startsWith('/interaction/') ? void interact(request, response) : own(request, response);
  return google;
}

/** Facebook as its documents have it: OAuth 2 with PKCE, and a graph that tells who a token belongs to. */
export async function openFacebook(callback: string): Promise<TestProvider> {
  const codes = new Map<string, { challenge: string; person: AtProvider }>();
  const tokens = new Map<string, AtProvider>();
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const [origin, server] = await listen(() => (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://facebook');
    if (pathname === '/dialog/oauth') return dialog(query, response);
    if (pathname === '/oauth/access_token') return void exchange(request, response);
    if (pathname === '/me') return me(request, query, response);
    return json(response, 404, {});
  });
  const facebook: TestProvider = {
    env: {
      FACEBOOK_CLIENT_ID: clientId,
      FACEBOOK_CLIENT_SECRET: clientSecret,
      FACEBOOK_DIALOG: origin,
      FACEBOOK_GRAPH: origin,
    },
    person: null,
    close: closing(server),
  };

  function dialog(query: URLSearchParams, response: ServerResponse) {
    if (query.get('redirect_uri') !== callback || query.get('client_id') !== clientId)
      return json(response, 400, { error: 'unknown client' });
    const back = new URL(callback);
    back.searchParams.set('state', query.get('state') ?? '');
    if (facebook.person) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { challenge: query.get('code_challenge') ?? '', person: facebook.person });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    return response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const part of request) text += part;
    const body = new URLSearchParams(text);
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const right = body.get('client_secret') === clientSecret && body.get('redirect_uri') === callback;
    if (!code || !right || code.challenge !== challenge)
      return json(response, 400, { error: 'invalid_grant' });
    const token = randomBytes(16).toString('hex');
    tokens.set(token, code.person);
    return json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3_600 });
  }

  function me(request: IncomingMessage, query: URLSearchParams, response: ServerResponse) {
    const person = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (!person || !query.has('appsecret_proof')) return json(response, 401, { error: {} });
    const { sub: id, ...rest } = person;
    return json(response, 200, { id, ...rest });
  }
  return facebook;
}
