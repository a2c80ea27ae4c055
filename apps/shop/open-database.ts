import { resolve } from 'node:path';
import type pino from 'pino';
import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import type { Env } from '@haat/api/core/env';
import { makeDataFolder } from './start/data-folder.ts';

export const directoryOf = (env: Env): string => resolve(env.DATA_DIR, 'postgres');

/** Opens the database that the environment names, else the embedded one in `DATA_DIR`. @throws DatabaseAway, DirectoryTaken, HalfRestored, and an Error that names `DATA_DIR` */
export async function openShopDatabase(env: Env, log: pino.Logger, restoring = false): Promise<Database> {
  const liesHere = [env.DATABASE_URL, env.S3_ENDPOINT, env.SMTP_URL].includes(undefined);
  if (liesHere) await makeDataFolder(resolve(env.DATA_DIR));
  if (!env.DATABASE_URL) await makeDataFolder(directoryOf(env));
  return openDatabase({
    url: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    directory: directoryOf(env),
    restoring,
    log: (message) => log.warn(message),
    onCrash: (error) =>
      log.error({ error: error.message }, 'the embedded database stopped; it is starting again'),
  });
}
