import { once } from 'node:events';
import net from 'node:net';
import { Duplex } from 'node:stream';
import tls from 'node:tls';

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

/**
 * Opens the driver's connections to a server, so that one breaking is told at one moment. Node tells a socket's error first and
 * its end a little later; in between postgres.js takes the connection for a good one, and queries it sends there are never answered.
 */
export function outsideSocket(mode: SslMode): (address: Address) => Promise<Duplex> {
  return async ({ host, port, path }) => {
    const [name = 'localhost', at = 5432] = [host[0], port[0]];
    const socket = path ? net.connect(path) : net.connect(at, name);
    // postgres.js names these in its errors.
    Object.assign(socket, path ? {} : { host: name, port: at });
    if (mode === 'disable' || path) return endingAtOnce(socket);
    try {
      return endingAtOnce(Object.assign(await encrypted(socket, name, mode), { host: name, port: at }));
    } catch (error) {
      socket.destroy();
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
