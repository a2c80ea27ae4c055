import type { FastifyInstance } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { hasAlready } from '../http/etag.ts';
import { keptFor } from './uploads.ts';
import type { ByteRange, Uploads } from './uploads.ts';

// Where pictures lie is a setting, which may become another one.
const redirectKeptFor = 'public, max-age=3600';

/** `GET /uploads/…`: pictures and videos, cached for long because a changed picture gets another name. */
export function serveUploads(app: FastifyInstance, { uploads }: { uploads: Uploads }): void {
  app.route<{ Params: { '*': string } }>({
    // Asked for its head alone, nothing of a file is read.
    method: ['GET', 'HEAD'],
    url: '/uploads/*',
    handler: async ({ method, params, headers }, reply) => {
      const elsewhere = uploads.publicUrl(params['*']);
      if (elsewhere !== null) return reply.header('cache-control', redirectKeptFor).redirect(elsewhere, 302);
      const found = await uploads.get(params['*']);
      if (!found) throw refusal('not-found');
      const { type, size, etag } = found;
      reply
        .type(type)
        .header('cache-control', keptFor)
        .header('etag', etag)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('accept-ranges', 'bytes');
      if (hasAlready(headers['if-none-match'], etag)) return reply.code(304).send();
      const range = rangeOf(headers.range, size);
      if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
      reply.header('content-length', range ? range.end - range.start + 1 : size);
      return method === 'HEAD' ? reply.send() : reply.send(found.stream(range ?? undefined));
    },
  });
}

/** The part that is asked for: phones ask for a video in parts. Null is all of it, also where a range makes no sense. */
function rangeOf(asked: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  const senseless = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from));
  if (senseless) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'beyond' : { start, end };
}
