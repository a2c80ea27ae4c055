import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../core/env.ts';
import { localUploads } from '../core/uploads/local-uploads.ts';
import { openUploads } from '../core/uploads/open-uploads.ts';
import type { Uploads } from '../core/uploads/uploads.ts';
import { writeArchive } from './archive.ts';
import { readContents } from './contents.ts';
import { UploadsWriter, addUploads } from './uploads.ts';

let folder: string;
let server: S3rver;
let store: Uploads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-backup-s3-'));
  const configureBuckets = [{ name: 'haat', configs: [] }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
  const { port } = await server.run();
  const set = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'haat',
    S3_KEY: 'S3RVER',
    S3_SECRET: 'S3RVER',
  };
  store = await openUploads(readEnv(set), folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const manifest = {
  ...{ format: 'haat-backup', formatVersion: 1, createdAt: new Date().toISOString(), shop: null },
  migration: { at: 1, name: null },
};
const packed = (name: string, uploads: Uploads) =>
  writeArchive(join(folder, name), async (add) => {
    await add('manifest.json', Buffer.from(JSON.stringify(manifest)));
    return { rows: 0, uploads: await addUploads(add, uploads, uploads.list()) };
  });
const unpacked = async (name: string, writer: UploadsWriter) => {
  for await (const part of readContents(join(folder, name)))
    if (part.kind === 'upload') await writer.put(part);
  await writer.flush();
};
const allOf = async (uploads: Uploads) => {
  const all = new Map<string, string>();
  for (const key of (await Array.fromAsync(uploads.list())).sort())
    all.set(key, (await buffer((await uploads.get(key))!.stream())).toString('base64'));
  return all;
};

// spec: backup.1
test('pictures and films go from a folder into an object store and back, and can be taken back', async () => {
  const before = localUploads(join(folder, 'before'));
  for (let at = 0; at < 40; at += 1)
    await before.put(`product/cup-${at}-800.webp`, Buffer.alloc(at * 100, `${at}`));
  await before.put('video/film.mp4', Buffer.alloc(2_500_000, 'film '));
  await before.put(`product/${'भाँडो '.repeat(12)}/cup.png`, Buffer.from('a long name'));
  await packed('from-folder.tar.gz', before);
  const writer = new UploadsWriter(store);
  await unpacked('from-folder.tar.gz', writer);
  await packed('from-store.tar.gz', store);
  const after = localUploads(join(folder, 'after'));
  await unpacked('from-store.tar.gz', new UploadsWriter(after));
  expect(await allOf(after)).toEqual(await allOf(before));
  await store.put('product/others.png', Buffer.from('stays'));
  await writer.takeBack();
  expect([...(await allOf(store)).keys()]).toEqual(['product/others.png']);
});
