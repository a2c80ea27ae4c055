import type * as z from 'zod/mini';

/** @param from the process that says it */
export type BusListener<S extends z.ZodMiniType> = (data: z.output<S>, from: string) => void;

/** What processes of one installation tell each other, topic by topic. What is said is JSON. */
export interface Bus {
  /** Whether other processes are heard just now; of one that runs alone there is nobody to miss. */
  readonly isConnected: boolean;
  /** Says something to all other processes. While the bus is cut nothing is said: the others learn that they have missed something. */
  publish(topic: string, data: unknown): void;
  /** Hears what other processes say. What is of another form, as a newer version may say it, counts as missed. */
  subscribe<S extends z.ZodMiniType>(topic: string, schema: S, listener: BusListener<S>): void;
  /** Called where something may have been missed: the bus stands again, another process was cut off or has died. */
  onMissed(listener: () => void): void;
  /** Called with each process that comes or comes back, this one included: it has not heard what was said before. */
  onJoined(listener: () => void): void;
  /** Called with each other process that is gone, or that nobody could hear for half a minute. */
  onLeft(listener: (process: string) => void): void;
  close(): Promise<void>;
}

/** The bus of an embedded database, which one process has for itself. */
export const alone: Bus = {
  isConnected: true,
  publish() {},
  subscribe() {},
  onMissed() {},
  onJoined() {},
  onLeft() {},
  close: async () => {},
};

/** A way for texts from each process to all of them, itself included. */
export interface BusTransport {
  /** ASCII characters that one text may have. */
  maxLength: number;
  /**
   * Connects; once this resolves, everything that is published is heard.
   * @param onText hears each text; those of one publisher in their order
   * @param onLost called once when the connection is over
   * @throws where it cannot be reached
   */
  connect(onText: (text: string) => void, onLost: (why: unknown) => void): Promise<BusConnection>;
}

export interface BusConnection {
  publish(text: string): Promise<unknown>;
  close(): void;
}
