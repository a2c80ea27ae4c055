import * as z from 'zod/mini';
import { stored } from '@haat/web/platform/storage/stored.ts';

/** So many are kept, the newest first. */
const mostSaved = 20;

const replies = z.array(z.string().check(z.minLength(1), z.maxLength(1_000)));

/**
 * Replies that the seller has kept on this phone, beside those of the house. `{price}` and `{delivery}` stand for what
 * they are when one is used.
 */
export const savedReplies = stored<string[]>('desk-replies', [], (value) => {
  const read = replies.safeParse(value);
  return read.success ? read.data.slice(0, mostSaved) : [];
});

/** Keeps what was written, once. */
export const keepReply = (text: string): void =>
  savedReplies.update((all) => [text, ...all.filter((each) => each !== text)].slice(0, mostSaved));

export const forgetReply = (text: string): void =>
  savedReplies.update((all) => all.filter((each) => each !== text));
