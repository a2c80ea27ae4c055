import { setTimeout as pause } from 'node:timers/promises';
import { setPicture } from '@haat/contract/account/calls';
import { tokenHeader } from '@haat/contract/core/session';
import { openDatabase } from '@haat/api/core/database/database';
import { hashPassword } from '@haat/api/features/account/service';
import { oneOf, seedCrowd } from '@haat/api/testing/crowd';
import { grainyPhoto } from '@haat/api/testing/samples/photos';
import { startShop } from '../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import { percentile } from './measure.ts';
import { residentWithChildren } from './process-use.ts';
import type { Figure } from './report.ts';

const senders = Number(process.env['BENCH_SENDERS'] ?? 60);

/**
 * Photos of 12 megapixels that many send at once over HTTP, each from a network of their own; who is told to come again does.
 * What it takes is that of the shop's process and of the one that draws, together.
 */
export async function photosAtOnce(): Promise<Figure[]> {
  const postgres = await startThrowawayPostgres();
  if (!postgres) throw new Error('This part needs a Postgres server on this machine.');
  const { url } = postgres;
  const shop = await startShop({ env: { DATABASE_URL: url, TRUST_PROXY: '1' }, patience: 180_000 });
  try {
    await stock(url);
    const photo = await grainyPhoto({ width: 4_000, height: 3_000 });
    const send = (n: number) => sendUntilTaken(shop.origin, n, photo);
    // The process that draws is started.
    await send(1);
    const pid = shop.process.pid ?? 0;
    const before = residentWithChildren(pid);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, residentWithChildren(pid));
    }, 20);
    const waits = await Promise.all(Array.from({ length: senders }, (_, at) => send(at + 2)));
    clearInterval(watching);
    const times = waits.map(({ ms }) => ms).toSorted((one, two) => one - two);
    return [
      { name: `photos of ${Math.round(photo.size / 1024)} KB sent at once`, value: senders },
      { name: 'asked to come again', value: waits.reduce((sum, { again }) => sum + again, 0) },
      { name: 'until the last one was stored, s', value: (times.at(-1) ?? 0) / 1_000 },
      { name: 'a photo, median s', value: percentile(times, 0.5) / 1_000 },
      { name: 'MB taken at most besides', value: most - before, most: 300 },
    ];
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

async function stock(url: string): Promise<void> {
  const { orm, sql, close } = await openDatabase({ url });
  const [shop] = await sql<{ id: string }>`select id from shops where subdomain = 'haat'`;
  if (!shop) throw new Error('There is no demo shop.');
  const passwordHash = await hashPassword('nobody logs in by it');
  await seedCrowd(orm, { shopId: shop.id, passwordHash, accounts: senders + 1, orders: 1 });
  await close();
}

async function sendUntilTaken(origin: string, n: number, photo: File) {
  const headers = { [tokenHeader]: oneOf(n).token, 'x-forwarded-for': `198.51.${n >> 7}.${n & 127}` };
  const began = performance.now();
  for (let again = 0; ; again += 1) {
    const body = new FormData();
    body.append('picture', photo);
    const { status } = await fetch(origin + setPicture.path, { method: 'POST', headers, body });
    if (status === 200) return { again, ms: performance.now() - began };
    if (status !== 503) throw new Error(`A photo was answered ${status}.`);
    await pause(1_000);
  }
}
