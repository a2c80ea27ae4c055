import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rawLine } from '../../testing/servers/lines.ts';
import { Connections } from './connections.ts';
import { hangUpOnTheSlow } from './slow-clients.ts';
import type { LeastSpeed } from './slow-clients.ts';

const never = 600_000;
const speed: LeastSpeed = {
  window: 4_000,
  bytesPerWindow: 1_000,
  takenPerSecond: 1e9,
  maxUnsent: Infinity,
  every: 50,
};
/** More than the system takes in for somebody who does not read. */
const film = Buffer.alloc(20_000_000, 'x');

// The clock of the watch is the test's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));

const open: { server: Server; end: () => void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const { server, end } of open.splice(0)) {
    end();
    server.closeAllConnections();
    server.close();
  }
});

async function watched(
  least: Partial<LeastSpeed>,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(answer);
  const connections = new Connections({ most: 100, perAddress: 100 });
  connections.watch(server);
  open.push({ server, end: hangUpOnTheSlow(connections, { ...speed, ...least }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const received = (request: IncomingMessage, response: ServerResponse) => {
  request.resume().once('end', () => response.end('all of it'));
};
const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

// spec: security.6
test.each([
  ['stops', ''],
  ['comes letter by letter', 'x'],
])('a body that %s is hung up on', async (_, letter) => {
  const server = await watched({}, received);
  const { socket, over } = await rawLine(server, '127.0.0.1', post(500_000));
  await once(server, 'request');
  for (let waited = 0; waited <= 2 * speed.window; waited += 500) {
    socket.write(letter);
    vi.advanceTimersByTime(500);
  }
  await expect.poll(over).toBe(true);
});

test('one that was refused before it had come is not waited for any longer', async () => {
  const server = await watched({}, (request, response) => {
    response.writeHead(401).end('no');
    request.resume();
  });
  const { over, heard } = await rawLine(server, '127.0.0.1', `${post(500_000)}half a pho`);
  await expect.poll(heard).toMatch(/no/);
  vi.advanceTimersByTime(2 * speed.window);
  await expect.poll(over).toBe(true);
  expect(heard()).toMatch(/^HTTP\/1\.1 401 /);
});

// spec: security.6
test('a slow phone is heard to the end, and may go on resting after that', async () => {
  const server = await watched({}, received);
  const pieces = 12;
  const { socket, heard, over } = await rawLine(server, '127.0.0.1', post(pieces * 1_500));
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  let arrived = 0;
  request.on('data', (bytes: Buffer) => (arrived += bytes.length));
  for (let piece = 1; piece <= pieces; piece += 1) {
    socket.write('x'.repeat(1_500));
    await expect.poll(() => arrived).toBe(piece * 1_500);
    // Each window of 4 seconds brings its 1,000 bytes.
    vi.advanceTimersByTime(3_500);
  }
  await expect.poll(heard).toMatch(/all of it/);
  vi.advanceTimersByTime(10 * speed.window);
  expect(over()).toBe(false);
});

test('a shop that is itself slow to read hangs up on nobody', async () => {
  const server = await watched({}, () => {});
  const { heard, over } = await rawLine(server, '127.0.0.1', post(50_000) + 'x'.repeat(50_000));
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  await expect.poll(() => request.readableLength).toBeGreaterThan(0);
  vi.advanceTimersByTime(10 * speed.window);
  expect(request.destroyed).toBe(false);
  received(request, response);
  await expect.poll(heard).toMatch(/all of it/);
  expect(over()).toBe(false);
});

// spec: security.6
test('who takes nothing of an answer is hung up on, and who takes it gets all of it', async () => {
  const server = await watched({}, (_, response) => void response.end(film));
  const context = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const [deaf, good] = [await rawLine(server), await rawLine(server)];
  deaf.socket.pause();
  for (const { socket } of [deaf, good]) socket.write(context);
  await expect.poll(() => good.heard().length).toBeGreaterThan(film.length);
  vi.advanceTimersByTime(2 * speed.window);
  await expect.poll(() => serverSideOpen(server)).toBe(1);
  expect(good.over()).toBe(false);
});

// spec: security.6
test('what lies ready for all together is bounded: who comes from where most of it goes is let go first', async () => {
  const server = await watched(
    { window: never, maxUnsent: 3 * film.length },
    (_, response) => void response.end(film),
  );
  const context = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const neighbour = await rawLine(server, '127.0.0.3');
  const crowd = await Promise.all(Array.from({ length: 6 }, () => rawLine(server, '127.0.0.2')));
  for (const { socket } of [neighbour, ...crowd]) {
    socket.pause();
    socket.write(context);
  }
  const afterALook = () => {
    vi.advanceTimersByTime(speed.every);
    return serverSideOpen(server);
  };
  await expect.poll(afterALook).toBeLessThanOrEqual(4);
  neighbour.socket.resume();
  await expect.poll(() => neighbour.heard().length).toBeGreaterThan(film.length);
});

const serverSideOpen = (server: Server) =>
  new Promise<number>((done) => server.getConnections((_, count) => done(count)));
