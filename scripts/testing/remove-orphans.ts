import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** What the folder of a throwaway cluster is called, before what makes its name its own. */
export const clusterPrefix = 'haat-postgres-';

const ownerIn = (folder: string) => join(folder, 'owner');

// Milliseconds that a server is waited for which has been told to end at once.
const patience = 5_000;

/** Writes down that a cluster goes with this process. */
export const own = (folder: string): void => writeFileSync(ownerIn(folder), `${process.pid}\n`);

/**
 * Ends and removes the clusters in a folder whose process was killed too suddenly to take them along: in memory they would
 * stay until the machine starts anew. One that may be somebody else's is left, such as another container's.
 */
export async function removeOrphans(within: string): Promise<void> {
  for (const name of readdirSync(within).filter((each) => each.startsWith(clusterPrefix))) {
    const folder = join(within, name);
    const owner = numberIn(ownerIn(folder));
    if (owner === null || isRunning(owner)) continue;
    const server = numberIn(join(folder, 'data/postmaster.pid'));
    if (server !== null && isServerOf(server, folder)) await endAtOnce(server, folder);
    else if (await answers(folder)) continue;
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    } catch {
      // Another user's: it is theirs to remove.
    }
  }
}

/** The number in a file's first line. */
function numberIn(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A number may have gone to another process meanwhile. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}

/** What a server still writes would be left when its folder is removed. */
async function endAtOnce(pid: number, folder: string): Promise<void> {
  process.kill(pid, 'SIGQUIT');
  const deadline = performance.now() + patience;
  while (isServerOf(pid, folder) && performance.now() < deadline) await after(20);
}

/** Whether a server that is out of sight takes connections in this folder. */
function answers(folder: string): Promise<boolean> {
  const socket = readdirSync(folder).find((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  if (socket === undefined) return Promise.resolve(false);
  return new Promise((told) => {
    const line = connect(join(folder, socket));
    const tell = (is: boolean) => {
      line.destroy();
      told(is);
    };
    line.once('connect', () => tell(true));
    line.once('error', () => tell(false));
    // Frozen, but there.
    line.setTimeout(1_000, () => tell(true));
  });
}
