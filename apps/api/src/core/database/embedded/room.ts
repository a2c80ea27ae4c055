import { statfsSync } from 'node:fs';

// Two segments of the write-ahead log: with less the engine stops in the middle of what it writes.
const LEAST_BYTES = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for an embedded database to begin, or to write on. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= LEAST_BYTES;
}

/** The disk of an embedded database takes nothing more. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly code = 'ENOSPC';

  constructor(folder: string, cause: unknown) {
    super(`There is no room on the disk of ${folder} for its database.`, { cause });
  }
}
