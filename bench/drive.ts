import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Ask } from './targets.ts';

/** What a load did. Times in milliseconds. */
export interface Driven {
  /** The time of every answer. */
  times: number[];
  /** Answers that are no success, and connections that broke. */
  failed: number;
  /** From the first request to the last answer. */
  took: number;
}

export interface Drive {
  origin: string;
  next: () => Ask;
  /** Requests at once, each on a connection that is kept. */
  connections: number;
  /** It ends after so many milliseconds, or so many requests where that is given. */
  ms: number;
  amount?: number;
  /** The address of this machine it comes from, like 127.0.0.2. */
  from?: string;
}

/**
 * Sends requests one after the other on each of some kept connections. Answers are counted and thrown away unread:
 * the tools at hand decode each body as text, which for compressed bytes costs more than a bare server's whole answer,
 * so that they measure themselves.
 * @throws when an answer does not say its length
 */
export async function drive({
  origin,
  next,
  connections,
  ms,
  amount = Infinity,
  from,
}: Drive): Promise<Driven> {
  const { hostname, port } = new URL(origin);
  const times: number[] = [];
  const began = performance.now();
  let sent = 0;
  let failed = 0;
  const goesOn = () => sent < amount && (amount !== Infinity || performance.now() - began < ms);
  const worker = async () => {
    const line = new Line(connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true }));
    try {
      while (goesOn()) {
        sent += 1;
        const asked = performance.now();
        const status = await line.ask(bytesOf(next(), `${hostname}:${port}`));
        times.push(performance.now() - asked);
        if (status < 200 || status > 299) failed += 1;
      }
    } finally {
      line.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, amount) }, worker));
  return { times, failed, took: performance.now() - began };
}

function bytesOf({ method, path, headers, body = '' }: Ask, host: string): string {
  const all = {
    host,
    ...headers,
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** One kept connection with one request on it at a time. */
class Line {
  readonly #socket: Socket;
  #head = Buffer.alloc(0);
  #left = 0;
  #status = 0;
  #done: ((status: number) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('the server closed the connection')));
  }

  /** @returns the answer's status, once all its bytes are here */
  ask(request: string): Promise<number> {
    return new Promise((done, fail) => {
      this.#done = done;
      this.#fail = fail;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    let rest = bytes;
    if (this.#left === 0) {
      this.#head = Buffer.concat([this.#head, bytes]);
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#head.toString('latin1', 0, end);
      rest = this.#head.subarray(end + 4);
      this.#head = Buffer.alloc(0);
      this.#status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      if (length === undefined) {
        this.#fail?.(new Error(`an answer does not say its length: ${head}`));
        return;
      }
      this.#left = Number(length);
    }
    this.#left -= rest.byteLength;
    if (this.#left === 0) this.#done?.(this.#status);
  }
}
