import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { takeDirectory } from './directory-lock.ts';
import type { FromWorker, ToWorker, WorkerStart } from './embedded-worker.ts';
import { beginRestore, expectRestored } from './restoring.ts';
import { DatabaseAway } from '../failures.ts';
import type { ConnectionStream } from '../answer-timeout.ts';

export type EmbeddedOptions = {
  /** Where the database lives, held by this process alone; left out, it lives in memory and dies with `close`. */
  directory?: string;
  /** A dump to begin with where there is no database yet. */
  from?: Uint8Array;
  /** Milliseconds without a word after which an engine that owes an answer is started again; two minutes unless told. */
  hungAfter?: number;
  /** Whether a database that is new is there after `close` only where `restored` was called before. */
  restoring?: boolean;
  /** Told when the engine has died under us. The error names no query. */
  onCrash?: (error: Error) => void;
};

/** Postgres in a worker thread of this process, spoken to in its wire protocol. */
export type Embedded = {
  /** A connection for the driver. There is one session, so one connection at a time. */
  openStream(): ConnectionStream;
  /** The whole database as bytes for `from`: a tar of about 40 MB for an empty one. */
  dump(): Promise<Uint8Array>;
  /** Does something while the engine stands still between two requests: its files are then as a crash would leave them. Keep it short. */
  whileHeld<T>(work: () => Promise<T>): Promise<T>;
  /** How often the disk was told to keep what it was given, since the engine last started. */
  syncs(): Promise<number>;
  /** Ends the engine as a crash would. For drills. */
  crash(): Promise<void>;
  /** All that was to be restored is there. */
  restored(): void;
  close(): Promise<void>;
};

type WorkerReply = Exclude<FromWorker, Uint8Array>;
type Engine = {
  worker: Worker;
  wire: Wire | undefined;
  used: boolean;
  ended: Promise<void>;
  waiting: Map<WorkerReply['told'], Answer[]>;
  /** Sessions that were told to end and have not yet: until then, what the engine says is for one that is gone. */
  resets: number;
  heardAt: number;
};
type Answer = { resolve(message: WorkerReply): void; reject(error: Error): void };

/**
 * Opens the embedded database. When its engine dies, what was under way fails with DatabaseAway and the engine starts again
 * at once, where it is on disk; if it doesn't start, each later connection tries again.
 * @throws DirectoryTaken, HalfRestored, or an Error with the engine's own words when the database doesn't open.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { release, restored } = hold(options);
  let closing: Promise<void> | undefined;
  let engine: Promise<Engine>;

  const start = (): Promise<Engine> => {
    const starting = startEngine(options);
    starting.then(
      ({ ended }) => ended.then(() => closing ?? crashed()),
      () => {},
    );
    return starting;
  };
  const crashed = (): void => {
    const mended = options.directory !== undefined;
    engine = mended
      ? start()
      : Promise.reject(new DatabaseAway('The embedded database was lost with its memory.'));
    engine.catch(() => {});
    options.onCrash?.(
      new DatabaseAway(`The embedded database stopped${mended ? ' and is started again' : ''}.`),
    );
  };
  const running = (): Promise<Engine> => {
    if (closing) return Promise.reject(new DatabaseAway('The database is closed.'));
    return engine.catch(() => {
      if (options.directory !== undefined && !closing) engine = start();
      return engine;
    });
  };

  engine = start();
  try {
    await engine;
  } catch (error) {
    release();
    throw error;
  }
  return {
    openStream: () => new Wire(running, options.hungAfter),
    dump: async () =>
      ask(await running(), 'dump').then((told) => ('bytes' in told ? told.bytes : new Uint8Array())),
    whileHeld: async (work) => {
      const held = await running();
      await ask(held, 'hold');
      try {
        return await work();
      } finally {
        send(held, { ask: 'release' });
      }
    },
    syncs: async () => ask(await running(), 'syncs').then((told) => ('count' in told ? told.count : 0)),
    crash: async () => crashEngine(await running()),
    restored,
    close: () => (closing ??= closeEngine(engine).finally(release)),
  };
}

/** Takes the directory for this process; the answer gives it back. */
function hold({ directory, restoring = false }: EmbeddedOptions): { release(): void; restored(): void } {
  if (directory === undefined) return { release: () => {}, restored: () => {} };
  const release = takeDirectory(directory);
  try {
    if (!restoring) {
      expectRestored(directory);
      return { release, restored: () => {} };
    }
    const { finish, end } = beginRestore(directory);
    const endAndRelease = () => {
      try {
        end();
      } finally {
        release();
      }
    };
    return { release: endAndRelease, restored: finish };
  } catch (error) {
    release();
    throw error;
  }
}

async function startEngine({ directory, from }: EmbeddedOptions): Promise<Engine> {
  const workerData: WorkerStart = { directory: directory ?? null, from: from ?? null };
  // No flags, and of the environment only where compiled code is kept: the worker needs no more, and its parent's may hold secrets or a test runner's hooks.
  const { NODE_COMPILE_CACHE } = process.env;
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData,
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    execArgv: [],
    name: 'database',
  });
  const waiting: Engine['waiting'] = new Map();
  let failure: Error | undefined;
  worker.on('error', (error) => (failure = error as Error));
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const engine: Engine = {
    ...{ worker, ended, waiting, wire: undefined, used: false },
    ...{ resets: 0, heardAt: performance.now() },
  };
  worker.on('message', (message: FromWorker) => {
    engine.heardAt = performance.now();
    if (message instanceof Uint8Array) {
      if (engine.resets === 0)
        engine.wire?.hear(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    } else if (message.told === 'reset') engine.resets -= 1;
    else waiting.get(message.told)?.shift()?.resolve(message);
  });
  const ready = new Promise<WorkerReply>((resolve, reject) => waiting.set('ready', [{ resolve, reject }]));
  void ended.then(() => {
    const away = new DatabaseAway('The embedded database stopped.');
    engine.wire?.destroy(away);
    for (const answer of [...waiting.values()].flat()) answer.reject(failure ?? away);
  });
  await ready;
  return engine;
}

function send(engine: Engine, message: ToWorker): void {
  engine.worker.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : []);
}

function ask(engine: Engine, question: 'close' | 'dump' | 'hold' | 'syncs'): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    engine.waiting.set(question, [...(engine.waiting.get(question) ?? []), { resolve, reject }]);
    send(engine, { ask: question });
  });
}

async function crashEngine({ worker, ended, wire }: Engine): Promise<void> {
  const told = wire && !wire.closed ? new Promise((resolve) => wire.once('close', resolve)) : undefined;
  await worker.terminate();
  await Promise.all([ended, told]);
}

// Long enough for a checkpoint of a large database; after it the write-ahead log keeps what was acknowledged.
const CLOSING_MS = 20_000;

async function closeEngine(starting: Promise<Engine>): Promise<void> {
  const engine = await starting.catch(() => undefined);
  if (!engine) return;
  const timer = setTimeout(() => void engine.worker.terminate(), CLOSING_MS);
  await ask(engine, 'close').catch(() => {});
  await engine.ended;
  clearTimeout(timer);
}

// An engine that says nothing for so long will not any more; it is started again, with all that was acknowledged.
const HUNG_MS = 120_000;

/** The driver's end of a connection: looks like a network socket, posts whole messages to the worker. */
class Wire extends Duplex {
  readonly #running: () => Promise<Engine>;
  readonly #hungAfter: number;
  #engine: Engine | undefined;
  readonly #unsent: Buffer[] = [];
  bytesRead = 0;

  constructor(running: () => Promise<Engine>, hungAfter = HUNG_MS) {
    super();
    this.#running = running;
    this.#hungAfter = hungAfter;
  }

  hear(bytes: Buffer): void {
    this.bytesRead += bytes.length;
    this.push(bytes);
  }

  /** As a socket does. There is one session, so whoever connects takes it over. */
  connect(): this {
    this.#running().then(
      (engine) => this.#take(engine),
      () => this.destroy(new DatabaseAway("The embedded database isn't running.")),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #take(engine: Engine): void {
    if (this.destroyed) return;
    if (engine.used) {
      engine.resets += 1;
      send(engine, { ask: 'reset' });
    }
    engine.wire = this;
    engine.used = true;
    this.#engine = engine;
    this.emit('connect');
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // What is sent in one turn goes to the worker together: waking it costs more than a statement.
    if (this.#unsent.push(chunk) === 1) setImmediate(() => this.#flush());
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  #flush(): void {
    const chunks = this.#unsent.splice(0);
    if (this.#engine?.wire === this) send(this.#engine, new Uint8Array(Buffer.concat(chunks)));
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const engine = this.#engine;
    if (error && engine && performance.now() - engine.heardAt > this.#hungAfter)
      void engine.worker.terminate();
    done(error);
  }
}
