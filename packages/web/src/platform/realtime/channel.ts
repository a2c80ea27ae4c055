import type { Socket } from 'socket.io-client';
import { channelOptions } from '@haat/contract/core/channel';
import type { Handshake, connectionEvents } from '@haat/contract/core/channel';
import type { Language } from '@haat/contract/core/language';
import { patiently } from '../hydration/patiently.ts';
import { loseSession, usableToken } from '../session/session.ts';
import { showToast } from '../toast/toast.ts';

interface Listening {
  userId: string;
  language: Language;
  /** What is done with each event; the payload is as it came, to be parsed by who hears it. */
  events: Record<string, (payload: unknown) => void>;
  /** Whenever the connection stands, for the first time or again: what came in between was not heard. */
  onConnect: (say: Say) => void;
  onDisconnect?: () => void;
  /** The session was ended elsewhere, and this browser has forgotten it. */
  onSessionOver?: () => void;
}

/**
 * Says something on the connection; what the server answers to it goes to `answered`. Without one nothing is said: whoever
 * listens says it anew when it stands.
 */
export type Say = (event: string, payload: unknown, answered?: (answer: unknown) => void) => void;

// Milliseconds that news of the shop stays: it is read in passing.
const newsStays = 15_000;
// Milliseconds that a reason stays.
const reasonStays = 4_000;
// Milliseconds before who was sent away comes back.
const pause = 5_000;
// Without an answer the next try comes later and later, up to so many milliseconds.
const patience = 60_000;
/** Twice as long each time; half of it by chance, so that not all browsers come back at once. */
const pauseAfter = (refusals: number) =>
  Math.min(pause * 2 ** refusals, patience) * (0.5 + Math.random() / 2);

// Milliseconds within which browsers ask again for what may have passed them by.
const catchesUpWithin = 2_000;

/** One connection, for everything on the page that listens for the same account. */
interface Connection {
  join(listening: Listening): void;
  /** @returns whether nobody listens any more, and it is closed */
  leave(listening: Listening): boolean;
}

const connections = new Map<string, Connection>();

/**
 * Listens to what the shop tells an account (spec §4, real-time channel): announces the user after every connect. The
 * library comes now; as long as it or the connection can't be had, the screen stays as it is.
 * @returns stops listening
 */
export function listen(listening: Listening): () => void {
  const { userId, language } = listening;
  const key = `${userId} ${language}`;
  const connection = connections.get(key) ?? connect(userId, language);
  connections.set(key, connection);
  connection.join(listening);
  return () => {
    if (connection.leave(listening) && connections.get(key) === connection) connections.delete(key);
  };
}

function connect(userId: string, language: Language): Connection {
  const listeners = new Set<Listening>();
  const stop = new AbortController();
  let socket: Socket | undefined;
  const say: Say = (event, payload, answered) => {
    if (socket?.connected) socket.emit(event, payload, ...(answered ? [answered] : []));
  };

  let refusals = 0;
  const again = () => {
    setTimeout(() => !stop.signal.aborted && socket?.connect(), pauseAfter(refusals));
    refusals += 1;
  };

  const open = async () => {
    const { io } = await patiently(() => import('socket.io-client'));
    if (stop.signal.aborted) return;
    let token: string | null = null;
    // Asked for at each connect: somebody may have logged in anew.
    const auth = (give: (said: Handshake) => void) => {
      token = usableToken();
      give({ token: token ?? undefined, language });
    };
    socket = io({ ...channelOptions, auth, reconnectionDelayMax: patience });
    let isOver = false;
    socket.on('disconnect', (reason) => {
      if (!isOver) for (const { onDisconnect } of listeners) onDisconnect?.();
      // A shop that restarts hangs up, and the library takes that for a last word.
      if (reason === 'io server disconnect') again();
    });
    // A shop that can't look up who comes, as while its database is away, refuses: the library tries that no more either.
    socket.on('connect_error', () => {
      if (!socket?.active) again();
    });
    socket.onAny((event: string, payload: unknown) => {
      for (const { events } of listeners) events[event]?.(payload);
    });
    // What whoever runs the shop tells all who are online, wherever on the page they are.
    socket.on('adminMessage', (said: unknown) => {
      if (typeof said === 'string') void showToast(said, { kind: 'info', duration: newsStays });
    });
    // Why something was not done, and why a connection ends; each once in a while, however often it is the reason.
    const toldAt = new Map<string, number>();
    socket.on('serverMessage', (said: unknown) => {
      if (isOver || typeof said !== 'string' || Date.now() - (toldAt.get(said) ?? 0) < patience) return;
      toldAt.set(said, Date.now());
      void showToast(said, { kind: 'info', duration: reasonStays });
    });
    // That is no lost line, and whoever logs out here, or has logged in anew, need not be told of the session before.
    socket.on('sessionOver' satisfies keyof typeof connectionEvents, () => {
      isOver = true;
      if (token !== usableToken()) return;
      loseSession();
      for (const { onSessionOver } of listeners) onSessionOver?.();
    });
    // Who is greeted was let in.
    socket.on('receiveGreet', () => (refusals = 0));
    const catchUp = () => {
      say('newUser', userId);
      for (const { onConnect } of listeners) onConnect(say);
    };
    socket.on('connect', () => {
      isOver = false;
      catchUp();
    });
    // One of the shop's processes was cut off: all its browsers ask again, not all at once.
    socket.on('catchUp' satisfies keyof typeof connectionEvents, () =>
      setTimeout(() => socket?.connected && catchUp(), Math.random() * catchesUpWithin),
    );
    // Who has a line again, or comes back to the page, does not wait for the next try; one that is under way is left to it.
    const now = () => {
      if (!socket || socket.connected || document.visibilityState !== 'visible') return;
      if (socket.io.engine.readyState !== 'opening') socket.disconnect().connect();
    };
    addEventListener('online', now, stop);
    document.addEventListener('visibilitychange', now, stop);
  };
  void open();

  return {
    join(listening) {
      listeners.add(listening);
      if (socket?.connected)
        queueMicrotask(() => socket?.connected && listeners.has(listening) && listening.onConnect(say));
    },
    leave(listening) {
      listeners.delete(listening);
      if (listeners.size > 0) return false;
      stop.abort();
      if (socket?.active && !socket.connected) hangUpOnceConnected(socket);
      else socket?.disconnect();
      return true;
    },
  };
}

/** A line that is hung up before it stands is reported by the browser as a fault; one that can't be had is not tried again. */
function hangUpOnceConnected(socket: Socket): void {
  socket.io.reconnection(false);
  socket.once('connect', () => socket.disconnect());
}
