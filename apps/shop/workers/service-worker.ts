import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { hasAlready } from '@haat/api/core/http/etag';

/**
 * Takes the place of a worker that browsers hold already: it empties its caches and goes. Again whenever a page says that it is at rest: one
 * that was open while it went, and asks for the worker only then, has the browser take the registration back, with this worker, which is
 * not activated a second time.
 */
const leaving = `const leave=async()=>{
for(const name of await caches.keys())if(name.startsWith('haat-'))await caches.delete(name);
await self.registration.unregister()};
self.addEventListener('install',()=>self.skipWaiting());
for(const when of ['activate','message'])self.addEventListener(when,(event)=>event.waitUntil(leave()));`;

/** What the worker itself may do: fetch from its own shop. Without one of its own, its fetches would be under none. */
const policy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * Answers `/sw.js`, an address that never changes: browsers that know it ask for it again, and for nothing else.
 * @param file the built worker; null for one that takes itself away
 */
export function mountServiceWorker(app: FastifyInstance, file: string | null): void {
  const code = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : leaving;
  const etag = `"${createHash('sha256').update(code).digest('base64url')}"`;
  app.get('/sw.js', (request, reply) => {
    reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff');
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(code);
  });
}
