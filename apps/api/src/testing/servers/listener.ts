import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterEach, expect } from 'vitest';
import { channelOptions } from '@haat/contract/core/channel';
import type { Haat } from '../harness.ts';
import type { MadePerson } from '../makers.ts';

export interface Listener {
  socket: Socket;
  /** All that was heard, event by event. */
  heard: [event: string, said: unknown][];
  /** The next one of an event that was not waited for yet. */
  next(event: string): Promise<unknown>;
}

interface From {
  shop?: string;
  headers?: Record<string, string>;
}

/** A browser that connects to a shop at a port of this machine and writes down whatever it hears. Its caller lets it go. */
export function browserAt(
  port: number,
  auth: object = {},
  { shop = 'haat', headers = {} }: From = {},
): Listener {
  const socket = io(`http://127.0.0.1:${port}`, {
    ...channelOptions,
    auth,
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `subdom=${shop}`, ...headers },
  });
  const heard: Listener['heard'] = [];
  let waited = 0;
  socket.onAny((event: string, said: unknown) => heard.push([event, said]));
  const next = async (event: string) => {
    const found = () => heard.findIndex(([each], index) => index >= waited && each === event);
    await expect.poll(found, { interval: 10 }).toBeGreaterThanOrEqual(0);
    waited = found() + 1;
    return heard[waited - 1]![1];
  };
  return { socket, heard, next };
}

/** Listens at a port, for one test file; what was connected is let go after each test. */
export async function openListeners(haat: Haat) {
  await haat.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = haat.app.server.address() as AddressInfo;
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });

  function connect(auth: object = {}, from: From = {}): Listener {
    const listener = browserAt(port, auth, from);
    open.push(listener.socket);
    return listener;
  }

  /** A page of somebody that has said whose it is; it is known to be heard once a wrong id was answered after it. */
  async function page(person: MadePerson): Promise<Listener> {
    const listener = connect({ token: person.token }, { shop: person.shop.subdomain });
    listener.socket.emit('newUser', person.id);
    listener.socket.emit('newUser', 'nobody');
    await listener.next('serverMessage');
    return listener;
  }

  return { port, connect, page };
}

/** What was heard by an event, in its order. */
export const heardBy = ({ heard }: Listener, event: string): unknown[] =>
  heard.filter(([each]) => each === event).map(([, said]) => said);
