import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Socket as AnySocket } from 'socket.io';
import { channelOptions, connectionCalls, handshake } from '@haat/contract/core/channel';
import type { connectionEvents } from '@haat/contract/core/channel';
import type { Language } from '@haat/contract/core/language';
import type { Session, ShopMark } from '../request-context.ts';
import { tags } from '../cache/cache.ts';
import type { Changes } from '../cache/cache.ts';
import type { Connections } from '../limits/connections.ts';
import { loggable } from '../errors.ts';
import { addressOf } from '../http/network.ts';
import { SocketDoor, hostOf, isOwnPage } from './socket-door.ts';
import { socketWords } from './socket-words.ts';

/** The real-time channel as features use it. */
export interface Sockets {
  /** Says something to every open page of an account, whichever process holds it. After the commit, never before. */
  tell(account: { shopId: string; accountId: string }, event: string, said: unknown): void;
  /** Ends the connections whose session is over: done at once where it is announced, and every minute for those that expire. */
  dropEnded(): Promise<void>;
}

interface Doors {
  shopOf(visit: { headers: IncomingHttpHeaders; hostname: string }): Promise<ShopMark | null>;
  sessionOf(shop: ShopMark, token: string): Promise<Session | null>;
  /** Which of these sessions are still open, by the hash of their token. */
  stillOpen(sessions: { shopId: string; tokenHash: string }[]): Promise<Set<string>>;
  /** Tells of sessions that end (`tags.sessions`). */
  changes: Changes;
  limited: boolean;
  connections: Connections;
  /** How many proxies in front are believed. */
  proxies: number;
  log: FastifyBaseLogger;
}

/** Who is connected, as the handshake's token says: never as an event's payload says. */
interface Who {
  shop: ShopMark;
  session: Session | null;
  language: Language;
}
type Nothing = Record<string, never>;
/** What a browser may say on the channel itself: anything at all, until it is parsed. */
type Heard = Record<keyof typeof connectionCalls, (said: unknown) => void>;
type Said = Record<string, (said: unknown) => void>;
type Socket = AnySocket<Heard, Said, Nothing, Who>;

/** A question of 1,000 characters in Devanagari with all around it is 4 kB. */
const bytesEach = 16 * 1024;
const eventsPerWindow = 40;
const windowLong = 10_000;
const checkEvery = 60_000;
const askedAtOnce = 500;

/** Attaches the real-time channel to the server of the app, under the path of the contract. */
export function openSockets(app: FastifyInstance, doors: Doors): Sockets {
  const door = new SocketDoor(doors.limited);
  let closing = false;
  // Where several processes share one shop, Redis carries `tell` between them: its adapter is set here, and nowhere
  // else (design D3).
  const io: Server<Heard, Said, Nothing, Who> = new Server(app.server, {
    ...channelOptions,
    serveClient: false,
    maxHttpBufferSize: bytesEach,
    connectTimeout: 10_000,
    allowRequest(request, answer) {
      const host = hostOf(request, doors.proxies);
      if (closing || !isOwnPage(request, host)) answer('not from here', false);
      else answer(null, door.admits(addressOf(request, doors.proxies)));
    },
  });
  io.engine.on(
    'connection',
    (raw: { request: IncomingMessage; once(event: 'close', then: () => void): void }) => {
      doors.connections.becameWebsocket(raw.request.socket);
      raw.once('close', door.entered(addressOf(raw.request, doors.proxies)));
    },
  );
  const arriving = new Arriving();
  io.use((socket, next) => {
    arriving.begin(socket);
    void admit(socket, doors, next);
  });
  io.on('connection', (socket) => {
    welcome(socket);
    if (arriving.end(socket)) void check([socket]);
  });

  const all = () => io.sockets.sockets.values();
  const check = (sockets: Iterable<Socket>) =>
    endOver(sockets, doors.stillOpen).catch((error: unknown) =>
      doors.log.warn(
        { error: loggable(error) },
        'whose session is over could not be read; it is tried again',
      ),
    );
  const checking = setInterval(() => void check(all()), checkEvery).unref();
  const unheard = doors.changes.listen((changed) => {
    const ended = new Set(changed.filter((tag) => tag.startsWith('sessions:')));
    if (ended.size === 0) return;
    arriving.miss();
    void check([...all()].filter((socket) => ended.has(sessionTagOf(socket))));
  });
  // Browsers are told to come back elsewhere; who does not hear it is dropped by `letGoWhenClosing` like everybody else.
  app.addHook('preClose', (done) => {
    closing = true;
    clearInterval(checking);
    unheard();
    io.local.disconnectSockets(true);
    io.engine.close();
    done();
  });
  return {
    tell: (account, event, said) => void io.to(roomOf(account)).emit(event, said),
    dropEnded: () => endOver(all(), doors.stillOpen),
  };
}

/** What is announced when the session that opened a socket ends; of a guest's nothing. */
const sessionTagOf = ({ data: { shop, session } }: Socket): string =>
  session ? tags.sessions(shop.id, session.accountId) : '';

/** Sockets whose session is read but that are not connected yet: they would miss that it ends meanwhile. */
class Arriving {
  readonly #missed = new Map<Socket, boolean>();

  begin(socket: Socket): void {
    this.#missed.set(socket, false);
    // One that hangs up on the way is never connected.
    socket.conn.once('close', () => this.#missed.delete(socket));
  }

  /** Sessions have ended. */
  miss(): void {
    for (const socket of this.#missed.keys()) this.#missed.set(socket, true);
  }

  /** It is connected: whether it has missed something. */
  end(socket: Socket): boolean {
    const missed = this.#missed.get(socket) ?? false;
    this.#missed.delete(socket);
    return missed;
  }
}

const roomOf = ({ shopId, accountId }: { shopId: string; accountId: string }) =>
  `account:${shopId}:${accountId}`;

async function admit(socket: Socket, doors: Doors, next: (error?: Error) => void): Promise<void> {
  try {
    await recognise(socket, doors);
  } catch (error) {
    doors.log.warn({ error: loggable(error) }, 'a connection could not be opened');
    return next(new Error('unavailable'));
  }
  next();
}

/** Reads who connects; somebody without an open session is a guest. @throws where there is no shop or no database */
async function recognise(socket: Socket, { shopOf, sessionOf, proxies }: Doors): Promise<void> {
  const said = handshake.safeParse(socket.handshake.auth);
  const { token, language = 'en-US' } = said.success ? said.data : {};
  const { request } = socket;
  const hostname = hostOf(request, proxies).replace(/:\d+$/, '');
  const shop = await shopOf({ headers: request.headers, hostname });
  if (!shop) throw new Error('no shop is here');
  const session = token ? await sessionOf(shop, token) : null;
  socket.data = { shop, session, language };
}

function welcome(socket: Socket): void {
  const words = socketWords[socket.data.language];
  limitEvents(socket, words.tooMuch);
  say(socket, 'receiveGreet', words.greeting);
  const { newUser } = connectionCalls;
  socket.on('newUser', (said) => {
    const { shop, session } = socket.data;
    const named = newUser.safeParse(said);
    if (!session) say(socket, 'serverMessage', words.loginFirst);
    else if (!named.success || named.data.toLowerCase() !== session.accountId)
      say(socket, 'serverMessage', words.notYours);
    else void socket.join(roomOf({ shopId: shop.id, accountId: session.accountId }));
  });
}

const say = (socket: Socket, event: keyof typeof connectionEvents, text: string) => socket.emit(event, text);

/** Whoever talks without end is let go. */
function limitEvents(socket: Socket, words: string): void {
  let [count, since] = [0, performance.now()];
  socket.use((_, next) => {
    const now = performance.now();
    if (now - since > windowLong) [count, since] = [0, now];
    count += 1;
    if (count <= eventsPerWindow) return next();
    say(socket, 'serverMessage', words);
    socket.disconnect(true);
  });
}

/** A token dies at sign-out and at a change of password (design D9), and what was opened by it dies with it. */
async function endOver(sockets: Iterable<Socket>, stillOpen: Doors['stillOpen']): Promise<void> {
  const known = [...sockets].flatMap((socket) => {
    const { shop, session } = socket.data;
    return session ? [{ socket, shopId: shop.id, tokenHash: session.tokenHash }] : [];
  });
  for (let at = 0; at < known.length; at += askedAtOnce) {
    const some = known.slice(at, at + askedAtOnce);
    const open = await stillOpen(some.map(({ shopId, tokenHash }) => ({ shopId, tokenHash })));
    for (const { socket, tokenHash } of some) {
      if (open.has(tokenHash)) continue;
      say(socket, 'serverMessage', socketWords[socket.data.language].sessionOver);
      socket.disconnect(true);
    }
  }
}
