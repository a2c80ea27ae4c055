import { expect, test } from 'vitest';
import { newerIn } from './browsers.ts';

test('what the oldest browsers do not have is found, and what to write instead is said', () => {
  expect(newerIn('a.ts', 'const by = Map.groupBy(all, of);\nmap.values().some(is);\n')).toEqual([
    'a.ts: Map.groupBy (Chrome and Safari 117, 17.4: `groupsBy`)',
    'a.ts: methods of iterators (Chrome and Safari 122, 18.4: spread it first)',
  ]);
});

test('comments may name it, schemas have unions, and who asks first may use it', () => {
  const asked =
    "if ('showPopover' in HTMLElement.prototype) place.showPopover();\nz.union([one, other]); // Map.groupBy\n[...map.values()].some(is)";
  expect(newerIn('a.ts', asked)).toEqual([]);
  expect(newerIn('a.ts', 'place.showPopover();')).toHaveLength(1);
});
