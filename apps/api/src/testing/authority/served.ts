import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A path as the server was told it, with `:name` and `*` where something is filled in. */
export type Served = `${string} ${string}`;

/**
 * Listens for every path that an app serves, whoever adds it: Fastify tells of each app that begins, before anything
 * is served by it. The `HEAD` that comes with each `GET` is left out.
 * @returns what `open` answers, and every path of it, also what is added later
 */
export async function watchServed<T>(open: () => Promise<T>): Promise<{ opened: T; served: Set<Served> }> {
  const served = new Set<Served>();
  const listen = (begun: unknown) => {
    const { fastify } = begun as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') served.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { opened: await open(), served };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
