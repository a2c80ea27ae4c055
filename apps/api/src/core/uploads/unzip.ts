import { refusal } from '@haat/contract/core/problem';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/** What is read of a ZIP. Sizes in bytes. */
export interface UnzipLimits {
  /** Files and folders, whether they are wanted or not. */
  entries: number;
  /** Of one file. What is larger is passed over. */
  each: number;
  /** Of all files that are wanted, unfolded. */
  total: number;
  /** How many times as large as it is in the ZIP a file may become. */
  ratio: number;
}

/** A file in a ZIP, under the path that it has there: nothing is ever written under that. */
export interface Unzipped {
  path: string;
  bytes: Uint8Array;
}

/**
 * Reads the wanted files of a ZIP, one after the other. What it says of their sizes is not believed: bytes are counted as they unfold.
 * @throws Refusal `zip-broken`, also for what would unfold beyond measure; `zip-too-large` for too many files or too many bytes
 */
export async function* unzip(
  zip: Uint8Array,
  limits: UnzipLimits,
  isWanted: (path: string) => boolean,
): AsyncGenerator<Unzipped> {
  const file = await orBroken(
    fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), { autoClose: false }),
  );
  try {
    if (file.entryCount > limits.entries) throw refusal('zip-too-large');
    let total = 0;
    // A path that leads out of the ZIP breaks it off.
    const entries = file.eachEntry();
    for (let next = await orBroken(entries.next()); !next.done; next = await orBroken(entries.next())) {
      const { fileName: path, compressedSize, uncompressedSize } = next.value;
      if (path.endsWith('/') || uncompressedSize > limits.each || !isWanted(path)) continue;
      if (uncompressedSize > limits.ratio * Math.max(1, compressedSize)) throw refusal('zip-broken');
      total += uncompressedSize;
      if (total > limits.total) throw refusal('zip-too-large');
      yield { path, bytes: await orBroken(bytesOf(file, next.value)) };
    }
  } finally {
    file.close();
  }
}

// A stream of yauzl ends with an error where it unfolds to more, or to less, than its entry says.
const bytesOf = async (file: ZipFile, entry: Entry): Promise<Uint8Array> =>
  Buffer.concat(await Array.fromAsync((await file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>));

async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw refusal('zip-broken');
  }
}
