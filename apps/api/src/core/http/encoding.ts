import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** How an answer travels; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

const known: Encoding[] = ['br', 'gzip', 'identity'];

/** The best of what a browser takes by its `Accept-Encoding`; without one, the answer travels as it is. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  negotiate(accepted ?? '', known) ?? 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const optionsOf = (body: Buffer, quality: number): BrotliOptions => ({
  // What comes out of most pages is 10 to 25 KB: as a whole, each further piece would be another turn of the pool. No more
  // than goes in: zlib makes room for so much, and keeps it until V8 marks all that is in use.
  chunkSize: Math.min(32 * 1024, Math.max(1024, body.length)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window no larger than a page saves clearing megabytes of memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Bytes up to which something is compressed in the thread that asks: the way to another one and back costs more than the half millisecond that it takes. */
const maxAtOnce = 256 * 1024;

/**
 * Brotli for who waits for it.
 * @param quality 2 for what is sent as it is each time: a third of what 5 costs, a fifth larger. 1 for what is compressed better when it is asked for
 * again: of a page it costs two fifths of 2, and is a fourteenth larger
 */
export const quickBrotli = (body: Buffer, quality: 1 | 2): Buffer | Promise<Buffer> =>
  body.length > maxAtOnce ? brotliOf(body, quality) : brotliCompressSync(body, optionsOf(body, quality));

/** Brotli in another thread. @param quality from 0 to 11 */
export const brotliOf = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, optionsOf(body, quality));

/** For browsers without brotli; made when it is asked for. */
export const gzipOf = (body: Buffer): Promise<Buffer> => gzipped(body, { level: 6 });
