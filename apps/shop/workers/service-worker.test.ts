import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { mountServiceWorker } from './service-worker.ts';
import { openMounted } from '../testing/mounted.ts';

const haat = await openMounted();
afterAll(() => haat.close());

// spec: goods.39
test('the service worker is always asked for anew, and may fetch from its own shop only', async () => {
  const { statusCode, headers, body } = await haat.open('/sw.js');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  expect(body).toContain('preloadResponse');
  const again = await haat.open('/sw.js', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('switched off, what is served in its place takes itself away', async () => {
  const app = Fastify();
  mountServiceWorker(app, null);
  const { statusCode, body } = await app.inject('/sw.js');
  expect([statusCode, body.includes('unregister()'), body.includes('fetch')]).toEqual([200, true, false]);
  await app.close();
});

test.each(['/contact', '/ne/login?next=%2Fproducts', '/nowhere'])(
  'a form that a browser sends to %s by itself ends on that page, and what was typed goes nowhere',
  async (url) => {
    const headers = { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await haat.app.inject({ method: 'POST', url, headers, payload: 'password=secret' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, url.split('?')[0]]);
    const call = await haat.app.inject({ method: 'POST', url: '/api/nowhere', headers, payload: 'x=y' });
    expect(call.statusCode).toBe(404);
  },
);
