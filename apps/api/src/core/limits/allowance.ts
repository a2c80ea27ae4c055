import * as z from 'zod/mini';
import { refusal } from '@haat/contract/core/problem';
import type { Bus } from '../bus/bus.ts';
import { networkOf } from '../http/network.ts';

/** What each may do at once, and how much more each second. */
export interface Budget {
  burst: number;
  perSecond: number;
  /** What a refusal takes of it: who goes on asking without waiting has nothing left over in the end. Nothing unless told. */
  refusalCosts?: number;
}

// So far below nothing an allowance falls, in seconds of waiting.
const maxOwed = 3;
// So many are remembered; who comes on top begins anew with the one that asked longest ago.
const maxRemembered = 20_000;

interface Bucket {
  left: number;
  at: number;
}

// What is taken, and below zero what is given back.
const taken = z.tuple([z.string(), z.number()]);

/**
 * How much each network (an IPv4 address, a /64 of IPv6), or whoever else is named, may do: in one process, or in all that share it
 * over a bus under a name.
 */
export class Allowance {
  readonly #buckets = new Map<string, Bucket>();
  readonly #budget: Budget;
  readonly #tellOthers: (who: string, amount: number) => void = () => {};

  constructor(budget: Budget, shared?: { bus: Bus; name: string }) {
    this.#budget = budget;
    if (!shared) return;
    const topic = `allowance ${shared.name}`;
    this.#tellOthers = (who, amount) => shared.bus.publish(topic, [who, amount]);
    shared.bus.subscribe(topic, taken, ([who, amount]) => this.#spend(who, amount));
  }

  /**
   * @param who an address, which stands for its network, or any other name
   * @throws Refusal `too-many-requests` with the seconds to wait
   */
  take(who: string): void {
    const { perSecond, refusalCosts = 0 } = this.#budget;
    const filled = this.#filled(who);
    const amount = filled < 1 ? refusalCosts : 1;
    const left = this.#spend(who, amount);
    if (amount > 0) this.#tellOthers(who, amount);
    if (filled < 1) throw refusal('too-many-requests', { retryAfter: Math.ceil((1 - left) / perSecond) });
  }

  /** Takes back what turned out to be none of what is limited. */
  giveBack(who: string): void {
    this.#spend(who, -1);
    this.#tellOthers(who, -1);
  }

  #spend(who: string, amount: number): number {
    const { burst, perSecond } = this.#budget;
    const left = Math.min(burst, Math.max(this.#filled(who) - amount, -maxOwed * perSecond));
    this.#keep(who, left);
    return left;
  }

  #filled(who: string): number {
    const { burst, perSecond } = this.#budget;
    const bucket = this.#buckets.get(networkOf(who));
    if (!bucket) return burst;
    return Math.min(burst, bucket.left + ((performance.now() - bucket.at) / 1000) * perSecond);
  }

  #keep(who: string, left: number): void {
    const name = networkOf(who);
    this.#buckets.delete(name);
    this.#buckets.set(name, { left, at: performance.now() });
    if (this.#buckets.size <= maxRemembered) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
