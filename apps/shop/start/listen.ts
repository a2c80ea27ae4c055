import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { unusable } from '@haat/api/core/env';
import type { Env } from '@haat/api/core/env';

/** Listens where the environment says. @returns the address. @throws Error that names the setting because of which that fails */
export const listen = (app: FastifyInstance, { PORT: port }: Env, host: string): Promise<string> =>
  app.listen({ port, host }).catch(refuse);

/** Tries that before anything else is done: a first start works for a while until it listens. @throws the same */
export async function expectToListen({ PORT: port, HOST: host = '127.0.0.1' }: Env): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    refuse(error);
  }
  server.close();
  await once(server, 'close');
}

function refuse(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isPort = code === 'EADDRINUSE' || code === 'EACCES';
  const right = isPort
    ? 'PORT: one that is free, and that this process may open'
    : 'HOST: an address of this machine, like 127.0.0.1';
  throw unusable([`${right} (${why})`], error);
}
