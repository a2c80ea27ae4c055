import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
/** What runs in a browser, and what builds it. */
const folders = ['packages/web/src', 'apps/storefront/app', 'apps/storefront/worker'];
/** What React and the router keep for themselves, and a type that is forced upon what they give. */
const inside = /__react|_react[A-Z]|streamController|__SECRET_INTERNALS|__CLIENT_INTERNALS|as unknown as/;
/** Code of a dependency that is changed, or read where its package does not offer it. */
const patched = /node_modules[^'"]*\/dist\/|\/dist\/(?:esm|cjs|production)|\.prototype\.\w+ =/;

/** Through its one door every icon would be loaded with what every page needs. */
const allIcons = /import \{[^}]*\} from 'lucide-react';/;

// spec: house.1
test('what runs in a browser reads no private field of a dependency and patches none', () => {
  expect(filesWith(inside)).toEqual([]);
  expect(filesWith(patched)).toEqual([]);
});

// spec: house.1
test('icons are imported one by one', () => {
  expect(filesWith(allIcons)).toEqual([]);
});

/** The own source files of what runs in a browser in which something is found. */
function filesWith(pattern: RegExp): string[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('public-ground.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  return files.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8')));
}
