// `npm run check`: everything that can be said of the code without running the shop. Every step runs, so that one
// look shows all there is to mend; names narrow it: `npm run check -- lint imports`.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const own = (file: string, ...args: string[]) => [process.execPath, join('scripts', file), ...args];

interface Step {
  says: string;
  commands: string[][];
  cwd?: string;
}

const steps: Record<string, Step> = {
  format: { says: 'every file is formatted', commands: [['oxfmt', '--check']] },
  lint: { says: 'no mistake that lint knows, and none of types', commands: [['oxlint', '--deny-warnings']] },
  unused: {
    says: 'no dead file, export or dependency',
    commands: [['knip', '--no-progress', '--no-config-hints']],
  },
  imports: { says: 'who may import whom', commands: [own('checks/imports.ts')] },
  tables: { says: 'SQL names the tables of its own noun', commands: [own('checks/sql-walls.ts')] },
  words: { says: 'names are the field’s', commands: [own('checks/words.ts')] },
  rooms: { says: 'no folder is too full', commands: [own('checks/rooms.ts')] },
  browsers: {
    says: 'what runs in browsers asks nothing of them that the oldest one does not have',
    commands: [own('checks/browsers.ts')],
  },
  docs: {
    says: 'the documents name what is there, and each statement has a test',
    commands: [own('checks/docs.ts'), own('checks/conformance.ts', '--check')],
  },
  budgets: {
    says: 'what a first visit loads',
    // The first only builds.
    commands: [own('run.mjs', '--build', '--eval', '0'), own('checks/budgets.ts')],
  },
};

/** Those to begin with: what others wait for, and the slowest of those that wait for nothing. */
const first = ['budgets', 'imports', 'docs'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const results: { name: string; good: boolean; seconds: string }[] = [];
// The types that the router writes of the screens are read by several steps. A build of the desk starts to write them anew and
// may end before it has, so they are written when that is over.
const readsTypes = new Set(['lint', 'unused']);
const typegen = ['apps/storefront', 'apps/desk'].map((app) => ['react-router', 'typegen', app]);
const built = Promise.withResolvers<void>();
if (!chosen.some(([name]) => name === 'budgets')) built.resolve();
const typesAreWritten = built.promise.then(async () => {
  const written: Buffer[] = [];
  if (!chosen.some(([name]) => readsTypes.has(name))) return;
  for (const command of typegen)
    if (!(await runs(command, root, written))) console.error(Buffer.concat(written).toString());
});

// Side by side; each is shown whole when it is over.
const last = first.length + 2;
const placeOf = (name: string) => (readsTypes.has(name) ? last : first.indexOf(name) + 1 || last - 1);
const waiting = chosen.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  }),
);

console.log();
const inOrder = chosen.flatMap(([name]) => results.filter((result) => result.name === name));
for (const { name, good, seconds } of inOrder) console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = inOrder.filter(({ good }) => !good).map(({ name }) => name);
if (failed.length > 0) console.error(`\nTo mend: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function take([name, { says, commands, cwd }]: [string, Step]): Promise<void> {
  if (readsTypes.has(name)) await typesAreWritten;
  const began = performance.now();
  const output: Buffer[] = [];
  let good = true;
  for (const command of commands) {
    good &&= await runs(command, join(root, cwd ?? ''), output);
    if (name === 'budgets') built.resolve();
  }
  console.log(`\n── ${name}: ${says}\n${Buffer.concat(output).toString()}`);
  results.push({ name, good, seconds: ((performance.now() - began) / 1000).toFixed(1) });
}

function runs([command, ...args]: string[], cwd: string, output: Buffer[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command!, args, { cwd, shell: process.platform === 'win32' });
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => output.push(bytes));
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}
