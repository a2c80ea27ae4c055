import { describe, expect, test } from 'vitest';
import { lostIn } from './docs.ts';

const place = {
  paths: new Set([
    'apps',
    'apps/api',
    'apps/api/src/features/orders/service.ts',
    'docs',
    'docs/architecture.md',
    'docs/operating.md',
    'README.md',
    'package.json',
  ]),
  commands: new Set(['check']),
};
const lost = (text: string) => lostIn('docs/architecture.md', text, place);

// spec: opens.40
describe('the documents', () => {
  test('may name files, folders, the tail of a path and a line', () => {
    const text =
      '[how](operating.md#x) [top](../README.md) `apps/api/` `orders/service.ts:12` `package.json` `npm run check`';
    expect(lost(text)).toEqual([]);
  });

  test.each([
    ['a link', '[how](gone.md)', 'gone.md'],
    ['a path', 'see `apps/api/src/gone.ts`', 'apps/api/src/gone.ts'],
    ['the tail of a path', 'see `orders/gone.ts`', 'orders/gone.ts'],
    ['a folder', 'see `apps/gone/`', 'apps/gone'],
    ['a command', 'run `npm run gone`', 'npm run gone'],
    ['a command in a block', '```sh\nnpm run gone\n```', 'npm run gone'],
  ])('%s that leads nowhere is found', (_, text, name) => {
    expect(lost(text)).toEqual([`docs/architecture.md: ${name} is not there`]);
  });

  test('patterns, addresses of the web and of the shop, and code are no paths', () => {
    const text =
      '`features/<noun>/routes.ts` `*.ts` `/api/order/place` [npm](https://example.org/x.md) `a.b()` `text/html` `@haat/api`';
    expect(lost(text)).toEqual([]);
  });
});
