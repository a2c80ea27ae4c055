import type { Socket } from 'socket.io-client';
import { channelOptions } from '@haat/contract/core/channel';
import type { Handshake } from '@haat/contract/core/channel';
import type { Language } from '@haat/contract/core/language';
import { usableToken } from '../session/session.ts';

/** Who listens, and to what. */
interface Listening {
  userId: string;
  language: Language;
  /** What is done with each event; the payload is as it came, to be parsed by who hears it. */
  events: Record<string, (payload: unknown) => void>;
  /** Whenever the connection stands, for the first time or again: what came in between was not heard. */
  onConnect: (say: Say) => void;
  onDisconnect?: () => void;
}

/** Says something on the connection; what the server answers to it goes to `answered`. */
export type Say = (event: string, payload: unknown, answered?: (answer: unknown) => void) => void;

/** Milliseconds before who was sent away comes back. */
const pause = 5_000;
/** Without an answer the next try comes later and later, up to so many milliseconds. */
const patience = 60_000;

/**
 * Listens to what the shop tells an account (spec §4, real-time channel): announces the user after every connect. The
 * library comes now; where it or the connection can't be had, the screen stays as it is.
 * @returns stops listening
 */
export function listen({ userId, language, events, onConnect, onDisconnect }: Listening): () => void {
  let socket: Socket | undefined;
  let stopped = false;
  const open = async () => {
    const { io } = await import('socket.io-client');
    if (stopped) return;
    // Asked for at each connect: somebody may have logged in anew.
    const auth = (give: (said: Handshake) => void) => give({ token: usableToken() ?? undefined, language });
    socket = io({ ...channelOptions, auth, reconnectionDelayMax: patience });
    // A shop that restarts hangs up, and the library takes that for a last word.
    socket.on('disconnect', (reason) => {
      onDisconnect?.();
      if (reason === 'io server disconnect') setTimeout(() => !stopped && socket?.connect(), pause);
    });
    for (const [name, hear] of Object.entries(events)) socket.on(name, hear);
    const say: Say = (event, payload, answered) =>
      void (answered ? socket?.emit(event, payload, answered) : socket?.emit(event, payload));
    socket.on('connect', () => {
      say('newUser', userId);
      onConnect(say);
    });
  };
  // Without the library nothing is heard, and everything else works.
  open().catch(() => {});
  return () => {
    stopped = true;
    socket?.disconnect();
  };
}
