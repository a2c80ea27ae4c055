// `npm start` and, with `--dev`, `npm run dev`: the shop, on any machine that has Node and npm.
import { join } from 'node:path';
import process from 'node:process';
import { begin, environment, pinnedNode, prepare, root, run } from './prepare.mjs';

const shop = join('apps', 'shop', 'main.ts');

begin(async () => {
  const dev = process.argv.includes('--dev');
  const args = process.argv.slice(2).filter((arg) => arg !== '--dev');
  await prepare({ build: !dev });
  const how = dev
    ? // Node starts the process again when the server's code changes; Vite inside it reloads the screens.
      {
        args: ['--watch', '--watch-preserve-output', '--conditions=development'],
        env: { NODE_ENV: 'development' },
      }
    : { args: [], env: { NODE_ENV: 'production' } };
  return run(pinnedNode(), [...how.args, shop, ...args], {
    cwd: root,
    env: { ...environment(), ...how.env },
  });
});
