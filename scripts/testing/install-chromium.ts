import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../e2e/support/browser.ts';

const install = ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'fonts-noto-core'];
/** Debian's own packages, the one without its windows first: not every release and not every kin of Debian has it. */
const debians = [
  ['apt-get', 'update', '--quiet'],
  [...install, 'chromium-headless-shell'],
  [...install, 'chromium'],
];
/** Into its cache in the home folder. */
const playwrights = [process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium'];

/**
 * Takes whatever Chromium is found. Where none is, it brings one: Debian's where we may install it, else playwright's.
 * @returns the file to start
 * @throws when none could be had, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  for (const [command = '', ...args] of [...(isDebian ? debians : []), playwrights]) {
    console.log(`No Chromium found: ${[command, ...args].join(' ')} …`);
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need a browser and none could be installed (the reason stands above). ' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, then run `npm test` again.',
  );
}
