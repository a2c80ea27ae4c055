import { stored } from '@haat/web/platform/storage/stored.ts';

/** Where an order is placed from: each has its own key. */
export type OrderSource = 'cart' | 'quick';

interface Sent {
  /** A digest of what was sent. */
  contents: string;
  key: string;
  at: number;
}

// An order of so many milliseconds ago is meant as another one.
const freshFor = 60 * 60_000;

/** What was sent and not answered yet, kept in the browser so that a reload does not make it another order. */
const sent = stored<Partial<Record<OrderSource, Sent>>>('orderKeys', {}, (value) => {
  const { cart, quick } = Object(value) as Record<string, unknown>;
  return { cart: sentFrom(cart), quick: sentFrom(quick) };
});

function sentFrom(value: unknown): Sent | undefined {
  const { contents, key, at } = Object(value) as Record<string, unknown>;
  const known = typeof contents === 'string' && typeof key === 'string' && typeof at === 'number';
  return known && /^[0-9a-f]{32}$/.test(key) ? { contents, key, at } : undefined;
}

/**
 * What of an order was only seen. It may be another by the next try for the very reason that the first one was placed: its
 * agreed price is used then.
 */
const seen = new Set(['price', 'total', 'totalAmount', 'offerId']);

/**
 * The idempotency key to send an order under (design §3): the same contents keep their key until they are ordered, so
 * that another try, also after a reload or in another tab, is the same order. At another price it is refused then
 * (`key-reused`) where the first one was placed, and nothing is ordered twice.
 */
export function orderKey(source: OrderSource, order: unknown, now = Date.now()): string {
  const contents = digest(
    JSON.stringify(order, (name, value: unknown) => (seen.has(name) ? undefined : value)),
  );
  const before = sent.get()[source];
  const age = now - (before?.at ?? 0);
  if (before?.contents === contents && age >= 0 && age < freshFor) return before.key;
  const key = newKey();
  sent.update((all) => ({ ...all, [source]: { contents, key, at: now } }));
  return key;
}

/** The order was placed: the next one is another, even of the same things. */
export const clearOrderKey = (source: OrderSource): void =>
  sent.update((all) => ({ ...all, [source]: undefined }));

/** Names and addresses are not left lying about in the storage: a digest tells as well whether anything changed. */
function digest(text: string): string {
  let [one, two] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  return [one ^ (two >>> 15), two ^ (one >>> 13)].map((part) => (part >>> 0).toString(36)).join('-');
}

// `crypto.randomUUID` is missing where a shop is opened without https in a home network.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
