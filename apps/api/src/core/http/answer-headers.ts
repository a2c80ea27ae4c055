import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelOptions } from '@haat/contract/core/channel';
import type { Env } from '../env.ts';

const always = {
  // What says to be a picture or JSON is never taken for a page.
  'x-content-type-options': 'nosniff',
  // Whatever is no page of ours has nothing to load or run, and nobody frames it.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
};
// A year. Without its subdomains: not each of them need be a shop.
const byHttps = { ...always, 'strict-transport-security': 'max-age=31536000' };

/**
 * Gives every answer what it says to browsers besides what it is; whoever makes an answer may say otherwise. That the shop is
 * reached by https alone is said where it is: by `PUBLIC_URL`, or by the way the request came.
 * @returns the same for an answer that no hook sees
 */
export function guardAnswers(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const isHttps = PUBLIC_URL?.startsWith('https:') ?? false;
  const guard = ({ protocol }: FastifyRequest, reply: FastifyReply) =>
    void reply.headers(isHttps || protocol === 'https' ? byHttps : always);
  app.addHook('onRequest', (request, reply, done) => {
    guard(request, reply);
    done();
  });
  return guard;
}

/** The same for what the real-time channel answers before it is one; to be called once it listens. */
export function guardChannel(app: FastifyInstance): void {
  app.server.prependListener('request', ({ url }: IncomingMessage, answer: ServerResponse) => {
    if (!url?.startsWith(channelOptions.path)) return;
    for (const [name, value] of Object.entries(always)) answer.setHeader(name, value);
  });
}
