import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openHaat } from '../../testing/harness.ts';
import { readEnv } from '../env.ts';
import { localUploads } from './local-uploads.ts';
import { openUploads } from './open-uploads.ts';
import type { Uploads } from './uploads.ts';

// What both stores do: the folder, and an object store of which a server from the registry speaks the language.

let folder: string;
let server: S3rver;
let set: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-stores-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'haat', configs: [] }],
  });
  const { port } = await server.run();
  set = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'haat',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const opened: [name: string, open: () => Promise<Uploads>][] = [
  ['a folder', async () => localUploads(join(folder, 'uploads'))],
  ['an object store', () => openUploads(readEnv(set), join(folder, 'none'))],
];

// spec: files.1
describe.each(opened)('%s', (_, open) => {
  let uploads: Uploads;
  beforeAll(async () => (uploads = await open()));
  const read = async (key: string, range?: { start: number; end: number }) => {
    const found = await uploads.get(key);
    return found && (await buffer(found.stream(range))).toString();
  };

  test('sends what was written, with its type, its size and parts of it', async () => {
    await uploads.put('product/film.mp4', Buffer.from('0123456789abcdef'));
    expect(await uploads.get('product/film.mp4')).toMatchObject({ type: 'video/mp4', size: 16 });
    expect(await read('product/film.mp4')).toBe('0123456789abcdef');
    expect(await read('product/film.mp4', { start: 4, end: 7 })).toBe('4567');
    expect(await read('product/film.mp4', { start: 0, end: 0 })).toBe('0');
  });

  test('takes names in any script and with signs that an address means otherwise', async () => {
    for (const key of ['product/भाँडो १.webp', "shop/a+b (1)'s!*&?#%41=ü.png"]) {
      await uploads.put(key, Buffer.from(key));
      expect(await read(key), key).toBe(key);
    }
  });

  test('has another ETag, in quotes, once the bytes are others', async () => {
    await uploads.put('product/changing.png', Buffer.from('first'));
    const first = await uploads.get('product/changing.png');
    expect(first?.etag).toMatch(/^"[^"]+"$/);
    expect((await uploads.get('product/changing.png'))?.etag).toBe(first?.etag);
    await uploads.put('product/changing.png', Buffer.from('second'));
    expect((await uploads.get('product/changing.png'))?.etag).not.toBe(first?.etag);
    expect(await read('product/changing.png')).toBe('second');
  });

  test('holds a stream whole, or not at all where it breaks off', async () => {
    const large = Buffer.alloc(3_000_000, 'haat ');
    await uploads.put('product/streamed.png', Readable.from([large, Buffer.from('end')]));
    expect((await uploads.get('product/streamed.png'))?.size).toBe(large.length + 3);
    async function* cutShort() {
      yield Buffer.from('half of it');
      throw new Error('the phone has gone');
    }
    await expect(uploads.put('product/streamed.png', cutShort())).rejects.toThrow('the phone has gone');
    await expect(uploads.put('product/cut.png', cutShort())).rejects.toThrow('the phone has gone');
    expect((await uploads.get('product/streamed.png'))?.size).toBe(large.length + 3);
    expect(await uploads.get('product/cut.png')).toBeNull();
  });

  test('knows nothing of what is not there, is deleted or is never sent', async () => {
    await uploads.put('product/gone.png', Buffer.from('x'));
    await uploads.delete('product/gone.png');
    await uploads.delete('product/gone.png');
    await uploads.put('product/notes.txt', Buffer.from('x'));
    const long = `${'x'.repeat(300)}.png`;
    const wrong = ['product', 'product/none.webp', '../secret.png', 'product/../../secret.png', 'a\0.png'];
    for (const key of ['product/gone.png', 'product/notes.txt', '', long, ...wrong])
      expect(await uploads.get(key), key).toBeNull();
  });

  test('writes nothing outside', async () => {
    for (const key of ['', '../out.png', 'product/../../out.png', 'a\0.png'])
      await expect(uploads.put(key, Buffer.from('x')), key).rejects.toThrow('below the uploads folder');
  });

  test('lists all that is ever sent, and nothing else', async () => {
    const keys = Array.from({ length: 1_100 }, (_, at) => `listed/${at}.webp`);
    const odd = 'listed/a+b (1)/भाँडो.png';
    for (const key of [...keys, odd]) await uploads.put(key, Buffer.from('x'));
    await uploads.put('listed/notes.txt', Buffer.from('x'));
    const listed = (await Array.fromAsync(uploads.list())).filter((key) => key.startsWith('listed/'));
    expect(listed.sort()).toEqual([...keys, odd].sort());
  });

  test('is probed and cleaned up without a trace of what is there', async () => {
    await uploads.put('product/stays.png', Buffer.from('stays'));
    await uploads.probe();
    await uploads.cleanUp();
    expect(await read('product/stays.png')).toBe('stays');
  });
});

test('an object store leaves nothing in the temp folder of an upload that breaks off, nor of a process that was killed a day ago', async () => {
  const temp = await mkdtemp(join(folder, 'temp-'));
  vi.stubEnv('TMPDIR', temp);
  onTestFinished(() => void vi.unstubAllEnvs());
  const uploads = await openUploads(readEnv(set), join(folder, 'none'));
  for (let n = 0; n < 40; n += 1)
    await expect(uploads.put('product/film.mp4', brokenAfter(n % 4))).rejects.toThrow('hung up');
  expect(await readdir(temp)).toEqual([]);

  await Promise.all(['haat-upload-old', 'haat-upload-new', 'other'].map((name) => mkdir(join(temp, name))));
  await writeFile(join(temp, 'haat-upload-old', 'content'), 'half');
  const before = new Date(Date.now() - 90_000_000);
  for (const name of ['haat-upload-old', 'other']) await utimes(join(temp, name), before, before);
  await uploads.cleanUp();
  expect((await readdir(temp)).toSorted()).toEqual(['haat-upload-new', 'other']);
});

/** Breaks off after so many parts: none is when whoever writes it down is still getting ready. */
async function* brokenAfter(parts: number): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < parts; n += 1) yield Buffer.from('part');
  throw new Error('hung up');
}

// spec: files.1
// In an object store one request writes one upload, whole by what S3 promises; the server of these tests keeps no such promise.
test('an upload of the folder that is written twice at once, as by two processes, is one of both whole, and nobody reads a part of either', async () => {
  const uploads = localUploads(join(folder, 'twice'));
  const [one, other] = ['one ', 'other '].map((word) => Buffer.alloc(600_000, word));
  const key = 'product/twice.png';
  const writing = new AbortController();
  const torn: number[] = [];
  const reading = (async () => {
    while (!writing.signal.aborted) {
      const read = await uploads
        .get(key)
        .then((found) => found && buffer(found.stream()))
        .catch(() => null);
      if (read && !read.equals(one!) && !read.equals(other!)) torn.push(read.length);
    }
  })();
  for (let round = 0; round < 20; round += 1)
    await Promise.all([one!, other!, one!, other!].map((bytes) => uploads.put(key, bytes)));
  writing.abort();
  await reading;
  expect(torn).toEqual([]);
  expect(await Array.fromAsync(uploads.list())).toEqual([key]);
});

// spec: files.2
describe('a start with a wrong setting stops with its name', () => {
  const start = (wrong: Record<string, string>) => openUploads(readEnv({ ...set, ...wrong }), folder);
  test.each([
    ['S3_BUCKET', 'nobodys'],
    ['S3_KEY', 'NOBODY'],
    ['S3_SECRET', 'wrong'],
  ])('%s', async (name, value) => {
    await expect(start({ [name]: value })).rejects.toThrow(
      `environment cannot be used:\n  ${name}: the object store`,
    );
  });

  test('S3_ENDPOINT', async () => {
    const port = await closedPort();
    await expect(start({ S3_ENDPOINT: `http://127.0.0.1:${port}` })).rejects.toThrow(
      'S3_ENDPOINT: the object store',
    );
  });

  test('S3_KEY that may not tell what is not there', async () => {
    const strict = createHttpServer((request, response) => {
      response.writeHead(request.method === 'HEAD' ? 403 : 200).end();
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    try {
      const address = `http://127.0.0.1:${portOf(strict)}`;
      await expect(start({ S3_ENDPOINT: address })).rejects.toThrow('S3_KEY: the object store');
    } finally {
      strict.closeAllConnections();
      strict.close();
    }
  });

  test.each([
    ['S3_ENDPOINT', 'the store'],
    ['S3_BUCKET', 'No Bucket'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_PUBLIC_URL', 'http://pictures.example'],
  ])('%s of %s', (name, value) => {
    expect(() => readEnv({ ...set, [name]: value })).toThrow(`${name}: `);
  });

  test('one of those besides without the others', () => {
    for (const name of ['S3_REGION', 'S3_PATH_STYLE', 'S3_PUBLIC_URL'])
      expect(() => readEnv({ [name]: name === 'S3_PATH_STYLE' ? 'on' : 'https://x.example' }), name).toThrow(
        'S3_ENDPOINT: is missing',
      );
  });

  test('one that is missing', () => {
    for (const name of Object.keys(set))
      expect(() => readEnv({ ...set, [name]: '' }), name).toThrow(`${name}: is missing`);
  });
});

// spec: files.3
test('an object store that goes away is told by /readyz, and a picture then is no 404', async () => {
  const own = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'own'),
    configureBuckets: [{ name: 'haat', configs: [] }],
  });
  const { port } = await own.run();
  const env = { ...set, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const uploads = await openUploads(readEnv(env), folder);
  const haat = await openHaat({ uploads });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await haat.app.inject({ url });
    return { statusCode, headers, body };
  };
  try {
    await uploads.put('product/film.mp4', Buffer.from('0123456789'));
    expect((await get('/uploads/product/film.mp4')).body).toBe('0123456789');
    expect((await get('/readyz')).statusCode).toBe(200);
    await own.close();
    await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 20_000 }).toBe(503);
    const away = await get('/uploads/product/film.mp4');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10']);
  } finally {
    await haat.close();
  }
});

// spec: files.4
test('with a public address browsers are sent there, and find the picture with its type, kept for a year', async () => {
  const { S3_ENDPOINT = '', S3_BUCKET = '' } = set;
  const publicUrl = `${S3_ENDPOINT}/${S3_BUCKET}`;
  const uploads = await openUploads(readEnv({ ...set, S3_PUBLIC_URL: publicUrl }), folder);
  const haat = await openHaat({ uploads });
  const get = (url: string) => haat.app.inject({ url });
  try {
    await uploads.put('product/भाँडो 1.webp', Buffer.from('a pot'));
    await uploads.put('profile/mark.svg', Buffer.from('<svg/>'));
    const answer = await get(`/uploads/product/${encodeURIComponent('भाँडो 1.webp')}`);
    expect(answer.statusCode).toBe(302);
    const there = await fetch(String(answer.headers.location));
    expect([there.status, await there.text()]).toEqual([200, 'a pot']);
    expect(there.headers.get('content-type')).toBe('image/webp');
    expect(there.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // What a drawing may do is said by the shop, and nothing else is sent anywhere.
    expect((await get('/uploads/profile/mark.svg')).statusCode).toBe(200);
    for (const path of ['..%2f..%2fother/secret.png', 'product/notes.txt', '/evil.example/a.png'])
      expect((await get(`/uploads/${path}`)).statusCode, path).toBe(404);
  } finally {
    await haat.close();
  }
});

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

async function closedPort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = portOf(taken);
  await new Promise((resolve) => taken.close(resolve));
  return port;
}
