import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pino from 'pino';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import type { Env } from '@haat/api/core/env';

export const directoryOf = (env: Env): string => resolve(env.DATA_DIR, 'postgres');

/** Opens the database that the environment names, else the embedded one in `DATA_DIR`. @throws DatabaseAway, DirectoryTaken */
export async function openShopDatabase(env: Env, log: pino.Logger): Promise<Database> {
  if (!env.DATABASE_URL) await mkdir(resolve(env.DATA_DIR), { recursive: true });
  return openDatabase({
    url: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    directory: directoryOf(env),
    log: (message) => log.warn(message),
    onCrash: (error) =>
      log.error({ error: error.message }, 'the embedded database stopped; it is starting again'),
  });
}
