/** For the environment of a process whose memory is looked at: a debugger can have it collect its garbage. */
export const withDebugger = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** What a process has in use, in bytes: objects in its heap, and buffers, which typed arrays lie in. */
export interface HeldMemory {
  heap: number;
  buffers: number;
}

interface HeapUsage {
  usedSize?: number;
  backingStorageSize?: number;
}

/**
 * What a process that was started with `withDebugger` still has in use after collecting its garbage.
 * @param said all that it has written
 */
export async function heldMemoryOf(said: string): Promise<HeldMemory> {
  const address = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
  if (!address) throw new Error('the shop listens for no debugger');
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('no debugger answers')));
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<HeapUsage>((done) => {
      asked += 1;
      const id = asked;
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: HeapUsage };
        if (answer.id === id) done(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // Twice: what the first one finalised goes with the second.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize = Number.NaN, backingStorageSize = Number.NaN } = await ask('Runtime.getHeapUsage');
    return { heap: usedSize, buffers: backingStorageSize };
  } finally {
    socket.close();
  }
}
