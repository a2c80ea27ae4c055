import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Schemas } from '@haat/contract/core/endpoint';
import { Refusal, refusal } from '@haat/contract/core/problem';
import { fileRefusal } from '../errors.ts';

// What the texts of a form may take besides its files: how many there are, and how many bytes each has.
const maxFields = 40;
const maxFieldBytes = 64 * 1024;
/**
 * What one process allows its callers, in bytes of files held at once: who comes on top is asked to come again. With what draws
 * them it stays below 300 MB, however many send (`npm run bench -- photos-at-once`).
 */
const usual = {
  maxHeld: 112 * 1024 * 1024,
  /** For those of one network: others always have room. */
  heldEach: 64 * 1024 * 1024,
};

/** Who sends a form: one after the other. */
export interface Sender {
  account: string | null;
  network: string;
}

type Files = NonNullable<Schemas['files']>;

/** Reads forms (multipart) into memory, never onto a disk: what happens to their files is for the handler to say. */
export interface Forms {
  /**
   * Gives a form that has arrived whole to `use` as an object: texts as strings, files as lists of `File`.
   * @throws Refusal `invalid-json` (no form, or cut short), `too-many-photos`, `photo-too-large`, `too-large`,
   * `invalid-input`, `unavailable` when too many forms arrive at once, and `too-many-requests` when one sender has too many
   * under way
   */
  read<T>(
    request: FastifyRequest,
    sender: Sender,
    files: Files | undefined,
    use: (form: Record<string, unknown>) => Promise<T>,
  ): Promise<T>;
}

/** Lets an app's own routes take forms; the routes beside it go on refusing them. */
export const acceptForms = (app: FastifyInstance) => app.register(multipart, { throwFileSizeLimit: false });

export function formReader({ maxHeld, heldEach } = usual): Forms {
  let held = 0;
  const heldBy = new Map<string, number>();
  const inTurn = oneAtATime();
  return {
    read: async (request, { account, network }, files = { most: 0, bytesEach: 0 }, use) =>
      inTurn(account ?? network, async () => {
        let own = 0;
        const count = (bytes: number) => {
          own += bytes;
          held += bytes;
          const all = (heldBy.get(network) ?? 0) + bytes;
          if (all > 0) heldBy.set(network, all);
          else heldBy.delete(network);
        };
        const hold = (bytes: number) => {
          if (held + bytes > maxHeld || (heldBy.get(network) ?? 0) + bytes > heldEach)
            throw refusal('unavailable', { retryAfter: 5 });
          count(bytes);
        };
        try {
          return await use(await arrive(request, files, hold));
        } finally {
          count(-own);
        }
      }),
  };
}

// Forms of one sender that may be on their way: an impatient thumb sends twice, not ten times.
const maxUnderWay = 5;

/** The next form of a sender is not even read before the last one is answered: it waits in the network, not in our memory. */
function oneAtATime() {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return <T>(sender: string, read: () => Promise<T>): Promise<T> => {
    const queue = queues.get(sender) ?? { length: 0, last: Promise.resolve() };
    if (queue.length >= maxUnderWay) throw refusal('too-many-requests', { retryAfter: 5 });
    queue.length += 1;
    queues.set(sender, queue);
    const answer = queue.last.then(read).finally(() => {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(sender);
    });
    queue.last = answer.catch(() => undefined);
    return answer;
  };
}

async function arrive(request: FastifyRequest, files: Files, hold: (bytes: number) => void) {
  if (!request.isMultipart()) throw refusal('invalid-json');
  // Twice what is allowed is still read, so that a file too many or too large is told in its own words.
  const maxBytes = 2 * files.most * files.bytesEach + maxFields * maxFieldBytes;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refusal('too-large');
  endIfEndless(request.raw, maxBytes);
  try {
    return await collect(request, files, hold);
  } catch (error) {
    // Whatever is left is let run out, so that the caller hears the answer and the line is free for the next call.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : refusalOfForm(error);
  }
}

async function collect(request: FastifyRequest, files: Files, hold: (bytes: number) => void) {
  const form = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const said = form.get(name);
    if (said) said.push(value);
    else form.set(name, [value]);
  };
  const limits = {
    files: files.most,
    fileSize: files.bytesEach,
    fields: maxFields,
    fieldSize: maxFieldBytes,
    fieldNameSize: 100,
    headerPairs: 20,
    parts: maxFields + files.most,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw refusal('too-large');
      add(part.fieldname, part.value);
      continue;
    }
    const { file, fieldname: field } = part;
    const at = form.get(field)?.length ?? 0;
    const tooLarge = fileRefusal(files.tooLarge ?? 'photo-too-large', { field, at });
    const chunks: Buffer<ArrayBuffer>[] = [];
    // The rest is not waited for: one that never ends would be cut off without an answer.
    file.once('limit', () => file.destroy(tooLarge));
    for await (const chunk of file as AsyncIterable<Buffer<ArrayBuffer>>) {
      if (file.truncated) throw tooLarge;
      hold(chunk.length);
      chunks.push(chunk);
    }
    if (file.truncated) throw tooLarge;
    // What a browser sends for a field in which no file was chosen.
    if (part.filename === '' && chunks.length === 0) continue;
    add(part.fieldname, new File(chunks, part.filename ?? '', { type: part.mimetype }));
  }
  return Object.fromEntries(
    Array.from(form, ([name, said]) => [name, isOneText(said) ? said[0] : said] as const),
  );
}

const isOneText = (said: unknown[]) => said.length === 1 && !(said[0] instanceof File);

// Everything that goes wrong while a form is taken apart comes from what was sent.
function refusalOfForm(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return refusal('too-many-photos');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return refusal('too-large');
  return refusal('invalid-json');
}

/** Ends the connection of a caller who never comes to an end: answered or not. How slow one may be, `slow-clients.ts` says. */
function endIfEndless(raw: IncomingMessage, maxBytes: number): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) raw.destroy();
  });
}
