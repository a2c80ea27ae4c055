import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { alone } from './bus.ts';
import type { Bus, BusTransport } from './bus.ts';
import { ConnectedBus } from './connected-bus.ts';
import { postgresTransport } from './postgres-transport.ts';

/**
 * The bus that the environment names: over Redis where `REDIS_URL` is set, else over Postgres; an embedded database has one process.
 * @throws Error that names the setting because of which nothing can be heard
 */
export async function openBus(
  { REDIS_URL, DATABASE_URL }: Pick<Env, 'REDIS_URL' | 'DATABASE_URL'>,
  log: FastifyBaseLogger,
): Promise<Bus> {
  const url = REDIS_URL ?? DATABASE_URL;
  if (url === undefined) return alone;
  const [name, transport] = REDIS_URL
    ? (['REDIS_URL', await overRedis(url)] as const)
    : (['DATABASE_URL', postgresTransport(url)] as const);
  const bus = new ConnectedBus(transport, log);
  try {
    await bus.open();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The environment cannot be used:\n  ${name}: ${why}`, { cause: error });
  }
  return bus;
}

/** Reading what speaks to Redis is a twelfth of a start, so only who has one does. */
async function overRedis(url: string): Promise<BusTransport> {
  const { redisTransport } = await import('./redis-transport.ts');
  return redisTransport(url);
}
