import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Everything a listening app answers to an address that is sent as it stands: no browser or client tidies it up. */
export async function sentRaw(app: FastifyInstance, path: string): Promise<string> {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // Not ended: a caller who hangs up is not answered.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes));
  await once(socket, 'close');
  return heard;
}
