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
  onConnect: () => void;
}

/** Milliseconds before who was sent away comes back. */
const pause = 5_000;
/** Without an answer the next try comes later and later, up to so many milliseconds. */
const patience = 60_000;

/**
 * Listens to what the shop tells an account (spec §4, real-time channel): announces the user after every connect. The
 * library comes now; where it or the connection can't be had, the screen stays as it is.
 * @returns stops listening
 */
export function listen({ userId, language, events, onConnect }: Listening): () => void {
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
      if (reason === 'io server disconnect') setTimeout(() => !stopped && socket?.connect(), pause);
    });
    for (const [name, hear] of Object.entries(events)) socket.on(name, hear);
    socket.on('connect', () => {
      socket?.emit('newUser', userId);
      onConnect();
    });
  };
  // Without the library nothing is heard, and everything else works.
  open().catch(() => {});
  return () => {
    stopped = true;
    socket?.disconnect();
  };
}
