import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Changes } from './cache/cache.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pusher } from './push/pusher.ts';
import type { Uploads } from './uploads/uploads.ts';

/** Everything a feature may lean on; made once at start, chosen by configuration (design D3). */
export interface Dependencies {
  env: Env;
  database: Database;
  changes: Changes;
  bus: Bus;
  uploads: Uploads;
  mail: Mailer;
  push: Pusher;
  log: FastifyBaseLogger;
}
