import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Uploads } from '../core/uploads/uploads.ts';
import type { AddEntry } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { nameOfUpload } from './contents.ts';
import type { UploadPart } from './contents.ts';

// So many uploads are on their way at once: a store far away answers each after a while.
const concurrency = 8;
// Bytes up to which an upload is held in memory for that; a film goes through piece by piece.
const heldBytes = 1024 * 1024;

/** Adds uploads by their keys; one that was deleted meanwhile is left out. @returns how many there were */
export async function addUploads(
  add: AddEntry,
  uploads: Uploads,
  keys: AsyncIterable<string>,
): Promise<number> {
  let count = 0;
  const opened = Readable.from(keys).map((key: string) => opening(uploads, key), { concurrency });
  for await (const { key, content } of opened as AsyncIterable<Opened>) {
    if (content === null) continue;
    await add(nameOfUpload(key), content);
    count += 1;
  }
  return count;
}

interface Opened {
  key: string;
  content: Parameters<AddEntry>[1] | null;
}

async function opening(uploads: Uploads, key: string): Promise<Opened> {
  try {
    const found = await uploads.get(key);
    if (!found) return { key, content: null };
    const { size } = found;
    const content = size <= heldBytes ? await buffer(found.stream()) : { size, body: found.stream() };
    return { key, content };
  } catch (error) {
    if ((await uploads.get(key)) === null) return { key, content: null };
    throw error;
  }
}

/** Stores uploads, several at once, and can take back those that it has stored. */
export class UploadsWriter {
  readonly #uploads: Uploads;
  readonly #written: string[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #failure: { error: unknown } | undefined;

  constructor(uploads: Uploads) {
    this.#uploads = uploads;
  }

  /** Stores an upload, or begins to. @throws BackupError where another file lies under its key; perhaps at a later call only */
  async put({ key, size, body }: UploadPart): Promise<void> {
    if (size > heldBytes) return this.#store(key, size, body);
    const bytes = await buffer(body);
    const work: Promise<void> = this.#store(key, size, bytes)
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
    if (this.#underWay.size >= concurrency) await Promise.race(this.#underWay);
    if (this.#failure) throw this.#failure.error;
  }

  /** Resolves when all are stored. */
  async flush(): Promise<void> {
    await Promise.all(this.#underWay);
    if (this.#failure) throw this.#failure.error;
  }

  async takeBack(): Promise<void> {
    await Promise.all(this.#underWay);
    for (const key of this.#written) await this.#uploads.delete(key);
  }

  async #store(key: string, size: number, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const there = await this.#uploads.get(key);
    if (!there) {
      this.#written.push(key);
      return this.#uploads.put(key, content);
    }
    const given = content instanceof Uint8Array ? [content] : content;
    // What a run that was broken off has left is as good as new.
    if (there.size !== size || (await sumOf(there.stream())) !== (await sumOf(given)))
      throw new BackupError(`The uploads hold another file as ${key} already. It was left as it is.`);
  }
}

async function sumOf(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of content) sum.update(chunk);
  return sum.digest('hex');
}
