import { offlineError } from './call.ts';

/** What an `import()` of this page has failed with: Vite tells of each before whoever asked hears of it. */
const failed = new WeakSet<Error>();
if (!import.meta.env.SSR) addEventListener('vite:preloadError', ({ payload }) => failed.add(payload));

/** The same error, or `offline` where it came of code that could not be fetched: a shopper has one line for both. */
export const withImportsOffline = (error: unknown): unknown =>
  error instanceof Error && failed.has(error) ? offlineError() : error;
