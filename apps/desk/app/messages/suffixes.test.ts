import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'ne-NP');

test('in Nepali a suffix stands at the name that it belongs to, without a space', () => {
  const wrong = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /\{(?:title|names?|vendor|desk)\} (?:को|का|की|मा|ले|लाई)(?=[\s'?])/g,
      ),
    ].map(([words]) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});
