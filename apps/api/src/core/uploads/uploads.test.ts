import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHaat } from '../../testing/harness.ts';
import { sentRaw } from '../../testing/servers/raw.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { dependencies, app } = haat;
const film = '0123456789abcdef';
const secret = 'nobody may read this';

beforeAll(async () => {
  await dependencies.uploads.put('product/film.mp4', Buffer.from(film));
  await dependencies.uploads.put('product/भाँडो १.webp', Buffer.from('a pot'));
  await dependencies.uploads.put(
    'profile/mark.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  await dependencies.uploads.put('product/notes.txt', Buffer.from(secret));
  const outside = dependencies.env.DATA_DIR;
  await writeFile(join(outside, 'secret.png'), secret);
  await mkdir(join(outside, 'uploads-old'));
  await writeFile(join(outside, 'uploads-old/secret.png'), secret);
  await app.listen({ host: '127.0.0.1', port: 0 });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

// spec: 7.31
describe('nothing outside the folder is ever served', () => {
  test.each([
    '/uploads/../secret.png',
    '/uploads/product/../../secret.png',
    '/uploads/%2e%2e/secret.png',
    '/uploads/%2E%2E%2Fsecret.png',
    '/uploads/..%2fsecret.png',
    '/uploads/product/..%2f..%2fsecret.png',
    '/uploads/%252e%252e/secret.png',
    '/uploads/..%5csecret.png',
    '/uploads/../uploads-old/secret.png',
    '/uploads/..%2fuploads-old/secret.png',
    '/uploads/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/uploads//secret.png',
    '//uploads/../secret.png',
    '/uploads/secret.png%00.png',
    '/uploads/..%2fsecret.png%00',
    '/uploads/product%00/../../secret.png',
  ])('%s', async (path) => {
    const heard = await sentRaw(app, path);
    expect(heard).toMatch(/^HTTP\/1\.1 404 /);
    expect(heard).not.toContain(secret);
    expect(heard).toContain('"code":');
  });

  test.each(['/uploads/%c0%ae%c0%ae/secret.png', '/uploads/%'])(
    '%s, which means nothing, is no address',
    async (path) => {
      const heard = await sentRaw(app, path);
      expect(heard).toMatch(/^HTTP\/1\.1 302 [^]*\r\nlocation: \/404\r\n/i);
      expect(heard).not.toContain(secret);
    },
  );

  test('an absolute path is taken as one below the folder', async () => {
    const file = join(dependencies.env.DATA_DIR, 'secret.png');
    expect((await get(`/uploads/${encodeURIComponent(file)}`)).statusCode).toBe(404);
    expect((await get(`/uploads/${file}`)).statusCode).toBe(404);
  });

  test('a link that leads out of the folder leads nowhere', async () => {
    const uploads = join(dependencies.env.DATA_DIR, 'uploads');
    await symlink(join(dependencies.env.DATA_DIR, 'secret.png'), join(uploads, 'product/linked.png'));
    await symlink(dependencies.env.DATA_DIR, join(uploads, 'elsewhere'));
    expect((await get('/uploads/product/linked.png')).statusCode).toBe(404);
    expect((await get('/uploads/elsewhere/secret.png')).statusCode).toBe(404);
  });

  test('writing outside is refused too', async () => {
    for (const path of ['../out.png', 'product/../../out.png', '', 'a\0.png', '../uploads-old/out.png'])
      await expect(dependencies.uploads.put(path, Buffer.from('x')), path).rejects.toThrow(
        'below the uploads folder',
      );
  });
});

// spec: 7.31
test('a folder, a file of an unknown type and one that is not there answer 404 with the body of a problem', async () => {
  for (const url of [
    '/uploads/',
    '/uploads/product',
    '/uploads/product/',
    '/uploads/product/notes.txt',
    '/uploads/product/none.webp',
    '/uploads/product/film',
    `/uploads/${'x'.repeat(300)}.png`,
    `/uploads/${'a/'.repeat(3_000)}b.png`,
  ]) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code], url.slice(0, 40)).toEqual([404, 'not-found']);
    expect(answer.headers['cache-control'], url.slice(0, 40)).toBe('no-store');
  }
});

// spec: 7.31
test('a picture is kept for a year, and is never taken for anything but a picture', async () => {
  const answer = await get(`/uploads/product/${encodeURIComponent('भाँडो १.webp')}`);
  expect([answer.statusCode, answer.body]).toEqual([200, 'a pot']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '5',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
});

// spec: 7.28
test('a drawing that is opened by itself can run nothing and reach nothing', async () => {
  const { headers } = await get('/uploads/profile/mark.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain('sandbox');
  expect(policy).toContain("default-src 'none'");
});

// spec: 7.31
test('what a browser has already is not sent again, until the file is another one', async () => {
  await dependencies.uploads.put('product/changing.png', Buffer.from('first'));
  const tag = String((await get('/uploads/product/changing.png')).headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('/uploads/product/changing.png', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', tag]);
  }
  await dependencies.uploads.put('product/changing.png', Buffer.from('second'));
  const changed = await get('/uploads/product/changing.png', { 'if-none-match': tag });
  expect([changed.statusCode, changed.body]).toEqual([200, 'second']);
});

// spec: 7.31
describe('a phone plays a film in parts', () => {
  const part = async (range: string) => {
    const { statusCode, headers, body } = await get('/uploads/product/film.mp4', { range });
    return [statusCode, headers['content-range'], headers['content-length'], body];
  };

  test('the first bytes, a piece in the middle, all from a byte on', async () => {
    expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/16', '4', '0123']);
    expect(await part('bytes=4-7')).toEqual([206, 'bytes 4-7/16', '4', '4567']);
    expect(await part('bytes=10-')).toEqual([206, 'bytes 10-15/16', '6', 'abcdef']);
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/16', '1', '0']);
  });

  test('the last bytes, and no more than there are', async () => {
    expect(await part('bytes=-4')).toEqual([206, 'bytes 12-15/16', '4', 'cdef']);
    expect(await part('bytes=-999')).toEqual([206, 'bytes 0-15/16', '16', film]);
    expect(await part('bytes=12-999')).toEqual([206, 'bytes 12-15/16', '4', 'cdef']);
  });

  test('beyond the end there is nothing: 416 with the size', async () => {
    for (const range of ['bytes=16-', 'bytes=99-120', 'bytes=-0'])
      expect((await part(range)).slice(0, 2), range).toEqual([416, 'bytes */16']);
  });

  test('a range that makes no sense is passed over', async () => {
    for (const range of ['bytes=', 'bytes=-', 'lines=1-2', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5'])
      expect(await part(range), range).toEqual([200, undefined, '16', film]);
  });
});

test('asking for the head alone tells the size and sends nothing', async () => {
  const { statusCode, headers, body } = await app.inject({
    method: 'HEAD',
    url: '/uploads/product/film.mp4',
  });
  expect([statusCode, headers['content-length'], body]).toEqual([200, '16', '']);
});

test('a file that comes as a stream is there whole, or not at all where the stream breaks off', async () => {
  const { uploads } = dependencies;
  await uploads.put('product/streamed.png', Readable.from([Buffer.from('in '), Buffer.from('pieces')]));
  expect((await get('/uploads/product/streamed.png')).body).toBe('in pieces');
  async function* cutShort() {
    yield Buffer.from('half of it');
    throw new Error('the phone has gone');
  }
  await expect(uploads.put('product/streamed.png', cutShort())).rejects.toThrow('the phone has gone');
  await expect(uploads.put('product/cut.png', cutShort())).rejects.toThrow('the phone has gone');
  expect((await get('/uploads/product/streamed.png')).body).toBe('in pieces');
  expect(await uploads.get('product/cut.png')).toBeNull();
});

test('a file is there whole or not at all, and a deleted one is gone', async () => {
  await dependencies.uploads.put('product/new.png', Buffer.from('new'));
  expect((await get('/uploads/product/new.png')).body).toBe('new');
  await dependencies.uploads.delete('product/new.png');
  await dependencies.uploads.delete('product/new.png');
  expect((await get('/uploads/product/new.png')).statusCode).toBe(404);
});

// spec: security.10
test('what a write that was cut short has left goes at the next start, and nothing that another process is writing', async () => {
  const folder = join(dependencies.env.DATA_DIR, 'uploads/product');
  await writeFile(join(folder, 'cut.webp.0b3a.part'), 'half');
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await utimes(join(folder, 'cut.webp.0b3a.part'), longAgo, longAgo);
  await writeFile(join(folder, 'other.webp.0b3b.part'), 'half, and more to come');
  await dependencies.uploads.put('product/whole.webp', Buffer.from('whole'));
  await dependencies.uploads.cleanUp();
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual(['other.webp.0b3b.part']);
  expect(names).toContain('whole.webp');
});
