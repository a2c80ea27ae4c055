import { askQuestion, makeOffer } from '@haat/contract/inquiry/calls';
import type { Question } from '@haat/contract/inquiry/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { currentUser, clearSession } from '@haat/web/platform/session/session.ts';
import { dropWaiting, isWaiting, putWaiting, waitingOf } from './outbox.ts';
import type { Waiting } from './outbox.ts';

export type Failure = { kind: 'again' } | { kind: 'login' } | { kind: 'refused'; code: string };

/** Judges by what a call was refused: a line or a server that fails is tried again, a reason of the shop's is told. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { kind: 'again' };
  if (error.code === 'login-required') return { kind: 'login' };
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  return passes ? { kind: 'again' } : { kind: 'refused', code: error.code };
}

/** Milliseconds until the next try: 2 s, then twice as long each time, a minute at most. */
export const waitAfter = (tries: number): number => Math.min(2_000 * 2 ** (tries - 1), 60_000);

// Milliseconds after which an answer is not waited for any more.
const patience = 20_000;

type Hear = (question: Question, message: Waiting) => void;
const hearing = new Set<Hear>();

/** Hears what the server has made of a message, before it leaves those that wait. */
export function onSent(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}

let running = false;
/** Whose messages are to be sent: asked again while it runs, also after somebody else has logged in. */
let asked: string | null = null;
let tries = 0;
let later: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits of an account, in order and one at a time, in one tab at a time. What can't go now is tried again, at
 * once when there is a line.
 */
export function sendWaiting(user: string): void {
  clearTimeout(later);
  asked = user;
  if (!running) void run();
}

async function run(): Promise<void> {
  running = true;
  let isDone = true;
  while (asked !== null) {
    const user = asked;
    asked = null;
    isDone = await aloneInBrowser(() => sendAll(user));
  }
  running = false;
  removeEventListener('online', again);
  if (isDone) {
    tries = 0;
    return;
  }
  tries += 1;
  later = setTimeout(again, waitAfter(tries));
  addEventListener('online', again, { once: true });
}

function again(): void {
  const user = currentUser()?._id;
  if (user) sendWaiting(user);
}

/**
 * Another tab may be sending the same: where the browser has locks, each waits for its turn. Where it has none, as on a page
 * without https, both send it, and the shop takes it once by its client id: what comes after it goes when it is there.
 */
async function aloneInBrowser(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('inquiry-sending', work) : work();
}

const talkOf = ({ vendor, product }: Waiting): string => `${vendor} ${product}`;

/** The next message to be sent. @param held conversations in which one could not go: what comes after it waits with it */
export const nextOf = (waiting: readonly Waiting[], held: ReadonlySet<string>): Waiting | undefined =>
  waiting.find((message) => message.refused === null && !held.has(talkOf(message)));

/** @returns whether nothing is left that could go later */
async function sendAll(user: string): Promise<boolean> {
  const held = new Set<string>();
  for (;;) {
    const message = nextOf(waitingOf(user), held);
    if (!message || currentUser()?._id !== user) return held.size === 0;
    try {
      const { data } = await sent(message, AbortSignal.timeout(patience));
      for (const hear of hearing) hear(data, message);
      dropWaiting(message);
      tries = 0;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'again') {
        if (!isMessageError(error)) return false;
        held.add(talkOf(message));
      } else if (failure.kind === 'refused') {
        // Another tab may have sent it, and its writer deleted it since.
        if (isWaiting(message)) putWaiting({ ...message, refused: failure.code });
      } else {
        // It stays for when they have logged in again. Who has logged in meanwhile stays so.
        if (currentUser()?._id === user) clearSession();
        return true;
      }
    }
  }
}

/**
 * What one message makes of the server, an error or no answer, says nothing of the others; no line, or too many at once,
 * holds all of them.
 */
export const isMessageError = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status >= 500
    : error instanceof DOMException && error.name === 'TimeoutError';

function sent({ user, vendor, product, clientId, content, offer }: Waiting, signal: AbortSignal) {
  if (offer !== null) return call(makeOffer, { vendor, product, clientId, amount: offer }, { signal });
  return call(askQuestion, { user, vendor, product, clientId, content }, { signal });
}
