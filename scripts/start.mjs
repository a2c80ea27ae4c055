// `npm start` and, with `--dev`, `npm run dev`: the shop, on any machine that has Node and npm.
import { join } from 'node:path';
import process from 'node:process';
import { shopEnvironment, nodeFlags } from './node-flags.mjs';
import { begin, pinnedNode, prepare } from './prepare.mjs';
import { environment, root, run } from './processes.mjs';

const shop = join('apps', 'shop', 'main.ts');
// Folders, not whatever is imported: Vite imports files that it makes anew at each start, and reloads screens by itself.
const server = [join('apps', 'api', 'src'), join('apps', 'shop'), join('packages', 'contract', 'src')];
const watching = ['--watch-preserve-output', ...server.map((folder) => `--watch-path=${folder}`)];

begin(async () => {
  const dev = process.argv.includes('--dev');
  const args = process.argv.slice(2).filter((arg) => arg !== '--dev');
  await prepare({ build: !dev, tools: dev });
  const how = dev
    ? { args: [...watching, '--conditions=development'], env: { NODE_ENV: 'development' } }
    : { args: nodeFlags(), env: { NODE_ENV: 'production' } };
  return run(pinnedNode(), [...how.args, shop, ...args], {
    cwd: root,
    env: { ...shopEnvironment, ...environment(), ...how.env },
  });
});
