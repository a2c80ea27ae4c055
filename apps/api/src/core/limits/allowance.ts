import { refusal } from '@haat/contract/core/problem';
import { networkOf } from '../http/network.ts';

/** What each may do at once, and how much more each second. */
export interface Budget {
  atOnce: number;
  perSecond: number;
  /** What a refusal takes of it: who goes on asking without waiting has nothing left over in the end. Nothing unless told. */
  refusalCosts?: number;
}

/** So far below nothing an allowance falls, in seconds of waiting. */
const maxOwed = 3;
/** So many are remembered; who comes on top begins anew with the one that asked longest ago. */
const maxRemembered = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/** How much each network (an IPv4 address, a /64 of IPv6), or whoever else is named, may do in one process. */
export class Allowance {
  readonly #buckets = new Map<string, Bucket>();
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /**
   * @param who an address, which stands for its network, or any other name
   * @throws Refusal `too-many-requests` with the seconds to wait
   */
  take(who: string): void {
    const { perSecond, refusalCosts = 0 } = this.#budget;
    const filled = this.#filled(who);
    const left = filled < 1 ? Math.max(filled - refusalCosts, -maxOwed * perSecond) : filled - 1;
    this.#keep(who, left);
    if (filled < 1) throw refusal('too-many-requests', { retryAfter: Math.ceil((1 - left) / perSecond) });
  }

  /** Takes back what turned out to be none of what is limited. */
  giveBack(who: string): void {
    this.#keep(who, Math.min(this.#budget.atOnce, this.#filled(who) + 1));
  }

  #filled(who: string): number {
    const { atOnce, perSecond } = this.#budget;
    const bucket = this.#buckets.get(networkOf(who));
    if (!bucket) return atOnce;
    return Math.min(atOnce, bucket.left + ((performance.now() - bucket.at) / 1000) * perSecond);
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
