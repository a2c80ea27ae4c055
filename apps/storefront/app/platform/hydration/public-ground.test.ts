import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const storefront = join(import.meta.dirname, '../../..');
/** What React and the router keep for themselves, and a type that is forced upon what they give. */
const inside = /__react|_react[A-Z]|streamController|__SECRET_INTERNALS|__CLIENT_INTERNALS|as unknown as/;
/** Code of a dependency that is changed, or read where its package does not offer it. */
const patched = /node_modules[^'"]*\/dist\/|\/dist\/(?:esm|cjs|production)|\.prototype\.\w+ =/;

/** Through its one door every icon would be loaded with what every page needs. */
const allIcons = /import \{[^}]*\} from 'lucide-react';/;

// spec: house.1
test('the storefront reads no private field of a dependency and patches none', () => {
  expect(filesWith(inside)).toEqual([]);
  expect(filesWith(patched)).toEqual([]);
});

// spec: house.1
test('icons are imported one by one', () => {
  expect(filesWith(allIcons)).toEqual([]);
});

/** The storefront's own source files in which something is found. */
function filesWith(pattern: RegExp): string[] {
  const files = ['app', 'worker']
    .flatMap((folder) =>
      readdirSync(join(storefront, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .concat(readdirSync(storefront).filter((name) => name.endsWith('.ts')))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('public-ground.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  return files.filter((name) => pattern.test(readFileSync(join(storefront, name), 'utf8')));
}
