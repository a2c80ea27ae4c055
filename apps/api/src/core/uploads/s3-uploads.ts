import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { textsOf } from './s3-answers.ts';
import { S3Error } from './s3-error.ts';
import { keptFor, typeOf } from './uploads.ts';
import type { ByteRange, Uploads } from './uploads.ts';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  secret: string;
  /** Whether the bucket stands in the path (`/bucket/key`) instead of the host name. */
  pathStyle: boolean;
  /** Where browsers find the same keys without the shop, such as a CDN; null where the shop sends them. */
  publicUrl: string | null;
}

// Milliseconds until the head of an answer, and between two parts of its body; a whole film may have to be sent before.
const answersWithin = 10_000;
const sentWithin = 300_000;
// No key of S3 is longer, and no name in a folder: what lies here can be moved there. In bytes.
const maxKeyBytes = 1_024;
const maxNameBytes = 255;
const probeBytes = 64 * 1024;
// What a stream lies in until S3 has it, and milliseconds after which one that is still there is of a process that was killed.
const spoolBegins = 'haat-upload-';
const spoolsLast = 86_400_000;

/** Uploads in an S3-compatible store. One request writes one upload: there it is whole or not at all. */
export function s3Uploads(settings: S3Settings): Uploads {
  const ask = askerOf(settings);
  const { endpoint, bucket, pathStyle, publicUrl } = settings;
  const pathOf = (key: string) => {
    const path = pathBelow(key);
    return path === null ? null : addressOf(path);
  };
  const base = new URL(endpoint);
  if (!pathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const root = pathStyle ? `${base.origin}/${bucket}` : base.origin;
  const addressOf = (path: string) => `${root}/${path}`;

  const send = async (
    url: string,
    body: Blob | Uint8Array<ArrayBuffer>,
    { sha256, type }: Sent,
  ): Promise<void> => {
    const headers = {
      // Signed with the bytes: what arrives changed or cut short is refused.
      'x-amz-content-sha256': sha256,
      'content-type': type,
      'cache-control': keptFor,
    };
    await done(await ask(url, { method: 'PUT', headers, body }, sentWithin));
  };
  const remove = async (url: string): Promise<void> => {
    const answer = await ask(url, { method: 'DELETE' });
    if (answer.status !== 404) await done(answer);
  };
  /** @returns null where nothing lies */
  const headOf = async (url: string): Promise<{ size: number; etag: string } | null> => {
    const answer = await ask(url, { method: 'HEAD' });
    if (answer.status === 404) return null;
    await done(answer);
    const { headers } = answer;
    return { size: Number(headers.get('content-length')), etag: headers.get('etag') ?? '' };
  };
  async function* bytesOf(url: string, etag: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const limit = new AbortController();
    // The bytes that were announced, or none: the upload may have become another one meanwhile.
    const headers = { 'if-match': etag, ...(range && { range: `bytes=${range.start}-${range.end}` }) };
    const answer = await ask(url, { headers }, answersWithin, limit);
    if (!answer.ok) await done(answer);
    const bytes = patiently(answer, limit);
    yield* range ? partOf(bytes, range, firstByteOf(answer)) : bytes;
  }

  return {
    async put(key, content) {
      const url = pathOf(key);
      if (!url) throw new Error('an upload must lie below the uploads folder');
      const type = typeOf(key) ?? 'application/octet-stream';
      if (content instanceof Uint8Array)
        return send(url, new Uint8Array(content), { sha256: sha256Of(content), type });
      await spooled(content, (body, sha256) => send(url, body, { sha256, type }));
    },
    async get(key) {
      const type = typeOf(key);
      const url = pathOf(key);
      if (!type || !url) return null;
      const head = await headOf(url);
      if (!head) return null;
      const { etag } = head;
      return {
        ...{ type, ...head },
        stream: (range) => Readable.from(bytesOf(url, etag, range), { objectMode: false }),
      };
    },
    publicUrl(key) {
      const type = typeOf(key);
      const path = pathBelow(key);
      // A drawing is sent by the shop alone, with the policy that lets it run nothing.
      if (publicUrl === null || path === null || !type || type === 'image/svg+xml') return null;
      return `${publicUrl}/${path}`;
    },
    async delete(key) {
      const url = pathOf(key);
      if (url) await remove(url);
    },
    async *list() {
      // The first way of listing, by the last key of each page: every store knows it.
      for (let after: string | undefined = ''; after !== undefined;) {
        const page = await done(await ask(`${root}?marker=${encodeURIComponent(after)}`, { method: 'GET' }));
        const keys = textsOf(page, 'Key');
        yield* keys.filter((key) => typeOf(key) !== undefined);
        after = textsOf(page, 'IsTruncated')[0] === 'true' ? keys.at(-1) : undefined;
      }
    },
    async probe() {
      const url = addressOf(`probe/${randomUUID()}`);
      const bytes = new Uint8Array(probeBytes);
      await send(url, bytes, { sha256: sha256Of(bytes), type: 'application/octet-stream' });
      await remove(url);
      // Who may not list a bucket is answered 403 for what is not there, and would take a missing picture for a failure.
      await headOf(url);
    },
    // A write that was cut short has left nothing.
    async cleanUp() {
      const folders = await readdir(tmpdir()).catch(() => []);
      for (const name of folders.filter((each) => each.startsWith(spoolBegins))) {
        const path = join(tmpdir(), name);
        const found = await stat(path).catch(() => null);
        // Another shop of this machine may be writing its own, and somebody else's is not ours to remove.
        if (found && Date.now() - found.mtimeMs > spoolsLast)
          await rm(path, { recursive: true, force: true }).catch(() => undefined);
      }
    },
  };
}

interface Sent {
  sha256: string;
  type: string;
}

/** @returns what asks the store, signed. @throws S3Error for one that cannot be reached in time */
function askerOf({ key, secret, region }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  });
  return async (
    url: string,
    init: RequestInit,
    within = answersWithin,
    limit = new AbortController(),
  ): Promise<Response> => {
    const timer = setTimeout(() => limit.abort(), within);
    try {
      // A store that sends elsewhere has another region or bucket than is set.
      return await client.fetch(url, { ...init, redirect: 'manual', signal: limit.signal });
    } catch (error) {
      throw new S3Error('cannot be reached', '', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @returns a key as the path of an address; null for what is none below the bucket */
function pathBelow(key: string): string | null {
  const steps = key.split('/');
  const isPath = steps.every(
    (step) => step !== '' && step !== '.' && step !== '..' && Buffer.byteLength(step) <= maxNameBytes,
  );
  if (!isPath || key.includes('\0') || Buffer.byteLength(key) > maxKeyBytes) return null;
  return steps.map(encodeURIComponent).join('/');
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

// What a store answers to a `HEAD` has no body that names its reason.
const codeOfStatus: Record<number, string> = {
  301: 'PermanentRedirect',
  307: 'PermanentRedirect',
  403: 'AccessDenied',
};

/** Reads an answer to its end. @returns its body @throws S3Error unless it is a success */
async function done(answer: Response): Promise<string> {
  const said = await answer.text();
  if (answer.ok) return said;
  const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? codeOfStatus[answer.status] ?? '';
  throw new S3Error(`answered ${answer.status} ${code}`.trimEnd(), code);
}

/** The body of an answer, given up where the store stops in the middle of it; whoever reads it may be slow. */
async function* patiently({ body }: Response, limit: AbortController): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const timer = setTimeout(() => limit.abort(), answersWithin);
      const { done: ended, value } = await reader.read().finally(() => clearTimeout(timer));
      if (ended) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Where an answer begins: a store may pass a range over, or send more than was asked for. */
const firstByteOf = ({ headers }: Response) =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1] ?? 0);

async function* partOf(
  bytes: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
  first: number,
): AsyncGenerator<Uint8Array> {
  let at = first;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > end) return;
  }
}

/** What comes as a stream lies on the disk until its length and hash are known, which S3 asks for first. */
async function spooled(
  content: AsyncIterable<Uint8Array>,
  use: (body: Blob, sha256: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), spoolBegins));
  try {
    const path = join(folder, 'content');
    const hash = createHash('sha256');
    // Open before anything is read: a stream that breaks off early would still be opening it while the folder goes.
    const file = await open(path, 'wx');
    try {
      for await (const chunk of content) {
        hash.update(chunk);
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
    await use(await openAsBlob(path), hash.digest('hex'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
