import process from 'node:process';
import pino from 'pino';
import { oneAtATime } from '@haat/api/core/database/one-at-a-time';
import { sweepUploads, sweeping } from '@haat/api/core/uploads/sweep/sweep';
import { runOnInstallation, usage } from './installation.ts';

// `npm run uploads:sweep [-- --dry-run]`: deletes uploads that nothing has named for a week, as the shop does once a day.

const given = process.argv.slice(2);
if (given.some((word) => word !== '--dry-run')) usage('npm run uploads:sweep [-- --dry-run]');
else
  await runOnInstallation(async ({ database, uploads }) => {
    const dryRun = given.length > 0;
    const parts = { orm: database.orm, uploads, log: pino({ level: 'silent' }) };
    const swept = await oneAtATime(database, sweeping, () => sweepUploads(parts, { dryRun }));
    if (!swept) return 'A process of the shop is sweeping already.';
    const [files, unused, deleted] = [swept.files, swept.unused, swept.deleted].map((n) =>
      n.toLocaleString('en'),
    );
    return `Of ${files} files nothing names ${unused}; ${deleted} ${dryRun ? 'would be' : 'were'} deleted, because nothing has named them for a week.`;
  });
