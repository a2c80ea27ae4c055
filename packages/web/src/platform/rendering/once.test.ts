import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const folders = ['packages/web/src', 'apps/storefront/app'];
const begins = /keyOf=\{\(\) =>\s*(?:'(?<whole>[^']*)'|`(?<start>[^`$]*))/g;

interface Key {
  file: string;
  text: string;
  /** Whether what is shown stands behind it. */
  goesOn: boolean;
}

const keys = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name): Key[] => {
      const file = join(folder, name);
      const code = readFileSync(join(root, file), 'utf8');
      if (!code.includes('<RenderedOnce')) return [];
      return [...code.matchAll(begins)].map(({ groups }) => ({
        ...{ file, text: groups?.['whole'] ?? groups?.['start'] ?? '' },
        goesOn: groups?.['whole'] === undefined,
      }));
    }),
);

const mayBeOne = (one: Key, other: Key) =>
  one.goesOn ? other.text.startsWith(one.text) : one.text === other.text;

test('no two parts that the server renders once can have one key: each would be shown the other one’s content', () => {
  expect(keys.length).toBeGreaterThan(15);
  const pairs = keys.flatMap((one, n) =>
    keys
      .slice(n + 1)
      .flatMap((other) => (mayBeOne(one, other) || mayBeOne(other, one) ? [[one, other]] : [])),
  );
  expect(pairs).toEqual([]);
});
