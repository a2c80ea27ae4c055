import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
/** What runs in a browser, and what builds it. */
const browser = ['packages/web/src', 'apps/storefront/app', 'apps/storefront/worker', 'apps/desk/app'];
const server = ['packages/contract/src', 'apps/api/src', 'apps/shop'];
/** What React and the router keep for themselves, and a type that is forced upon what they give. */
const inside =
  /__react|_react[A-Z]|streamController|__SECRET_INTERNALS|__CLIENT_INTERNALS|\bas (?:unknown as|never)\b/;
/** An answer that is of a type because whoever reads it says so. */
const asserted = /\bas (?:Answers?<|T\b)/;
/** Code of a dependency that is changed, or read where its package does not offer it. */
const patched = /node_modules[^'"]*\/dist\/|\/dist\/(?:esm|cjs|production)|\.prototype\.\w+ =/;
/** What a dependency runs by, replaced on its object, or an object put before its own. */
const replaced =
  /\.stream_ops\.\w+ =|\._[A-Z]\w+ =(?!=)|Object\.create\((?!null)|Object\.setPrototypeOf|\bregisterHooks\(/;

/** Through its one door every icon would be loaded with what every page needs. */
const allIcons = /import \{[^}]*\} from 'lucide-react';/;

// spec: house.1
test('no code reads a private field of a dependency or patches one, but the places of decision 23', () => {
  const all = [...browser, ...server];
  expect(filesWith(inside, all)).toEqual([]);
  expect(filesWith(patched, all)).toEqual([]);
  expect(filesWith(replaced, all)).toEqual([
    'apps/api/src/core/database/embedded/durable-files.ts',
    'apps/api/src/core/database/embedded/embedded-worker.ts',
    'apps/api/src/features/orders/bill/faces.ts',
    'apps/shop/quick-imports.ts',
  ]);
});

// spec: house.1
test('an answer is of a type by assertion in the places of decision 33 alone', () => {
  expect(filesWith(asserted, [...browser, ...server])).toEqual([
    'apps/api/src/core/database/pipelined.ts',
    'apps/api/src/core/http/serve.ts',
    'apps/api/src/core/idempotency/idempotency.ts',
    'apps/api/src/testing/harness.ts',
    'packages/web/src/platform/api/call.ts',
    'packages/web/src/platform/api/packed.ts',
  ]);
});

// spec: house.1
test('icons are imported one by one', () => {
  expect(filesWith(allIcons, browser)).toEqual([]);
});

/** The own source files of these folders in which something is found. */
function filesWith(pattern: RegExp, folders: string[]): string[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\/(?:node_modules|build)\/|public-ground\.test\.ts$/.test(name),
    );
  expect(files.length).toBeGreaterThan(300);
  return files.filter((name) => pattern.test(readFileSync(join(root, name), 'utf8'))).toSorted();
}
