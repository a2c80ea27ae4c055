import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { loggable } from '../errors.ts';
import type { Bus, BusConnection, BusListener, BusTransport } from './bus.ts';
import { PartsReader, partsOf } from './parts.ts';

// How often each process says that it lives, in milliseconds.
const heartbeatEvery = 1_000;
// Milliseconds after which a process that says nothing is gone, and a bus that brings nothing back is cut.
const silentFor = 3_500;
const againAfter = 250;
/** So long others count as they were heard last while the bus is cut; from then on they are gone until it is back. */
const cutFor = 30_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

const messagesSchema = z.array(z.tuple([z.string(), z.unknown()]));
type Messages = z.output<typeof messagesSchema>;

/**
 * A bus over a transport. What is said goes together with all that is said while it is under way. Each process hears itself, too: so it
 * knows within four seconds that its connection carries nothing, however it came to that.
 */
export class ConnectedBus implements Bus {
  readonly #id = randomBytes(9).toString('base64url');
  readonly #transport: BusTransport;
  readonly #log: FastifyBaseLogger;
  readonly #topics = new Map<string, (data: unknown, from: string) => void>();
  readonly #missed: (() => void)[] = [];
  readonly #joined: (() => void)[] = [];
  readonly #left: ((process: string) => void)[] = [];
  // When each other process was heard last.
  readonly #others = new Map<string, number>();
  #parts = new PartsReader();
  #connection: BusConnection | undefined;
  #toSay: Messages = [];
  #saying: Promise<void> | undefined;
  // Since when something of our own has not come back.
  #unheardSince: number | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** Runs from the cut until something is heard again, however often the bus seems to stand in between. */
  #clearing: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(transport: BusTransport, log: FastifyBaseLogger) {
    this.#transport = transport;
    this.#log = log;
  }

  /**
   * Connects for the first time, and stays connected from then on.
   * @throws where the transport cannot be reached, or carries nothing
   */
  async open(): Promise<void> {
    await this.#connect('hello');
    const deadline = performance.now() + silentFor;
    while (this.#unheardSince !== undefined) {
      if (performance.now() > deadline || !this.#connection) {
        this.#closed = true;
        this.#connection?.close();
        throw new Error('what is published does not come back');
      }
      await after(5);
    }
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatEvery).unref();
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  publish(topic: string, data: unknown): void {
    if (!this.#connection) return;
    this.#toSay.push([topic, data]);
    this.#saying ??= this.#sayAll().finally(() => (this.#saying = undefined));
  }

  subscribe<S extends z.ZodMiniType>(topic: string, schema: S, listener: BusListener<S>): void {
    this.#topics.set(topic, (data, from) => {
      const parsed = z.safeParse(schema, data);
      if (parsed.success) listener(parsed.data, from);
      else this.#tellMissed();
    });
  }

  onMissed(listener: () => void): void {
    this.#missed.push(listener);
  }

  onJoined(listener: () => void): void {
    this.#joined.push(listener);
  }

  onLeft(listener: (process: string) => void): void {
    this.#left.push(listener);
  }

  async close(): Promise<void> {
    this.publish('bye', null);
    const saying = this.#saying ?? Promise.resolve();
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#clearing);
    await Promise.race([saying, after(1_000)]);
    this.#connection?.close();
    this.#connection = undefined;
  }

  async #connect(greeting: 'hello' | 'back'): Promise<void> {
    this.#parts = new PartsReader();
    let lost: { why: unknown } | undefined;
    let connection: BusConnection | undefined;
    connection = await this.#transport.connect(
      (text) => this.#hear(text),
      (why) => {
        lost = { why };
        // It may be lost before it stands.
        if (connection && this.#connection === connection) this.#lose(why);
      },
    );
    if (lost || this.#closed) {
      connection.close();
      throw lost?.why;
    }
    this.#connection = connection;
    this.#unheardSince = undefined;
    const now = performance.now();
    for (const other of this.#others.keys()) this.#others.set(other, now);
    // Nobody has kept anything since: what is heard from here on is all that changes.
    if (greeting === 'back') for (const listener of this.#missed) listener();
    this.#unheardSince = now;
    this.publish(greeting, null);
    for (const listener of this.#joined) listener();
  }

  async #sayAll(): Promise<void> {
    // All that is said in one turn of the loop goes together.
    await Promise.resolve();
    while (this.#toSay.length > 0 && this.#connection) {
      const connection = this.#connection;
      const said = this.#toSay.splice(0);
      try {
        for (const text of partsOf(this.#id, said, this.#transport.maxLength)) await connection.publish(text);
      } catch (error) {
        if (this.#connection === connection) this.#lose(error);
      }
    }
  }

  #hear(text: string): void {
    let heard: { from: string; said: Messages };
    try {
      const { from, said = [] } = this.#parts.read(text);
      // A newer version, or somebody else who may speak here, may say something of another form.
      heard = { from, said: z.parse(messagesSchema, said) };
    } catch (error) {
      this.#log.warn({ error: loggable(error) }, 'something on the bus could not be read');
      return this.#tellMissed();
    }
    const { from, said } = heard;
    clearTimeout(this.#clearing);
    this.#clearing = undefined;
    if (from === this.#id) {
      this.#unheardSince = undefined;
      return;
    }
    const isNew = !this.#others.has(from);
    this.#others.set(from, performance.now());
    if (isNew) for (const listener of this.#joined) listener();
    for (const [topic, data] of said) this.#take(topic, data, from);
  }

  #take(topic: string, data: unknown, from: string): void {
    if (topic === 'bye') return this.#dropPeer(from);
    // What that one had to say while it was cut off was said to nobody.
    if (topic === 'back') {
      this.#tellMissed();
      for (const listener of this.#joined) listener();
    }
    this.#topics.get(topic)?.(data, from);
  }

  #beat(): void {
    const now = performance.now();
    if (this.#connection) {
      this.publish('alive', null);
      this.#unheardSince ??= now;
      // What came while this process itself was busy is heard first.
      setImmediate(() => this.#findSilent());
    }
  }

  #findSilent(): void {
    const now = performance.now();
    if (this.#unheardSince !== undefined && now - this.#unheardSince > silentFor)
      return this.#lose(new Error('what is published does not come back'));
    if (!this.#connection) return;
    const silent = [...this.#others].filter(([, heardAt]) => now - heardAt > silentFor);
    for (const [other] of silent) this.#dropPeer(other);
    // Their last words may have been lost with them.
    if (silent.length > 0) this.#tellMissed();
  }

  #dropPeer(other: string): void {
    this.#others.delete(other);
    this.#parts.drop(other);
    for (const listener of this.#left) listener(other);
  }

  #clearOthers(): void {
    for (const other of [...this.#others.keys()]) this.#dropPeer(other);
  }

  #tellMissed(): void {
    for (const listener of this.#missed) listener();
  }

  #lose(why: unknown): void {
    const lost = this.#connection;
    this.#connection = undefined;
    this.#toSay = [];
    this.#unheardSince = undefined;
    lost?.close();
    if (!lost || this.#closed) return;
    this.#log.warn(
      { error: loggable(why) },
      'other processes are not heard; what is kept counts for a second',
    );
    this.#clearing ??= setTimeout(() => this.#clearOthers(), cutFor).unref();
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#connection) {
      await after(againAfter);
      // Tried again until it stands: what is wrong was said when it was lost.
      await this.#connect('back').catch(() => {});
    }
    if (this.#connection) this.#log.warn('other processes are heard again');
  }
}
