import type { Namespace } from 'socket.io';
import { ClusterAdapter } from 'socket.io-adapter';
import type { ClusterMessage, ClusterResponse } from 'socket.io-adapter';
import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';

const topics = { messages: 'sockets', responses: 'socket responses' };
/** What other processes of this installation say is of Socket.IO's own form, which it alone knows. */
const hasType = (said: unknown) => typeof said === 'object' && said !== null && 'type' in said;
const message = z.custom<ClusterMessage>(hasType);
const response = z.custom<ClusterResponse>(hasType);

/**
 * Socket.IO's adapter for several processes, over the bus of the shop: what is said to a room reaches its browsers whichever process
 * holds them. Those of this process never wait for the others (decision 21).
 */
class BusAdapter extends ClusterAdapter {
  readonly #bus: Bus;

  constructor(namespace: Namespace, bus: Bus) {
    super(namespace);
    this.#bus = bus;
    bus.subscribe(topics.messages, message, (said) => this.onMessage(said));
    bus.subscribe(topics.responses, response, (said) => this.onResponse(said));
  }

  protected override async doPublish(said: ClusterMessage): Promise<string> {
    this.#bus.publish(topics.messages, said);
    return '';
  }

  protected override async doPublishResponse(_: string, said: ClusterResponse): Promise<void> {
    this.#bus.publish(topics.responses, said);
  }
}

/** What makes the adapter of each namespace; called by `new`, so no arrow. */
export const busAdapter = (bus: Bus) =>
  function adapterOf(namespace: Namespace) {
    return new BusAdapter(namespace, bus);
  };
