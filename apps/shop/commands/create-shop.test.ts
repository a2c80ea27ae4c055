import { expect, test } from 'vitest';
import { openDatabase } from '@haat/api/core/database/database';
import { holdMigrations } from '@haat/api/core/database/migrate';
import { memoryOrDisk, startThrowawayPostgres } from '../../../scripts/testing/throwaway-postgres.ts';
import { runCommand } from '../testing/run-command.ts';

const postgres = await startThrowawayPostgres({}, memoryOrDisk());

// spec: new-shop.3
test.skipIf(!postgres)('a shop that has to wait for the tables says for what, and is made then', async () => {
  const url = postgres!.url;
  const database = await openDatabase({ url });
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.orm.transaction(async (tx) => {
    await holdMigrations(tx);
    held.resolve();
    await over.promise;
  });
  await held.promise;
  const jiri = ['--subdomain', 'jiri', '--name', 'Jiri', '--first', 'Sita', '--last', 'Rai'];
  let heard = '';
  const making = runCommand(['create-shop.ts', ...jiri, '--email', 'sita@example.np'], '.', {
    typed: 'walks-from-shivalaya\n',
    env: { DATABASE_URL: url },
    hear: (words) => (heard += words),
  });
  await expect
    .poll(() => heard, { timeout: 20_000 })
    .toContain('Waiting for another process')
    .finally(over.resolve);
  await holding;
  expect((await making).code).toBe(0);
  await database.close();
  await postgres!.stop();
});
