import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutEmbedded, inItsRoom, ofTheServer, onBoth, isolated, withoutDatabase } from './test-files.ts';

const root = join(import.meta.dirname, '../..');

// spec: opens.12
test('each noun of the API has a file that runs on both databases', () => {
  const features = join(root, 'apps/api/src/features');
  const nouns = readdirSync(features, { withFileTypes: true }).filter((each) => each.isDirectory());
  const tested = nouns.filter(({ name }) => globSync(`${features}/${name}/**/*.test.ts`).length > 0);
  const without = tested.filter(({ name }) => !onBoth.some((file) => file.includes(`/features/${name}/`)));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('what is named is there, and belongs to one group only', () => {
  const all = globSync(ofTheServer, { cwd: root });
  expect([...aboutEmbedded, ...onBoth].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const alone = [...aboutEmbedded, ...withoutDatabase, ...isolated];
  expect(new Set(alone).size).toBe(alone.length);
  expect(onBoth.filter((file) => alone.includes(file))).toEqual([]);
  expect(all.length).toBeGreaterThan(alone.length);
});

test('a journey is found by its name alone, and by where it lies', () => {
  expect(inItsRoom('e2e/first-order')).toBe('/first-order');
  expect(inItsRoom('e2e/journeys/buying')).toBe('e2e/journeys/buying');
  expect(inItsRoom('e2e/no-such-journey')).toBe('/no-such-journey');
});
