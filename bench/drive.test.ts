import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { drive } from './drive.ts';

let server: Server;
const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => server.close());

const get = { method: 'GET', path: '/', headers: {} } as const;

test('exactly the wanted number of requests is sent, and each answer is timed', async () => {
  let seen = 0;
  const origin = await listen((_, response) => {
    seen += 1;
    response.end('x'.repeat(200_000));
  });
  const { times, failed } = await drive({ origin, next: () => get, connections: 4, ms: 0, amount: 50 });
  expect([seen, times.length, failed]).toEqual([50, 50, 0]);
  expect(Math.min(...times)).toBeGreaterThan(0);
});

test('a load by time ends by itself', async () => {
  const origin = await listen((_, response) => response.end('short'));
  const { took, times } = await drive({ origin, next: () => get, connections: 2, ms: 200 });
  expect(took).toBeGreaterThanOrEqual(200);
  expect(times.length).toBeGreaterThan(0);
});

test('what is posted arrives whole, in any script', async () => {
  const bodies: string[] = [];
  const origin = await listen((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      response.end('ok');
    });
  });
  const post = { method: 'POST', path: '/', headers: {}, body: '{"word":"जुत्ता"}' } as const;
  await drive({ origin, next: () => post, connections: 1, ms: 0, amount: 2 });
  expect(bodies).toEqual([post.body, post.body]);
});

test('refusals are counted, not taken for answers', async () => {
  let count = 0;
  const origin = await listen((_, response) => {
    response.statusCode = count++ % 2 === 0 ? 200 : 503;
    response.end('…');
  });
  const { failed } = await drive({ origin, next: () => get, connections: 1, ms: 0, amount: 10 });
  expect(failed).toBe(5);
});

test('an answer of unknown length ends the measurement instead of hanging it', async () => {
  const origin = await listen((_, response) => {
    response.write('a');
    response.end('b');
  });
  await expect(drive({ origin, next: () => get, connections: 1, ms: 0, amount: 1 })).rejects.toThrow(
    'length',
  );
});

test('a server that goes away ends the measurement', async () => {
  const origin = await listen((request) => request.socket.destroy());
  await expect(drive({ origin, next: () => get, connections: 1, ms: 0, amount: 1 })).rejects.toThrow(
    /closed|ECONNRESET/,
  );
});
