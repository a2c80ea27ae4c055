import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refusal } from '@haat/contract/core/problem';
import { networkOf } from '../http/network.ts';

export interface ConnectionLimits {
  most: number;
  /** From one network: an IPv4 address, or half an IPv6 address. Infinity behind a proxy, where everybody has its address. */
  perAddress: number;
}

export interface Connection {
  socket: Socket;
  network: string;
  asked: number;
  /** The request that came last, whose body may still be on its way. */
  request?: IncomingMessage;
}

// Requests that one connection may have under way at once. Browsers send the next one when the last is answered.
const askedAtOnce = 4;
// What the kernel may take on at once before those that were closed for it are gone.
const spare = 512;

// Milliseconds in which somebody who is turned away may ask, so as to hear it.
const turningAway = 2_000;

/**
 * The connections of one server, and at most so many of them. Where there is no room for one more, the one on which nobody has
 * asked anything for the longest time goes: a browser opens another when it needs it. Only where all are busy is the new one
 * turned away.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #open = new Map<Socket, Connection>();
  readonly #networks = new Map<string, { open: number; idle: Set<Connection> }>();
  // Those with nothing under way, the longest so first.
  readonly #idle = new Set<Connection>();
  readonly #turnedAway = new Set<Socket>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  [Symbol.iterator](): IterableIterator<Connection> {
    return this.#open.values();
  }

  /** Counts every connection of a server from now on; to be called when everybody else listens already. */
  watch(server: Server): void {
    server.maxConnections = this.#limits.most + spare;
    server.prependListener('connection', (socket: Socket) => this.#enter(socket));
    // Before anybody answers.
    server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) =>
      this.#ask(request, answer),
    );
  }

  /** Whether there was no room for a connection: all that it gets is a word of it. */
  hasNoRoomFor(socket: Socket): boolean {
    return this.#turnedAway.has(socket);
  }

  /** A connection that has become a websocket is never idle; its network's share of those is for `ConnectionLimit` to count. */
  becameWebsocket(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    this.#wake(connection);
    this.#uncount(connection);
    // Out of reach of its network's count from here on.
    connection.network = '';
  }

  #enter(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const crowd = this.#networks.get(network) ?? { open: 0, idle: new Set() };
    const hasRoom =
      (crowd.open < this.#limits.perAddress || this.#closeOldest(crowd.idle)) &&
      (this.#open.size < this.#limits.most || this.#closeOldest(this.#idle));
    if (!hasRoom) return this.#turnAway(socket);
    const connection = { socket, network, asked: 0 };
    crowd.open += 1;
    this.#networks.set(network, crowd);
    this.#open.set(socket, connection);
    this.#rest(connection);
    socket.once('close', () => this.#leave(connection));
  }

  #turnAway(socket: Socket): void {
    if (this.#turnedAway.size >= spare / 2) return void socket.destroy();
    this.#turnedAway.add(socket);
    const timer = setTimeout(() => socket.destroy(), turningAway).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      this.#turnedAway.delete(socket);
    });
  }

  #closeOldest(idle: Set<Connection>): boolean {
    const [oldest] = idle;
    if (!oldest) return false;
    this.#leave(oldest);
    oldest.socket.destroy();
    return true;
  }

  #leave(connection: Connection): void {
    if (!this.#open.delete(connection.socket)) return;
    this.#wake(connection);
    this.#uncount(connection);
  }

  #uncount({ network }: Connection): void {
    const crowd = this.#networks.get(network);
    if (!crowd) return;
    crowd.open -= 1;
    if (crowd.open === 0) this.#networks.delete(network);
  }

  #rest(connection: Connection): void {
    this.#idle.add(connection);
    this.#networks.get(connection.network)?.idle.add(connection);
  }

  #wake(connection: Connection): void {
    this.#idle.delete(connection);
    this.#networks.get(connection.network)?.idle.delete(connection);
  }

  #ask(request: IncomingMessage, answer: ServerResponse): void {
    const connection = this.#open.get(request.socket);
    if (!connection) return;
    connection.asked += 1;
    connection.request = request;
    this.#wake(connection);
    if (connection.asked > askedAtOnce) return void request.socket.destroy();
    answer.once('close', () => {
      connection.asked -= 1;
      if (connection.asked === 0 && this.#open.has(connection.socket)) this.#rest(connection);
    });
  }
}

/** Answers nobody who has no place or is gone: requests may wait on a connection that is over meanwhile. */
export function answerOnlyWhoIsHere(app: FastifyInstance, connections: Connections): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.destroyed) return void reply.hijack();
    if (!connections.hasNoRoomFor(socket)) return done();
    reply.header('connection', 'close');
    done(refusal('unavailable', { retryAfter: 5 }));
  });
}
