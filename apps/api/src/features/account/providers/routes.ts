import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { getSignInWays, handOver } from '@haat/contract/account/calls';
import * as schemas from '@haat/contract/account/schemas';
import { providerPath, providers } from '@haat/contract/account/rules';
import { providerStart } from '@haat/contract/account/schemas';
import type { Provider } from '@haat/contract/account/rules';
import type { wayBack } from '@haat/contract/account/schemas';
import { inLanguage } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { refusal } from '@haat/contract/core/problem';
import type { ShopMark } from '../../../core/request-context.ts';
import { loggable } from '../../../core/errors.ts';
import { linkOriginOf } from '../../../core/http/origin.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { Serve } from '../../../core/http/serve.ts';
import { placeOf } from '../sessions/place-of.ts';
import { countLink, plainEmail } from '../service.ts';
import { providerClients } from './clients.ts';
import type { ProviderClient } from './clients.ts';
import { consumeFlow, openHandedOver, startFlow, resolveFlow } from './flow.ts';

type ShopOf = (request: FastifyRequest) => Promise<ShopMark | null>;

/**
 * Google and Facebook (design §3). What is not configured is not there: its paths answer 404. The browser's ways there and
 * back are no calls: they answer with where to go next, at last `/login?…` with one of `wayBack`.
 */
export function serveProviders(
  app: FastifyInstance,
  serve: Serve,
  dependencies: Dependencies,
  shopOf: ShopOf,
): void {
  const { orm } = dependencies.database;
  const doors = providerClients(dependencies.env);
  serve(getSignInWays, schemas.getSignInWays, () => ({
    google: doors.google !== undefined,
    facebook: doors.facebook !== undefined,
  }));
  serve(
    handOver,
    schemas.handOver,
    async (input, context) => {
      const { shop, userAgent } = context;
      const place = placeOf(context);
      const opened = await openHandedOver(orm, { ...input, shopId: shop.id, userAgent, place });
      context.keepDevice(place.device);
      return { message: 'You are signed in.', ...opened };
    },
    { limit: { perMinute: 20 } },
  );
  for (const provider of providers) {
    const door = doors[provider];
    if (door) serveProvider(app, { provider, door, parts: dependencies, shopOf });
  }
}

interface Place {
  provider: Provider;
  door: ProviderClient;
  parts: Dependencies;
  shopOf: ShopOf;
}

function serveProvider(app: FastifyInstance, place: Place): void {
  const path = providerPath(place.provider);
  const limited = place.parts.env.RATE_LIMIT === 'on';
  const options = limited ? { config: { rateLimit: { max: 20, timeWindow: 60_000 } } } : {};
  app.get(path, options, (request, reply) => begin(place, request, reply));
  app.get(`${path}/callback`, options, (request, reply) => end(place, request, reply));
}

async function begin(place: Place, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, door, parts } = place;
  const { shop, redirectUri } = await whereabouts(place, request);
  const asked = z.safeParse(providerStart, request.query);
  if (!asked.success) return back(reply, 'en-US', { problem: 'failed' });
  const { challenge, language = 'en-US' } = asked.data;
  try {
    const journey = { shopId: shop.id, provider, challenge, language };
    const secrets = await startFlow(parts.database.orm, journey);
    return away(reply, (await door.addressFor({ ...secrets, redirectUri })).href);
  } catch (error) {
    request.log.warn({ provider, error: loggable(error) }, 'a provider could not be asked');
    return back(reply, language, { problem: 'failed' });
  }
}

/** What a provider appends; `error` instead of `code` where the person or the provider said no. */
const returned = z.object({
  state: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
});

async function end(place: Place, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, door, parts } = place;
  const { orm } = parts.database;
  const { shop, origin, redirectUri } = await whereabouts(place, request);
  const query = z.safeParse(returned, request.query);
  const journey = query.success ? await consumeFlow(orm, shop.id, provider, query.data.state) : null;
  if (!journey || !query.success) return back(reply, 'en-US', { problem: 'failed' });
  const { language } = journey;
  if (query.data.error !== undefined)
    return back(reply, language, { problem: query.data.error === 'access_denied' ? 'cancelled' : 'failed' });
  try {
    const person = await door.personOf({ ...journey, redirectUri }, queryOf(request.url));
    const limited = parts.env.RATE_LIMIT === 'on';
    const arrival = await resolveFlow(orm, { mail: parts.mail, origin }, journey, person, async (tx, email) =>
      limited
        ? countLink(tx, shop.id, 'confirm-provider', { email: plainEmail(email), ip: request.ip })
        : new Date(),
    );
    return back(reply, language, 'mailed' in arrival ? { mailed: '1' } : arrival);
  } catch (error) {
    request.log.warn({ provider, error: loggable(error) }, 'a sign-in by a provider failed');
    return back(reply, language, { problem: 'failed' });
  }
}

async function whereabouts({ provider, parts, shopOf }: Place, request: FastifyRequest) {
  const shop = await shopOf(request);
  if (!shop) throw refusal('no-such-shop');
  const origin = linkOriginOf(parts.env, shop.subdomain, request.host);
  return { shop, origin, redirectUri: `${origin}${providerPath(provider)}/callback` };
}

const queryOf = (url: string) => url.slice(url.indexOf('?') + 1);

/** To our own login page and nowhere else, whatever was asked. */
function back(reply: FastifyReply, language: Language, query: z.output<typeof wayBack>): FastifyReply {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  return away(reply, `${inLanguage('/login', language)}?${new URLSearchParams(said).toString()}`);
}

/** Neither the address with its code nor the way to it is kept or told on. */
const away = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 302);
