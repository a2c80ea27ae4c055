import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import {
  aboutEmbedded,
  ofTheServer,
  onBoth,
  isolated,
  withoutDatabase,
} from './scripts/testing/test-files.ts';

/** With a Postgres at hand the API's tests run on it; without one, all of them on the embedded database. */
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);
/** What is waited for is the outcome, however busy the machine is. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 100_000 } } };
/** What processes of a test read is kept compiled where the shop's start keeps it. */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/haat/compiled') };
/** The packages are read as the shop's start reads them, which spares each worker a second. */
const workers = {
  ...patience,
  env,
  execArgv: ['--import', join(import.meta.dirname, 'scripts/testing/import-quickly.ts')],
};
const ofTheApi = { ...workers, globalSetup: 'apps/api/src/testing/template-database.ts' };

// Without isolation the files of a worker read the modules once, which is a third of their time.
export default defineConfig({
  test: {
    // A file spends a good part of its time waiting, for a page, a process or a crash: with one more than there are cores
    // the whole takes a sixth less. By itself vitest leaves one core free.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/{contract,web}/src/**/*.test.ts',
            'apps/{storefront,desk}/app/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
            ...withoutDatabase,
          ],
          ...workers,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...ofTheApi,
          name: 'api',
          include: ofTheServer,
          exclude: ['**/node_modules/**', ...withoutDatabase, ...aboutEmbedded, ...isolated],
          isolate: false,
        },
      },
      { test: { ...ofTheApi, name: 'api-isolated', include: isolated } },
      {
        test: {
          ...workers,
          name: 'embedded',
          include: [...aboutEmbedded, ...(hasPostgres ? onBoth : [])],
          env: { ...env, TEST_DATABASE_URL: '' },
          isolate: false,
        },
      },
      {
        // The whole shop and a browser, which the files of a worker share.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: 'e2e/support/stocked-shop.ts',
          isolate: false,
          ...workers,
        },
      },
    ],
  },
});
