import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/browser.ts';

/**
 * Installs a Chromium where none is found: Debian's own package when we may, else the one that playwright downloads
 * into its cache in the home folder.
 * @returns the file to start
 * @throws when none could be had, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log(`No Chromium found: installing ${debian ? "Debian's" : "playwright's"} …`);
  const steps = debian
    ? [
        ['apt-get', 'update', '--quiet'],
        ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      ]
    : [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']];
  for (const [command, ...args] of steps) {
    spawnSync(command!, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The journeys need a browser and none could be installed (the reason stands above). ' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, then run `npm test` again.',
  );
}
