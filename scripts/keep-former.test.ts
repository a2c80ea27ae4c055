import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFormer } from './keep-former.ts';

// spec: goods.40
test('the files of a build are there for a day after the next one, and gone with the first build after that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-former-'));
  const assets = join(folder, 'assets');
  const hour = 3_600_000;
  const began = Date.parse('2026-11-22T00:00:00Z');
  const buildAt = async (hours: number, file: string) => {
    await keepFormer(assets, join(folder, 'former'), began + hours * hour);
    await rm(assets, { recursive: true, force: true });
    await mkdir(assets, { recursive: true });
    await writeFile(join(assets, file), file);
  };
  const former = () => readdir(join(folder, 'former'));
  await buildAt(0, 'first.js');
  expect(await former()).toEqual([]);
  await buildAt(1, 'second.js');
  expect(await former()).toEqual(['first.js']);
  await buildAt(24, 'third.js');
  expect((await former()).toSorted()).toEqual(['first.js', 'second.js']);
  await buildAt(26, 'fourth.js');
  expect((await former()).toSorted()).toEqual(['second.js', 'third.js']);
  await rm(folder, { recursive: true });
});
