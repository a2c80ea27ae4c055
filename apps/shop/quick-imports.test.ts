import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
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

const urlOf = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

test('a shop that is open goes on with the code of its own build when the next one takes the files away', async () => {
  const place = await mkdtemp(join(tmpdir(), 'haat-server-build-'));
  const server = join(place, 'storefront/build/server');
  await mkdir(join(server, 'assets'), { recursive: true });
  await writeFile(join(place, 'package.json'), '{"type":"module"}');
  await writeFile(join(server, 'index.js'), 'export const late = () => import("./assets/late.js");');
  await writeFile(join(server, 'assets/browser.js'), 'HTMLElement.prototype;');
  await writeFile(join(server, 'assets/late.css'), 'p { color: red }');
  await writeFile(join(server, 'assets/late.js'), 'import "./later.js"; export const part = "of a page";');
  await writeFile(join(server, 'assets/later.js'), '');
  // In a process of its own: it is Node that looks for files.
  const shop = `
    import { rm } from 'node:fs/promises';
    import { importQuickly } from ${urlOf('quick-imports.ts')};
    import { readAllOf } from ${urlOf('storefront-build.ts')};
    importQuickly();
    const folder = new URL(process.argv[1]);
    const { late } = await import(new URL('index.js', folder).href);
    await readAllOf(folder);
    await rm(folder, { recursive: true });
    console.log((await late()).part);`;
  const args = ['--input-type=module', '--eval', shop, pathToFileURL(`${server}/`).href];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('of a page\n');
  await rm(place, { recursive: true });
});
