import { expect, test, vi } from 'vitest';
import { ConnectionLimit, hostOf, isOwnPage } from './admission.ts';

// spec: accounts.36
test('connecting over and over is refused for the rest of the minute', () => {
  vi.useFakeTimers();
  const connectionLimit = new ConnectionLimit(true);
  for (let n = 0; n < 300; n += 1) expect(connectionLimit.admits('a')).toBe(true);
  expect([connectionLimit.admits('a'), connectionLimit.admits('b')]).toEqual([false, true]);
  vi.advanceTimersByTime(60_000);
  expect(connectionLimit.admits('a')).toBe(true);
  vi.useRealTimers();
});

test('of a host no more proxies are believed than there are', () => {
  const asked = {
    headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-host': 'evil, haat.example' },
  };
  const direct = { headers: { host: 'Haat.example:3000', 'x-forwarded-host': 'evil' } };
  expect([hostOf(direct, 0), hostOf(asked, 1)]).toEqual(['haat.example:3000', 'haat.example']);
});

test('a page is of the host that was asked, whatever its scheme', () => {
  const from = (origin: string) => isOwnPage({ headers: { origin } }, 'haat.example');
  expect(['https://haat.example', 'http://haat.example'].map(from)).toEqual([true, true]);
  for (const origin of ['https://haat.example:8443', 'https://www.haat.example', 'null', 'haat.example', ''])
    expect(from(origin), origin).toBe(false);
});
