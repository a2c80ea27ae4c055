import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveBuilt } from './built-files.ts';

// spec: goods.40
test('a page that is open gets the files of its own build after the next one; a folder and what lies beside are no files', async () => {
  const place = await mkdtemp(join(tmpdir(), 'haat-built-'));
  const [newest, former] = [join(place, 'newest'), join(place, 'former')];
  await Promise.all([newest, former].map((folder) => mkdir(join(folder, 'inner'), { recursive: true })));
  await writeFile(join(newest, 'page-new.js'), 'new');
  await writeFile(join(former, 'page-old.js'), 'old');
  await writeFile(join(place, 'secret.js'), 'secret');
  const app = fastify();
  await app.register(serveBuilt, {
    under: '/desk/assets/',
    folders: [newest, former, join(place, 'none')],
  });
  const open = async (path: string) => {
    const { statusCode, body, headers } = await app.inject(`/desk/assets/${path}`);
    return statusCode === 200 ? [body, headers['cache-control']] : statusCode;
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await open('page-new.js')).toEqual(['new', forever]);
  expect(await open('page-old.js')).toEqual(['old', forever]);
  for (const path of ['inner', '', '..%2fsecret.js', 'gone.js']) expect(await open(path), path).toBe(404);
  await app.close();
  await rm(place, { recursive: true });
});
