import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './cache.ts';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Mail } from './mail/mail.ts';
import type { Uploads } from './uploads.ts';

/** Everything a feature may lean on; made once at start, chosen by configuration (design D3). */
export interface Parts {
  env: Env;
  database: Database;
  changes: Changes;
  uploads: Uploads;
  mail: Mail;
  log: FastifyBaseLogger;
}
