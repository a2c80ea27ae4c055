import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportShop } from '@haat/api/backup/export-shop';
import { importShop } from '@haat/api/backup/import-shop';
import { localUploads } from '@haat/api/core/uploads/local-uploads';
import { freshDatabase } from '@haat/api/testing/database';
import { collectedLog } from '@haat/api/testing/log';
import { loadDemo } from '@haat/demo/load/load-demo';
import { openMounted } from './testing/mounted.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-carried-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// spec: one-shop.1
test('a demo shop opens elsewhere in both languages with every picture of its pages, and without those of the other shop', async () => {
  const database = await freshDatabase();
  const before = localUploads(join(folder, 'before'));
  await loadDemo({ database, uploads: before, log: collectedLog([]) });
  const file = join(folder, 'haat.tar.gz');
  await exportShop({ database, uploads: before }, 'haat', file);
  await database.close();

  const uploads = localUploads(join(folder, 'after'));
  const there = { database: await freshDatabase(), uploads };
  await importShop(there, file);
  const haat = await openMounted({ ...there, empty: true });
  const reviews = await there.database.sql<{ fileName: string }>`
    select image ->> 'fileName' as "fileName" from reviews cross join jsonb_array_elements(images) image`;
  expect(reviews.length).toBeGreaterThan(0);
  const seen = new Set(reviews.map(({ fileName }) => `review/${fileName}`));
  const bowl = '/product/hand-hammered-singing-bowl-with-cushion-14-cm';
  for (const url of ['/', '/ne', '/products', '/categories', '/ne/blog', bowl]) {
    const { statusCode, body } = await haat.open(url);
    expect([url, statusCode]).toEqual([url, 200]);
    for (const [key] of body.matchAll(/(?<=\/uploads\/)[\w./-]+\.(?:avif|webp|svg|mp4|png)/g)) seen.add(key);
  }
  expect([...seen].some((key) => key.includes('/singleCategory/'))).toBe(true);
  expect(seen.size).toBeGreaterThan(100);
  const lost = [];
  for (const key of seen) if (!(await uploads.get(key))) lost.push(key);
  expect(lost).toEqual([]);
  const [all, carried] = await Promise.all(
    [before, uploads].map(async (store) => (await Array.fromAsync(store.list())).length),
  );
  expect(carried).toBeLessThan(all ?? 0);
  await haat.close();
});
