import { resolve } from 'node:path';
import process from 'node:process';
import pino from 'pino';
import type { Installation } from '@haat/api/backup/backup';
import { copyOfRunning } from '@haat/api/backup/running-copy';
import { isEmbedded, openDatabase } from '@haat/api/core/database/database';
import { hasRoom, NoRoom } from '@haat/api/core/database/embedded/room';
import { hasNoRoom, isDatabaseAway } from '@haat/api/core/database/failures';
import { readEnv } from '@haat/api/core/env';
import { openUploads } from '@haat/api/core/uploads/open-uploads';
import { directoryOf, openShopDatabase } from '../open-database.ts';

/** Runs a command, tells what came of it and sets the exit code of this process. Why it fails is told in its own words alone. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(`\n  ${await work()}\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(
      `\n  ${hasNoRoom(error) ? `The disk is full. Make room, and run this again. (${why})` : why}\n`,
    );
    process.exitCode = 1;
  }
}

// Whoever runs a command is told what came of it, and not in the words of a log what the engine did meanwhile.
const noLog = pino({ level: 'silent' });

/** The same on the database and the uploads that the environment names. What is restored is there as a whole, or not at all. */
export const runOnInstallation = (
  work: (installation: Installation) => Promise<string>,
  restoring = false,
): Promise<void> =>
  runCommand(async () => {
    const env = readEnv(process.env);
    const uploads = await openUploads(env, resolve(env.DATA_DIR, 'uploads'));
    const database = await openShopDatabase(env, noLog, restoring);
    try {
      const said = await work({ database, uploads });
      if (isEmbedded(database)) database.restored();
      return said;
    } catch (error) {
      if (!isEmbedded(database) || !isDatabaseAway(error)) throw error;
      // An embedded engine that finds no room stops, and tells nobody why.
      if (!hasRoom(directoryOf(env))) throw new NoRoom(directoryOf(env), error);
      throw new Error('The embedded database stopped. Run this again.', { cause: error });
    } finally {
      await database.close();
    }
  });

/**
 * The same for what only reads the database. Where a shop has the embedded one open it goes on, and a copy of its database is read, as it
 * was at one moment.
 */
export const readInstallation = (work: (installation: Installation) => Promise<string>): Promise<void> =>
  runCommand(async () => {
    const env = readEnv(process.env);
    const copy = env.DATABASE_URL ? null : await copyOfRunning(directoryOf(env));
    try {
      const opening = copy ? openDatabase(copy) : openShopDatabase(env, noLog);
      const database = await opening;
      try {
        return await work({ database, uploads: await openUploads(env, resolve(env.DATA_DIR, 'uploads')) });
      } finally {
        await database.close();
      }
    } finally {
      await copy?.remove();
    }
  });

export function usage(line: string): void {
  console.error(`\n  ${line}\n`);
  process.exitCode = 1;
}

/** A file as it was written behind the command: npm runs us in the folder of the checkout. */
export const fileNamed = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

/** How much a file holds, for people. */
export const told = ({ rows, uploads }: { rows: number; uploads: number }): string =>
  `${rows.toLocaleString('en')} rows and ${uploads.toLocaleString('en')} pictures and videos`;
