import { once } from 'node:events';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '@haat/contract/account/calls';
import { channelOptions } from '@haat/contract/core/channel';
import { isAlive } from '@haat/contract/core/calls';
import { buyNow } from '@haat/contract/orders/calls';
import { openHaat } from '../../testing/harness.ts';
import { portOf, rawLine as openLine } from '../../testing/servers/lines.ts';
import type { RawLine } from '../../testing/servers/lines.ts';

const [perAddress, all] = [20, 30];
const haat = await openHaat({
  rateLimit: 'on',
  env: { MAX_CONNECTIONS_PER_ADDRESS: String(perAddress), MAX_CONNECTIONS: String(all) },
});
const { server } = haat.app;
beforeAll(() => haat.app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => haat.close());

const context = `GET ${isAlive.path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const halfAnOrder = `POST ${buyNow.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"full`;
const [crowd, neighbour] = ['127.0.0.2', '127.0.0.3'];

const opened: RawLine[] = [];
async function line(from: string, words?: string): Promise<RawLine> {
  const made = await openLine(server, from, words);
  opened.push(made);
  return made;
}
async function many(count: number, from: string, words?: string): Promise<RawLine[]> {
  const lines: RawLine[] = [];
  for (let n = 0; n < count; n += 1) lines.push(await line(from, words));
  return lines;
}
/** The status of the first answer on a connection; 0 where it ended without one. */
async function answered(made: RawLine): Promise<number> {
  await expect.poll(() => made.over() || made.heard() !== '').toBe(true);
  return Number(made.heard().slice(9, 12));
}
const open = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 100_000 });
});

// spec: security.7
test('whoever opens connections without end closes their own oldest ones; the newest is served, and so is everybody else', async () => {
  const before = await line(neighbour);
  const lines = await many(3 * perAddress, crowd);
  await expect.poll(() => lines.filter(({ over }) => !over()).length).toBe(perAddress);
  expect(lines.slice(-perAddress).some(({ over }) => over())).toBe(false);
  const after = await line(neighbour);
  for (const each of [before, after, lines.at(-1)!]) {
    each.socket.write(context);
    expect(await answered(each)).toBe(200);
  }
});

// spec: security.7
test('an address whose connections are all busy is told to come again, and nobody else is', async () => {
  let begun = 0;
  server.on('request', () => (begun += 1));
  const busy = await many(perAddress, crowd, halfAnOrder);
  await expect.poll(() => begun).toBe(perAddress);
  const turnedAway = await line(crowd, context);
  expect(await answered(turnedAway)).toBe(503);
  expect(turnedAway.heard()).toMatch(/retry-after: 5[^]*"code":"unavailable"/);
  await expect.poll(() => turnedAway.over()).toBe(true);
  expect(await answered(await line(neighbour, context))).toBe(200);
  expect(busy.some(({ over }) => over())).toBe(false);
  for (const { socket } of busy) socket.destroy();
  await expect.poll(async () => answered(await line(crowd, context))).toBe(200);
});

// spec: security.7
test('many addresses together hold no more than there is room for, and a shopper still comes in', async () => {
  const lines: RawLine[] = [];
  for (let n = 10; n < 20; n += 1) lines.push(...(await many(perAddress / 2, `127.0.0.${n}`)));
  await expect.poll(open).toBeLessThanOrEqual(all);
  expect(await answered(await line(neighbour, context))).toBe(200);
});

// spec: security.7
test('an open channel is nobody’s idle connection', async () => {
  const options = { ...channelOptions, forceNew: true, reconnection: false, localAddress: crowd };
  const page = io(`http://127.0.0.1:${portOf(server)}`, options);
  await new Promise((resolve) => page.once('connect', () => resolve(null)));
  const lines = await many(2 * perAddress, crowd);
  await expect.poll(() => lines.filter(({ over }) => !over()).length).toBeLessThanOrEqual(perAddress);
  const pong = new Promise((resolve) => page.io.engine.once('packet', resolve));
  page.emit('newUser', 'nobody');
  await pong;
  expect(page.connected).toBe(true);
  page.disconnect();
});

// spec: security.7
test('who sends a thousand requests before hearing one answer is hung up on, and not worked for', async () => {
  haat.log.length = 0;
  const hasty = await line(crowd, context.repeat(1_000));
  await expect.poll(() => hasty.over()).toBe(true);
  expect(haat.log.filter(({ message }) => message === 'answered').length).toBeLessThan(20);
});

// spec: security.6
test('a head that does not end is hung up on', async () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
  server.headersTimeout = 100;
  const lines = [await line(crowd, 'GET / HTTP/1.1\r\nHost: '), await line(crowd)];
  await expect.poll(() => lines.every(({ over }) => over())).toBe(true);
});

// spec: security.6
test('a body that stops is hung up on, and the shop goes on serving', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const other = await openHaat();
  onTestFinished(() => other.close());
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const begun = once(other.app.server, 'request');
  const head = `POST ${signIn.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n`;
  const { over } = await openLine(other.app.server, '127.0.0.1', `${head}{"email":`);
  await begun;
  await vi.advanceTimersByTimeAsync(45_000);
  await expect.poll(over).toBe(true);
  expect((await other.send('GET', isAlive.path)).status).toBe(200);
});
