import { dayInNepal } from '@haat/contract/core/time/nepal-time';
import type { Db } from '../../core/database/database.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { loggable } from '../../core/errors.ts';
import { addMissed, addViews } from './write-counts.ts';
import type { Counted } from './write-counts.ts';

/** Milliseconds that counts wait in memory: so long a crash may cost, and so seldom it costs a statement. */
const writeEvery = 5_000;
/** So many different things are counted between two writings; what comes on top is let go. */
const maxBatch = 5_000;

/** Adds up in memory, by shop, day and thing. */
class Tally {
  #counted = new Map<string, Counted>();

  add({ times, ...one }: Counted): void {
    const key = `${one.shopId} ${one.day} ${one.what}`;
    const known = this.#counted.get(key);
    if (known) known.times += times;
    else if (this.#counted.size < maxBatch) this.#counted.set(key, { ...one, times });
  }

  /** What was counted since it was asked last. */
  take(): Counted[] {
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    return counted;
  }
}

/** Counts what shoppers look at and search for in vain, without asking the database each time. */
export class Counters {
  readonly #views = new Tally();
  readonly #missed = new Tally();
  readonly #orm: Db;
  readonly #log: Dependencies['log'];
  readonly #timer = setInterval(() => void this.write(), writeEvery).unref();
  #writing = Promise.resolve();

  constructor(orm: Db, log: Dependencies['log']) {
    this.#orm = orm;
    this.#log = log;
  }

  view(shopId: string, productId: string): void {
    this.#views.add({ shopId, day: dayInNepal(new Date()), what: productId, times: 1 });
  }

  missed(shopId: string, term: string): void {
    this.#missed.add({ shopId, day: dayInNepal(new Date()), what: term, times: 1 });
  }

  /** Writes down what was counted, one writing at a time. What could not be written is written with the next. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await this.#writeOne(this.#views, addViews);
      await this.#writeOne(this.#missed, addMissed);
    });
    return this.#writing;
  }

  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.write();
  }

  async #writeOne(tally: Tally, add: (db: Db, counted: Counted[]) => Promise<void>): Promise<void> {
    const counted = tally.take();
    if (counted.length === 0) return;
    try {
      await add(this.#orm, counted);
    } catch (error) {
      for (const each of counted) tally.add(each);
      this.#log.warn({ error: loggable(error) }, 'what was counted could not be written; it is tried again');
    }
  }
}
