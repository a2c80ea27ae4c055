import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../e2e/support/browser.ts';

const update = ['apt-get', 'update', '--quiet'];
const install = ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'fonts-noto-core'];
/** Debian's own packages, the one without its windows first: not every release and not every kin of Debian has it. */
const debians = [update, [...install, 'chromium-headless-shell'], [...install, 'chromium']];
/** Into its cache in the home folder. */
const playwrights = [process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium'];

/**
 * Takes whatever Chromium is found. Where none is, it brings one: Debian's where we may install it, else playwright's.
 * @returns the file to start
 * @throws when none could be had, with what to do
 */
export function ensureChromium(): string {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const found = findChromium();
  if (found) {
    if (lacksNepali()) bringNepali(isDebian);
    return found;
  }
  for (const command of [...(isDebian ? debians : []), playwrights]) {
    run('No Chromium found', command);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need a browser and none could be installed (the reason stands above). ' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, then run `npm test` again.',
  );
}

function run(reason: string, [command = '', ...args]: string[]): void {
  console.log(`${reason}: ${[command, ...args].join(' ')} …`);
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Whether the machine knows that it has no letters for Nepali; one without `fc-list` knows nothing. */
function lacksNepali(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ne'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === '';
}

/** Without its letters Nepali is a row of boxes, wider than the words, and what is tapped lies elsewhere. */
function bringNepali(isDebian: boolean): void {
  if (isDebian) for (const command of [update, install]) run('No font for Nepali found', command);
  if (lacksNepali())
    console.error('No font for Nepali is here: journeys in Nepali may fail. Noto Sans Devanagari is one.');
}
