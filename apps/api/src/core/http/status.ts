import type { FastifyInstance } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { isAlive, isReady } from '@haat/contract/core/calls';
import type { Dependencies } from '../dependencies.ts';
import type { QueueWatch } from '../metrics/queues.ts';
import type { Uploads } from '../uploads/uploads.ts';

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and the disk takes what is written, else 503 with the part
 * that does not (design §3), or because this process is being stopped. Neither needs a shop. A queue that nobody works on is named
 * and leaves the process ready: all processes share it, and taken out of the proxy for it the shop would be away with the mails.
 */
export function serveStatus(
  app: FastifyInstance,
  { database, uploads }: Dependencies,
  isDraining: () => boolean,
  queues: QueueWatch,
): void {
  const diskTakes = diskWatch(uploads);
  app.get(isAlive.path, () => ({ status: 'ok' }));
  app.get(isReady.path, async () => {
    const [answers, takes] = await Promise.all([succeeds(database.ping()), diskTakes()]);
    const stays = !isDraining();
    if (answers && takes && stays)
      return { status: 'ready', database: 'ok', disk: 'ok', stuckQueues: await queues.stuck() };
    throw refusal('unavailable', {
      retryAfter: 2,
      fields: {
        ...(answers ? {} : { database: 'It does not answer' }),
        ...(stays ? {} : { process: 'It is being stopped' }),
        ...(takes ? {} : { disk: 'Nothing can be written' }),
      },
    });
  });
}

const succeeds = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  );

// Milliseconds between two tries: anybody may ask how we are.
const triedEvery = 1_000;

function diskWatch({ probe }: Uploads): () => Promise<boolean> {
  let last: { at: number; takes: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > triedEvery) last = { at: now, takes: succeeds(probe()) };
    return last.takes;
  };
}
