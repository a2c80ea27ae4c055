import * as z from 'zod/mini';

/** `URL.parse`, which phones of a few years ago do not have. */
function parsed(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

// Apart from `fields.ts`, some of which a browser loads: only the server asks about links.

const isHttps = (text: string): boolean =>
  /^https:\/\/[^/\\\s\p{Cc}][^\\\s\p{Cc}]*$/iu.test(text) && parsed(text) !== null;

/** Made of names as the server gives them: nothing that leads out of the folder again, however it is written. */
const isUpload = (text: string): boolean => /^\/uploads(?:\/[\w-][\w.-]*)+$/.test(text);

/** Once dots are resolved it is still a path of ours: `//host` and `/..//host` are, or become, another host's. */
const isOwnPage = (text: string): boolean =>
  /^\/(?:[^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u.test(text) &&
  !parsed(text, 'https://own.invalid')?.pathname.startsWith('//');

const address = (isOne: (text: string) => boolean, otherwise: string) =>
  z.string().check(z.maxLength(2_000), z.refine(isOne, otherwise));

export const webLink = address(isHttps, 'Please give an address that begins with https://.');

/** The path of a picture under `/uploads`, as the shop keeps each one that it has drawn. */
export const upload = address((text) => isUpload(text) && text.endsWith('.webp'), 'Please choose a picture.');

/** A path under `/uploads` or an absolute https address. */
export const link = address(
  (text) => isUpload(text) || isHttps(text),
  'Please give an upload or an address that begins with https://.',
);

/** Where something on a page leads: a path of the shop or an absolute https address. */
export const pageLink = address(
  (text) => isOwnPage(text) || isHttps(text),
  'Please give a path of the shop or an address that begins with https://.',
);
