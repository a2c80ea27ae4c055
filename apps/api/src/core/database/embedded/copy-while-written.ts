import { constants } from 'node:fs';
import type { Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

// What is left to be copied, in bytes, while whoever writes stands still: some ten milliseconds.
const fewBytes = 24 * 1024 * 1024;
const maxRounds = 5;
// For their owner alone.
const mode = 0o700;
// Milliseconds within which a file may change twice and bear the same time.
const clockTick = 2_000;

interface Seen {
  bytes: number;
  /** In milliseconds, as the clock of this machine has it. */
  writtenAt: number;
  seenAt: number;
}

/**
 * Copies a folder that is written to meanwhile, so that the copy is as the folder is at one moment: first as it comes, then once more what has
 * changed, and what changes still while nobody writes.
 * @param whileHeld keeps everybody from writing while it does what it is given
 */
export async function copyWhileWritten(
  from: string,
  to: string,
  whileHeld: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const copied = new Map<string, Seen>();
  for (let round = 0; round < maxRounds; round += 1)
    if ((await copyChanged(from, to, copied)) <= fewBytes) break;
  await whileHeld(async () => void (await copyChanged(from, to, copied)));
}

/** Copies what is not as it was copied before, and removes what is gone. @returns how many bytes were copied */
async function copyChanged(from: string, to: string, copied: Map<string, Seen>): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) => relative(from, join(entry.parentPath, entry.name));
  await mkdir(to, { recursive: true, mode });
  for (const entry of entries.filter((each) => each.isDirectory()))
    await mkdir(join(to, pathOf(entry)), { recursive: true, mode });
  const seenAt = Date.now();
  const paths = entries.filter((each) => each.isFile()).map(pathOf);
  const stats = await Promise.all(paths.map((path) => lstat(join(from, path)).catch(nullWhereGone)));
  const there = new Map(
    paths.flatMap((path, at) => {
      const found = stats[at];
      return found ? [[path, { bytes: found.size, writtenAt: found.mtimeMs, seenAt }] as const] : [];
    }),
  );
  for (const path of copied.keys()) {
    if (there.has(path)) continue;
    await rm(join(to, path), { force: true });
    copied.delete(path);
  }
  let bytes = 0;
  for (const [path, seen] of there) {
    if (isUnchanged(copied.get(path), seen)) continue;
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(nullWhereGone);
    copied.set(path, seen);
    bytes += seen.bytes;
  }
  return bytes;
}

const isUnchanged = (before: Seen | undefined, now: Seen): boolean =>
  before !== undefined &&
  before.bytes === now.bytes &&
  before.writtenAt === now.writtenAt &&
  before.writtenAt < before.seenAt - clockTick;

function nullWhereGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
