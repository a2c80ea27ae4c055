import { useSyncExternalStore } from 'react';
import { alertKinds, alertSettings, isQuiet } from './alert-settings.ts';
import type { AlertKind } from './alert-settings.ts';
import { missedOf, noteAnnounced, noteSeen } from './announced.ts';
import type { Latest } from './announced.ts';
import { play } from './sound.ts';

// A sound repeats so often until what it tells of was looked at, in milliseconds.
const repeatEvery = 30_000;

interface News {
  /** By kind: the ids of what came and nobody has looked at. */
  unseen: Readonly<Record<AlertKind, ReadonlySet<string>>>;
  /** The browser would not play a sound: it does after a tap. */
  blocked: boolean;
}

const nothing: ReadonlySet<string> = new Set();
let news: News = { unseen: { orders: nothing, questions: nothing, offers: nothing }, blocked: false };
let repeating: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<News>): void {
  news = { ...news, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Something new has come: it sounds at once, and again until it was looked at. The same thing twice is one. */
export function announce(kind: AlertKind, id: string): void {
  noteAnnounced(kind, id);
  if (news.unseen[kind].has(id)) return;
  change({ unseen: { ...news.unseen, [kind]: new Set(news.unseen[kind]).add(id) } });
  void sound();
  repeating ??= setInterval(() => void sound(), repeatEvery);
}

/** Hears what has come meanwhile, as the shop tells what is newest of that which waits. */
export function catchUp(userId: string, latest: Latest): void {
  for (const { kind, id } of missedOf(userId, latest)) announce(kind, id);
  for (const kind of alertKinds) if (news.unseen[kind].size === 0) noteSeen(kind, latest[kind]);
}

/** All that is new of a kind was looked at; with `ids`, these alone. */
export function seen(kind: AlertKind, ids?: readonly string[]): void {
  const before = news.unseen[kind];
  const left = ids ? new Set([...before].filter((id) => !ids.includes(id))) : nothing;
  if (left.size === before.size) return;
  change({ unseen: { ...news.unseen, [kind]: left } });
  if (left.size === 0) noteSeen(kind);
  if (alertKinds.some((each) => news.unseen[each].size > 0)) return;
  clearInterval(repeating);
  repeating = undefined;
}

/** A tap has come: sounds are let through from now on. */
export async function unblock(): Promise<void> {
  await sound();
}

async function sound(): Promise<void> {
  const settings = alertSettings.get();
  const kind = alertKinds.find((each) => settings[each] && news.unseen[each].size > 0);
  if (kind === undefined || isQuiet(settings, new Date())) return change({ blocked: false });
  change({ blocked: !(await play(kind)) });
}

/** What is new. */
export const useNews = (): News => useSyncExternalStore(subscribe, () => news);

/** How many things are new in all. */
export const countOf = ({ unseen }: News): number =>
  alertKinds.reduce((sum, kind) => sum + unseen[kind].size, 0);
