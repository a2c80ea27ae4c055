import type { ClaimedJob } from './claim-import.ts';
import type { Outcome } from './save-rows.ts';

// Milliseconds after which those who keep what was changed are told, all at once: lists are then a second behind at
// most (decision 25).
const announceEvery = 900;
// So many at once are still told by their ids: more of them go to other processes as all products of the shop.
const batchSize = 90;

export interface Announcing {
  /** These products of a shop are others now. */
  products: (shopId: string, ids: string[]) => void;
  /** Any of a shop's products may be others now. */
  all: (shopId: string) => void;
}

/** What an import has changed, told some at a time instead of row by row. New products that are not shown are in no list yet. */
export class Announcements {
  readonly #shopId: string;
  readonly #announcing: Announcing;
  #ids: string[] = [];
  /** Which ones a process changed that has died nobody knows. */
  #isAnyChanged: boolean;
  #toldAt = performance.now();

  constructor(job: ClaimedJob, announcing: Announcing) {
    this.#shopId = job.shopId;
    this.#announcing = announcing;
    this.#isAnyChanged = job.state === 'applying' && job.changed + job.added > 0;
  }

  add(outcomes: readonly Outcome[]): void {
    for (const each of outcomes)
      if (each.kind === 'saved' && (each.active || !each.change.isNew)) this.#ids.push(each.productId);
    if (this.#ids.length >= batchSize || performance.now() - this.#toldAt > announceEvery) this.tell();
  }

  tell(): void {
    this.#toldAt = performance.now();
    if (this.#isAnyChanged) this.#announcing.all(this.#shopId);
    else
      for (let at = 0; at < this.#ids.length; at += batchSize)
        this.#announcing.products(this.#shopId, this.#ids.slice(at, at + batchSize));
    this.#isAnyChanged = false;
    this.#ids = [];
  }
}
