import { getShopFrame } from '@haat/contract/content/calls';
import { themeCss } from '@haat/web/platform/theme/colours.ts';
import { afterAll, expect, test } from 'vitest';
import { openMounted } from './testing/mounted.ts';

const haat = await openMounted();
afterAll(() => haat.close());

// spec: desk.10
test('the desk is one empty page for everybody, which nobody keeps and no search engine lists', async () => {
  const [first, second] = await Promise.all([
    haat.open('/desk'),
    haat.open('/ne/desk/orders?status=pending'),
  ]);
  expect(first.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
  });
  expect(first.headers['content-security-policy']).not.toContain("'unsafe-inline' 'sha256");
});

// spec: desk.10
test('its colours are those of the shop that is asked', async () => {
  const css = await haat.open('/desk/theme.css', { cookie: 'subdom=haat' });
  expect(css.headers['content-type']).toContain('text/css');
  const { body } = await haat.ask(getShopFrame, { subdomain: 'haat' });
  expect(css.body).toBe(themeCss(body.theme));
});
