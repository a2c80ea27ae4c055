import type { Thread } from '@haat/contract/inquiry/thread';
import type { Question } from '@haat/contract/inquiry/schemas';
import type { Waiting } from './outbox.ts';

/** What still waits to be sent: what the server has already is no longer shown twice. */
export function stillWaiting(known: Thread, waiting: Waiting[]): Waiting[] {
  const there = new Set(known.questions.map(({ clientId }) => clientId));
  return waiting.filter(({ clientId }) => !there.has(clientId));
}

/** Whether a seller has replied; what is said for one who is away is no reply (spec §4). */
export const isReplied = ({ replies }: Question): boolean => replies.some(({ automatic }) => !automatic);

export function latestReply({ questions }: Thread): Question['replies'][number] | null {
  const replies = questions.flatMap((each) => each.replies);
  return replies.reduce<Question['replies'][number] | null>(
    (latest, each) => (latest && latest.createdAt > each.createdAt ? latest : each),
    null,
  );
}

/** How many messages, of either side, it holds. */
export const sizeOf = ({ questions }: Thread): number =>
  questions.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
