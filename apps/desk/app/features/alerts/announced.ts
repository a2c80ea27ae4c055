import * as z from 'zod/mini';
import { keepOwn, ownKey, readOwn } from '@haat/web/platform/storage/own.ts';
import { alertKinds } from './alert-settings.ts';
import type { AlertKind } from './alert-settings.ts';

/** By kind, the newest of what was looked at on this phone: ids grow with time. '' where nothing has ever come. */
const marks = z.partial(z.object({ orders: z.string(), questions: z.string(), offers: z.string() }));
type Marks = z.output<typeof marks>;

export type Latest = Readonly<Record<AlertKind, readonly string[]>>;

let whose = '';
// What this page has sounded for, so that the same does not sound once more.
const announced: Record<AlertKind, Set<string>> = {
  orders: new Set(),
  questions: new Set(),
  offers: new Set(),
};

const keyOf = (userId: string) => ownKey(userId, 'desk-news');
function readMarks(): Marks {
  const read = marks.safeParse(readOwn(keyOf(whose)));
  return read.success ? read.data : {};
}

export const noteAnnounced = (kind: AlertKind, id: string): void => void announced[kind].add(id);

/** All of a kind that has come was looked at. */
export function noteSeen(kind: AlertKind, latest: readonly string[] = []): void {
  if (whose === '') return;
  const before = readMarks();
  const newest = [...announced[kind], ...latest].reduce(
    (most, id) => (id > most ? id : most),
    before[kind] ?? '',
  );
  if (newest !== before[kind]) keepOwn(keyOf(whose), { ...before, [kind]: newest });
}

/**
 * What has come that this phone was not told of: while the line was down, or before it was loaded anew. Where the desk is open
 * for the first time, nothing: what waits is shown.
 */
export function missedOf(userId: string, latest: Latest): { kind: AlertKind; id: string }[] {
  whose = userId;
  const before = readMarks();
  return alertKinds.flatMap((kind) => {
    const mark = before[kind];
    const missed =
      mark === undefined ? [] : latest[kind].filter((id) => id > mark && !announced[kind].has(id));
    return missed.map((id) => ({ kind, id }));
  });
}
