import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a browser gets to finish the head of a request once the shop closes. */
const headWithin = 1_000;
/** Milliseconds that requests under way get, uploads too. Who starts us again waits ten seconds, mails take their share. */
const answeredWithin = 4_000;

/**
 * Lets a shop that closes end soon whatever browsers do: what is asked already is answered, a connection on which nothing
 * is asked is dropped. Half a request from a phone that has lost its network would hold the process open for a minute, an open
 * channel of one that has gone silent for ever.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  const { server } = app;
  /** Every open connection with how many requests are under way on it. */
  const open = new Map<Socket, number>();
  server.on('connection', (socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    count(open, socket, 1);
    answer.once('close', () => count(open, socket, -1));
  });
  app.addHook('preClose', (done) => {
    // A browser that is answered from now on must not hold its connection open.
    server.keepAliveTimeout = 1;
    setTimeout(() => {
      for (const [socket, asked] of open) if (asked === 0) socket.destroy();
    }, headWithin).unref();
    setTimeout(() => server.closeAllConnections(), answeredWithin).unref();
    done();
  });
}

function count(open: Map<Socket, number>, socket: Socket, by: 1 | -1): void {
  const before = open.get(socket);
  if (before !== undefined) open.set(socket, before + by);
}
