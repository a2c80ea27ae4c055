import { extname } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Where uploads lie: a folder of this machine, or an S3-compatible store behind the same functions (design D3). A key
 * is the path below `/uploads/`, without a leading slash; where the bytes lie is known to the store alone.
 */
export interface Uploads {
  /** Writes an upload whole or not at all. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** What lies under a key; null where nothing does, or nothing that is ever sent (`typeOf`). */
  get(key: string): Promise<Upload | null>;
  /** Where a browser finds an upload without the shop; null where the shop sends it. Says nothing of whether it is there. */
  publicUrl(key: string): string | null;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** The keys of all that is ever sent, in no order: for whoever takes everything along. */
  list(): AsyncIterable<string>;
  /** Writes something and removes it again. @throws where nothing can be written, as on a full disk */
  probe(): Promise<void>;
  /** Removes what writes that were cut short have left; to be called while nobody writes. */
  cleanUp(): Promise<void>;
}

export interface Upload {
  type: string;
  /** In bytes. */
  size: number;
  /** Another one once its bytes are others, with its quotes. */
  etag: string;
  stream(range?: ByteRange): Readable;
}

/** From one byte to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How long browsers keep an upload: another picture gets another name. */
export const keptFor = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export const endings = Object.keys(types).map((end) => end.slice(1));

/** The media type by the end of a key; undefined for what is neither picture nor video. */
export const typeOf = (key: string): string | undefined => types[extname(key).toLowerCase()];
