import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, pipeline as join } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './backup-error.ts';
import { ending, endingName } from './manifest.ts';
import type { Ending } from './manifest.ts';

/** A file within a .tar.gz. */
export interface Entry {
  name: string;
  /** In bytes. */
  size: number;
  body: AsyncIterable<Uint8Array>;
}

export type AddEntry = (
  name: string,
  content: Uint8Array | { size: number; body: AsyncIterable<Uint8Array> },
) => Promise<void>;

// For its owner alone: it holds customers' addresses and hashes of passwords.
const mode = 0o600;
// Rows shrink to a tenth and less; what unfolds to hundreds of times its size was made to fill a disk.
const maxRatio = 200;
// In bytes: so much may come out of a file however small it is.
const alwaysLetIn = 64 * 1024 * 1024;
const maxEndingBytes = 10_000;

/**
 * Writes a .tar.gz whole or not at all, entry by entry in little memory, with a checksum of all of it at its end.
 * @param fill adds the entries, and tells how much they hold
 * @throws BackupError where there is a file of that name
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<Omit<Ending, 'sha256'>>,
): Promise<void> {
  if (await exists(file)) throw new BackupError(`There is a file ${file} already. It was left as it is.`);
  const draft = `${file}.part`;
  // What a run that was killed has left.
  await rm(draft, { force: true });
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream<Uint8Array>),
    createGzip(),
    createWriteStream(draft, { mode, flags: 'wx', flush: true }),
  );
  // Told below, where it is waited for.
  written.catch(() => {});
  const sum = createHash('sha256');
  const add: AddEntry = async (name, content) => {
    const { size, body } =
      content instanceof Uint8Array ? { size: content.length, body: [content] } : content;
    sum.update(headOf(name, size));
    const writer = controller.add({ name, size, mode, type: 'file' }).getWriter();
    for await (const chunk of body) {
      sum.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
  };
  try {
    const counted = await fill(add);
    const end: Ending = { sha256: sum.digest('hex'), ...counted };
    const bytes = Buffer.from(JSON.stringify(end));
    const writer = controller.add({ name: endingName, size: bytes.length, mode, type: 'file' }).getWriter();
    await writer.write(bytes);
    await writer.close();
    controller.finalize();
    await written;
    await rename(draft, file);
  } catch (error) {
    controller.error(error instanceof Error ? error : new Error(String(error)));
    // Where nothing can be written, that is why nothing more could be added.
    throw await written.then(
      () => error,
      (why: unknown) => why,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Reads what `writeArchive` has written, entry by entry; what is not read of an entry is passed over. That all of it is as it was
 * written is known once the last entry was read.
 * @param ended told what stands at its end
 * @throws BackupError for a file that is none of ours, was changed, was cut short or unfolds beyond measure
 */
export async function* readArchive(
  file: string,
  ended: (ending: Ending) => void = () => {},
): AsyncGenerator<Entry> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BackupError(`There is no file ${file}.`);
  const unzipped = join(createReadStream(file), createGunzip(), () => {});
  const entries = ReadableStream.from(withinMeasure(unzipped, found.size)).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  const sum = createHash('sha256');
  let isComplete = false;
  try {
    for await (const { header, body } of entries) {
      const { name, size, type } = header;
      if (isComplete || type !== 'file') throw new BackupError(notOurs);
      if (name === endingName) {
        if (size > maxEndingBytes) throw new BackupError(notOurs);
        const end = ending.parse(JSON.parse(await text(body)));
        if (end.sha256 !== sum.digest('hex'))
          throw new BackupError('This file was changed: its checksum is another.');
        isComplete = true;
        ended(end);
        continue;
      }
      sum.update(headOf(name, size));
      const rest = hashed(body, (chunk) => sum.update(chunk));
      yield { name, size, body: rest };
      // What nobody has read of it counts as well.
      while (!(await rest.next()).done);
    }
  } catch (error) {
    throw refused(error);
  } finally {
    unzipped.destroy();
  }
  if (!isComplete) throw new BackupError(notOurs);
}

const notOurs = 'This file is damaged, was cut short, or is none that Haat has written.';

const refused = (error: unknown) =>
  error instanceof BackupError ? error : new BackupError(notOurs, { cause: error });

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

const headOf = (name: string, size: number) => `${name}\n${size}\n`;

async function* hashed(body: AsyncIterable<Uint8Array>, see: (chunk: Uint8Array) => void) {
  try {
    for await (const chunk of body) {
      see(chunk);
      yield chunk;
    }
  } catch (error) {
    throw refused(error);
  }
}

async function* withinMeasure(chunks: AsyncIterable<Uint8Array>, packed: number) {
  let most = alwaysLetIn + packed * maxRatio;
  for await (const chunk of chunks) {
    most -= chunk.length;
    if (most < 0)
      throw new BackupError('This file unfolds beyond measure; it is none that Haat has written.');
    yield chunk;
  }
}
