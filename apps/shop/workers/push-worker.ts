import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

// What it may do: nothing but what it was told.
const policy = "default-src 'none'";

/** Answers the worker that shows pushes, to whoever has allowed them: `/push-worker.js`. */
export function mountPushWorker(app: FastifyInstance): void {
  const code = readFileSync(new URL('./push-worker.js', import.meta.url), 'utf8');
  app.get('/push-worker.js', (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(code),
  );
}
