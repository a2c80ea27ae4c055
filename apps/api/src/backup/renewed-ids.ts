import { randomBytes } from 'node:crypto';

const uuids = /(?<![0-9a-f])([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{2})([0-9a-f]{10})(?![0-9a-f])/g;

/**
 * A way of giving new ids to all that an old one names: in any text, each id becomes one other, always the same. They keep their time and
 * with it their order: the last five bytes, which are random, are mixed with others.
 */
export function idRenewal(): (text: string) => string {
  const salt = randomBytes(5);
  // One that is zero would change nothing.
  salt[0]! |= 1;
  const renewed = (end: string) => {
    const bytes = Buffer.from(end, 'hex');
    for (const [at, byte] of salt.entries()) bytes[at]! ^= byte;
    return bytes.toString('hex');
  };
  return (text) => text.replace(uuids, (_, start: string, end: string) => start + renewed(end));
}
