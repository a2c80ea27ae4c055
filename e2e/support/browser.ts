import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** The first is Chromium without its windows, which nobody looks at here: each visit costs half. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/**
 * The Chromium to test with: CHROMIUM_PATH, one on PATH, one in its usual place, one that playwright installed.
 * @returns the file, or null where there is none
 * @throws when CHROMIUM_PATH names no file
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name + ending))),
    ...(usualPlaces[process.platform] ?? []),
    chromium.executablePath(),
  ];
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Starts Chromium without a window and without the calls home that it makes of its own accord.
 * @param more further arguments of the command
 * @throws when no Chromium is there, with the way to one
 */
export async function launchChromium(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  }
  return chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root, which is what a container's CI usually is.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
