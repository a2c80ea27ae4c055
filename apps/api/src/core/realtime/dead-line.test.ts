import net from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { openHaat } from '../../testing/harness.ts';
import { openListeners } from '../../testing/servers/listener.ts';

const haat = await openHaat();
const { port } = await openListeners(haat);
afterAll(() => haat.close());
const { make, sockets } = haat;

// How long that takes is what the server says when a line is opened; that it keeps it, however busy the machine is.
// spec: market.5
test('a desk whose line is dead is offline within 30 seconds', async () => {
  const vendor = await make.aVendor();
  const about = { shopId: vendor.shop.id, vendorId: vendor.id };
  const { token } = await make.aSeller(vendor);
  const { line, pings } = await deadDesk(token, vendor.id);
  onTestFinished(() => void line.destroy());
  expect(pings.pingInterval + pings.pingTimeout).toBeLessThan(30_000);
  const online = () => sockets.presence.isOnline(about);
  await expect.poll(online).toBe(true);
  await expect.poll(online, { interval: 100 }).toBe(false);
});

/** Opens the desk on a line that says nothing more, not even that it is still there; and when the server asks for that. */
async function deadDesk(token: string, vendorId: string) {
  const line = net.connect(port, '127.0.0.1');
  line.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: shop\r\nCookie: subdom=haat\r\n' +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  let heard = '';
  line.on('data', (bytes) => (heard += bytes.toString('latin1')));
  for (const [text, answer] of [
    [`40${JSON.stringify({ token })}`, 'receiveGreet'],
    [`42${JSON.stringify(['deskOpen', vendorId])}`, ''],
  ] as const) {
    await expect.poll(() => heard).toContain('101 Switching');
    line.write(frameOf(text));
    await expect.poll(() => heard).toContain(answer);
  }
  const [, opened = ''] = /0(\{"sid".*?\})/.exec(heard) ?? [];
  return {
    line,
    pings: z.object({ pingInterval: z.number(), pingTimeout: z.number() }).parse(JSON.parse(opened)),
  };
}

/** A short text as a browser frames it (RFC 6455), masked with zeros. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}
