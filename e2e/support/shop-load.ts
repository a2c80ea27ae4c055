import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Talk } from '@haat/api/testing/talks';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import { askQuestion } from '@haat/contract/inquiry/calls';
import { placeOrder } from '@haat/contract/orders/calls';
import { setInventory } from '@haat/contract/stock/calls';
import type { ShopProcess } from './shop-process.ts';

type Sent = { token: string; key?: string; [field: string]: unknown };

/** @returns the status of the answer, or 0 where there was none */
export async function send(
  { origin }: ShopProcess,
  { path }: { path: string },
  { token, key, ...body }: Sent,
): Promise<{ status: number; retryAfter: string | null }> {
  const headers = { 'content-type': 'application/json', [tokenHeader]: token };
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, ...(key && { [idempotencyHeader]: key }) },
    body: JSON.stringify(body),
  }).catch(() => null);
  await answer?.body?.cancel();
  return { status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null };
}

/** What an honest answer is while something of the shop is away. */
export const awayForNow = '503 with Retry-After';

/** People who go on writing until they are told to end. */
export interface Load {
  /** The keys of what was acknowledged. */
  acknowledged: string[];
  /** What was answered instead, and when; 0 is no answer at all. */
  refused: { said: string; at: number }[];
  end: () => Promise<unknown>;
}

/** Writers who send one thing after the other, now here, now there, and what was not answered again under its key. */
function writers(
  shops: ShopProcess[],
  { count, every = 0 }: { count: number; every?: number },
  next: (key: string) => [call: { path: string }, sent: Sent],
): Load {
  const acknowledged: string[] = [];
  const refused: Load['refused'] = [];
  const closing = new AbortController();
  const write = async () => {
    while (!closing.signal.aborted) {
      const key = randomUUID();
      const [call, sent] = next(key);
      for (let tries = 0; ; tries += 1) {
        const shop = shops[(acknowledged.length + tries) % shops.length]!;
        const { status, retryAfter } = await send(shop, call, sent);
        if (status === 200) break;
        refused.push({
          said: `${status}${retryAfter === null ? '' : ' with Retry-After'}`,
          at: performance.now(),
        });
        await pause(50);
      }
      acknowledged.push(key);
      if (every > 0) await pause(every);
    }
  };
  const all = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    refused,
    end: () => {
      closing.abort();
      return all;
    },
  };
}

/** Shoppers who order one piece after the other, at once or after so many milliseconds. */
export const buyers = (
  shops: ShopProcess[],
  { shopper, product }: Talk,
  addressId: string,
  pace: { count: number; every?: number },
): Load =>
  writers(shops, pace, (key) => [
    placeOrder,
    { token: shopper.token, key, items: [{ productId: product.id, quantity: 1 }], addressId },
  ]);

/** A seller who counts a product anew, twenty times a second where the shop can follow. */
export function counting(shops: ShopProcess[], { seller }: Talk, productId: string): Load {
  let quantity = 0;
  return writers(shops, { count: 1, every: 50 }, (key) => [
    setInventory,
    { token: seller.token, key, productId, quantity: (quantity += 1) },
  ]);
}

/** A shopper who has one more thing to say, ten times a second. */
export const talking = (shops: ShopProcess[], { shopper, about }: Talk) =>
  writers(shops, { count: 1, every: 100 }, (key) => [
    askQuestion,
    { token: shopper.token, ...about, content: `Is it ${key}?`, clientId: key },
  ]);
