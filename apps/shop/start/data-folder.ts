import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unusable } from '@haat/api/core/env';

/** Makes a folder of `DATA_DIR` where it is not there yet. @throws Error that names the setting where nothing can be written to it */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unusable([`DATA_DIR: a folder that this process can write (${why})`], error);
  }
}

/** Step by step: where no folder can be made, as in /proc, Node's own `recursive` tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  if (!found && dirname(folder) !== folder) await makeFolder(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await stat(folder).catch(() => null))?.isDirectory()) throw error;
  }
}
