/** For the environment of a process that is looked into. */
export const withDebugger = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a process has in use, in bytes: objects in its heap, and buffers, which typed arrays lie in. */
export interface HeldMemory {
  heap: number;
  buffers: number;
}

/** A connection to the debugger of a process that was started with `withDebugger`. */
export interface Debugger {
  /** What the process still has in use after collecting its garbage. */
  heldMemory(): Promise<HeldMemory>;
  /** Runs an expression in the process. @returns its value, one that JSON can say */
  evaluate<T>(expression: string): Promise<T>;
  close(): void;
}

/** @param said all that the process has written */
export async function openDebugger(said: string): Promise<Debugger> {
  const address = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
  if (!address) throw new Error('the shop listens for no debugger');
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('no debugger answers')));
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let asked = 0;
  const ask = <T>(method: string, params = {}) =>
    new Promise<T>((done) => {
      asked += 1;
      waiting.set(asked, (result) => done(result as T));
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    async heldMemory() {
      // Twice: what the first one finalised goes with the second.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const used = await ask<{ usedSize: number; backingStorageSize: number }>('Runtime.getHeapUsage');
      return { heap: used.usedSize, buffers: used.backingStorageSize };
    },
    async evaluate<T>(expression: string) {
      const answer = await ask<{ result: { value: T }; exceptionDetails?: unknown }>('Runtime.evaluate', {
        ...{ expression, returnByValue: true },
      });
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
      return answer.result.value;
    },
    close: () => socket.close(),
  };
}

/** What a process that was started with `withDebugger` has in use after collecting its garbage. */
export async function heldMemoryOf(said: string): Promise<HeldMemory> {
  const opened = await openDebugger(said);
  try {
    return await opened.heldMemory();
  } finally {
    opened.close();
  }
}
