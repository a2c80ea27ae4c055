// `npm test`: the rules, the API on a real Postgres where one can be had (else all of it on the embedded database), what
// the embedded one has to hold besides, and the shoppers' journeys in a browser. Arguments narrow it:
// `npm test -- e2e/first-order`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, isGood, lineOf, sumOf } from './testing/counts.ts';
import type { Counts } from './testing/counts.ts';
import { ensureChromium } from './testing/install-chromium.ts';
import { inItsRoom } from './testing/test-files.ts';
import { hasRedis } from './testing/throwaway-redis.ts';
import { memoryOrDisk, startThrowawayPostgres } from './testing/throwaway-postgres.ts';

const reports = mkdtempSync(join(tmpdir(), 'haat-reports-'));
const done: { title: string; counts: Counts }[] = [];

const given = process.argv.slice(2);
const options = given.filter((arg) => arg.startsWith('-'));
const wanted = given.filter((arg) => !arg.startsWith('-'));
const journeys = wanted.filter((filter) => filter.startsWith('e2e')).map(inItsRoom);
const others = wanted.filter((filter) => !filter.startsWith('e2e'));
const everything = wanted.length === 0;

// Leaving by a signal would leave Postgres and vitest behind; leaving by exit takes them along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

try {
  if (everything || others.length > 0) await testServer(others);
  if (everything || journeys.length > 0) {
    const titles = { e2e: 'journeys in a browser' };
    await test({ titles, filters: journeys, env: { CHROMIUM_PATH: ensureChromium() } });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  done.push({ title: 'set-up', counts: { passed: 0, failed: 1, skipped: 0 } });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
close();

/** All but the journeys, on TEST_DATABASE_URL or on a cluster that lives as long as they do. */
async function testServer(filters: string[]): Promise<void> {
  const named = process.env['TEST_DATABASE_URL'];
  const own = named ? null : await startThrowawayPostgres({}, memoryOrDisk());
  const url = named ?? own?.socketUrl;
  const postgres = own?.version ?? 'the Postgres of TEST_DATABASE_URL';
  if (!url)
    console.log('\nNo Postgres server on this machine: the API is tested on the embedded database alone.');
  else if (!hasRedis())
    console.log('\nNo Redis on this machine: several processes are tested with Postgres alone.');
  const titles = {
    rules: 'rules, without a database',
    api: `api, ${url ? postgres : 'embedded database'}`,
    'api-isolated': `api in processes of their own, ${url ? postgres : 'embedded database'}`,
    embedded: url ? 'crashes, and the ground of each noun, embedded database' : 'crashes, embedded database',
  };
  try {
    await test({ titles, filters, env: url ? { TEST_DATABASE_URL: url } : {} });
  } finally {
    await own?.stop();
  }
}

interface Run {
  /** Of each project that takes part. */
  titles: Record<string, string>;
  filters: string[];
  env: Record<string, string>;
}

async function test({ titles, filters, env }: Run): Promise<void> {
  console.log(`\n── ${Object.values(titles).join('; ')}`);
  const report = join(reports, `${done.length}.json`);
  const exitCode = await vitest(
    [
      ...Object.keys(titles).flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=scripts/testing/count-reporter.ts',
      // A filter that only one project knows leaves the others empty, which is no mistake.
      ...(filters.length > 0 ? ['--passWithNoTests'] : []),
      ...filters,
      ...options,
    ],
    { ...env, COUNTS_FILE: report },
  );
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
  const counts = countsOf(text, exitCode);
  // In the order of the titles; what broke down by itself has none.
  for (const project of new Set([...Object.keys(titles), ...Object.keys(counts)]))
    if (counts[project]) done.push({ title: titles[project] ?? project, counts: counts[project] });
}

function vitest(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((exit, fail) => {
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...args];
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('error', fail);
    child.once('exit', (code) => {
      process.off('exit', endWithUs);
      exit(code ?? 1);
    });
  });
}

/** One line for each project, then the sum alone on its line. */
function close(): void {
  console.log();
  // Once more where whoever reads only the end of a long output sees it.
  for (const { title, counts } of done)
    for (const failure of counts.failures ?? []) console.log(`FAILED in ${title}: ${failure}\n`);
  for (const { title, counts } of done) console.log(`${title}: ${lineOf(counts)}`);
  const sum = sumOf(done.map(({ counts }) => counts));
  if (sum.passed + sum.failed === 0) console.error('No test ran.');
  console.log(`\n${lineOf(sum)}`);
  process.exitCode = isGood(sum) ? 0 : 1;
}
