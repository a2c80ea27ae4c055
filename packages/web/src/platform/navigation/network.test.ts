import { expect, test } from 'vitest';
import { allowsPrefetch } from './network.ts';

test('pages are fetched ahead on a good line, and where the browser tells nothing of it', () => {
  for (const line of [undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])
    expect(allowsPrefetch(line)).toBe(true);
});

// spec: 9.27
test('nothing is fetched ahead for who saves data or has 2G', () => {
  for (const line of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    expect(allowsPrefetch(line)).toBe(false);
});
