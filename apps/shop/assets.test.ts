import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sentRaw } from '@haat/api/testing/servers/raw';
import { openMounted } from './testing/mounted.ts';

const shop = await openMounted();
afterAll(() => shop.close());
await shop.app.listen({ host: '127.0.0.1', port: 0 });
const [script = ''] = (
  await readdir(fileURLToPath(new URL('../storefront/build/client/assets', import.meta.url)))
).filter((name) => name.endsWith('.js'));

// spec: security.12
test.each([
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/..%5c..%5cserver%5cindex.js',
  '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets//etc/passwd',
  `/assets/${script}%00.js`,
])('nothing outside the folder of built files is served: %s', async (path) => {
  const heard = await sentRaw(shop.app, path);
  expect(heard).toMatch(/^HTTP\/1\.1 404 /);
  expect(heard).not.toMatch(/createRequestHandler|root:x|"workspaces"/);
});

// spec: security.8
test('a page, a built file and a page that is not there are taken for what they are, and framed by nobody', async () => {
  for (const url of ['/', `/assets/${script}`, '/assets/none.js', '/no-such-page', '/ne/faq']) {
    const { headers } = await shop.open(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy'], url).toBeTruthy();
  }
});
