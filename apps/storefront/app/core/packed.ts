/**
 * What a loader sends along as one text: the router writes down a text as it is, and every value inside of an object
 * by itself, which for a list of products costs the server more than reading them and the phone a walk through all of it.
 */
export type Packed<T> = string & { readonly unpacked?: T };

/** What is the same for every page, such as the words of a screen, is packed once. */
const packedBefore = new WeakMap<object, string>();

/** For loaders: packs plain data. What was packed may not be changed any more. */
export function pack<T extends object>(value: T): Packed<T> {
  const text = packedBefore.get(value) ?? JSON.stringify(value);
  packedBefore.set(value, text);
  return text;
}

/** The last texts that were unpacked: a component that is drawn again gets the very same objects. */
const unpackedBefore = new Map<string, unknown>();
const kept = 32;

/** The data again, the same objects for the same text. */
export function unpack<T>(packed: Packed<T>): T {
  const known = unpackedBefore.get(packed);
  const value: unknown = known ?? JSON.parse(packed);
  // The one used longest ago stands first, and goes first.
  unpackedBefore.delete(packed);
  unpackedBefore.set(packed, value);
  if (unpackedBefore.size > kept) {
    const [oldest = ''] = unpackedBefore.keys();
    unpackedBefore.delete(oldest);
  }
  return value as T;
}
