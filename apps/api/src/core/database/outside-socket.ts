import { once } from 'node:events';
import net from 'node:net';
import { Duplex } from 'node:stream';
import tls from 'node:tls';
import { DatabaseAway } from './failures.ts';
import { Silence } from './silence.ts';
import type { Patience } from './silence.ts';

/** What postgres.js hands to its `socket` option, as far as we read it. */
type Address = { host: string[]; port: number[]; path?: string | false };
/** libpq's words for how much a connection is encrypted; `require` encrypts without asking who answers, as libpq does. */
export type SslMode = 'disable' | 'prefer' | 'require' | 'verify-full';

const HANDSHAKE_MS = 5000;
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** How encrypted the connections of a database's address are to be: its `sslmode` (or `ssl`), `disable` unless told. */
export function sslModeOf(url: string): SslMode {
  const wanted = new URL(url).searchParams;
  const mode = wanted.get('sslmode') ?? wanted.get('ssl') ?? 'disable';
  if (mode === 'true') return 'require';
  if (mode === 'disable' || mode === 'prefer' || mode === 'require' || mode === 'verify-full') return mode;
  throw new Error(`DATABASE_URL has sslmode=${mode}; known are disable, prefer, require and verify-full.`);
}

/** How connections are watched: for how long one may be silent, and who is told of one that is, or of one that fails. */
export type Watch = {
  patience: Patience;
  onTrouble: () => void;
  all: Set<{ heardAt: number; giveUp: () => void }>;
};

/** Watches nobody yet: for connections that may take their time. */
export const unwatched = (): Watch => ({ patience: { ms: null }, onTrouble: () => {}, all: new Set() });

/**
 * Opens the driver's connections to a server, so that one breaking is told at one moment. Node tells a socket's error first and
 * its end a little later; in between postgres.js takes the connection for a good one, and queries it sends there are never answered.
 * One that owes an answer for too long breaks.
 */
export function outsideSocket(
  mode: SslMode,
  watch: Watch = unwatched(),
): (address: Address) => Promise<Duplex> {
  return async ({ host, port, path }) => {
    const [name = 'localhost', at = 5432] = [host[0], port[0]];
    const socket = path ? net.connect(path) : net.connect(at, name);
    // postgres.js names these in its errors.
    Object.assign(socket, path ? {} : { host: name, port: at });
    if (mode === 'disable' || path) return watched(endingAtOnce(socket), watch);
    try {
      const secure = await encrypted(socket, name, mode);
      return watched(endingAtOnce(Object.assign(secure, { host: name, port: at })), watch);
    } catch (error) {
      socket.destroy();
      watch.onTrouble();
      return new DeadSocket(error as Error);
    }
  };
}

function endingAtOnce(socket: net.Socket): net.Socket {
  const emit = socket.emit.bind(socket) as (event: string | symbol, ...args: unknown[]) => boolean;
  let broken: Error | undefined;
  socket.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event === 'error') {
      broken ??= args[0] as Error;
      return true;
    }
    if (event === 'close' && broken) emit('error', broken);
    return emit(event, ...args);
  };
  return socket;
}

function watched(socket: net.Socket, { patience, onTrouble, all }: Watch): net.Socket {
  const giveUp = () => socket.destroy(new DatabaseAway('The database has not answered in time.'));
  const silence = new Silence(patience, () => {
    // Others that were last heard before are gone the same way: nobody should find that out one by one.
    for (const other of all) if (other.heardAt <= silence.since) other.giveUp();
    giveUp();
  });
  const own = {
    get heardAt() {
      return silence.heardAt;
    },
    giveUp,
  };
  all.add(own);
  const write = socket.write.bind(socket) as (bytes: Buffer, ...rest: unknown[]) => boolean;
  socket.write = (bytes: string | Uint8Array, ...rest: unknown[]) => {
    const chunk = Buffer.from(bytes as Buffer);
    silence.sent(chunk);
    return write(chunk, ...rest);
  };
  socket.on('data', (bytes: Buffer) => silence.heard(bytes));
  socket.on('error', onTrouble);
  socket.on('close', () => {
    silence.end();
    all.delete(own);
  });
  return socket;
}

async function encrypted(socket: net.Socket, servername: string, mode: SslMode): Promise<net.Socket> {
  const signal = AbortSignal.timeout(HANDSHAKE_MS);
  socket.write(SSL_REQUEST);
  const [answer] = (await once(socket, 'data', { signal })) as [Buffer];
  if (answer.toString() !== 'S') {
    if (mode === 'prefer') return socket;
    throw Object.assign(new Error("The database server doesn't encrypt connections."), {
      code: 'ECONNREFUSED',
    });
  }
  const secure = tls.connect({
    socket,
    rejectUnauthorized: mode === 'verify-full',
    ...(net.isIP(servername) ? {} : { servername }),
  });
  await once(secure, 'secureConnect', { signal });
  return secure;
}

/** postgres.js waits for ever when it gets no socket at all; one that dies makes it fail the query and try again later. */
export class DeadSocket extends Duplex {
  readonly #why: Error;

  constructor(why: Error) {
    super();
    this.#why = why;
  }

  override _read(): void {}

  override _write(_chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    done();
    this.destroy(this.#why);
  }
}
