// The bare server of a conversation: Node's own http, one statement for each message, and websockets written by hand. It knows
// neither who asks nor what is said. `node --expose-gc bench/talk/floor.ts DATABASE_URL` prints its port.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { openDatabase } from '@haat/api/core/database/database';

/** Where it is asked. */
export const bare = {
  /** A socket of a conversation. */
  socket: (talk: number | string) => `/${talk}`,
  /** A post keeps a message and tells it to the sockets of its conversation. */
  say: (talk: number) => `/say/${talk}`,
  /** Collects garbage and answers the bytes of the heap that are in use. */
  heap: '/heap',
};

/** What a socket is told: about as many bytes as the shop's own event has. */
const toldOf = (content: string) =>
  JSON.stringify(['conversationChanged', { room: 'x'.repeat(150), change: 'x'.repeat(250), content }]);

/** A text of less than 64 KB in one frame (RFC 6455 §5.2). */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? [0x81, bytes.length] : [0x81, 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const accepted = (key: string) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

async function serve(url: string): Promise<number> {
  const { sql } = await openDatabase({ url });
  await sql`create table if not exists bare_messages (id bigserial primary key, talk text not null, content text not null)`;
  await sql`create index if not exists bare_messages_by_talk on bare_messages (talk, id)`;
  const rooms = new Map<string, Set<Duplex>>();
  const server = createServer((request, response) => {
    const [, what, talk = ''] = request.url?.split('/') ?? [];
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(Buffer.concat(parts).toString()));
    const answer = async (content: string) => {
      let said: unknown = null;
      if (what === 'say') {
        said = await sql`insert into bare_messages (talk, content) values (${talk}, ${content}) returning id`;
        const frame = frameOf(toldOf(content));
        for (const socket of rooms.get(talk) ?? []) socket.write(frame);
      } else {
        globalThis.gc?.();
        said = process.memoryUsage().heapUsed;
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
    };
  });
  server.on('upgrade', (request, socket) => {
    const name = request.url?.slice(1) ?? '';
    const room = rooms.get(name) ?? new Set<Duplex>();
    rooms.set(name, room.add(socket));
    const key = String(request.headers['sec-websocket-key']);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accepted(key)}\r\n\r\n`,
    );
    socket.on('error', () => {}).on('close', () => room.delete(socket));
    // Whatever comes is a goodbye.
    socket.on('data', () => socket.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  const url = process.argv[2];
  if (!url) throw new Error('which database? node bench/talk/floor.ts DATABASE_URL');
  console.log(await serve(url));
}
