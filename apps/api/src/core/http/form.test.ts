import { readdir } from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problem } from '@haat/contract/core/problem';
import { addReview } from '@haat/contract/reviews/calls';
import { openHaat } from '../../testing/harness.ts';
import type { Haat } from '../../testing/harness.ts';
import type { MadePerson, MadeProduct } from '../../testing/makers.ts';
import { phonePhoto } from '../../testing/samples/photos.ts';
import { refusalOf } from '../errors.ts';
import { acceptForms, formReader } from './form.ts';

let haat: Haat;
let sita: MadePerson;
let shawl: MadeProduct;
let origin: string;

beforeAll(async () => {
  haat = await openHaat();
  [sita, shawl] = [await haat.make.aShopper(), await haat.make.aProduct()];
  await haat.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${portOf(haat.app)}`;
});
afterAll(() => haat.close());

const mark = '--- a boundary';
const part = (name: string, value: string, more = '') =>
  `--${mark}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const completeForm = () => part('rating', '5') + part('productId', shawl.id) + part('description', 'Good');
const end = `--${mark}--\r\n`;
const multipart = { 'content-type': `multipart/form-data; boundary="${mark}"` };

const post = async (body: string, headers: Record<string, string> = multipart) => {
  const { status, body: answer } = await haat.send('POST', addReview.path, body, {
    token: sita.token,
    headers,
  });
  return [status, answer.code];
};
const stored = () => readdir(haat.dependencies.env.DATA_DIR);

// spec: 7.21
test('a form is read as any client writes it', async () => {
  expect(await post(completeForm() + end)).toEqual([200, undefined]);
  // A browser's own form sends an empty file where none was chosen.
  expect(await post(completeForm() + part('images', '', '; filename=""') + end)).toEqual([200, undefined]);
});

test.each([
  ['JSON', () => '{"rating":5}', { 'content-type': 'application/json' }],
  ['a form of the simple kind', () => 'rating=5', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['no boundary', () => completeForm() + end, { 'content-type': 'multipart/form-data' }],
  ['another boundary', () => completeForm() + end, { 'content-type': 'multipart/form-data; boundary=other' }],
  ['no end', () => completeForm(), multipart],
  ['a part cut short', () => `--${mark}\r\ncontent-disposition: form-data; name="ra`, multipart],
  ['nothing', () => '', multipart],
  ['the same text twice', () => completeForm() + part('rating', '1') + end, multipart],
  ['a name of every object', () => completeForm() + part('__proto__', '{"role":"admin"}') + end, multipart],
  ['a name of every object for a file', () => part('constructor', 'x', '; filename="x"') + end, multipart],
  ['more texts than any form has', () => completeForm() + part('more', '1').repeat(100) + end, multipart],
  ['a text without end', () => part('description', 'x'.repeat(200_000)) + end, multipart],
  ['a name without end', () => part('x'.repeat(5_000), 'x') + end, multipart],
])('%s is refused and breaks nothing', async (_, body, headers) => {
  haat.log.length = 0;
  const before = await stored();
  const [status] = await post(body(), headers);
  expect([400, 413]).toContain(status);
  expect(haat.log.filter(({ message }) => message === 'a request failed')).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('a call that takes JSON takes no form', async () => {
  const { status, body } = await haat.send('POST', '/api/wishlist/add', completeForm() + end, {
    token: sita.token,
    headers: multipart,
  });
  expect([status, body.code]).toEqual([400, 'invalid-json']);
});

test('far too much is refused by what it says of itself, before it is read', async () => {
  const form = new FormData();
  for (let n = 0; n < 14; n += 1) form.append('images', new File([new Uint8Array(5_000_000)], 'x.jpg'));
  const { body, status } = await haat.send('POST', addReview.path, form, { token: sita.token });
  expect([status, body.code]).toEqual([413, 'too-large']);
});

test('who is refused in the middle of sending hears why, and the line serves the next call', async () => {
  const form = new FormData();
  form.append('images', new File([new Uint8Array(9_000_000)], 'x.jpg'));
  for (const [token, expected] of [
    [sita.token, 413],
    ['nobody', 401],
  ] as const) {
    const headers = { cookie: 'subdom=haat', 'user-token': token };
    const answer = await fetch(origin + addReview.path, { method: 'POST', body: form, headers });
    expect([answer.status, problem.safeParse(await answer.json()).success]).toEqual([expected, true]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  }
});

// spec: choosing.63
test('a line that breaks in the middle of a photo leaves nothing behind', async () => {
  const photo = Buffer.from(await (await phonePhoto()).arrayBuffer());
  const head = completeForm() + part('images', '', '; filename="a.jpg"').slice(0, -2);
  const socket = net.connect(portOf(haat.app), '127.0.0.1');
  socket.write(
    `POST ${addReview.path} HTTP/1.1\r\nhost: x\r\ncookie: subdom=haat\r\nuser-token: ${sita.token}\r\n` +
      `content-type: ${multipart['content-type']}\r\ncontent-length: ${head.length + photo.length + 1_000}\r\n\r\n`,
  );
  socket.write(head);
  await new Promise((sent) => socket.write(photo.subarray(0, photo.length / 2), sent));
  socket.destroy();
  haat.app.server.closeIdleConnections();
  await expect.poll(() => linesTo(haat.app)).toBe(0);
  expect(haat.log.filter(({ message }) => message === 'a request failed')).toEqual([]);
  expect(await stored()).not.toContain('uploads');
});

describe('one process', () => {
  /** A server that keeps the forms it reads until it is told to answer. */
  async function slowServer(allowed: { maxHeld: number; heldEach: number }) {
    const app = Fastify();
    await acceptForms(app);
    app.setErrorHandler((error, _, reply) => {
      const { refusal } = refusalOf(error);
      return reply.code(refusal.status).send(refusal.body);
    });
    const forms = formReader(allowed);
    const senderOf = ({ headers }: FastifyRequest) => {
      const [account = null, network = ''] = String(headers['who']).split(' ');
      return { account, network };
    };
    let answerAll = () => {};
    const told = new Promise<void>((resolve) => (answerAll = resolve));
    app.post('/', (request) =>
      forms.read(request, senderOf(request), { most: 1, bytesEach: 1_000 }, async (form) => {
        if ('wait' in form) await told;
        return form['rating'];
      }),
    );
    /** `who` is an account and its network. */
    const send = async (who: string, fields = '') => {
      const payload = fields + part('images', 'x'.repeat(800), '; filename="a.jpg"') + end;
      const headers = { ...multipart, who };
      return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
    };
    return { app, send, answerAll };
  }

  const waits = part('wait', '1');

  test('holds so much for all callers together, asks the next one to come again, and forgets what it answered', async () => {
    const { app, send, answerAll } = await slowServer({ maxHeld: 2_000, heldEach: 2_000 });
    const waiting = [send('sita 1', waits), send('hari 2', waits)];
    await expect.poll(() => send('gita 3')).toBe(503);
    answerAll();
    expect(await Promise.all(waiting)).toEqual([200, 200]);
    expect(await send('gita 3')).toBe(200);
    await app.close();
  });

  // spec: security.9
  test('reads one form of an account at a time, and leaves room for others beside those of one network', async () => {
    const { app, send, answerAll } = await slowServer({ maxHeld: 3_000, heldEach: 1_000 });
    // Together they would be more than there is room for.
    const waiting = Array.from({ length: 5 }, () => send('sita 1', waits));
    await expect.poll(() => send('sita 1')).toBe(429);
    expect([await send('hari 1'), await send('gita 2')]).toEqual([503, 200]);
    answerAll();
    expect(await Promise.all(waiting)).toEqual([200, 200, 200, 200, 200]);
    expect([await send('sita 1'), await send('hari 1')]).toEqual([200, 200]);
    await app.close();
  });
});

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

const linesTo = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
