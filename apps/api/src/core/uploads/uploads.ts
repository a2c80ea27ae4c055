import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { hasAlready } from '../http/etag.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
};

/** Where uploads lie: a folder here, an object store behind the same three functions elsewhere (design D3). */
export interface Uploads {
  /** Writes a file whole or not at all. `path` is below `/uploads/`, without a leading slash. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** Writes something and removes it again. @throws where nothing can be written, as on a full disk */
  probe(): Promise<void>;
  /** Removes what writes that were cut short have left; to be called while nobody writes. */
  tidy(): Promise<void>;
  /** Where the file lies and its size in bytes, or null. */
  find(path: string): Promise<{ file: string; size: number; modified: Date } | null>;
}

const draftEnd = '.part';
const draftOf = (file: string) => `${file}.${randomUUID()}${draftEnd}`;
/** As much as a small picture: where that has no room, nothing has. */
const probeBytes = 64 * 1024;

/** Uploads in a folder of this machine. */
export function localUploads(folder: string): Uploads {
  const fileOf = (path: string): string | null => {
    const file = normalize(join(folder, path));
    return file.startsWith(folder + sep) && !path.includes('\0') ? file : null;
  };
  /** A link in the folder may lead out of it, which no name tells. */
  const leadsNowhereElse = async (file: string): Promise<boolean> => {
    const [home, real] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', '']);
    return home !== '' && real.startsWith(home + sep);
  };
  return {
    async put(path, bytes) {
      const file = fileOf(path);
      if (!file) throw new Error('an upload must lie below the uploads folder');
      await mkdir(dirname(file), { recursive: true });
      const draft = draftOf(file);
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(path) {
      const file = fileOf(path);
      if (file) await rm(file, { force: true });
    },
    async probe() {
      await mkdir(folder, { recursive: true });
      const draft = draftOf(join(folder, 'probe'));
      try {
        await writeFile(draft, Buffer.alloc(probeBytes));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async tidy() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const left = names.filter((name) => name.endsWith(draftEnd));
      await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
    },
    async find(path) {
      const file = fileOf(path);
      const found = file && (await leadsNowhereElse(file)) ? await stat(file).catch(() => null) : null;
      return file && found?.isFile() ? { file, size: found.size, modified: found.mtime } : null;
    },
  };
}

/** `GET /uploads/…`: pictures and videos, cached for long because a changed picture gets another name. */
export function serveUploads(app: FastifyInstance, { uploads }: { uploads: Uploads }): void {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const path = request.params['*'];
    const type = types[extname(path).toLowerCase()];
    const found = type ? await uploads.find(path) : null;
    if (!found || !type) throw refusal('not-found');
    const tag = `"${found.size.toString(36)}-${found.modified.getTime().toString(36)}"`;
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', tag)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('accept-ranges', 'bytes');
    if (hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return sendPart(request.headers.range, found, reply);
  });
}

/** Phones ask for a video in parts. */
function sendPart(
  range: string | undefined,
  { file, size }: { file: string; size: number },
  reply: FastifyReply,
) {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, from = '', to = ''] = asked ?? [];
  const senseless = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from));
  if (senseless) return reply.header('content-length', size).send(createReadStream(file));
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(file, { start, end }));
}
