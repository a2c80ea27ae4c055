import { setTimeout as pause } from 'node:timers/promises';
import { refusal } from '@haat/contract/core/problem';
import type { Db } from './database.ts';
import { wasSacrificed } from './failures.ts';

const maxAttempts = 5;

/**
 * Runs something in one transaction, and again from the start when Postgres sacrificed it to another one.
 * @throws Refusal `unavailable` when that happens five times in a row
 */
export async function inTransaction<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (!wasSacrificed(error)) throw error;
      await pause(Math.random() * 20 * tries);
    }
  }
  throw refusal('unavailable', { retryAfter: 1 });
}
