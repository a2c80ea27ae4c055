import { newId } from '@haat/web/platform/browser/new-id.ts';
import { dropOwn, keepOwn, ownKey, ownKeysUnder, readOwn } from '@haat/web/platform/storage/own.ts';

/** Who talks with whom about what, as the calls name it. */
export interface Conversation {
  user: string;
  vendor: string;
  product: string;
}

/** A message that the server has not taken yet. */
export interface Waiting extends Conversation {
  /** The same each time it is sent: the server takes it once. */
  clientId: string;
  content: string;
  /** Whole rupees, where it offers a price; null where it only asks. */
  offer: number | null;
  /** Milliseconds; they are sent in this order. */
  since: number;
  /** The code by which the server has refused it; null while it may still go. */
  refused: string | null;
}

const listeners = new Set<() => void>();
const folder = (user: string) => ownKey(user, 'message');
const keyOf = ({ user, clientId }: Pick<Waiting, 'user' | 'clientId'>) => `${folder(user)} ${clientId}`;

const shown = new Map<string, Waiting[]>();
const changed = () => {
  shown.clear();
  for (const listener of listeners) listener();
};

export const hasWaiting = (user: string): boolean => ownKeysUnder(folder(user)).length > 0;

/** All messages of an account that wait, in the order in which they were written. */
export function waitingOf(user: string): Waiting[] {
  return ownKeysUnder(folder(user))
    .flatMap((key) => parsed(user, key.slice(folder(user).length + 1), readOwn(key)))
    .sort((a, b) => a.since - b.since || (a.clientId < b.clientId ? -1 : 1));
}

/** The same in one conversation: the same list until something changes. */
export function waitingIn({ user, vendor, product }: Conversation): Waiting[] {
  const key = `${user} ${vendor} ${product}`;
  const list =
    shown.get(key) ??
    waitingOf(user).filter((message) => message.vendor === vendor && message.product === product);
  shown.set(key, list);
  return list;
}

export function putWaiting(message: Waiting): void {
  const { user, clientId, ...rest } = message;
  keepOwn(keyOf({ user, clientId }), rest);
  changed();
}

/** Whether a message waits still: another tab may have sent it meanwhile. */
export const isWaiting = (message: Waiting): boolean => readOwn(keyOf(message)) !== undefined;

export function dropWaiting(message: Waiting): void {
  dropOwn(keyOf(message));
  changed();
}

let last = 0;

export function newMessage(about: Conversation, content: string, offer: number | null): Waiting {
  // Two in the same millisecond, or after a clock was put back, keep their order.
  last = Math.max(Date.now(), last + 1);
  return { ...about, clientId: newId(), content, offer, since: last, refused: null };
}

/** Hears of what is put in or taken out, in other tabs too. */
export function onWaiting(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', changed);
    shown.clear();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changed);
  };
}

function parsed(user: string, clientId: string, value: unknown): Waiting[] {
  const { vendor, product, content, offer, since, refused } = Object(value) as Record<string, unknown>;
  if (!isText(vendor) || !isText(product) || !isText(content) || typeof since !== 'number') return [];
  return [
    {
      ...{ user, clientId, vendor, product, content, since },
      offer: typeof offer === 'number' ? offer : null,
      refused: isText(refused) ? refused : null,
    },
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
