// `npm run check`: everything that can be said of the code without running the shop. Every step runs, so that one
// look shows all there is to mend; names narrow it: `npm run check -- lint imports`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const own = (file: string, ...args: string[]) => [process.execPath, join('scripts', file), ...args];

const steps: Record<string, { says: string; commands: string[][]; cwd?: string }> = {
  format: { says: 'every file is formatted', commands: [['oxfmt', '--check']] },
  lint: { says: 'no mistake that lint knows', commands: [['oxlint', '--deny-warnings']] },
  types: { says: 'the types of the server, the contract and the tools', commands: [['tsc', '--noEmit']] },
  screens: {
    says: 'the types of the storefront',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    cwd: 'apps/storefront',
  },
  unused: {
    says: 'no dead file, export or dependency',
    commands: [
      ['react-router', 'typegen', 'apps/storefront'],
      ['knip', '--no-progress', '--no-config-hints'],
    ],
  },
  imports: { says: 'who may import whom', commands: [own('check-imports.ts')] },
  words: { says: 'names are the field’s', commands: [own('check-words.ts')] },
  docs: {
    says: 'the documents name what is there, and each statement has a test',
    commands: [own('check-docs.ts'), own('conformance.ts', '--check')],
  },
  budgets: {
    says: 'what a first visit loads',
    commands: [own('run.mjs', '--build', join('scripts', 'check-budgets.ts'))],
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const results: { name: string; good: boolean; seconds: string }[] = [];
for (const [name, { says, commands, cwd }] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}: ${says}`);
  const began = performance.now();
  const good = commands.every((command) => runs(command, join(root, cwd ?? '')));
  results.push({ name, good, seconds: ((performance.now() - began) / 1000).toFixed(1) });
}

console.log();
for (const { name, good, seconds } of results) console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = results.filter(({ good }) => !good).map(({ name }) => name);
if (failed.length > 0) console.error(`\nTo mend: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function runs([command, ...args]: string[], cwd: string): boolean {
  const { status, error } = spawnSync(command!, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status === 0;
}
