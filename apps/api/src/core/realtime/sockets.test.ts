import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { channelOptions } from '@haat/contract/core/channel';
import { openHaat } from '../../testing/harness.ts';
import type { Haat, HaatOptions } from '../../testing/harness.ts';

async function listening(options: HaatOptions = {}): Promise<{ haat: Haat; port: number }> {
  const haat = await openHaat(options);
  await haat.app.listen({ host: '127.0.0.1', port: 0 });
  return { haat, port: (haat.app.server.address() as AddressInfo).port };
}
const connect = (port: number, extraHeaders: Record<string, string> = {}): Socket =>
  io(`http://127.0.0.1:${port}`, { ...channelOptions, forceNew: true, reconnection: false, extraHeaders });
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', () => resolve('refused'));
  });

// spec: opens.30, accounts.36
test('closing the shop hangs up on who is connected, also on a phone that has gone silent', async () => {
  const { haat, port } = await listening();
  const browser = connect(port);
  expect(await outcome(browser)).toBe('connected');
  const gone = new Promise((resolve) => browser.once('disconnect', resolve));
  // Speaks the handshake of a websocket and then nothing, not even goodbye.
  const silent = net.connect(port, '127.0.0.1');
  silent.write(
    `GET ${channelOptions.path}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(silent, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101 Switching Protocols');
  const silenced = once(silent, 'close');
  // Five seconds and not one more: whoever closes the shop asks for ten at most.
  onTestFinished(() => void vi.useRealTimers());
  // What the closing waits for besides goes on by the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const closed = haat.close();
  await gone;
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all([silenced, closed]);
  vi.useRealTimers();
  expect(await outcome(connect(port))).toBe('refused');
  silent.destroy();
});

// spec: 7.26
test('what is no websocket is answered with an error, and the API beside it as ever', async () => {
  const { haat, port } = await listening();
  const path = `http://127.0.0.1:${port}${channelOptions.path}`;
  for (const query of ['', '?EIO=4&transport=polling', '?EIO=4&transport=websocket', '?transport[]=x'])
    expect((await fetch(`${path}/${query}`)).status).toBe(400);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(haat.log.filter(({ level }) => level === 'error')).toEqual([]);
  await haat.close();
});

/** Speaks the protocol of the channel itself, as no browser's library does. */
async function speaking(port: number): Promise<{ line: WebSocket; heard: string[] }> {
  const line = new WebSocket(`ws://127.0.0.1:${port}${channelOptions.path}/?EIO=4&transport=websocket`);
  const heard: string[] = [];
  line.addEventListener('message', ({ data }) => void heard.push(String(data)));
  await once(line, 'open');
  return { line, heard };
}
/** Sooner than one that answers no pings would be. */
const isHungUp = (line: WebSocket) =>
  expect.poll(() => line.readyState, { timeout: 5_000 }).toBe(WebSocket.CLOSED);
const [arrives, leaves] = ['40{}', '41'];

// spec: accounts.36
test('a connection arrives once: by leaving and coming back nobody says more than others may', async () => {
  const { haat, port } = await listening();
  const { line, heard } = await speaking(port);
  const isGreeted = () => heard.some((each) => each.includes('receiveGreet'));
  line.send(arrives);
  await expect.poll(isGreeted).toBe(true);
  for (let said = 0; said < 30; said += 1) line.send('42["nobody waits for this"]');
  line.send(leaves);
  // Until the shop has heard it: who comes back before that is hung up on by the library.
  await pause(200);
  line.send(arrives);
  await isHungUp(line);
  await haat.close();
});

// spec: accounts.36
test('who arrives many times at once on a connection is let in once at most', async () => {
  const { haat, port } = await listening();
  const { line, heard } = await speaking(port);
  for (let times = 0; times < 50; times += 1) line.send(arrives);
  await isHungUp(line);
  expect(heard.filter((each) => each.startsWith('40')).length).toBeLessThan(2);
  await haat.close();
});

// spec: accounts.36
test('one address cannot hold all connections, and others still come in', async () => {
  const { haat, port } = await listening({ rateLimit: 'on', env: { TRUST_PROXY: '1' } });
  const from = (address: string) => connect(port, { 'x-forwarded-for': address });
  const open = Array.from({ length: 205 }, () => from('198.51.100.1'));
  const heard = await Promise.all(open.map(outcome));
  expect(heard.filter((each) => each === 'connected')).toHaveLength(200);
  const other = from('198.51.100.2');
  expect(await outcome(other)).toBe('connected');
  for (const socket of open) socket.disconnect();
  // Whoever has gone has left room.
  await expect
    .poll(async () => {
      const again = from('198.51.100.1');
      const result = await outcome(again);
      again.disconnect();
      return result;
    })
    .toBe('connected');
  other.disconnect();
  await haat.close();
});
