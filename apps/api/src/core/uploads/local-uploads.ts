import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { typeOf } from './uploads.ts';
import type { Uploads } from './uploads.ts';

const draftEnd = '.part';
const draftOf = (file: string) => `${file}.${randomUUID()}${draftEnd}`;
// Milliseconds after which nobody writes on: another process of the shop may be at one that is younger.
const draftsLast = 600_000;
// As much as a small picture: where that has no room, nothing has.
const probeBytes = 64 * 1024;

/**
 * Uploads in a folder, which is made when something is put there. A name that leads out of it is not found; putting
 * there throws.
 */
export function localUploads(folder: string): Uploads {
  const fileOf = (key: string): string | null => {
    const file = normalize(join(folder, key));
    return file.startsWith(folder + sep) && !key.includes('\0') ? file : null;
  };
  /** A link in the folder may lead out of it, which no name tells. */
  const leadsNowhereElse = async (file: string): Promise<boolean> => {
    const [home, real] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', '']);
    return home !== '' && real.startsWith(home + sep);
  };
  return {
    async put(key, content) {
      const file = fileOf(key);
      if (!file) throw new Error('an upload must lie below the uploads folder');
      await mkdir(dirname(file), { recursive: true });
      const draft = draftOf(file);
      try {
        await writeFile(draft, content);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const type = typeOf(key);
      const file = fileOf(key);
      if (!type || !file || !(await leadsNowhereElse(file))) return null;
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) return null;
      const { size, mtime } = found;
      const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
      return { type, size, etag, stream: (range) => createReadStream(file, range) };
    },
    publicUrl: () => null,
    async delete(key) {
      const file = fileOf(key);
      if (file) await rm(file, { force: true });
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const entry of await opendir(folder, { recursive: true })) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (entry.isFile() && typeOf(key)) yield key;
      }
    },
    async probe() {
      await mkdir(folder, { recursive: true });
      const draft = draftOf(join(folder, 'probe'));
      try {
        await writeFile(draft, Buffer.alloc(probeBytes));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async cleanUp() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(draftEnd))) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found && Date.now() - found.mtimeMs > draftsLast) await rm(join(folder, name), { force: true });
      }
    },
  };
}
