import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By itself vitest leaves one core free, which of two is half the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/storefront/app/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'apps/shop/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The whole shop and a browser: one file at a time is what two cores stand without flaking.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: 'e2e/stocked-shop.ts',
          fileParallelism: false,
          // A page on a busy machine may take its time; what is waited for is the outcome.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
