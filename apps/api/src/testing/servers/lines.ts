import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** A connection as somebody on this machine opens it who is no browser; `from` is the address it comes from. */
export interface RawLine {
  socket: net.Socket;
  /** What was answered so far. */
  heard: () => string;
  /** Whether it is over. */
  over: () => boolean;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Opens a connection and sends something on it, or nothing. */
export async function rawLine(server: Server, from = '127.0.0.1', words = ''): Promise<RawLine> {
  const socket = net.connect({ port: portOf(server), host: '127.0.0.1', localAddress: from });
  let heard = '';
  let over = false;
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  socket.on('error', () => {});
  socket.on('close', () => (over = true));
  await once(socket, 'connect');
  if (words !== '') socket.write(words);
  return { socket, heard: () => heard, over: () => over };
}
