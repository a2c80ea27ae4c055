import type { Language } from '@haat/contract/core/language';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import { channelOptions, connectionCalls, handshake } from '@haat/contract/core/channel';
import type { connectionEvents } from '@haat/contract/core/channel';
import type { Session, ShopMark } from '../request-context.ts';
import { tags } from '../cache/cache.ts';
import { isWide, widerThan } from '../cache/wide-tags.ts';
import type { Changes } from '../cache/cache.ts';
import type { Bus } from '../bus/bus.ts';
import type { Connections } from '../limits/connections.ts';
import { loggable } from '../errors.ts';
import { addressOf } from '../http/network.ts';
import { ConnectionLimit, hostOf, isOwnPage } from './admission.ts';
import { Arriving } from './arriving.ts';
import { busAdapter } from './bus-adapter.ts';
import { EventListeners, say } from './peer.ts';
import type { ClientEvents, Handler, ServerEvents, Socket, SocketData } from './peer.ts';
import { sharedPresence } from './presence.ts';
import type { Presence } from './presence.ts';
import { ofAccount, ofVendor, readersOf, roomOf } from './rooms.ts';
import type { VendorOfShop } from './rooms.ts';
import { socketWords } from './socket-words.ts';

/** The real-time channel as features use it. What is told is told after the commit, never before. */
export interface Sockets {
  /** Says something to every open page of an account, whichever process holds it. */
  tell(account: { shopId: string; accountId: string }, event: string, said: unknown): void;
  /** Says something to every open desk of a vendor. */
  tellVendor(vendor: VendorOfShop, event: string, said: unknown): void;
  /** Says something to all who are online in a shop and read this language, guests too. */
  tellEverybody(to: { shopId: string; language: Language }, event: string, said: unknown): void;
  /** Says something to everybody in one of these rooms of a shop, once; and to an account's pages, where one is named. */
  tellRooms(
    to: { shopId: string; rooms: string[]; accountId?: string; vendorId?: string },
    event: string,
    said: unknown,
  ): void;
  /** The same to the browsers of this process alone: for what each process finds out by itself. */
  tellRoomsHere(to: { shopId: string; rooms: string[] }, event: string, said: unknown): void;
  /**
   * Hears what browsers say by an event. `light`: it may come with every key that is pressed.
   * What the handler answers goes back where the browser asked for it.
   */
  on<S extends z.ZodMiniType>(
    event: string,
    schema: S,
    handler: Handler<z.output<S>>,
    options?: { light?: boolean },
  ): void;
  presence: Presence;
  /** Ends the connections whose session is over: done at once where it is announced, and every minute for those that expire. */
  dropEnded(): Promise<void>;
}

interface SocketDependencies {
  shopOf(visit: { headers: IncomingHttpHeaders; hostname: string }): Promise<ShopMark | null>;
  sessionOf(shop: ShopMark, token: string): Promise<Session | null>;
  /** Which of these sessions are still open, by the hash of their token. */
  stillOpen(sessions: { shopId: string; tokenHash: string }[]): Promise<Set<string>>;
  /** Tells of sessions that end (`tags.sessions`). */
  changes: Changes;
  /** Carries what is told to the browsers of other processes. */
  bus: Bus;
  limited: boolean;
  connections: Connections;
  /** How many proxies in front are believed. */
  proxies: number;
  log: FastifyBaseLogger;
}

/** A connection as the engine below Socket.IO has it. */
interface RawSocket {
  request: IncomingMessage;
  once(event: 'close', then: (reason: string, why?: unknown) => void): void;
}

/** The longest question in Devanagari with all around it is 13 kB. */
const bytesEach = 16 * 1024;
/** What the websocket says of a message above that. */
const tooLarge = /max payload size/i;
/** In a window anybody may say 40 things, or press 200 keys that are told. */
const weightPerWindow = 200;
const weightEach = 5;
const windowLong = 10_000;
/** A line that is dead is found out within 25 seconds: who is gone is not online any more. */
const pings = { pingInterval: 15_000, pingTimeout: 10_000 };
const checkEvery = 60_000;
const askedAtOnce = 500;

/** Attaches the real-time channel to the server of the app, under the path of the contract. */
export function openSockets(app: FastifyInstance, dependencies: SocketDependencies): Sockets {
  const connectionLimit = new ConnectionLimit(dependencies.limited);
  let closing = false;
  const io: Server<ClientEvents, ServerEvents, Record<string, never>, SocketData> = new Server(app.server, {
    ...channelOptions,
    serveClient: false,
    adapter: busAdapter(dependencies.bus),
    ...pings,
    maxHttpBufferSize: bytesEach,
    connectTimeout: 10_000,
    allowRequest(request, answer) {
      const host = hostOf(request, dependencies.proxies);
      if (closing || !isOwnPage(request, host)) answer('not from here', false);
      else answer(null, connectionLimit.admits(addressOf(request, dependencies.proxies)));
    },
  });
  io.engine.on('connection', (raw: RawSocket) => {
    dependencies.connections.becameWebsocket(raw.request.socket);
    const leaves = connectionLimit.opened(addressOf(raw.request, dependencies.proxies));
    raw.once('close', (_, why) => {
      leaves();
      if (why instanceof Error && tooLarge.test(why.message))
        dependencies.log.info({ most: bytesEach }, 'a connection that sent something too large was cut off');
    });
  });
  const arriving = new Arriving();
  io.use((socket, next) => {
    if (arriving.begin(socket)) void admit(socket, dependencies, next);
    else socket.conn.close();
  });
  const listeners = new EventListeners(dependencies.log);
  const light = new Set<string>();
  listenForConnectionCalls(listeners);
  io.on('connection', (socket) => {
    limitEvents(socket, light, dependencies.log);
    socket.onAny((event: string, ...said: unknown[]) => void listeners.dispatch(socket, event, said));
    const { shop, language } = socket.data;
    void socket.join(roomOf(shop.id, readersOf(language)));
    say(socket, 'receiveGreet', socketWords[socket.data.language].greeting);
    if (arriving.end(socket)) void check([socket]);
  });

  const all = () => io.sockets.sockets.values();
  const check = (sockets: Iterable<Socket>) =>
    endOver(sockets, dependencies.stillOpen).catch((error: unknown) =>
      dependencies.log.warn(
        { error: loggable(error) },
        'whose session is over could not be read; it is tried again',
      ),
    );
  const checking = setInterval(() => void check(all()), checkEvery).unref();
  const unsubscribe = dependencies.changes.listen((changed) => {
    const ended = new Set(changed.filter((tag) => tag.startsWith('sessions:') || isWide(tag)));
    if (ended.size === 0) return;
    arriving.miss();
    void check(
      [...all()].filter((socket) => {
        const tag = sessionTagOf(socket);
        return tag !== '' && [tag, ...widerThan(tag)].some((each) => ended.has(each));
      }),
    );
  });
  // What other processes said to browsers of this one may be lost; what happened lies in the database.
  dependencies.bus.onMissed(
    () => void io.local.emit('catchUp' satisfies keyof typeof connectionEvents, null),
  );
  // Browsers are told to come back elsewhere; who does not hear it is dropped by `letGoWhenClosing` like everybody else.
  app.addHook('preClose', (done) => {
    closing = true;
    clearInterval(checking);
    unsubscribe();
    io.local.disconnectSockets(true);
    io.engine.close();
    done();
  });
  return {
    tell: ({ shopId, accountId }, event, said) =>
      void io.to(roomOf(shopId, ofAccount(accountId))).emit(event, said),
    tellVendor: ({ shopId, vendorId }, event, said) =>
      void io.to(roomOf(shopId, ofVendor(vendorId))).emit(event, said),
    tellEverybody: ({ shopId, language }, event, said) =>
      void io.to(roomOf(shopId, readersOf(language))).emit(event, said),
    tellRooms({ shopId, rooms, accountId, vendorId }, event, said) {
      const names = [
        ...rooms,
        ...(accountId === undefined ? [] : [ofAccount(accountId)]),
        ...(vendorId === undefined ? [] : [ofVendor(vendorId)]),
      ];
      io.to(names.map((name) => roomOf(shopId, name))).emit(event, said);
    },
    tellRoomsHere({ shopId, rooms }, event, said) {
      io.local.to(rooms.map((name) => roomOf(shopId, name))).emit(event, said);
    },
    on(event, schema, handler, options) {
      listeners.add(event, schema, handler);
      if (options?.light) light.add(event);
    },
    presence: sharedPresence(io.of('/').adapter, dependencies.bus),
    dropEnded: () => endOver(all(), dependencies.stillOpen),
  };
}

/** What is announced when the session that opened a socket ends; of a guest's nothing. */
const sessionTagOf = ({ data: { shop, session } }: Socket): string =>
  session ? tags.sessions(shop.id, session.accountId) : '';

async function admit(
  socket: Socket,
  dependencies: SocketDependencies,
  next: (error?: Error) => void,
): Promise<void> {
  try {
    await recognise(socket, dependencies);
  } catch (error) {
    dependencies.log.warn({ error: loggable(error) }, 'a connection could not be opened');
    return next(new Error('unavailable'));
  }
  next();
}

/** Reads who connects; somebody without an open session is a guest. @throws where there is no shop or no database */
async function recognise(socket: Socket, { shopOf, sessionOf, proxies }: SocketDependencies): Promise<void> {
  const said = handshake.safeParse(socket.handshake.auth);
  const { token, language = 'en-US' } = said.success ? said.data : {};
  const { request } = socket;
  const hostname = hostOf(request, proxies).replace(/:\d+$/, '');
  const shop = await shopOf({ headers: request.headers, hostname });
  if (!shop) throw new Error('no shop is here');
  const session = token ? await sessionOf(shop, token) : null;
  socket.data = { shop, session, language, refused: false };
}

function listenForConnectionCalls(listeners: EventListeners): void {
  const { newUser, deskOpen, deskClosed } = connectionCalls;
  // Whatever is said instead of an id is nobody's.
  listeners.add('newUser', z.unknown(), (said, peer) => {
    const named = newUser.safeParse(said);
    if (!peer.session) peer.refuse('loginFirst');
    else if (!named.success || named.data.toLowerCase() !== peer.session.accountId) peer.refuse('notYours');
    else peer.join(ofAccount(peer.session.accountId));
  });
  listeners.add('deskOpen', deskOpen, (said, peer) => {
    const vendorId = said.toLowerCase();
    if (peer.session?.vendorId !== vendorId) return peer.refuse(peer.session ? 'notYours' : 'loginFirst');
    peer.join(ofVendor(vendorId));
  });
  listeners.add('deskClosed', deskClosed, (said, peer) => peer.leave(ofVendor(said.toLowerCase())));
}

/** Whoever talks without end is let go. */
function limitEvents(socket: Socket, light: ReadonlySet<string>, log: FastifyBaseLogger): void {
  let [weight, since] = [0, performance.now()];
  socket.use(([event], next) => {
    const now = performance.now();
    if (now - since > windowLong) [weight, since] = [0, now];
    weight += light.has(event) ? 1 : weightEach;
    if (weight <= weightPerWindow) return next();
    if (!socket.connected) return;
    const { shop, language } = socket.data;
    say(socket, 'serverMessage', socketWords[language].tooMuch);
    socket.disconnect(true);
    log.info({ shop: shop.subdomain }, 'a connection that said too much was cut off');
  });
}

/** A token dies at sign-out and at a change of password (design D9), and what was opened by it dies with it. */
async function endOver(sockets: Iterable<Socket>, stillOpen: SocketDependencies['stillOpen']): Promise<void> {
  const known = [...sockets].flatMap((socket) => {
    const { shop, session } = socket.data;
    return session ? [{ socket, shopId: shop.id, tokenHash: session.tokenHash }] : [];
  });
  for (let at = 0; at < known.length; at += askedAtOnce) {
    const some = known.slice(at, at + askedAtOnce);
    const open = await stillOpen(some.map(({ shopId, tokenHash }) => ({ shopId, tokenHash })));
    for (const { socket, tokenHash } of some) {
      if (open.has(tokenHash)) continue;
      socket.emit('sessionOver' satisfies keyof typeof connectionEvents, null);
      say(socket, 'serverMessage', socketWords[socket.data.language].sessionOver);
      socket.disconnect(true);
    }
  }
}
