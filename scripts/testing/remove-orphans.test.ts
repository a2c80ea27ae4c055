import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clusterPrefix, removeOrphans } from './remove-orphans.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const within = mkdtempSync(join(tmpdir(), 'haat-orphans-'));
// Run by root, Postgres is another user.
chmodSync(within, 0o755);
afterAll(() => rmSync(within, { recursive: true, force: true }));

const clusters = () => readdirSync(within).map((name) => join(within, name));
const postgres = await startThrowawayPostgres({}, within);
afterAll(() => postgres?.stop());

test.runIf(postgres)(
  'the Postgres of a test run that was killed is gone with the next, and no other',
  async () => {
    const [mine] = clusters();
    const starts = `
    import { startThrowawayPostgres } from ${JSON.stringify(join(import.meta.dirname, 'throwaway-postgres.ts'))};
    console.log((await startThrowawayPostgres({}, ${JSON.stringify(within)})).url);
    setInterval(() => {}, 1_000);`;
    const run = spawn(process.execPath, ['--input-type=module', '--eval', starts]);
    await once(run.stdout, 'data');
    const orphan = clusters().find((folder) => folder !== mine);
    run.kill('SIGKILL');
    await once(run, 'close');
    expect(existsSync(join(orphan!, 'data/postmaster.pid'))).toBe(true);

    await removeOrphans(within);
    expect(clusters()).toEqual([mine]);
  },
);

test('the Postgres of another container, whose process cannot be seen from here, is left while it answers', async () => {
  const folder = mkdtempSync(join(within, clusterPrefix));
  // A process that has ended, as one of another container looks.
  const gone = spawn(process.execPath, ['--eval', '']);
  await once(gone, 'close');
  writeFileSync(join(folder, 'owner'), `${gone.pid}`);
  const server = createServer().listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  await removeOrphans(within);
  expect(clusters()).toContain(folder);

  server.close();
  await once(server, 'close');
  await removeOrphans(within);
  expect(clusters()).not.toContain(folder);
});
