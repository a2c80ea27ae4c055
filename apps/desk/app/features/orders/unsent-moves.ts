import { newId } from '@haat/web/platform/browser/new-id.ts';
import { CallError } from '@haat/web/platform/api/call.ts';
import { passes } from '@haat/web/platform/api/passes.ts';
import { dropOwn, keepOwn, ownKeysUnder, readOwn, undoneKey } from '@haat/web/platform/storage/own.ts';
import { moves } from './move.ts';
import type { Move } from './move.ts';
import { sendMove } from './send-move.ts';
import type { OrderMove } from './send-move.ts';

/** Milliseconds after which nobody means it any more: by then somebody has looked at the orders again. */
const keptFor = 24 * 60 * 60 * 1_000;

/** A move whose screen was left before the shop had it. */
interface UnsentMove extends OrderMove {
  key: string;
  since: number;
  /** Its seller was told that it waits. */
  told: boolean;
}

/** What has become of one. `waits`: the shop could not be reached, and it is sent again. */
export type UnsentOutcome =
  | { kind: 'waits' | 'moved' | 'skipped'; n: number; to: Move }
  | { kind: 'failed'; error: CallError };

const folder = (userId: string) => undoneKey(userId, 'move');
const waiting = new EventTarget();

/**
 * Keeps a move that its screen cannot send any more.
 * @param told whether its seller has read that it did not work
 */
export const keepUnsent = (userId: string, { ids, to }: OrderMove, told = false): void =>
  keepOwn(`${folder(userId)} ${newId()}`, { ids, to, since: Date.now(), told });

/** Has the desk send what is kept, whatever screen is open. */
export const requestSending = (): void => void waiting.dispatchEvent(new Event('kept'));

/** Hears that something is to be sent. */
export function onSendingRequested(hear: () => void): () => void {
  waiting.addEventListener('kept', hear);
  return () => waiting.removeEventListener('kept', hear);
}

/**
 * Sends the moves that are kept, the oldest first; what the shop has already it moves no second time.
 * @param tell hears what its seller is to know
 * @returns whether some are left
 */
export async function sendUnsent(userId: string, tell: (end: UnsentOutcome) => void): Promise<boolean> {
  for (const left of unsentOf(userId)) {
    const { key, told, ids, to } = left;
    try {
      const results = await sendMove(left);
      dropOwn(key);
      const skipped = results.filter(({ moved, code }) => !moved && code !== 'already').length;
      if (skipped > 0) tell({ kind: 'skipped', n: skipped, to });
      else if (told) tell({ kind: 'moved', n: ids.length, to });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!passes(error)) {
        dropOwn(key);
        tell({ kind: 'failed', error });
        continue;
      }
      if (!told) keepOwn(key, { ids, to, since: left.since, told: true });
      tell({ kind: 'waits', n: ids.length, to });
      return true;
    }
  }
  return false;
}

function unsentOf(userId: string): UnsentMove[] {
  const all = ownKeysUnder(folder(userId)).flatMap((key) => parsed(key, readOwn(key)));
  return all.sort((a, b) => a.since - b.since);
}

function parsed(key: string, value: unknown): UnsentMove[] {
  const read = value as Partial<UnsentMove> | null | undefined;
  const ids = Array.isArray(read?.ids) ? read.ids.filter((id) => typeof id === 'string') : [];
  const to = moves.find((move) => move === read?.to);
  const since = typeof read?.since === 'number' ? read.since : 0;
  if (to && ids.length > 0 && Date.now() - since < keptFor)
    return [{ key, ids, to, since, told: read?.told === true }];
  dropOwn(key);
  return [];
}
