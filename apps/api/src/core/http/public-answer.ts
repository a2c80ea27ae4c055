import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, gzipOf, quickBrotli } from './encoding.ts';
import { hasAlready } from './etag.ts';

/**
 * What caches on the way may do with what is the same for everybody in a shop: like a page, keep it for a minute, and for a day
 * where the shop does not answer. A browser asks each time, and is mostly told that it has it.
 */
const keptForAMinute = 'public, max-age=0, s-maxage=60, stale-if-error=86400';

/**
 * What caches on the way may do where the host decides which shop this is: one copy is everybody's. Where a cookie names another shop
 * the answer is for this browser alone (design D4, D12).
 */
export const cachingOf = (
  cacheControl: string,
  isOfHost: boolean,
): Record<'cache-control' | 'vary', string> =>
  isOfHost
    ? { 'cache-control': cacheControl, vary: 'Accept-Encoding' }
    : {
        'cache-control': cacheControl.replace('public', 'private').replace(/, s-maxage=\d+/, ''),
        vary: 'Accept-Encoding, Cookie',
      };

// Fewer bytes than this fit in the first packet as they are.
const worthCompressing = 1_024;

/**
 * Sends what anybody may read, compressed as its reader takes it, with an ETag; who has it already gets a line.
 * @param json the answer as it was checked
 * @param caching `cacheControl` where it is other than usual; `isOfHost` whether the host decided which shop this is
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  { cacheControl = keptForAMinute, isOfHost }: { cacheControl?: string | undefined; isOfHost: boolean },
): Promise<FastifyReply> {
  const body = Buffer.from(json);
  const wanted = encodingFor(request.headers['accept-encoding']);
  const encoding = body.length < worthCompressing ? 'identity' : wanted;
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}-${encoding}"`;
  reply
    .type('application/json; charset=utf-8')
    .headers(cachingOf(cacheControl, isOfHost))
    // Weak: the same text may be compressed better another time.
    .header('etag', `W/${etag}`);
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? quickBrotli(body, 2) : gzipOf(body)));
}
