import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether this machine lets us make a disk of a few megabytes: Linux, as root. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

function mounts(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A disk of its own, so small that it is soon full. */
export interface SmallDisk {
  /** Leaves no byte free. */
  fill(): Promise<void>;
  empty(): Promise<void>;
  unmount(): void;
}

/** Mounts a small disk on a folder that is there. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const handle = await open(filler, 'a');
      try {
        for (const size of [1024 * 1024, 4096]) {
          const bytes = Buffer.alloc(size, 'x');
          const more = () =>
            handle.write(bytes).then(
              ({ bytesWritten }) => bytesWritten > 0,
              () => false,
            );
          while (await more());
        }
      } finally {
        await handle.close();
      }
    },
    empty: () => rm(filler, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
