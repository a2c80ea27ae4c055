import { createClient } from '@redis/client';
import type { BusTransport } from './bus.ts';

const connectWithin = 5_000;
// Redis takes half a gigabyte; so much of ours is never said at once.
const maxLength = 1_000_000;

/** Pub/sub of Redis 6 or newer, on a connection of its own. Installations that share a Redis are kept apart by its databases' numbers. */
export function redisTransport(url: string): BusTransport {
  const channel = `haat${new URL(url).pathname.replace(/\/?$/, '')}`;
  return {
    maxLength,
    async connect(onText, onLost) {
      let lost = (why: unknown) => {
        lost = () => {};
        onLost(why);
      };
      const client = createClient({
        url,
        name: 'haat-bus',
        disableOfflineQueue: true,
        // Whoever asked for the connection asks again: between the two everything that is kept is dropped.
        socket: { connectTimeout: connectWithin, reconnectStrategy: false },
      });
      client.on('error', (error: unknown) => lost(error));
      client.on('end', () => lost(new Error('Redis has ended the connection.')));
      try {
        await client.connect();
        await client.subscribe(channel, onText);
      } catch (error) {
        lost = () => {};
        if (client.isOpen) client.destroy();
        throw error;
      }
      return {
        publish: (text) => client.publish(channel, text),
        close() {
          lost = () => {};
          if (client.isOpen) client.destroy();
        },
      };
    },
  };
}
