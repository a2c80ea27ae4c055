import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from '../../testing/zip.ts';
import { unzip } from './unzip.ts';

const limits = { entries: 20, each: 1_000_000, total: 2_000_000, ratio: 100 };
const noise = (length: number, seed = 7) =>
  Buffer.from(Uint8Array.from({ length }, (_, n) => (n * n * seed + (n >> 3)) % 251));

async function read(zip: Uint8Array) {
  const found: Record<string, number> = {};
  const wanted = unzip(zip, limits, (path) => path.endsWith('.jpg'));
  for await (const { path, bytes } of wanted) found[path] = bytes.length;
  return found;
}

test('the wanted files of a ZIP are read, folders or not; a ZIP within it and what is too large are passed over', async () => {
  const inner = zipOf([{ path: 'within.jpg', bytes: noise(10) }]);
  const zip = zipOf([
    { path: 'a.jpg', bytes: noise(3_000) },
    { path: 'Photos/ b c.jpg', bytes: noise(40), stored: true },
    { path: 'Photos/', bytes: noise(0) },
    { path: 'more.zip', bytes: inner },
    { path: 'huge.jpg', bytes: noise(1_000_001) },
  ]);
  expect(await read(zip)).toEqual({ 'a.jpg': 3_000, 'Photos/ b c.jpg': 40 });
});

test('a ZIP that unfolds without end, holds too much, lies or leads elsewhere is refused, and so is what is none', async () => {
  const bomb = { path: 'a.jpg', bytes: Buffer.alloc(900_000) };
  await expect(read(zipOf([bomb]))).rejects.toMatchObject({ code: 'zip-broken' });
  // It says ten bytes and unfolds to a million.
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  const liar = { path: 'a.jpg', bytes: noise(10), packed };
  await expect(read(zipOf([liar]))).rejects.toMatchObject({ code: 'zip-broken' });
  const large = Array.from({ length: 3 }, (_, n) => ({
    path: `${n}.jpg`,
    bytes: noise(900_000),
    stored: true,
  }));
  await expect(read(zipOf(large))).rejects.toMatchObject({ code: 'zip-too-large' });
  const many = Array.from({ length: 21 }, (_, n) => ({ path: `${n}.txt`, bytes: noise(1) }));
  await expect(read(zipOf(many))).rejects.toMatchObject({ code: 'zip-too-large' });
  for (const path of ['../a.jpg', '/etc/a.jpg', 'C:\\a.jpg'])
    await expect(read(zipOf([{ path, bytes: noise(5) }]))).rejects.toMatchObject({ code: 'zip-broken' });
  await expect(read(noise(200))).rejects.toMatchObject({ code: 'zip-broken' });
  await expect(read(zipOf([{ path: 'a.jpg', bytes: noise(500) }]).subarray(0, 300))).rejects.toMatchObject({
    code: 'zip-broken',
  });
});
