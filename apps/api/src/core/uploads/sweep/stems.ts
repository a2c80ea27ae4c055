import { createHash } from 'node:crypto';
import { typeOf } from '../uploads.ts';

/** What may stand in a name that is written one way only, in an address, in JSON and in HTML alike. */
export const plainSigns = 'A-Za-z0-9._-';

const plainName = new RegExp(`^[${plainSigns}]+$`);

/**
 * What all files made of one picture have in common, whichever their size, format and folder: `kettle` for
 * `product/kettle-800.webp`. Null for a name that a text may write in more than one way, so that nobody can tell whether it does.
 */
export function stemOf(key: string): string | null {
  const name = key.slice(key.lastIndexOf('/') + 1);
  if (!typeOf(name) || !plainName.test(name)) return null;
  return name.replace(/(?:-\d+)?\.[^.]+$/, '').toLowerCase();
}

/** The stems that a name found in a text may mean: the slash before it may be written as `%2F`. */
export function stemsIn(name: string): string[] {
  const stem = stemOf(name);
  return stem === null ? [] : [stem, ...(stem.startsWith('2f') ? [stem.slice(2)] : [])];
}

const words = 2 ** 22;

/**
 * A set of stems in 16 MB, however many they are (a Bloom filter). It may say of one that it holds it although it does not, of one in a million
 * where it holds a million; never the other way round.
 */
export class StemSet {
  readonly #bits = new Uint32Array(words);

  add(stem: string): void {
    for (const place of placesOf(stem)) this.#bits[place >>> 5]! |= 1 << (place & 31);
  }

  has(stem: string): boolean {
    return placesOf(stem).every((place) => (this.#bits[place >>> 5]! & (1 << (place & 31))) !== 0);
  }
}

function placesOf(stem: string): number[] {
  const hash = createHash('sha256').update(stem).digest();
  return [0, 4, 8, 12].map((at) => hash.readUInt32BE(at) % (words * 32));
}
