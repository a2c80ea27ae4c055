import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inLanguage, languages } from '@haat/contract/core/language';
import * as calls from '@haat/contract/newsletter/calls';
import * as schemas from '@haat/contract/newsletter/schemas';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Serve } from '../../core/http/serve.ts';
import { csvOf } from '@haat/contract/core/text/csv';
import * as service from './service.ts';

const typing = { limit: { perMinute: 20 } };
// Mail programs unsubscribe for many people from few addresses.
const byLink = { limit: { perMinute: 120 } };
const exporting = { limit: { perMinute: 20 } };

/** The newsletter of a shop that keeps a list (design D11). Links of mails count whatever the shop has chosen since. */
export function serveNewsletter(
  app: FastifyInstance,
  serve: Serve,
  { database: { orm }, env, mail }: Dependencies,
): void {
  const limited = env.RATE_LIMIT === 'on';

  serve(
    calls.subscribe,
    schemas.subscribe,
    async ({ email, language = 'en-US' }, { shop, ip, origin }) => {
      await service.ask(orm, { mail, origin }, { shopId: shop.id, email, language, ip, limited });
      return { message: 'Please open the link that we have mailed to this email.' };
    },
    typing,
  );

  serve(
    calls.confirmSubscription,
    schemas.confirmSubscription,
    async ({ token }, { shop, origin }) => {
      await service.confirm(orm, { mail, origin }, shop.id, token);
      return { message: 'You are subscribed.' };
    },
    byLink,
  );

  serve(
    calls.unsubscribe,
    schemas.unsubscribe,
    async ({ token }, { shop }) => {
      await service.leave(orm, shop.id, token);
      return { message: 'You are unsubscribed.' };
    },
    byLink,
  );
  // A mail program that knows no RFC 8058 opens the address instead: opening alone changes nothing.
  app.get(calls.unsubscribe.path, (request, reply) => {
    const { token } = z.parse(z.object({ token: z.string() }), request.params);
    const { language: asked } = z.parse(z.object({ language: z.optional(z.string()) }), request.query);
    const language = languages.find((each) => each === asked) ?? 'en-US';
    const page = inLanguage(`/newsletter/unsubscribe/${encodeURIComponent(token)}`, language);
    return reply.header('cache-control', 'no-store').redirect(page);
  });

  serve(calls.listSubscribers, schemas.listSubscribers, (input, { shop }) =>
    service.listPage(orm, shop.id, input),
  );

  serve(
    calls.getSubscribersCsv,
    schemas.getSubscribersCsv,
    async (_, { shop, origin }) => {
      const found = await service.listAll(orm, shop.id);
      const rows = found.map(({ email, language, confirmedAt, token }) => [
        ...[email, language, confirmedAt],
        `${origin}${inLanguage(`/newsletter/unsubscribe/${token}`, language)}`,
        `${origin}${calls.oneClickPath(token, language)}`,
      ]);
      return Buffer.from(csvOf([heads, ...rows]));
    },
    exporting,
  );
}

const heads = ['email', 'language', 'confirmed_at', 'unsubscribe_page', 'list_unsubscribe'];
