import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';

interface Counted {
  count: number;
  /** When it is forgotten, in milliseconds of the clock that nobody sets back. */
  until: number;
}

const topic = 'limits';
const maxRemembered = 50_000;
// What the plug-in tells of a route, of which its types know nothing.
const ofRoute = z.object({
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
});
const counted = z.array(z.tuple([z.string(), z.number()]));

/** How often something was done in a window of time that begins with the first of it. */
class Counts {
  readonly #counts = new LRUCache<string, Counted>({ max: maxRemembered });

  add(key: string, timeWindow: number): { current: number; ttl: number } {
    const now = performance.now();
    const known = this.#counts.get(key);
    const { count, until } = known && known.until > now ? known : { count: 0, until: now + timeWindow };
    this.#counts.set(key, { count: count + 1, until });
    return { current: count + 1, ttl: until - now };
  }
}

/**
 * Counts calls for the plug-in that limits them, in this process and by what the others tell: what several of them let through at the
 * very same moment is more than one would. While the bus is cut each counts by itself.
 */
export function sharedLimits(bus: Bus): FastifyRateLimitStoreCtor {
  const counts = new Counts();
  bus.subscribe(topic, counted, (calls) => {
    for (const [key, timeWindow] of calls) counts.add(key, timeWindow);
  });

  return class Store {
    readonly #route: string;

    constructor(_: unknown, route = '') {
      this.#route = route;
    }

    incr(
      caller: string,
      answer: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      timeWindow = 60_000,
    ): void {
      const key = `${this.#route} ${caller}`;
      bus.publish(topic, [[key, timeWindow]]);
      answer(null, counts.add(key, timeWindow));
    }

    child(options: object): Store {
      const { method, url } = z.parse(ofRoute, options).routeInfo;
      return new Store({}, `${String(method)} ${url}`);
    }
  };
}
