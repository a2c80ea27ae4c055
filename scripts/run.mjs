// Runs one of our TypeScript tools on the pinned Node once everything it needs is there:
// `node scripts/run.mjs [--build] scripts/test.ts …`.
import process from 'node:process';
import { begin, pinnedNode, prepare } from './prepare.mjs';
import { run } from './processes.mjs';

begin(async () => {
  const build = process.argv[2] === '--build';
  const [tool, ...args] = process.argv.slice(build ? 3 : 2);
  await prepare({ build });
  return run(pinnedNode(), [tool, ...args]);
});
