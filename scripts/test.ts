// `npm test`: every test on the embedded database, those of the API once more on a real Postgres where one can be
// had, and the shoppers' journeys in a browser. Arguments narrow it: `npm test -- e2e/find-and-order`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, isGood, lineOf, sumOf } from './counts.ts';
import type { Counts } from './counts.ts';
import { ensureChromium } from './install-chromium.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

interface Run {
  title: string;
  projects: string[];
  filters: string[];
  env?: Record<string, string>;
}

const reports = mkdtempSync(join(tmpdir(), 'haat-reports-'));
const done: { title: string; counts: Counts }[] = [];

const given = process.argv.slice(2);
const options = given.filter((arg) => arg.startsWith('-'));
const wanted = given.filter((arg) => !arg.startsWith('-'));
const journeys = wanted.filter((filter) => filter.startsWith('e2e'));
const others = wanted.filter((filter) => !filter.startsWith('e2e'));
const everything = wanted.length === 0;

// Leaving by a signal would leave Postgres and vitest behind; leaving by exit takes them along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

try {
  if (everything || others.length > 0) {
    await test({ title: 'rules and api, embedded database', projects: ['rules', 'api'], filters: others });
    await testOnPostgres(others);
  }
  if (everything || journeys.length > 0) {
    const env = { CHROMIUM_PATH: ensureChromium() };
    await test({ title: 'journeys in a browser', projects: ['e2e'], filters: journeys, env });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  done.push({ title: 'set-up', counts: { passed: 0, failed: 1, skipped: 0 } });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
close();

/** The API's tests once more on TEST_DATABASE_URL, or on a cluster that lives as long as they do. */
async function testOnPostgres(filters: string[]): Promise<void> {
  const named = process.env['TEST_DATABASE_URL'];
  const own = named ? null : await startThrowawayPostgres();
  const url = named ?? own?.url;
  if (!url) {
    console.log('\nNo Postgres server on this machine: the API was tested on the embedded database alone.');
    return;
  }
  try {
    const title = `api, ${own?.version ?? 'the Postgres of TEST_DATABASE_URL'}`;
    await test({ title, projects: ['api'], filters, env: { TEST_DATABASE_URL: url } });
  } finally {
    await own?.stop();
  }
}

async function test({ title, projects, filters, env = {} }: Run): Promise<void> {
  console.log(`\n── ${title}`);
  const report = join(reports, `${done.length}.json`);
  const exitCode = await vitest(
    [
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // A filter that only one project knows leaves the others empty, which is no mistake.
      ...(filters.length > 0 ? ['--passWithNoTests'] : []),
      ...filters,
      ...options,
    ],
    env,
  );
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
  done.push({ title, counts: countsOf(text, exitCode) });
}

function vitest(args: string[], env: Record<string, string>): Promise<number> {
  const without = { ...process.env };
  // The first run is the embedded database's, whatever the caller's shell holds.
  delete without['TEST_DATABASE_URL'];
  return new Promise((exit, fail) => {
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...args];
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...without, ...env } });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('error', fail);
    child.once('exit', (code) => {
      process.off('exit', endWithUs);
      exit(code ?? 1);
    });
  });
}

/** One line for each run, then the sum alone on its line. */
function close(): void {
  console.log();
  for (const { title, counts } of done) console.log(`${title}: ${lineOf(counts)}`);
  const sum = sumOf(done.map(({ counts }) => counts));
  if (sum.passed + sum.failed === 0) console.error('No test ran.');
  console.log(`\n${lineOf(sum)}`);
  process.exitCode = isGood(sum) ? 0 : 1;
}
