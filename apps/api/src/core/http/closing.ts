import type { FastifyInstance } from 'fastify';
import type { Connections } from '../limits/connections.ts';

// Milliseconds that a browser gets to finish the head of a request once the shop closes.
const headWithin = 1_000;
// Milliseconds that requests under way get, uploads too. Who starts us again waits ten seconds, mails take their share.
const answeredWithin = 4_000;

/**
 * Lets a shop that closes end soon whatever browsers do: what is asked already is answered, a connection on which nothing
 * is asked is dropped. Half a request from a phone that has lost its network would hold the process open for a minute, an open
 * channel of one that has gone silent for ever.
 */
export function letGoWhenClosing(app: FastifyInstance, connections: Connections): void {
  const { server } = app;
  app.addHook('preClose', (done) => {
    // A browser that is answered from now on must not hold its connection open.
    server.keepAliveTimeout = 1;
    setTimeout(() => {
      for (const { socket, asked } of connections) if (asked === 0) socket.destroy();
    }, headWithin).unref();
    setTimeout(() => server.closeAllConnections(), answeredWithin).unref();
    done();
  });
}

/**
 * Lets a process be left before it closes: it goes on answering, each time on a connection that ends with the answer.
 * @returns begins that; `isDraining` whether it has begun
 */
export function drainable(app: FastifyInstance): { drain: () => void; isDraining: () => boolean } {
  let draining = false;
  app.addHook('onRequest', (_, reply, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  return { drain: () => void (draining = true), isDraining: () => draining };
}
