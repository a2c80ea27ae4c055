import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type {
  Answer,
  CallInput,
  Endpoint,
  GuestAccess,
  ParsedInput,
  SchemasOf,
  ServedEndpoint,
} from '@haat/contract/core/endpoint';
import { refusal } from '@haat/contract/core/problem';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import type { RequestContext, AuthContext, Session, ShopMark } from '../request-context.ts';
import { deviceCookie, deviceIn } from './device.ts';
import { invalidInput } from '../errors.ts';
import { acceptForms, formReader } from './form.ts';
import { networkOf } from './network.ts';
import { sendPublic } from './public-answer.ts';

/** How often one caller may call, per minute (design §5). */
export type Limit = { perMinute: number };

type ContextFor<E extends Endpoint> = E['access'] extends GuestAccess ? RequestContext : AuthContext;
export type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  context: ContextFor<E>,
) => Promise<Answer<E>> | Answer<E>;

/** How caches may keep the answer of a public GET, where it is other than usual (`sendPublic`). */
interface Caching {
  /** For so many seconds anybody may keep it. */
  maxAge?: number;
  /** Nobody shows it without asking: what must never be behind, such as pieces in stock. */
  exact?: true;
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  schemas: SchemasOf<E>,
  handler: Handler<E>,
  options?: { limit?: Limit } & Caching,
) => void;

/** Calls an endpoint in this process, as nobody in particular: what public pages are made from. */
export type CallInside = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  context: Pick<RequestContext, 'shop' | 'tag'> & Partial<Pick<RequestContext, 'tagListed'>>,
) => Promise<Answer<E>>;

interface ServeDependencies {
  /** The shop of a request; null where there is none. */
  shopOf(request: FastifyRequest): Promise<ShopMark | null>;
  /** Whether the host alone leads to the shop, whatever the cookies. */
  isOfHost(request: FastifyRequest, shop: ShopMark): Promise<boolean>;
  /** The open session behind a token; null where there is none. */
  sessionOf(shop: ShopMark, token: string): Promise<Session | null>;
  linkOriginOf(shop: ShopMark, host: string): string;
  limited: boolean;
}

interface Registered {
  endpoint: ServedEndpoint;
  handler: (input: unknown, context: RequestContext) => unknown;
  /** Answers as they were checked: one that a service remembers, such as a shop's frame, is checked once. */
  checkedBefore: WeakMap<object, unknown>;
}

/** One registry, two doors: HTTP and the process itself. Both check input and answer by the endpoint's schemas. */
export function createServe(app: FastifyInstance, dependencies: ServeDependencies) {
  const registered = new Map<string, Registered>();

  const registeredAs = (endpoint: Endpoint): Registered => {
    const known = registered.get(keyOf(endpoint));
    if (!known) throw new Error(`${endpoint.method} ${endpoint.path} is not served`);
    return known;
  };

  const answer = async (known: Registered, input: unknown, context: RequestContext): Promise<unknown> => {
    const { endpoint } = known;
    const answered = await known.handler(input, context);
    const before = isObject(answered) ? known.checkedBefore.get(answered) : undefined;
    if (before !== undefined) return before;
    const checked = z.safeParse(endpoint.answer, answered);
    if (checked.success) {
      if (isObject(answered)) known.checkedBefore.set(answered, checked.data);
      return checked.data;
    }
    const where = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The answer of ${endpoint.path} is not of its form: ${where}`);
  };

  const serve: Serve = (called, schemas, handler, options) => {
    const endpoint: ServedEndpoint = { ...called, ...schemas };
    const known: Registered = {
      endpoint,
      handler: handler as Registered['handler'],
      checkedBefore: new WeakMap(),
    };
    registered.set(keyOf(endpoint), known);
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      config: dependencies.limited && options?.limit ? { rateLimit: limitOf(options.limit) } : undefined,
      handler: async (request, reply) => {
        const context = await contextOf(request, reply, endpoint, dependencies);
        const answered = await withBody(endpoint, request, context, (body) =>
          answer(known, httpInput(endpoint, request, body), context),
        );
        if (endpoint.method === 'GET' && endpoint.access === 'public' && endpoint.file === undefined)
          return sendPublic(request, reply, JSON.stringify(answered), {
            cacheControl: cacheControlOf(options),
            isOfHost: await dependencies.isOfHost(request, context.shop),
          });
        return sendAnswer(reply, endpoint, answered);
      },
    };
    if (endpoint.body !== 'form' && endpoint.body !== 'unread') app.route(route);
    else
      void app.register(async (own) => {
        if (endpoint.body === 'form') await acceptForms(own);
        else readNothing(own);
        own.route(route);
      });
  };

  const forms = formReader();
  /** A form is read only now that it is known who sends it, and its files are forgotten after the answer. */
  const withBody = <T>(
    endpoint: ServedEndpoint,
    request: FastifyRequest,
    { session, ip }: RequestContext,
    use: (body: unknown) => Promise<T>,
  ): Promise<T> =>
    endpoint.body === 'form'
      ? forms.read(
          request,
          { account: session?.accountId ?? null, network: networkOf(ip) },
          endpoint.files,
          use,
        )
      : use(request.body === undefined || request.body === '' ? {} : request.body);

  const call: CallInside = async (called, input, { shop, tag, tagListed = tag }) => {
    const known = registeredAs(called);
    const { endpoint } = known;
    const parsed = {
      ...parse(endpoint.params, input, true),
      ...parse(endpoint.input, rest(endpoint, input), false),
    };
    const context: RequestContext = {
      shop,
      tag,
      tagListed,
      session: null,
      origin: '',
      ip: '',
      userAgent: null,
      device: null,
      keepDevice() {},
      idempotencyKey: null,
    };
    return (await answer(known, parsed, context)) as Answer<typeof called>;
  };

  return { serve, call, served: () => Array.from(registered.values(), ({ endpoint }) => endpoint) };
}

function readNothing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** By method and path: the storefront is built on its own and holds endpoint objects of its own. */
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: ServedEndpoint,
  dependencies: ServeDependencies,
): Promise<RequestContext> {
  const shop = await dependencies.shopOf(request);
  if (!shop) throw refusal('no-such-shop');
  const token = header(request, tokenHeader);
  const session =
    token && endpoint.access !== 'public' ? await dependencies.sessionOf(shop, token.slice(0, 200)) : null;
  judgeAccess(endpoint, token, session);
  const key = endpoint.idempotent ? header(request, idempotencyHeader) : null;
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key))
    throw refusal('invalid-input', { fields: { 'Idempotency-Key': '8 to 200 visible characters' } });
  const origin = dependencies.linkOriginOf(shop, request.host);
  return {
    shop,
    session,
    origin,
    ip: request.ip,
    userAgent: header(request, 'user-agent'),
    device: deviceIn(request.headers.cookie),
    keepDevice: (device) =>
      void reply.header('set-cookie', deviceCookie(device, origin.startsWith('https:'))),
    idempotencyKey: key,
    tag() {},
    tagListed() {},
  };
}

/** @throws Refusal `login-required`, `not-allowed`, `not-for-helpers`, `money-hidden` */
function judgeAccess(
  { access, helpers }: Pick<Endpoint, 'access' | 'helpers'>,
  token: string | null,
  session: Session | null,
): void {
  if (access === 'public' || access === 'open') return;
  // Whoever sends a token believes to be signed in: as a guest's, what is done would be lost to the account.
  if (access === 'optional' && token === null) return;
  if (!session) throw refusal('login-required');
  if (access !== 'optional' && access !== 'account' && access !== session.role) throw refusal('not-allowed');
  if (session.helper === null) return;
  if (helpers === 'none') throw refusal('not-for-helpers');
  if (helpers === 'with-money' && !session.helper.seesMoney) throw refusal('money-hidden');
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What a command without an input takes: a field that it would not heed is refused as any other extra one (design §5). */
const nothing = z.strictObject({});

function httpInput(
  endpoint: ServedEndpoint,
  request: FastifyRequest,
  body: unknown,
): Record<string, unknown> {
  const params = parse(endpoint.params, request.params, true);
  // Addresses carry more than the shop asks for: whoever sends a link puts marks of their own in its query.
  if (endpoint.method === 'GET') return { ...parse(endpoint.input, request.query, false), ...params };
  return { ...parse(endpoint.input ?? nothing, body, false), ...params };
}

/** A misspelt part of the path is a thing that is not there; anything else is bad input. */
function parse(schema: z.ZodMiniType | undefined, value: unknown, inPath: boolean): Record<string, unknown> {
  if (!schema) return {};
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  throw inPath ? refusal('not-found') : invalidInput(parsed.error);
}

function rest(endpoint: Endpoint, input: unknown): Record<string, unknown> {
  const names = new Set(Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name]) => name));
  const given = Object.entries(input ?? {}).filter(
    ([name, value]) => !names.has(name) && value !== undefined,
  );
  return Object.fromEntries(given);
}

const cacheControlOf = ({ maxAge, exact }: Caching = {}): string | undefined => {
  if (exact) return 'public, no-cache';
  return maxAge === undefined ? undefined : `public, max-age=${maxAge}`;
};

function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answered: unknown): FastifyReply {
  if (endpoint.access !== 'public') reply.header('cache-control', 'no-store');
  // What was checked to be bytes is sent as it is.
  if (endpoint.file !== undefined) return reply.type(endpoint.file).send(answered);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered));
}

/** A limit in the words of the plug-in that holds it. */
export const limitOf = ({ perMinute }: Limit) => ({ max: perMinute, timeWindow: 60_000 });
