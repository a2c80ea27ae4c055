import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NoRoom } from './room.ts';

// What SQLite says.
const [BUSY, FULL] = [5, 13];

/** Another process has the directory open. */
export class DirectoryTaken extends Error {
  override readonly name = 'DirectoryTaken';
}

/**
 * Takes a data directory for this process and answers with the function that gives it back. Two engines in one directory
 * lose rows silently, and PGlite takes no lock of its own.
 *
 * The lock is the operating system's, held through an empty SQLite file: the kernel drops it with the process, however that
 * dies, so there is no stale file and no process number to mistake for another's. It also holds between containers of one
 * machine. Don't put the directory on a network file system that has no locks.
 *
 * @throws NoRoom, or DirectoryTaken when it is held, by this process or another, naming the holder.
 */
export function takeDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const holder = join(directory, 'held-by.txt');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === FULL) throw new NoRoom(directory, error);
    if (errcode !== BUSY) throw error;
    throw new DirectoryTaken(
      `The database in ${directory} is already open in ${nameOf(holder)}. Stop that one first.`,
    );
  }
  writeFileSync(holder, `process ${process.pid} on ${hostname()}`);
  return () => lock.close();
}

function nameOf(holder: string): string {
  try {
    return readFileSync(holder, 'utf8').trim() || 'another process';
  } catch {
    return 'another process';
  }
}
