import * as z from 'zod/mini';
import type { FastifyBaseLogger } from 'fastify';
import type { Socket as AnySocket } from 'socket.io';
import type { connectionEvents } from '@haat/contract/core/channel';
import type { Language } from '@haat/contract/core/language';
import { loggable } from '../errors.ts';
import type { Session, ShopMark } from '../request-context.ts';
import { roomOf } from './rooms.ts';
import { socketWords } from './socket-words.ts';
import type { SocketWords } from './socket-words.ts';

/** Who is connected, as the handshake's token says: never as an event's payload says. */
export interface SocketData {
  shop: ShopMark;
  session: Session | null;
  language: Language;
  /** Something it said was refused: that is logged once a connection, however often it happens. */
  refused: boolean;
}
type Nothing = Record<string, never>;
/** What a browser may say: anything at all, until it is parsed. */
export type ClientEvents = Record<string, (...said: unknown[]) => void>;
export type ServerEvents = Record<string, (said: unknown) => void>;
export type Socket = AnySocket<ClientEvents, ServerEvents, Nothing, SocketData>;

/** A connection as a feature's door knows it. Rooms are of its shop, whatever their name. */
export interface Peer {
  readonly shopId: string;
  readonly session: Session | null;
  /** Whether it is in the room now: nobody is in a hundred conversations at once. */
  join(room: string): boolean;
  leave(room: string): void;
  isIn(room: string): boolean;
  /** Whether it is in any room whose name begins so. */
  isInOneOf(beginning: string): boolean;
  say(event: string, said: unknown): void;
  /** Says why something was not done. */
  refuse(why: keyof SocketWords): void;
}

/** So many rooms one connection is in at most. */
const maxRooms = 100;

/** Says something that every browser understands (spec §7). */
export const say = (socket: Socket, event: keyof typeof connectionEvents, text: string) =>
  socket.emit(event, text);

export function peerOf(socket: Socket, event: string, log: FastifyBaseLogger): Peer {
  const { shop, session, language } = socket.data;
  return {
    shopId: shop.id,
    session,
    join(room) {
      // One that is gone while somebody was asked about it would stay in the room for good.
      if (!socket.connected) return false;
      const name = roomOf(shop.id, room);
      if (socket.rooms.has(name)) return true;
      if (socket.rooms.size >= maxRooms) return false;
      void socket.join(name);
      return true;
    },
    leave: (room) => void socket.leave(roomOf(shop.id, room)),
    isIn: (room) => socket.rooms.has(roomOf(shop.id, room)),
    isInOneOf: (beginning) => [...socket.rooms].some((room) => room.startsWith(roomOf(shop.id, beginning))),
    say: (name, said) => void socket.emit(name, said),
    refuse(why) {
      say(socket, 'serverMessage', socketWords[language][why]);
      if (!socket.data.refused) log.info({ event, why, shop: shop.subdomain }, 'an event was refused');
      socket.data.refused = true;
    },
  };
}

/** What is done with an event of a browser: its answer goes back where one was asked for. */
export type Handler<T> = (said: T, peer: Peer) => unknown;

interface EventListener {
  schema: z.ZodMiniType;
  /** Hands what came to the handler, once it is parsed; where it cannot be, the browser is told so. */
  handle(payload: unknown, peer: Peer): unknown;
}

/**
 * What came with an event. The specification names its fields (§7: `joinRoom (userId, vendorId, productId)`) and not whether they
 * come one by one or as one object: both are understood.
 */
function payloadOf(schema: z.ZodMiniType, said: unknown[]): unknown {
  if (said.length < 2 || !(schema instanceof z.ZodMiniObject)) return said[0];
  return Object.fromEntries(Object.keys(schema.shape).map((name, at) => [name, said[at]]));
}

/** What browsers may say, each parsed before its handler sees it. */
export class EventListeners {
  readonly #listeners = new Map<string, EventListener>();
  readonly #log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  add<S extends z.ZodMiniType>(event: string, schema: S, handler: Handler<z.output<S>>): void {
    this.#listeners.set(event, {
      schema,
      handle(payload, peer) {
        const parsed = z.safeParse(schema, payload);
        return parsed.success ? handler(parsed.data, peer) : peer.refuse('notUnderstood');
      },
    });
  }

  /** Gives an event to its listener; one that nobody waits for is nothing. */
  async dispatch(socket: Socket, event: string, args: unknown[]): Promise<void> {
    const listener = this.#listeners.get(event);
    if (!listener) return;
    const last = args.at(-1);
    const answer = typeof last === 'function' ? (last as (answered: unknown) => void) : null;
    const peer = peerOf(socket, event, this.#log);
    const payload = payloadOf(listener.schema, answer ? args.slice(0, -1) : args);
    let answered: unknown = null;
    try {
      answered = await listener.handle(payload, peer);
    } catch (error) {
      this.#log.warn({ error: loggable(error), event }, 'an event could not be handled');
      peer.refuse('unavailable');
    }
    answer?.(answered ?? null);
  }
}
