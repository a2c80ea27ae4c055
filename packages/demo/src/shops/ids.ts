import { createHash } from 'node:crypto';

/** The demo's "today": everything dated is before this, so that loading it twice gives the same bytes. */
export const demoToday = Date.parse('2026-11-01T06:15:00Z');

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A UUIDv7-shaped id that is the same on every machine: the time part is fixed, the random part
 * is the SHA-256 of kind and key.
 */
export function demoId(kind: string, key: string): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(demoToday, 0, 6);
  hashOf(`${kind}:${key}`).copy(bytes, 6, 0, 10);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A whole number from 0 to `below - 1`, fixed by the text. */
export function pick(text: string, below: number): number {
  return hashOf(text).readUInt32BE(0) % below;
}

/** ISO time `days` (may be fractional) before the demo's today. */
export function daysAgo(days: number): string {
  return new Date(demoToday - Math.round(days * 86_400_000)).toISOString();
}

/** "Hand-woven Dhaka Shawl, 2 m" → "hand-woven-dhaka-shawl-2-m". */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
