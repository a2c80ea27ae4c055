import { randomBytes } from 'node:crypto';

/** Of the id that was made last: its millisecond, and how many came before it in it. */
let last = { at: 0, count: 0 };
const mostInOne = 0x0fff;

/**
 * A new UUIDv7: opaque on the wire, in order of time in the database (design D5). Those of one process are in the order in
 * which they were made, also within a millisecond: the twelve bits behind it count on from a random start (RFC 9562,
 * section 6.2, method 1).
 */
export function v7(): string {
  const bytes = randomBytes(16);
  // A clock that is set back, or more ids than bits: the last millisecond goes on, or lends from the next.
  const now = Math.max(Date.now(), last.at);
  if (now > last.at) last = { at: now, count: bytes.readUInt16BE(6) & (mostInOne >> 1) };
  else if (last.count < mostInOne) last.count += 1;
  else last = { at: last.at + 1, count: 0 };
  bytes.writeUIntBE(last.at, 0, 6);
  bytes.writeUInt16BE(0x7000 | last.count, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
