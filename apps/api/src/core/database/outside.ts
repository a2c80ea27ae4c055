import net from 'node:net';
import type { PoolOptions } from './pool.ts';

/** libpq's words for how much a connection is encrypted; `require` encrypts without asking who answers, as libpq does. */
export type SslMode = 'disable' | 'prefer' | 'require' | 'verify-full';

/** How encrypted the connections of a database's address are to be: its `sslmode` (or `ssl`), `disable` unless told. */
export function sslModeOf(url: string): SslMode {
  const wanted = new URL(url).searchParams;
  const mode = wanted.get('sslmode') ?? wanted.get('ssl') ?? 'disable';
  if (mode === 'true') return 'require';
  if (mode === 'disable' || mode === 'prefer' || mode === 'require' || mode === 'verify-full') return mode;
  throw new Error(`DATABASE_URL has sslmode=${mode}; known are disable, prefer, require and verify-full.`);
}

/** How node-postgres reaches an address; it reads `sslmode` in ways of its own. */
export function outsideOptions(url: string, mode: SslMode = sslModeOf(url)): Omit<PoolOptions, 'timeouts'> {
  const address = new URL(url);
  // The driver would take those of the address instead of ours.
  const options = address.searchParams.get('options') ?? '';
  for (const name of ['sslmode', 'ssl', 'options']) address.searchParams.delete(name);
  const ssl = mode === 'disable' ? false : { rejectUnauthorized: mode === 'verify-full' };
  return {
    connectionString: address.href,
    options,
    ssl,
    openStream: () => new net.Socket(),
    connectWithin: 5_000,
  };
}

export function refusesEncryption(error: unknown): boolean {
  return (
    error instanceof Error && (/does not support SSL/.test(error.message) || refusesEncryption(error.cause))
  );
}
