import type { FastifyInstance } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { isAlive, isReady } from '@haat/contract/core/status';
import type { Parts } from './parts.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, else 503 (design §3). Neither needs a shop. */
export function serveStatus(app: FastifyInstance, { database }: Parts): void {
  app.get(isAlive.path, () => ({ status: 'ok' }));
  app.get(isReady.path, async () => {
    try {
      await database.ping();
    } catch {
      throw refusal('unavailable', { retryAfter: 2 });
    }
    return { status: 'ready', database: 'ok' };
  });
}
