/** The real-time line of one open page, by socket.io's protocol and without its client: what is measured is the server. */
export interface PageSocket {
  say(event: string, said: unknown): void;
  /** Says it, and waits until the server has done it. */
  ask(event: string, said: unknown): Promise<void>;
  /** Hears each event by its name, and what was said with it. */
  onEvent: (event: string, said: unknown) => void;
  close(): Promise<void>;
}

/** Connects as a page does, and waits until the server has greeted it. */
export async function openPageSocket(origin: string, token: string): Promise<PageSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const answers = new Map<string, () => void>();
  let asked = 0;
  const greeted = Promise.withResolvers<void>();
  const page: PageSocket = {
    say: (event, said) => socket.send(`42${JSON.stringify([event, said])}`),
    ask(event, said) {
      asked += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.set(`43${asked}[`, resolve);
      socket.send(`42${asked}${JSON.stringify([event, said])}`);
      return promise;
    },
    onEvent: () => {},
    close: () => closed(socket),
  };
  socket.addEventListener('error', () => greeted.reject(new Error('no connection')));
  socket.addEventListener('message', ({ data }) => {
    const packet = String(data);
    if (packet === '2') socket.send('3');
    else if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
    else if (packet.startsWith('44')) greeted.reject(new Error(packet));
    else if (packet.startsWith('43')) answers.get(packet.slice(0, packet.indexOf('[') + 1))?.();
    else if (packet.startsWith('42["receiveGreet"')) greeted.resolve();
    else if (packet.startsWith('42["')) page.onEvent(...(JSON.parse(packet.slice(2)) as [string, unknown]));
  });
  await greeted.promise;
  return page;
}

/** The same at the bare server: whatever comes is the one event, and all that it says. */
export async function openBareSocket(origin: string, path: string): Promise<PageSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
  const page: PageSocket = {
    say: () => {},
    ask: async () => {},
    onEvent: () => {},
    close: () => closed(socket),
  };
  socket.addEventListener('message', ({ data }) => page.onEvent('said', data));
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('no connection')));
  });
  return page;
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((done) => {
    socket.addEventListener('close', () => done());
    socket.close();
  });
}
