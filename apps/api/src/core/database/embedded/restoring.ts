import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn, isClusterIn } from './cluster.ts';
import { syncPath } from './durable-files.ts';

/** A database that is there only once all of what is restored into it is. */
export interface Restoring {
  /** All of it is there. */
  finish(): void;
  /** Takes away what is not all there. */
  end(): void;
}

/** A restore was broken off, as by a power cut, and what it has left is no shop. */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored';
}

const markIn = (directory: string): string => join(directory, 'being-restored');

/** @throws HalfRestored */
export function expectRestored(directory: string): void {
  if (existsSync(markIn(directory)))
    throw new HalfRestored(
      `What npm run restore has begun to bring into ${directory} is not all there. Run it once more, or delete that folder to begin with nothing.`,
    );
}

/** Makes room for a database that is restored, by whoever holds the directory. One that is there already, and was not left by another restore, stays as it is. */
export function beginRestore(directory: string): Restoring {
  const mark = markIn(directory);
  if (!existsSync(mark) && isClusterIn(directory)) return { finish: () => {}, end: () => {} };
  writeFileSync(mark, '');
  syncPath(directory);
  const clear = () => rmSync(clusterIn(directory), { recursive: true, force: true });
  clear();
  const finish = () => {
    rmSync(mark, { force: true });
    syncPath(directory);
  };
  const end = () => {
    if (!existsSync(mark)) return;
    clear();
    finish();
  };
  return { finish, end };
}
