import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenHeader } from '@haat/contract/core/session';
import { isReady } from '@haat/contract/core/calls';
import { buyNow } from '@haat/contract/orders/calls';
import { addReview } from '@haat/contract/reviews/calls';
import { openHaat } from '../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());

let port: number;
beforeAll(async () => {
  await haat.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = haat.app.server.address() as net.AddressInfo);
});

const form = 'multipart/form-data; boundary=b';
const photo = '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf a pho';

// spec: opens.30
test.each([
  ['an order', buyNow.path, 'application/json', '{"fullName":'],
  ['a photo', addReview.path, form, photo],
])(
  'a phone that loses its network while it sends %s is nothing to look into',
  async (_, path, type, half) => {
    const { token } = await haat.make.aShopper();
    const phone = net.connect(port, '127.0.0.1');
    await once(phone, 'connect');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${type}`,
      'Content-Length: 5000',
    ];
    const begun = once(haat.app.server, 'request');
    phone.write([...head, `${tokenHeader}: ${token}`, 'Cookie: subdom=haat', '', half].join('\r\n'));
    const [, answer] = (await begun) as [IncomingMessage, ServerResponse];
    const gone = once(answer, 'close');
    phone.destroy();
    await gone;
    // What the shop does about it is done before it answers somebody else.
    expect((await fetch(`http://127.0.0.1:${port}${isReady.path}`)).status).toBe(200);
    expect(haat.log.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
