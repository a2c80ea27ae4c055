import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser was told, as it reads it. */
export interface Pushed {
  title: string;
  tag: string;
  path: string;
}

interface Taken {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service that speaks the protocol (RFC 8030, 8291, 8292), and browsers that subscribe with it. */
export async function openPushService() {
  const taken: Taken[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      if (status === 201) taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    host,
    close: () => new Promise((done) => server.close(done)),
    /** A browser that subscribes; what it was told, and what the service answers from now on. */
    browser() {
      const path = `/push/${(browsers += 1)}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const own = () => taken.filter((each) => each.path === path);
      return {
        endpoint: `http://${host}${path}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        answers: (status: number) => void answers.set(path, status),
        told: () => own().map(({ body }) => JSON.parse(decrypted(body, keys, auth)) as Pushed),
        headers: () => own().map(({ headers }) => headers),
      };
    },
    /** Whether a push was signed for this service by whoever has this public key. */
    isSignedBy: (authorization: string, key: string) => isSigned(authorization, key, `http://${host}`),
  };
}

/** The text of a message as its browser decrypts it (RFC 8188, aes128gcm; RFC 8291). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function isSigned(authorization: string, key: string, audience: string): boolean {
  const { t = '', k } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(', ')
      .map((part) => part.split('=', 2)),
  ) as Record<string, string>;
  const [head = '', claims = '', signature = ''] = t.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return k === key && signed && said.aud === audience && said.exp * 1000 > Date.now();
}
