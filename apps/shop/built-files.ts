import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';

interface Built {
  /** Under which path, with a slash at both ends. */
  under: string;
  /** The folders of its files: of the newest build first, then of those before, where there are some. */
  folders: string[];
}

/** Where `scripts/keep-former.ts` keeps the files of an app's former builds. */
export const formerFiles = {
  storefront: fileURLToPath(new URL('build/former', import.meta.url)),
  desk: fileURLToPath(new URL('build/former-desk', import.meta.url)),
};

/**
 * Serves the built files of an app: what is open in a browser goes on with the files of its own build. Anything else below
 * the path, a folder or a way out of it, is answered as not found.
 */
export async function serveBuilt(files: FastifyInstance, { under, folders }: Built): Promise<void> {
  files.setErrorHandler((error: FastifyError, _, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    reply.callNotFound();
  });
  await files.register(serveStatic, {
    root: folders.filter((folder) => existsSync(folder)),
    prefix: under,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
