import { signIn } from './api.ts';

/** A seller's connection as somebody writes it who knows the specification and socket.io's protocol, and nothing of ours. */
export interface SellerLine {
  token: string;
  say(event: string, payload: unknown): void;
  /** The same, and waits until the server has done it. */
  ask(event: string, payload: unknown): Promise<void>;
  /** Once the server says this, from now on. */
  hear(event: string): Promise<void>;
  close(): void;
}

/** Opens the desk of a vendor: it is online for as long as the line is open. */
export async function sellerLine(origin: string, email: string, vendorId: string): Promise<SellerLine> {
  const { token } = await signIn(origin, email);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const say = (event: string, payload: unknown) => socket.send(`42${JSON.stringify([event, payload])}`);
  let asked = 0;
  const answers = new Map<string, () => void>();
  const expected = new Map<string, () => void>();
  const hear = (event: string) => new Promise<void>((done) => void expected.set(`42["${event}"`, done));
  const askFor = (event: string, payload: unknown) =>
    new Promise<void>((done) => {
      asked += 1;
      answers.set(`43${asked}[`, done);
      socket.send(`42${asked}${JSON.stringify([event, payload])}`);
    });
  await new Promise<void>((done, fail) => {
    socket.addEventListener('error', () => fail(new Error('no connection')));
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data);
      if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
      if (packet === '2') socket.send('3');
      if (packet.startsWith('40')) done();
      answers.get(packet.slice(0, packet.indexOf('[') + 1))?.();
      expected.get(packet.split(',', 1)[0]!)?.();
    });
  });
  say('deskOpen', vendorId);
  return { token, say, ask: askFor, hear, close: () => socket.close() };
}
