import { setTimeout as pause } from 'node:timers/promises';
import { wasSacrificed } from './failures.ts';

const maxAttempts = 5;

/**
 * Runs what is one transaction, or one statement, and again from the start while Postgres sacrifices it to another one.
 * @throws what Postgres said, when that happens five times in a row
 */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!wasSacrificed(error) || tries === maxAttempts) throw error;
      await pause(Math.random() * 20 * tries);
    }
  }
}
