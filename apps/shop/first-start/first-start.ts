import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tags } from '@haat/api/core/cache/cache';
import type { Changes } from '@haat/api/core/cache/cache';
import type { Db } from '@haat/api/core/database/database';
import { createShop, hasNoShop } from '@haat/api/new-shop/create-shop';
import { defaultPrimary, newShop } from '@haat/api/new-shop/new-shop';
import { Refusal } from '@haat/contract/core/problem';
import { firstStartPage, notOpenPage } from './first-start-page.ts';
import type { FieldName, Typed } from './first-start-page.ts';
import { firstStartWords } from './first-start-words.ts';

interface FirstStartOptions {
  orm: Db;
  changes: Changes;
  /** What the first shop is called in addresses: the one of `DEFAULT_SHOP`. */
  subdomain: string;
}

// Which paths are not pages, and answer as ever.
const ofMachines = /^\/(?:setup|api|uploads|assets|socket\.io|healthz|readyz|livez|metrics)\b/;

/**
 * In a database without a shop (`SEED=none`) serves the page on which the first one is made. Whoever has the secret of
 * its address may make it: it is written where only they look who started the shop, and lasts until then.
 * @returns the address's path, or null where there is a shop
 */
export async function mountFirstStart(
  app: FastifyInstance,
  options: FirstStartOptions,
): Promise<string | null> {
  if (!(await hasNoShop(options.orm))) return null;
  const token = randomBytes(16).toString('hex');
  let isOpen = false;
  const isToken = (given: unknown) =>
    typeof given === 'string' &&
    given.length === token.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(token));

  app.addHook('onRequest', async (request, reply) => {
    if (isOpen || request.method !== 'GET' || ofMachines.test(request.url)) return;
    if (!(await hasNoShop(options.orm))) {
      isOpen = true;
      return;
    }
    return send(reply.code(503), notOpenPage());
  });

  await app.register(async (setup) => {
    setup.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const toDesk = (reply: FastifyReply, language: 'en' | 'ne') =>
      reply.redirect(language === 'ne' ? '/ne/desk/login' : '/desk/login', 303);
    // Whoever presses twice, or opens the address again, made the shop: they are led on to the desk.
    const isAnswered = async (reply: FastifyReply, given: unknown, language: 'en' | 'ne') => {
      const isMaker = isToken(given);
      if (isMaker && (await hasNoShop(options.orm))) return false;
      if (isMaker) toDesk(reply, language);
      else reply.callNotFound();
      return true;
    };
    setup.get('/setup', async (request: FastifyRequest<{ Querystring: Typed }>, reply) => {
      const language = languageOf(request.query, request);
      if (await isAnswered(reply, request.query['token'], language)) return reply;
      const typed = { primaryColor: defaultPrimary, deliveryCharge: '100', categories: 'on' };
      return send(reply, firstStartPage({ language, token, typed, wrong: {} }));
    });
    setup.post('/setup', async (request: FastifyRequest<{ Body: Typed }>, reply) => {
      const typed = request.body ?? {};
      const language = languageOf(typed, request);
      if (await isAnswered(reply, typed['token'], language)) return reply;
      const wrong = await make(typed, options);
      if (Object.keys(wrong).length > 0) {
        return send(
          reply.code(400),
          firstStartPage({ language, token, typed, wrong: inWords(wrong, language) }),
        );
      }
      isOpen = true;
      options.changes.announce([tags.shops]);
      return toDesk(reply, language);
    });
  });
  return `/setup?token=${token}`;
}

type Wrong = Partial<Record<FieldName, 'needed' | 'unfit' | 'easy' | 'short'>>;

/** Makes the shop. @returns what is wrong with what was typed; nothing where it was made */
async function make(typed: Typed, { orm, subdomain }: FirstStartOptions): Promise<Wrong> {
  const { shopNameNe, ...others } = typed;
  const input = newShop.safeParse({
    ...others,
    subdomain,
    shopNameNe: shopNameNe?.trim() ? shopNameNe : null,
    categories: typed['categories'] === 'on',
  });
  if (!input.success)
    return Object.fromEntries(
      input.error.issues.map(({ path: [name = ''] }) => [
        name,
        (typed[String(name)] ?? '').trim() === '' ? 'needed' : name === 'password' ? 'short' : 'unfit',
      ]),
    );
  try {
    await createShop(orm, input.data, 'first');
    return {};
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith('password-')) return { password: 'easy' };
    // Somebody else has just made it: there is one, as was wanted.
    if (error instanceof Refusal && error.code === 'already-there') return {};
    throw error;
  }
}

const inWords = (wrong: Wrong, language: 'en' | 'ne') =>
  Object.fromEntries(Object.entries(wrong).map(([name, what]) => [name, firstStartWords[language][what]]));

const languageOf = ({ language }: Typed, { headers }: FastifyRequest): 'en' | 'ne' =>
  language === 'ne' || (language !== 'en' && /^\s*ne\b/i.test(headers['accept-language'] ?? ''))
    ? 'ne'
    : 'en';

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      // Its address holds the secret.
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    })
    .send(html);
