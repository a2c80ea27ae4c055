/** What a process told to listen for a debugger (`--inspect`) has in use after collecting garbage, in bytes. */
export async function heapAfterGc(said: string): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(said)?.[1];
  if (!address) throw new Error('the shop listens for no debugger');
  const socket = new WebSocket(address);
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('no debugger answers')));
  });
  let asked = 0;
  const ask = (method: string) =>
    new Promise<{ usedSize?: number }>((done) => {
      asked += 1;
      const id = asked;
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } };
        if (answer.id === id) done(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // Twice: what the first one finalised goes with the second.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize } = await ask('Runtime.getHeapUsage');
    return usedSize ?? Number.NaN;
  } finally {
    socket.close();
  }
}
