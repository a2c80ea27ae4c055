import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const folder = dirname(
  createRequire(join(import.meta.dirname, '../api/package.json')).resolve('drizzle-orm'),
);

// spec: house.1
test('each file that drizzle-orm names by a relative path is there, a module, and the one that Node itself finds', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const named = files.flatMap((name) => {
    const file = join(folder, name);
    return [...readFileSync(file, 'utf8').matchAll(/\bfrom ["'](\.[^"']+)["']/g)].map(
      ([, path]) => new URL(path!, pathToFileURL(file)).href,
    );
  });
  expect(named.length).toBeGreaterThan(150);
  const known = new Set(files.map((name) => pathToFileURL(join(folder, name)).href));
  expect([...new Set(named)].filter((href) => !known.has(href))).toEqual([]);
  const { type } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { type: string };
  expect(type).toBe('module');
});
